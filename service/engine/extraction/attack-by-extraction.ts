import type { AnalysisData } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';
import { AttackSpace } from '../evasion/attack-space.ts';
import { Random } from '../random.ts';
import { wilson } from '../statistics/wilson.ts';
import type { AttackResult, Budget, Victim } from '../types.ts';
import { argMax, rowOf, takeRows } from '../vectors.ts';
import { orderQueries } from './choose-queries.ts';
import { copyAndCompare, type CopyPlan, type Transcript } from './classifier-copy.ts';
import { measureAnswerDefences } from './answer-defences.ts';
import { describeExtraction, extractionEvidence, queriesToFidelity } from './meaning.ts';
import { type Checkpoint, oneHot, skill } from './outcome.ts';
import { splitRows } from './split.ts';
import { makeInputs } from './synthetic.ts';

export type ExtractionAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'classes' | 'picture' | 'runtime' | 'settings'
>;

const METHOD = {
  version: 1,
  name: 'Extraction: a copy trained on chosen questions',
  formula:
    'score = (F - b) / (1 - b), from 0 to 1: F the share of held-out inputs to which the copy gives the class that the model gives, b the share of the commonest class; the interval is Wilson 95 % of F',
  sources: [
    'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
    'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
    'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
    'OWASP AI Testing Guide, AITG-APP-09',
  ],
} as const;

/** Copies are trained at these numbers of questions, then at each double of the last. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400] as const;
/** Questions that go to the victim before the time is looked at. */
const CHUNK = 1_024;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;

/**
 * Copies a classifier: asks about inputs chosen from the data, and about made ones when those are used up, trains perceptrons on the answers,
 * and measures how often they agree with the model on inputs that they never saw. `budget.maxQueries` bounds the questions of the
 * attack; the answers for the held-out inputs only measure it and come on top.
 */
export async function attackByExtraction(
  analysis: ExtractionAnalysis,
  budget: Budget,
): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined) throw new ArtifactFault('Extraction needs a model: give one.');
  const started = performance.now();
  const queriesBefore = victim.queries;
  const { transcript, fromData, plan, complete } = await interrogate(analysis, victim, budget);
  const commonest = commonestShare(transcript.heldClasses);
  const checkpoints: Checkpoint[] = [];
  let cutShort = !complete;
  for (const queries of checkpointsUpTo(transcript.count)) {
    if (!plan.going()) {
      cutShort = true;
      break;
    }
    budget.progress(
      0.3 + (0.5 * queries) / transcript.count,
      `training a copy on ${String(queries)} answers`,
    );
    const fidelity = wilson(await copyAndCompare(plan, transcript, queries), transcript.heldClasses.length);
    checkpoints.push({ queries, fidelity, score: skill(fidelity.value, commonest) });
  }
  cutShort ||= !plan.going();
  const outcome = {
    checkpoints,
    commonest,
    held: transcript.heldClasses.length,
    fromData,
    knowsScores: victim.answers === 'scores',
  };
  const defences = await measureAnswerDefences(plan, transcript, outcome, budget);
  budget.progress(1, 'Extraction is done');
  const last = checkpoints.at(-1)?.fidelity ?? { value: 0, low: 0, high: 1 };
  return {
    score: {
      value: skill(last.value, commonest),
      low: skill(last.low, commonest),
      high: skill(last.high, commonest),
    },
    cutShort,
    ...describeExtraction(outcome),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    ...accuracyOf(analysis, transcript),
    method: METHOD,
    figures: {
      fidelity: last.value,
      'commonest class': commonest,
      'queries of the attack': transcript.count,
      'of them from the data': fromData,
      'held-out inputs': transcript.heldClasses.length,
      'queries to F = .9': queriesToFidelity(checkpoints, 0.9) ?? 'not reached',
    },
    evidence: extractionEvidence(outcome, defences),
    defences: defences.map(({ defence }) => defence),
  };
}

interface Interrogation {
  readonly transcript: Transcript & { readonly heldRows: Int32Array };
  readonly fromData: number;
  readonly plan: CopyPlan;
  readonly complete: boolean;
}

