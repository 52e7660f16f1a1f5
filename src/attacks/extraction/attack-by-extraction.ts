import { ArtifactFault } from '../../engine/fault.ts';
import { CLASSIFIER_VERSION } from './descriptor.ts';
import { packOutcomes } from '../../core/outcomes.ts';
import { wilson } from '../../engine/statistics/wilson.ts';
import type { AttackResult, Budget } from '../../engine/types.ts';
import { copyAgreements, type CopyPlan, type Transcript } from './classifier-copy.ts';
import { measureAnswerDefences } from './answer-defences.ts';
import { describeExtraction, extractionEvidence, queriesToFidelity } from './meaning.ts';
import { type ExtractionAnalysis, interrogate } from './interrogate.ts';
import { type Checkpoint, skill } from './outcome.ts';

export type { ExtractionAnalysis } from './interrogate.ts';

const METHOD = {
  version: CLASSIFIER_VERSION,
  name: 'Extraction: a copy trained on chosen questions',
  formula:
    'score = (F - b) / (1 - b), from 0 to 1: F the share of held-out inputs to which the copy gives the class that the model gives, b the share of the commonest class; the interval is Wilson 95 % of F',
  sources: [
    'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
    'Rifkin, Lippert: Notes on regularized least squares, MIT 2007',
    'Coates, Lee, Ng: An analysis of single-layer networks in unsupervised feature learning, AISTATS 2011',
    'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
    'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
    'OWASP AI Testing Guide, AITG-APP-09',
  ],
} as const;

/** Copies are trained at these numbers of questions: far apart at the end, since large copies take most of the time. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400, 800, 1_600, 6_400, 25_600, 102_400] as const;

/**
 * Copies a classifier: asks about inputs chosen from the data, and about made ones when those are used up, trains a copy on the answers,
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
  const { transcript, heldRows, fromData, plan, complete, isBounded } = await interrogate(
    analysis,
    victim,
    budget,
  );
  const commonest = commonestShare(transcript.heldClasses);
  requireSecondClass(transcript.heldClasses.length, commonest);
  const { checkpoints, agreements } = await measureCheckpoints(transcript, plan, commonest, budget);
  const cutShort = !complete || !plan.going();
  const outcome = {
    checkpoints,
    commonest,
    held: transcript.heldClasses.length,
    fromData,
    isBounded,
    knowsScores: victim.answers === 'scores',
  };
  const rows = agreements.map((fell, index) => ({ row: heldRows[index] ?? 0, fell }));
  const outcomes = packOutcomes(rows, { queries: transcript.count });
  const defences = await measureAnswerDefences(plan, transcript, outcome, budget);
  budget.progress(1, 'Extraction is done');
  const last = checkpoints.at(-1)?.fidelity ?? { value: 0, low: 0, high: 1 };
  return {
    score: {
      value: skill(last.value, commonest),
      low: skill(last.low, commonest),
      high: skill(last.high, commonest),
    },
    ...{ bound: 'lower', access: 'black-box' },
    ...(outcomes === undefined ? {} : { outcomes }),
    cutShort,
    ...describeExtraction(outcome),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    ...accuracyOf(analysis, transcript.heldClasses, heldRows),
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

/** What copies reached, and for which held-out inputs the last one agrees with the model. */
interface Measured {
  readonly checkpoints: readonly Checkpoint[];
  readonly agreements: readonly boolean[];
}

/** Trains copies on ever more answers, until the time ends. */
async function measureCheckpoints(
  transcript: Transcript,
  plan: CopyPlan,
  commonest: number,
  budget: Budget,
): Promise<Measured> {
  const checkpoints: Checkpoint[] = [];
  let agreements: readonly boolean[] = [];
  for (const queries of checkpointsUpTo(transcript.count)) {
    if (!plan.going()) break;
    budget.progress(
      0.3 + (0.5 * queries) / transcript.count,
      `training a copy on ${String(queries)} answers`,
    );
    agreements = await copyAgreements(plan, transcript, queries);
    const fidelity = wilson(agreements.filter(Boolean).length, agreements.length);
    checkpoints.push({ queries, fidelity, score: skill(fidelity.value, commonest) });
  }
  return { checkpoints, agreements };
}

/** @throws ArtifactFault if the model gives one class only: a score of 0 would look like a pass, but nothing was copied */
function requireSecondClass(held: number, commonest: number): void {
  if (held === 0 || commonest < 1) return;
  throw new ArtifactFault(
    `There is nothing to copy: the model gives all ${String(held)} held-out inputs the same class. Check that the data ` +
      'has inputs of several classes, and that it is scaled as in training (normalize_data).',
  );
}

function commonestShare(classes: Int32Array): number {
  const counts = new Map<number, number>();
  for (const one of classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return classes.length === 0 ? 1 : Math.max(...counts.values()) / classes.length;
}

function checkpointsUpTo(count: number): readonly number[] {
  const checkpoints = CHECKPOINTS.filter((queries) => queries < count);
  return count > 0 ? [...checkpoints, count] : [];
}

function accuracyOf(
  { labels }: ExtractionAnalysis,
  heldClasses: Int32Array,
  heldRows: Int32Array,
): { readonly accuracy?: number } {
  if (labels === undefined || heldRows.length === 0) return {};
  return {
    accuracy:
      heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
  };
}
