import { sentences } from '../../../catalog/result/result-words.ts';
import type { AnalysisData } from '../../../analysis-data.ts';
import { NotTestable } from '../../../fault.ts';
import { Random } from '../../../random.ts';
import { encodeTables } from '../../../statistics/encode-tables.ts';
import type { AttackResult, Budget, Evidence, Inputs, Victim } from '../../../types.ts';
import { takeRows } from '../../../vectors.ts';
import { MOST_WRONG } from '../labels/label-share.ts';
import { formatOpenShare } from '../not-tested.ts';
import {
  explainedBy,
  findTamperedTargets,
  type JudgedTargets,
  type TamperedTarget,
} from './find-tampered.ts';
import { explainTargets, nameTargetLimits, VALUES_METHOD, whyNotJudged } from './target-texts.ts';
import { matrixOf, requireInputs, spreadRows } from '../triggers/case.ts';
import { listRows } from '../poisoning-evidence.ts';

type TargetAnalysis = Pick<AnalysisData, 'victim' | 'data' | 'targets' | 'universal' | 'universalTargets'>;

/** A model that explains less of the targets was hardly trained on them. */
const LEAST_KNOWN = 0.25;
/** Enough rows to see that. */
const MOST_ASKED = 1000;

/**
 * Looks for targets that were changed in the training data of a regression. The score is the lower 95 % bound of their share. A
 * model that knows nothing of the targets gets no verdict; any other is only asked whether it learned the changed ones.
 * @throws NotTestable if nothing shows that targets are right or wrong
 */
export async function checkTargetsForPoisoning(
  analysis: TargetAnalysis,
  budget: Budget,
): Promise<AttackResult> {
  const { victim, data, targets } = analysis;
  if (victim === undefined || targets === undefined) {
    throw new Error('The poisoning check needs a model and the values that it should give.');
  }
  requireInputs(data);
  const started = budget.timeLeftMs();
  const before = victim.queries;
  const { given, trusted } = knownRows(analysis, targets);
  const judged = findTamperedTargets(given, trusted, new Random(budget.seed), (share) => {
    budget.progress(0.9 * share, 'comparing the targets with those of other rows');
  });
  const isKnown = (await explainedByModel(victim, data, targets)) >= LEAST_KNOWN;
  const found = isKnown ? judged : { ...judged, doubt: judged.doubt ?? 'unknown model' };
  if (found.doubt !== undefined && found.share.low === 0) throw new NotTestable(whyNotJudged(found.doubt));
  const learned = await countLearned(victim, data, found.tampered);
  budget.progress(1, 'done');
  const { share, doubt } = found;
  const doubts = sentences([
    doubt && whyNotJudged(doubt),
    share.value > MOST_WRONG && share.low <= MOST_WRONG && formatOpenShare('targets', share),
  ]);
  return {
    score: { value: share.low, low: share.low, high: share.high },
    ...{ bound: 'estimate', access: 'black-box', cutShort: false },
    notTested: [...(doubt === undefined ? [] : ['labels']), 'backdoors'],
    ...(doubts.length > 0 && { unearned: doubts.join(' ') }),
    meaning: explainTargets(found, data.count, learned),
    limits: nameTargetLimits(found),
    queries: victim.queries - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: VALUES_METHOD,
    figures: figuresOf(found, data.count, learned),
    evidence: targetEvidence(data, found.tampered),
  };
}

function knownRows(
  { data, universal, universalTargets }: TargetAnalysis,
  targets: Float64Array,
): {
  readonly given: Parameters<typeof findTamperedTargets>[0];
  readonly trusted: Parameters<typeof findTamperedTargets>[1];
} {
  const [seen = data, seenTrusted] = encodeTables(universal === undefined ? [data] : [data, universal]);
  const trusted =
    seenTrusted === undefined || universalTargets === undefined
      ? undefined
      : { features: matrixOf(seenTrusted), targets: universalTargets };
  return { given: { features: matrixOf(seen), targets }, trusted };
}

async function explainedByModel(victim: Victim, data: Inputs, targets: Float64Array): Promise<number> {
  const count = Math.min(MOST_ASKED, data.count);
  const rows = spreadRows(data.count, count);
  const answers = await victim.ask(takeRows(data.values, rows, victim.inputSize), count);
  const asked = Float64Array.from(rows, (row) => targets[row] ?? 0);
  return explainedBy(
    asked,
    asked.map((target, at) => target - (answers[at] ?? 0)),
  );
}

async function countLearned(
  victim: Victim,
  { values }: Inputs,
  tampered: readonly TamperedTarget[],
): Promise<number> {
  if (tampered.length === 0) return 0;
  const rows = tampered.map(({ row }) => row);
  const answers = await victim.ask(takeRows(values, rows, victim.inputSize), rows.length);
  return tampered.filter(({ given, expected }, index) => {
    const answer = answers[index] ?? Number.NaN;
    return Math.abs(answer - given) < Math.abs(answer - expected);
  }).length;
}

function figuresOf(
  { tampered, share, explained, noise, doubt, different, repeated }: JudgedTargets,
  rows: number,
  learned: number,
): Record<string, number | string> {
  return {
    rows,
    'rows without copies': different,
    'rows with changed targets': tampered.length,
    'changed targets that the model learned': learned,
    'share of changed targets': share.value,
    'share of changed targets, low': share.low,
    'share of changed targets, high': share.high,
    'explained by the other rows': explained,
    'degrees of freedom of the noise': noise.tail,
    ...(repeated !== undefined && {
      'most frequent target': repeated.value,
      'share of the most frequent target': repeated.share,
      'share of it that nothing explains': repeated.unexplained,
    }),
    ...(doubt !== undefined && { doubt }),
  };
}

function targetEvidence(data: Inputs, tampered: readonly TamperedTarget[]): Evidence[] {
  const header = ['row', 'target', 'expected', 'times the usual error'];
  return listRows(data, 'Rows with probably changed targets', header, tampered, (one) => [
    one.given,
    Number(one.expected.toPrecision(4)),
    Number(one.deviation.toPrecision(3)),
  ]);
}
