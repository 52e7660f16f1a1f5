import type { AnalysisData } from '../analysis-data.ts';
import { Random } from '../random.ts';
import type { Matrix } from '../statistics/matrix.ts';
import { inputFeatures } from '../statistics/picture-features.ts';
import { wilson } from '../statistics/wilson.ts';
import type { AttackResult, Budget, Defence, Estimate, LabelledInputs, Victim } from '../types.ts';
import { findApartSuspects } from './apart-suspects.ts';
import type { Case, Suspects } from './case.ts';
import { confirmedTriggers } from './confirmed-triggers.ts';
import { readContent, type Content } from './content.ts';
import { measureFilters } from './defences.ts';
import { labelEvidence, triggerEvidence, triggerRowEvidence } from './evidence.ts';
import { naturalVariation, type NaturalVariation } from './natural-variation.ts';
import { findDominantSuspects } from './dominant-suspects.ts';
import { findWrongLabels, type LabelIssues } from './label-issues.ts';
import { findMislabelledSuspects } from './mislabelled-suspects.ts';
import { adviseDefences, explain, isBackdoor, METHOD, namedLimits } from './poisoning-texts.ts';
import { replayBest, stages, type Replay, type Stage } from './replay.ts';
import { rowsWithTrigger, type TriggerRow } from './trigger-rows.ts';
import { findTransplantSuspects } from './transplant-suspects.ts';
import { proposeTriggers, type Trigger } from './trigger.ts';

/** What the check of poisoning takes: `universal` is data that nobody could have changed. Without it only labels are judged. */
export type PoisoningAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'universal' | 'universalLabels'
>;

/** What the search for a trigger ended with. */
export interface TriggerSearch {
  readonly content: Content;
  /** Groups of suspicious rows. */
  readonly groups: number;
  readonly tried: number;
  readonly best: Replay | undefined;
  readonly cutShort: boolean;
  /** The trusted inputs that measure a trigger. */
  readonly measure: Stage;
}

/** At most so many rows are judged, spread over the data. */
const MOST_ROWS = 6000;
/** A trigger that surely works this often needs no second search. */
const PROVEN = 0.4;

/**
 * Looks for wrong labels and backdoors in training data, and for what they do to the model. A backdoor counts only if what
 * sets the suspicious rows apart flips trusted inputs when it is put onto them.
 */
export async function checkForPoisoning(analysis: PoisoningAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined || analysis.labels === undefined) {
    throw new Error('The check of poisoning needs a model and labels.');
  }
  const started = budget.timeLeftMs();
  const before = victim.queries;
  const random = new Random(budget.seed);
  const data = limitRows({ ...analysis.data, labels: analysis.labels }, MOST_ROWS);
  const trusted = trustedSet(analysis);
  const classes = countClasses(victim, data, trusted);
  budget.progress(0, 'reading the labels');
  const features = inputFeatures(data);
  const seen =
    trusted === undefined ? undefined : { features: inputFeatures(trusted), labels: trusted.labels };
  const issues = await findWrongLabels(victim, data, features, seen, classes, random);
  const subject =
    trusted === undefined || seen === undefined
      ? undefined
      : caseOf(data, features, trusted, seen.features, classes, random);
  const search =
    trusted === undefined || subject === undefined
      ? undefined
      : await findTrigger(victim, subject, trusted, budget);
  const backdoor = await describeBackdoor(victim, subject, search, budget);
  const share = wilson(issues.issues.length, data.count);
  budget.progress(1, 'done');
  return {
    score: scoreOf(share, search?.best),
    meaning: explain(share, issues.issues.length, data.count, search),
    cutShort: search?.cutShort ?? false,
    limits: namedLimits(analysis.data.count, data.count, search),
    queries: victim.queries - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: figuresOf(data, issues, share, search),
    evidence: [
      ...(await triggerEvidence(victim, search?.best, trusted)),
      ...triggerRowEvidence(data, backdoor.rows),
      ...labelEvidence(data, issues.issues),
    ],
    defences: adviseDefences(issues.issues.length, search?.best, backdoor.rows.length, backdoor.filters),
  };
}

function caseOf(
  data: LabelledInputs,
  seenData: Matrix,
  trusted: LabelledInputs,
  seenTrusted: Matrix,
  classes: number,
  random: Random,
): Case {
  const rowsOf = ({ values, count }: LabelledInputs): Matrix => ({
    values,
    rows: count,
    columns: values.length / Math.max(1, count),
  });
  return {
    ...{ data: rowsOf(data), seenData, labels: data.labels },
    ...{ trusted: rowsOf(trusted), seenTrusted, trustedLabels: trusted.labels },
    ...{ classes, random },
  };
}

interface Backdoor {
  readonly rows: readonly TriggerRow[];
  readonly filters: readonly Defence[];
}

/** Says which rows carry the trigger that was found, and measures what filters of the inputs do to it. */
async function describeBackdoor(
  victim: Victim,
  subject: Case | undefined,
  search: TriggerSearch | undefined,
  budget: Budget,
): Promise<Backdoor> {
  if (subject === undefined || search === undefined || !isBackdoor(search.best)) {
    return { rows: [], filters: [] };
  }
  budget.progress(0.97, 'measuring what helps');
  return {
    rows: rowsWithTrigger(subject, search.best.trigger),
    filters: await measureFilters(victim, search.best, search.measure, subject.random, budget),
  };
}

