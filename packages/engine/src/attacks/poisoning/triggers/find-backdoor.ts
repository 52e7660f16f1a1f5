import { Random } from '../../../random.ts';
import { needsEncoding } from '../../../statistics/encode-tables.ts';
import type { Matrix } from '../../../statistics/multivariate/matrix.ts';
import { inputFeatures } from '../../../statistics/picture-features.ts';
import type { AnalysisData } from '../../../analysis-data.ts';
import type { Budget, LabelledInputs, Victim } from '../../../types.ts';
import { type Case, matrixOf } from './case.ts';
import { searchColumns } from '../columns/search-columns.ts';
import { ControlModels } from './control-models.ts';
import { findTrigger, isProven, type NotSearched, type TriggerSearch } from './find-trigger.ts';
import { type Stage, stages } from './replay.ts';
import { judgeColumns, judgeTrigger, strongerOf, type Verdict } from '../backdoor-verdict.ts';
import { compareClasses } from '../../../statistics/balanced-accuracy.ts';
import { classesOf } from '../../../predicted-classes.ts';
import { agreementOf } from '../labels/label-share.ts';

/** Fewer trusted inputs, or fewer that the model gets right, tell nothing. */
const FEWEST = 20;

export interface Subject {
  readonly victim: Victim;
  readonly data: LabelledInputs;
  readonly known: AskedTrusted | undefined;
  readonly classes: number;
  readonly random: Random;
}

interface Backdoor {
  readonly search: TriggerSearch | undefined;
  readonly verdict: Verdict | undefined;
}

const NOT_SEARCHED: Backdoor = { search: undefined, verdict: undefined };

/** Looks for a backdoor if there is enough trusted data that the model gets right; else says why not. */
export async function searchIfTrusted(
  analysis: Pick<AnalysisData, 'runtime' | 'picture' | 'data'>,
  subject: Subject,
  budget: Budget,
): Promise<
  Backdoor & {
    readonly trusted: LabelledInputs | undefined;
    readonly notSearched: NotSearched | undefined;
  }
> {
  const { known } = subject;
  if (known === undefined) return { ...NOT_SEARCHED, trusted: undefined, notSearched: 'no trusted data' };
  if (known.right < FEWEST) return { ...NOT_SEARCHED, trusted: undefined, notSearched: known };
  const backdoor = await lookForBackdoor(analysis, { ...subject, known }, budget);
  return { ...backdoor, trusted: known.inputs, notSearched: undefined };
}

type Known = Subject & { readonly known: AskedTrusted };

async function lookForBackdoor(
  { runtime, picture, data }: Pick<AnalysisData, 'runtime' | 'picture' | 'data'>,
  subject: Known,
  budget: Budget,
): Promise<Backdoor> {
  const { victim, classes, known } = subject;
  const trusted = known.inputs;
  const controls = new ControlModels(victim, { runtime, trusted, classes, picture }, budget);
  try {
    const halves = await stages(victim, trusted, controls);
    const { search, verdict } = await searchBoth(subject, halves, budget);
    return { search: { ...search, agreement: await controls.agreement(data) }, verdict };
  } finally {
    await controls.close();
  }
}

/** In tables looks for values of columns first, then, if nothing is proven, for patterns as in pictures. */
async function searchBoth(
  { victim, data, known, classes, random }: Known,
  halves: { readonly choose: Stage; readonly measure: Stage },
  budget: Budget,
): Promise<{ readonly search: TriggerSearch; readonly verdict: Verdict }> {
  const trusted = known.inputs;
  const byValues =
    data.shape.length === 1
      ? await searchColumns(
          { victim, data, trusted, classes, random: new Random(budget.seed), ...halves },
          budget,
        )
      : undefined;
  const isEncoded = needsEncoding(data) || needsEncoding(trusted);
  if (byValues !== undefined) {
    const { best, tried, cutShort } = byValues;
    const search = {
      ...{ content: undefined, groups: 0, tried, best, cutShort, columns: byValues },
      agreement: undefined,
    };
    const verdict = judgeColumns(byValues);
    if (isEncoded || (verdict.finding === 'backdoor' && isProven(search))) return { search, verdict };
  }
  const subject = caseOf(data, inputFeatures(data), trusted, known.features, classes, random);
  const found = await findTrigger(victim, subject, trusted, halves, budget);
  const verdict = judgeTrigger(subject, found.best);
  if (byValues === undefined) return { search: found, verdict };
  const search = {
    ...found,
    tried: found.tried + byValues.tried,
    cutShort: found.cutShort || byValues.cutShort,
    columns: byValues,
  };
  return { search, verdict: strongerOf(judgeColumns(byValues), verdict) };
}

/** Joins the data and the trusted rows to what the search for triggers needs. */
export function caseOf(
  data: LabelledInputs,
  seenData: Matrix,
  trusted: LabelledInputs,
  seenTrusted: Matrix,
  classes: number,
  random: Random,
): Case {
  return {
    ...{ data: matrixOf(data), seenData, labels: data.labels },
    ...{ trusted: matrixOf(trusted), seenTrusted, trustedLabels: trusted.labels },
    ...{ classes, random },
  };
}

interface AskedTrusted {
  readonly inputs: LabelledInputs;
  readonly features: Matrix;
  readonly labels: Int32Array;
  readonly right: number;
  readonly count: number;
  /** The same beyond chance; absent if there are too few to tell. */
  readonly agreement?: number;
  /** True if there are enough to tell, and the model is no better than chance. */
  readonly isAtChance: boolean;
}

/** Asks the model about the trusted inputs: nobody can have changed their labels. */
export async function askTrusted(
  victim: Victim,
  inputs: LabelledInputs,
  features: Matrix,
  classes: number,
): Promise<AskedTrusted> {
  const { labels, count } = inputs;
  const answers = classesOf(await victim.ask(inputs.values, count), count);
  const right = labels.filter((label, row) => answers[row] === label).length;
  const votes = new Float64Array(count * classes);
  answers.forEach((answer, row) => {
    if (answer >= 0 && answer < classes) votes[row * classes + answer] = 1;
  });
  const { balanced, classes: named } = compareClasses(labels, answers);
  return {
    ...{ inputs, labels, right, count, features },
    isAtChance: count >= FEWEST && named > 1 && balanced.low <= 1 / named,
    ...(count < FEWEST ? {} : { agreement: agreementOf(votes, labels, classes) }),
  };
}
