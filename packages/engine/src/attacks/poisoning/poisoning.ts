import type { AnalysisData } from '../../analysis-data.ts';
import { sentences } from '../../catalog/result/result-words.ts';
import { Random } from '../../random.ts';
import { encodeTables } from '../../statistics/encode-tables.ts';
import { inputFeatures } from '../../statistics/picture-features.ts';
import type { AttackResult, Budget, Estimate, LabelledInputs, Victim } from '../../types.ts';
import { labelEvidence, triggerEvidence, triggerRowEvidence } from './poisoning-evidence.ts';
import { askTrusted, searchIfTrusted } from './triggers/find-backdoor.ts';
import { checkFrequencies } from './labels/label-frequencies.ts';
import { findWrongLabels, type LabelIssues } from './labels/label-issues.ts';
import { countedShare } from './labels/label-share.ts';
import { untested } from './not-tested.ts';
import { explain, METHOD, namedLimits } from './poisoning-texts.ts';
import type { Verdict } from './backdoor-verdict.ts';
import { limitRows, requireInputs } from './triggers/case.ts';
import type { TrustedView } from './labels/trusted-judge.ts';
import type { TriggerSearch } from './triggers/find-trigger.ts';

/** What the check of poisoning takes: `universal` is data that nobody could have changed. Without it only labels are judged. */
export type PoisoningAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'universal' | 'universalLabels' | 'runtime' | 'picture'
> &
  Partial<Pick<AnalysisData, 'classNames'>>;

/** At most so many rows are searched for triggers, spread over the data. Labels are judged in all rows. */
const MOST_ROWS = 6000;

/**
 * Looks for wrong labels and backdoors in training data, and for what they do to the model. A backdoor counts only if what sets the
 * suspicious rows apart flips trusted inputs, and hardly flips them in models that never saw the data.
 */
export async function checkForPoisoning(analysis: PoisoningAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined || analysis.labels === undefined) {
    throw new Error('The poisoning check needs a model and labels.');
  }
  requireInputs(analysis.data);
  const started = budget.timeLeftMs();
  const before = victim.queries;
  const random = new Random(budget.seed);
  const all = limitRows({ ...analysis.data, labels: analysis.labels }, budget.maxQueries);
  const given = trustedRows(analysis);
  const classes = countClasses(victim, all, given);
  budget.progress(0, 'reading the labels');
  const [seen = all, seenGiven] = encodeTables(given === undefined ? [all] : [all, given]);
  const known =
    given === undefined || seenGiven === undefined
      ? undefined
      : await askTrusted(victim, given, inputFeatures(seenGiven), classes);
  const issues = await findWrongLabels(victim, all, inputFeatures(seen), known, classes, random);
  const data = limitRows(all, MOST_ROWS);
  const found = await searchIfTrusted(analysis, { victim, data, known, classes, random }, budget);
  const { search, verdict, trusted, notSearched } = found;
  const parts = untested(issues, { search, verdict, notSearched }, known?.isAtChance);
  budget.progress(1, 'done');
  return {
    ...scoreOf(issues.share, verdict),
    access: 'black-box',
    ...parts,
    meaning: explain(issues, all.count, { search, verdict, notSearched }, { data, trusted }),
    cutShort: search?.cutShort ?? false,
    limits: sentences([
      given && checkFrequencies(all.labels, given.labels, analysis.classNames),
      ...namedLimits({ all: analysis.data.count, labels: all.count, searched: data.count }, issues, {
        ...{ search, verdict, notSearched },
      }),
    ]),
    queries: victim.queries - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: figuresOf(all, issues, search, verdict),
    evidence: [
      ...(await triggerEvidence(victim, verdict, trusted)),
      ...triggerRowEvidence(data, verdict?.rows ?? []),
      ...labelEvidence(all, issues.issues),
    ],
  };
}

function trustedRows({ universal, universalLabels }: PoisoningAnalysis): LabelledInputs | undefined {
  if (universal === undefined || universalLabels === undefined) return undefined;
  return limitRows({ ...universal, labels: universalLabels }, MOST_ROWS);
}

/** The greater of the success of a trigger that counts, a lower bound, and the share of wrong labels, an estimate. */
function scoreOf(share: Estimate, verdict: Verdict | undefined): Pick<AttackResult, 'score' | 'bound'> {
  const labels: Estimate = { ...share, value: countedShare(share) };
  const trigger = verdict?.finding === 'backdoor' ? verdict.best?.success : undefined;
  return trigger !== undefined && trigger.value > labels.value
    ? { score: trigger, bound: 'lower' }
    : { score: labels, bound: 'estimate' };
}

function countClasses(victim: Victim, data: LabelledInputs, trusted: LabelledInputs | undefined): number {
  let most = victim.answers === 'scores' ? victim.answerSize : 0;
  for (const label of data.labels) most = Math.max(most, label + 1);
  for (const label of trusted?.labels ?? []) most = Math.max(most, label + 1);
  return most;
}

function figuresOf(
  data: LabelledInputs,
  labels: LabelIssues,
  search: TriggerSearch | undefined,
  verdict: Verdict | undefined,
): Record<string, number | string> {
  const best = verdict?.best;
  return {
    rows: data.count,
    'rows without copies': labels.different,
    ...labelFigures(labels),
    ...trustedFigures(labels.byTrusted),
    ...(search === undefined
      ? {}
      : {
          'groups of suspicious rows': search.groups,
          'triggers tried': search.tried,
          ...(search.content === undefined ? {} : { 'accuracy of the comparison': search.content.accuracy }),
          ...(search.columns === undefined
            ? {}
            : { 'values more frequent than in trusted data': search.columns.overRepresented }),
        }),
    ...(best === undefined
      ? {}
      : {
          'trigger success': best.success.value,
          'flipped inputs': best.flipped,
          'trusted inputs used': best.inputs,
          [verdict?.columns === undefined
            ? 'flipped by the same change in random places'
            : 'flipped by values of other rows']: best.scattered,
          ...(best.natural === undefined ? {} : { 'flipped in control models': best.natural }),
          'rows that clearly carry the trigger': verdict?.clearRows ?? 0,
        }),
    ...(search?.agreement === undefined ? {} : { 'agreement of the control models': search.agreement }),
  };
}

function labelFigures({ issues, share, judged }: LabelIssues): Record<string, number> {
  if (!judged && share.low === 0) return {};
  return {
    'rows with wrong labels': issues.length,
    'share of wrong labels': share.value,
    'share of wrong labels, low': share.low,
    'share of wrong labels, high': share.high,
  };
}

function trustedFigures(view: TrustedView | undefined): Record<string, number> {
  if (view === undefined) return {};
  return {
    'errors on trusted rows of a classifier that learned others of them': view.error,
    'share of wrong labels by trusted rows': view.share.value,
    'share of wrong labels by trusted rows, low': view.share.low,
    'share of wrong labels by trusted rows, high': view.share.high,
  };
}
