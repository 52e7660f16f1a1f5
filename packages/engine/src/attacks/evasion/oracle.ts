import type { Budget, Victim } from '../../types.ts';
import { argMax, rowOf } from '../../vectors.ts';
import type { AttackSpace } from './attack-space.ts';

/** What the victim says about points. Points that it was not asked about, since the budget is spent, do not fool it. */
export interface Answers {
  /** 1 for each point that gets another class than the right one. */
  readonly fooled: Uint8Array;
  /**
   * The logarithm of the largest score of another class less that of the right one: above 0 if the victim is fooled. All -1 or 1
   * if only labels are known.
   */
  readonly margins: Float32Array;
}

/** One input under attack, and the best that any attack has found for it. */
export interface Sample {
  /** Its place among the rows that were asked; -1 for a mixture. */
  readonly input: number;
  readonly isMixture: boolean;
  readonly label: number;
  /** In the unit box. */
  readonly origin: Float32Array;
  readonly answer: Float32Array;
  /** The closest point found with another class; the origin until there is one. */
  readonly best: Float32Array;
  bestDistance: number;
  bestClass: number;
  bestAnswer: Float32Array | undefined;
  foundBy: string;
  /** True if a random model gave that other class in most answers, twice. */
  isConfirmed: boolean;
  queries: number;
  /** How often the model's gradient was taken for it. */
  gradients: number;
  /** The queries and gradients that it had taken when a point within eps was found first; infinite until then. */
  queriesToEps: number;
}

export interface Question {
  readonly sample: Sample;
  readonly point: Float32Array;
}

interface Answered {
  readonly seen: Float32Array;
  readonly answer: Float32Array;
}

/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;

interface OracleOptions {
  readonly maxQueries: number;
  readonly timeLeftMs: Budget['timeLeftMs'];
  readonly tell: () => void;
  /** How many answered points are kept for a substitute, and how it sees them. */
  readonly kept: number;
  readonly see: (point: Float32Array) => Float32Array;
}

export function startSample(
  known: Pick<Sample, 'input' | 'isMixture' | 'label' | 'origin' | 'answer'>,
): Sample {
  return {
    ...known,
    best: known.origin.slice(),
    bestDistance: Number.POSITIVE_INFINITY,
    bestClass: known.label,
    bestAnswer: undefined,
    foundBy: '',
    isConfirmed: false,
    queries: 0,
    gradients: 0,
    queriesToEps: Number.POSITIVE_INFINITY,
  };
}

/** Puts the questions of all attacks to the victim, in batches, keeps the budget, and keeps the closest fooling point of each sample. */
export class Oracle {
  readonly space: AttackSpace;
  /** How far an input may be changed; 0 as long as that is not known. */
  eps = 0;
  attack = '';
  /** Answered points, from which a substitute can learn. */
  readonly answered: Answered[] = [];
  readonly #victim: Victim;
  readonly #options: OracleOptions;
  #queries = 0;
  #keptSoFar = 0;
  #spent = false;

  constructor(victim: Victim, space: AttackSpace, options: OracleOptions) {
    this.#victim = victim;
    this.space = space;
    this.#options = options;
  }

  get knowsScores(): boolean {
    return this.#victim.answers === 'scores';
  }

  get queries(): number {
    return this.#queries;
  }

  /** True once a question could not be asked, since the queries or the time are spent. */
  isSpent(): boolean {
    return this.#spent || this.isOutOfTime();
  }

  isOutOfTime(): boolean {
    return this.#options.timeLeftMs() <= 0;
  }

  /** Asks about points, after moving each to where an input can be. */
  async ask(questions: readonly Question[]): Promise<Answers> {
    const fooled = new Uint8Array(questions.length);
    const margins = new Float32Array(questions.length).fill(-1);
    const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / this.space.size)));
    for (let from = 0; from < questions.length; from += chunk) {
      const asked = questions.slice(from, from + chunk);
      for (const { sample, point } of asked) this.space.hold(point, sample.origin);
      const replies = await this.answers(asked.map(({ point }) => point));
      for (const [index, reply] of replies.entries()) {
        const question = asked[index];
        if (question === undefined) continue;
        const predicted = this.classOf(reply);
        question.sample.queries += 1;
        this.note(question, predicted, reply);
        this.#keep(question.point, reply);
        fooled[from + index] = predicted === question.sample.label ? 0 : 1;
        margins[from + index] = this.#margin(reply, question.sample.label);
      }
      if (replies.length < asked.length) break;
    }
    return { fooled, margins };
  }

  /** Asks about points of no sample. The answers are fewer than the points if the budget ends. */
  async answers(points: readonly Float32Array[]): Promise<readonly Float32Array[]> {
    const { size } = this.space;
    const affordable = this.isSpent() ? 0 : Math.min(points.length, this.#options.maxQueries - this.#queries);
    // More time may be lent, but no more queries.
    if (affordable < points.length && !this.isOutOfTime()) this.#spent = true;
    if (affordable === 0) return [];
    const joined = new Float32Array(affordable * size);
    for (let index = 0; index < affordable; index += 1) {
      const point = points[index];
      if (point !== undefined) joined.set(this.space.snap(point), index * size);
    }
    const replies = await this.#victim.ask(this.space.toModel(joined), affordable);
    this.#queries += affordable;
    this.#options.tell();
    return Array.from({ length: affordable }, (_unused, index) =>
      rowOf(replies, index, this.#victim.answerSize),
    );
  }

  classOf(reply: Float32Array): number {
    return this.knowsScores ? argMax(reply) : Math.round(reply[0] ?? 0);
  }

  #margin(reply: Float32Array, label: number): number {
    if (!this.knowsScores) return this.classOf(reply) === label ? -1 : 1;
    let other = 0;
    for (let index = 0; index < reply.length; index += 1) {
      if (index !== label) other = Math.max(other, reply[index] ?? 0);
    }
    return Math.log(other + SMALLEST) - Math.log((reply[label] ?? 0) + SMALLEST);
  }

  #keep(point: Float32Array, answer: Float32Array): void {
    if (this.#options.kept === 0) return;
    // The newest take the place of the oldest.
    this.answered[this.#keptSoFar % this.#options.kept] = { seen: this.#options.see(point), answer };
    this.#keptSoFar += 1;
  }

  /** Takes in what the victim says about a point of a sample. */
  note({ sample, point }: Question, predicted: number, answer: Float32Array): void {
    if (predicted === sample.label) return;
    const length = this.space.distance(sample.origin, point);
    if (length >= sample.bestDistance) return;
    if (length <= this.eps && sample.bestDistance > this.eps) {
      sample.queriesToEps = sample.queries + sample.gradients;
    }
    sample.best.set(point);
    sample.bestDistance = length;
    sample.bestClass = predicted;
    sample.bestAnswer = answer;
    sample.foundBy = this.attack;
  }
}

/** Keeps logarithms finite. */
const SMALLEST = 1e-12;