/** Chooses the questions and asks them, and asks about the held-out inputs. */
async function interrogate(
  analysis: ExtractionAnalysis,
  victim: Victim,
  budget: Budget,
): Promise<Interrogation> {
  const { data, picture, runtime } = analysis;
  const space = new AttackSpace(data);
  const { size } = space;
  const random = new Random(budget.seed);
  const points = space.snap(space.fromModel(data.values));
  const { pool, held } = splitRows(points, data.count, size, random);
  const inPool = takeRows(points, pool, size);
  const order = orderQueries(inPool, size, random);
  const fromData = Math.min(budget.maxQueries, pool.length);
  const inputs = new Float32Array(budget.maxQueries * size);
  inputs.set(takeRows(inPool, order.subarray(0, fromData), size));
  inputs.set(space.snap(makeInputs(inPool, size, budget.maxQueries - fromData, random)), fromData * size);
  const allTime = budget.timeLeftMs();
  const asker = {
    victim,
    space,
    budget,
    stopAtMs: Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0,
  };
  const heldAnswers = await askAll(asker, takeRows(points, held, size));
  const answers = await askAll(asker, inputs);
  const rows = answers.length / victim.answerSize;
  const heldRows = held.subarray(0, heldAnswers.length / victim.answerSize);
  const classOf = (all: Float32Array, row: number): number =>
    victim.answers === 'scores' ? argMax(rowOf(all, row, victim.answerSize)) : Math.round(all[row] ?? 0);
  const heldClasses = Int32Array.from(heldRows, (_row, index) => classOf(heldAnswers, index));
  const asked = Int32Array.from({ length: rows }, (_unused, index) => classOf(answers, index));
  const classes =
    victim.answers === 'scores' ? victim.answerSize : largest(analysis.classes ?? 2, asked, heldClasses);
  const scores = victim.answers === 'scores' ? answers : oneHot(asked, classes);
  return {
    transcript: {
      inputs,
      answers: scores,
      count: rows,
      held: takeRows(points, heldRows, size),
      heldClasses,
      heldRows,
    },
    fromData: Math.min(fromData, rows),
    plan: { runtime, size, classes, picture, seed: budget.seed, going: () => budget.timeLeftMs() > 0 },
    complete: rows === budget.maxQueries && heldRows.length === held.length,
  };
}

interface Asker {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly budget: Budget;
  readonly stopAtMs: number;
}

async function askAll(
  { victim, space, budget, stopAtMs }: Asker,
  points: Float32Array,
): Promise<Float32Array> {
  const count = points.length / space.size;
  const answers = new Float32Array(count * victim.answerSize);
  for (let from = 0; from < count; from += CHUNK) {
    if (budget.timeLeftMs() <= stopAtMs) return answers.subarray(0, from * victim.answerSize);
    const some = Math.min(CHUNK, count - from);
    budget.progress((0.3 * from) / count, `asking, ${String(from)} of ${String(count)} questions`);
    const asked = space.toModel(points.subarray(from * space.size, (from + some) * space.size));
    answers.set(await victim.ask(asked, some), from * victim.answerSize);
  }
  return answers;
}

function largest(known: number, ...classes: readonly Int32Array[]): number {
  return classes.flatMap((some) => [...some]).reduce((most, one) => Math.max(most, one + 1), known);
}

function commonestShare(classes: Int32Array): number {
  const counts = new Map<number, number>();
  for (const one of classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return classes.length === 0 ? 1 : Math.max(...counts.values()) / classes.length;
}

function checkpointsUpTo(count: number): readonly number[] {
  const checkpoints: number[] = CHECKPOINTS.filter((queries) => queries < count);
  for (let queries = 800; queries < count; queries *= 2) checkpoints.push(queries);
  return count > 0 ? [...checkpoints, count] : [];
}

function accuracyOf(
  { labels }: ExtractionAnalysis,
  { heldClasses, heldRows }: { heldClasses: Int32Array; heldRows: Int32Array },
): { readonly accuracy?: number } {
  if (labels === undefined || heldRows.length === 0) return {};
  return {
    accuracy:
      heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
  };
}