function trustedSet({ universal, universalLabels }: PoisoningAnalysis): LabelledInputs | undefined {
  if (universal === undefined || universalLabels === undefined) return undefined;
  return limitRows({ ...universal, labels: universalLabels }, MOST_ROWS);
}

async function findTrigger(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  budget: Budget,
): Promise<TriggerSearch> {
  budget.progress(0.2, 'comparing the rows with the trusted set');
  const content = readContent(
    subject.seenData,
    subject.labels,
    subject.seenTrusted,
    subject.trustedLabels,
    subject.classes,
    subject.random,
  );
  budget.progress(0.4, 'looking for groups of suspicious rows');
  const variation = naturalVariation(subject);
  const halves = await stages(victim, trusted);
  let [search, groups]: [TriggerSearch, readonly Suspects[]] = [
    { content, groups: 0, tried: 0, best: undefined, cutShort: false, measure: halves.measure },
    [],
  ];
  const tryAll = async (triggers: readonly Trigger[]): Promise<void> => {
    const { best, cutShort } = await replayBest(victim, triggers, halves, subject.random, budget);
    search = {
      ...search,
      groups: search.groups + groups.length,
      tried: search.tried + triggers.length,
      best: betterOf(search.best, best),
      cutShort: search.cutShort || cutShort,
    };
  };
  groups = [
    ...findMislabelledSuspects(subject, content),
    ...findApartSuspects(subject, variationOfSeen(subject, variation)),
  ];
  await tryAll(groups.flatMap((group) => proposeTriggers(subject, group)));
  if (isProven(search)) return search;
  const partners = halves.choose.rows;
  groups = await findTransplantSuspects(victim, subject, trusted, partners, variation, budget);
  await tryAll(await confirmedTriggers(victim, subject, groups, halves.choose, budget));
  if (isProven(search)) return search;
  groups = await findDominantSuspects(victim, subject, trusted, budget);
  await tryAll(groups.flatMap((group) => proposeTriggers(subject, group)));
  return budget.timeLeftMs() <= 0 ? { ...search, cutShort: true } : search;
}

/** Large pictures are compared by features, which vary in their own way. */
function variationOfSeen(subject: Case, variation: NaturalVariation): NaturalVariation {
  if (subject.seenData.columns === subject.data.columns) return variation;
  return naturalVariation({ ...subject, data: subject.seenData, trusted: subject.seenTrusted });
}

function isProven({ best }: TriggerSearch): boolean {
  return (best?.success.low ?? 0) >= PROVEN;
}

function betterOf(first: Replay | undefined, second: Replay | undefined): Replay | undefined {
  return (second?.success.low ?? 0) > (first?.success.low ?? 0) ? second : first;
}

/** The greater of the trigger's success and the share of wrong labels that is certain, with the interval of that one. */
function scoreOf(share: Estimate, best: Replay | undefined): Estimate {
  const labels: Estimate = { value: share.low, low: share.low, high: share.high };
  return best !== undefined && best.success.value > labels.value ? best.success : labels;
}

function figuresOf(
  data: LabelledInputs,
  issues: LabelIssues,
  share: Estimate,
  search: TriggerSearch | undefined,
): Record<string, number | string> {
  return {
    rows: data.count,
    'rows with wrong labels': issues.issues.length,
    'share of wrong labels': share.value,
    'share of wrong labels, low': share.low,
    ...(search === undefined
      ? {}
      : {
          'groups of suspicious rows': search.groups,
          'triggers tried': search.tried,
          'accuracy of the comparison': search.content.accuracy,
        }),
    ...(search?.best === undefined
      ? {}
      : {
          'trigger success': search.best.success.value,
          'flipped inputs': search.best.flipped,
          'trusted inputs used': search.best.inputs,
          'flipped by the same change in random places': search.best.control,
        }),
  };
}

function countClasses(victim: Victim, data: LabelledInputs, trusted: LabelledInputs | undefined): number {
  let most = victim.answers === 'scores' ? victim.answerSize : 0;
  for (const label of data.labels) most = Math.max(most, label + 1);
  for (const label of trusted?.labels ?? []) most = Math.max(most, label + 1);
  return most;
}

/** Returns every n-th row if there are more than can be judged. */
export function limitRows(inputs: LabelledInputs, most: number): LabelledInputs {
  if (inputs.count <= most) return inputs;
  const size = inputs.values.length / inputs.count;
  const rows = Int32Array.from({ length: most }, (_unused, index) =>
    Math.floor((index * inputs.count) / most),
  );
  const values = new Float32Array(most * size);
  rows.forEach((row, index) => {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  });
  const names = Array.from(rows, (row) => inputs.names?.[row] ?? `row ${String(row + 1)}`);
  return { ...inputs, values, count: most, names, labels: rows.map((row) => inputs.labels[row] ?? 0) };
}
