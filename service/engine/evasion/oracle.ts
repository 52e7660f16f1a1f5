import type { Victim } from '../types.ts';
import { argMax, rowOf } from '../vectors.ts';
import type { AttackSpace } from './attack-space.ts';
import { distance, type Norm } from './geometry.ts';

/** What the victim says about one point. */
export interface Answers {
  /** True if the victim gives another class than the right one. */
  readonly fooled: Uint8Array;
  /** The largest score of another class less that of the right one: above 0 if the victim is fooled. Undefined if only labels are known. */
  readonly margins?: Float32Array;
}

/** One input under attack, and the best that any attack has found for it. */
export interface Sample {
  /** Its place among the analysed inputs. */
  readonly input: number;
  readonly label: number;
  /** In the unit box. */
  readonly origin: Float32Array;
  /** The closest point found with another class; the origin until there is one. */
  readonly best: Float32Array;
  bestDistance: number;
  bestClass: number;
  /** The attack that found it. */
  foundBy: string;
  queries: number;
  /** The queries that it had taken when a point within eps was found first. */
  queriesToEps: number;
}

/** A point that is asked about, for one sample. */
export interface Question {
  readonly sample: Sample;
  readonly point: Float32Array;
}

/**
 * Puts questions of all attacks to the victim, in batches. It counts the queries of each sample, keeps the closest fooling point
 * of each, whichever attack found it, and remembers labelled points, from which a substitute can learn.
 */
export class Oracle {
  readonly norm: Norm;
  readonly eps: number;
  readonly space: AttackSpace;
  /** The name of the attack that asks. */
  attack = '';
  readonly points: Float32Array[] = [];
  readonly answers: Float32Array[] = [];
  readonly #victim: Victim;
  readonly #remembered: number;

  /** @param remembered how many points are kept for a substitute */
  constructor(victim: Victim, space: AttackSpace, norm: Norm, eps: number, remembered: number) {
    this.#victim = victim;
    this.space = space;
    this.norm = norm;
    this.eps = eps;
    this.#remembered = remembered;
  }

  get knowsScores(): boolean {
    return this.#victim.answers === 'scores';
  }

  get queries(): number {
    return this.#victim.queries;
  }

  /** Asks about points, after moving each to where an input can be. */
  async ask(questions: readonly Question[]): Promise<Answers> {
    const { size } = this.space;
    const points = new Float32Array(questions.length * size);
    for (const [index, { point }] of questions.entries()) {
      this.space.snap(point);
      points.set(point, index * size);
    }
    const replies = await this.#victim.ask(this.space.toModel(points), questions.length);
    const fooled = new Uint8Array(questions.length);
    const margins = new Float32Array(questions.length);
    for (const [index, question] of questions.entries()) {
      const reply = rowOf(replies, index, this.#victim.answerSize);
      const predicted = this.knowsScores ? argMax(reply) : Math.round(reply[0] ?? 0);
      fooled[index] = predicted === question.sample.label ? 0 : 1;
      if (this.knowsScores) margins[index] = marginOf(reply, question.sample.label);
      this.#note(question, predicted);
      if (this.points.length < this.#remembered) {
        this.points.push(question.point.slice());
        this.answers.push(reply.slice());
      }
    }
    return this.knowsScores ? { fooled, margins } : { fooled };
  }

  #note({ sample, point }: Question, predicted: number): void {
    sample.queries += 1;
    if (predicted === sample.label) return;
    const length = distance(this.norm, sample.origin, point);
    if (length >= sample.bestDistance) return;
    if (length <= this.eps && sample.bestDistance > this.eps) sample.queriesToEps = sample.queries;
    sample.best.set(point);
    sample.bestDistance = length;
    sample.bestClass = predicted;
    sample.foundBy = this.attack;
  }
}

/** The logarithm of the score of the strongest other class less that of the right class: smoother than scores themselves. */
function marginOf(scores: Float32Array, label: number): number {
  let other = 0;
  for (let index = 0; index < scores.length; index += 1) {
    if (index !== label) other = Math.max(other, scores[index] ?? 0);
  }
  return Math.log(other + 1e-12) - Math.log((scores[label] ?? 0) + 1e-12);
}
