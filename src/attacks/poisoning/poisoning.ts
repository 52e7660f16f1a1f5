import type { AnalysisData } from '../../engine/analysis-data.ts';
import { countDistinct, differentWords } from '../../engine/distinct-inputs.ts';
import { NotTestable } from '../../engine/fault.ts';
import { Random } from '../../engine/random.ts';
import { encodeTables, needsEncoding } from '../../engine/statistics/encode-tables.ts';
import type { Matrix } from '../../engine/statistics/matrix.ts';
import { inputFeatures } from '../../engine/statistics/picture-features.ts';
import type {
  AttackResult,
  Budget,
  Defence,
  Estimate,
  Inputs,
  LabelledInputs,
  Victim,
} from '../../engine/types.ts';
import { findApartSuspects } from './apart-suspects.ts';
import type { Case, Suspects } from './case.ts';
import { confirmedTriggers } from './confirmed-triggers.ts';
import { ControlModels } from './control-models.ts';
import { readContent } from './content.ts';
import { measureFilters } from './defences.ts';
import { figuresOf } from './figures.ts';
import { labelEvidence, triggerEvidence, triggerRowEvidence } from './evidence.ts';
import { naturalVariation, type NaturalVariation } from './natural-variation.ts';
import { findDominantSuspects } from './dominant-suspects.ts';
import { findWrongLabels } from './label-issues.ts';
import { findMislabelledSuspects } from './mislabelled-suspects.ts';
import { type NotSearched, untested } from './not-tested.ts';
import { adviseDefences, explain, METHOD, namedLimits } from './poisoning-texts.ts';
import { betterOf, replayBest, stages } from './replay.ts';
import { limitRows } from './limit-rows.ts';
import { findTransplantSuspects } from './transplant-suspects.ts';
import { proposeTriggers, type Trigger } from './trigger.ts';
import { judgeTrigger, type Verdict } from './verdict.ts';
import type { TriggerSearch } from './trigger-search.ts';
import { askTrusted, type AskedTrusted } from './trusted-set.ts';

/** What the check of poisoning takes: `universal` is data that nobody could have changed. Without it only labels are judged. */
export type PoisoningAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'universal' | 'universalLabels' | 'runtime' | 'picture'
>;

/** At most so many rows are searched for triggers, spread over the data. Labels are judged in all rows. */
const MOST_ROWS = 6000;
/** Fewer rows, and fewer trusted inputs that the model gets right, tell nothing. */
const FEWEST = 20;

/** A trigger that surely works this often needs no second search. */
const PROVEN = 0.5;

/**
 * Looks for wrong labels and backdoors in training data, and for what they do to the model. A backdoor counts only if what
 * sets the suspicious rows apart flips trusted inputs when it is put onto them, and hardly flips them in models that never
 * saw the data.
 */
export async function checkForPoisoning(analysis: PoisoningAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined || analysis.labels === undefined) {
    throw new Error('The check of poisoning needs a model and labels.');
  }
  requireRows(analysis.data);
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
  const { search, verdict, filters, trusted, notSearched } = found;
  const parts = untested(issues, notSearched, search);
  budget.progress(1, 'done');
  return {
    score: scoreOf(issues.share, verdict),
    ...{ bound: 'lower', access: 'black-box' },
    ...parts,
    meaning: explain(issues, all.count, verdict, notSearched, search?.cutShort === true),
    cutShort: search?.cutShort ?? false,
    limits: namedLimits({ all: analysis.data.count, labels: all.count, searched: data.count }, issues, {
      search,
      verdict,
      notSearched,
    }),
    queries: victim.queries - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: figuresOf(all, issues, search, verdict),
    evidence: [
      ...(await triggerEvidence(victim, verdict, trusted)),
      ...triggerRowEvidence(data, verdict?.rows ?? []),
      ...labelEvidence(all, issues.issues),
    ],
    defences: adviseDefences(issues.issues.length, verdict, filters),
  };
}

interface Subject {
  readonly victim: Victim;
  readonly data: LabelledInputs;
  readonly known: AskedTrusted | undefined;
  readonly classes: number;
  readonly random: Random;
}

/** Looks for a backdoor if there is enough trusted data that the model gets right; else says why not. */
async function searchIfTrusted(
  analysis: PoisoningAnalysis,
  { victim, data, known, classes, random }: Subject,
  budget: Budget,
): Promise<
  Backdoor & {
    readonly trusted: LabelledInputs | undefined;
    readonly notSearched: NotSearched | undefined;
  }
> {
  if (known === undefined) return { ...NOT_SEARCHED, trusted: undefined, notSearched: 'no trusted data' };
  if (known.right < FEWEST) return { ...NOT_SEARCHED, trusted: undefined, notSearched: known };
  if (needsEncoding(data) || needsEncoding(known.inputs)) {
    return { ...NOT_SEARCHED, trusted: undefined, notSearched: 'categories' };
  }
  const trusted = known.inputs;
  const subject = caseOf(data, inputFeatures(data), trusted, known.features, classes, random);
  const backdoor = await lookForBackdoor(analysis, victim, subject, trusted, budget);
  return { ...backdoor, trusted, notSearched: undefined };
}

/** Copies count once. */
function requireRows(data: Inputs): void {
  const distinct = countDistinct(data);
  if (distinct >= FEWEST) return;
  throw new NotTestable(
    `The check of poisoning needs at least ${String(FEWEST)} different inputs, and data has ${differentWords(data.count, distinct)}: give more of the training data.`,
  );
}

function trustedRows({ universal, universalLabels }: PoisoningAnalysis): LabelledInputs | undefined {
  if (universal === undefined || universalLabels === undefined) return undefined;
  return limitRows({ ...universal, labels: universalLabels }, MOST_ROWS);
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
  readonly search: TriggerSearch | undefined;
  readonly verdict: Verdict | undefined;
  readonly filters: readonly Defence[];
}

const NOT_SEARCHED: Backdoor = { search: undefined, verdict: undefined, filters: [] };

/** Looks for a trigger, decides whether it counts, and measures what filters of the inputs do to a backdoor. */
async function lookForBackdoor(
  { runtime, picture, data }: PoisoningAnalysis,
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  budget: Budget,
): Promise<Backdoor> {
  const { classes, random } = subject;
  const controls = new ControlModels(victim, { runtime, trusted, classes, picture }, budget);
  try {
    const search = await findTrigger(victim, subject, trusted, controls, budget);
    const verdict = judgeTrigger(subject, search.best);
    if (verdict.best === undefined || verdict.finding !== 'backdoor') {
      return { search: { ...search, agreement: await controls.agreement(data) }, verdict, filters: [] };
    }
    budget.progress(0.97, 'measuring what helps');
    return {
      search: { ...search, agreement: await controls.agreement(data) },
      verdict,
      filters: await measureFilters(victim, verdict.best, search.measure, random, budget),
    };
  } finally {
    await controls.close();
  }
}

async function findTrigger(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  controls: ControlModels,
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
  const halves = await stages(victim, trusted, controls);
  let [search, groups]: [TriggerSearch, readonly Suspects[]] = [
    {
      ...{ content, groups: 0, tried: 0, best: undefined, cutShort: false },
      ...{ measure: halves.measure, agreement: undefined },
    },
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

/** The greater of the success of a trigger that counts and the share of wrong labels that is certain, with its interval. */
function scoreOf(share: Estimate, verdict: Verdict | undefined): Estimate {
  const labels: Estimate = { value: share.low, low: share.low, high: share.high };
  const trigger = verdict?.finding === 'backdoor' ? verdict.best?.success : undefined;
  return trigger !== undefined && trigger.value > labels.value ? trigger : labels;
}

function countClasses(victim: Victim, data: LabelledInputs, trusted: LabelledInputs | undefined): number {
  let most = victim.answers === 'scores' ? victim.answerSize : 0;
  for (const label of data.labels) most = Math.max(most, label + 1);
  for (const label of trusted?.labels ?? []) most = Math.max(most, label + 1);
  return most;
}
