import type { Budget } from '../../types.ts';
import { shareIn } from '../../strata.ts';
import type { Balance } from './balance.ts';
import type { CopyPlan, Judges, Transcript } from './classifier-copy.ts';
import { type Copy, trainCopy } from './train-copy.ts';
import type { Checkpoint } from './extraction-texts.ts';

/** Copies are trained at these numbers of questions: far apart at the end, since large copies take most of the time. */
const CHECKPOINTS = [10, 25, 50, 100, 200, 400, 800, 1_600, 6_400, 25_600, 102_400] as const;
/** Beyond the data, no copy is trained on more than this share of the questions except the last ones: it would cost as much as they do. */
const LATE = 0.6;
/** Of the rows kept aside, a class with fewer of them counts less than others. */
const FEW = 8;
/** From this difference of two log-likelihoods on, one copy is likelier than the other. */
const EVIDENCE = 1;
/** A copy of the data that agrees with all of so many answers kept aside, at least FEW of each class, needs no made questions. */
const SURE = 100;

export interface Measured {
  readonly checkpoints: readonly Checkpoint[];
  readonly agreements: readonly boolean[];
  readonly learnt: number;
  readonly isRejected: boolean;
}

/** A copy, and the number of questions that it learnt from. */
type StagedCopy = Copy & { readonly count: number };

interface Kept {
  readonly transcript: Transcript;
  readonly whole: Transcript;
  readonly plan: CopyPlan;
  readonly balance: Balance;
}

/**
 * Trains copies on ever more answers, until the time ends. Made questions may lead a copy astray: the one that learnt from fewer of
 * them stays if it agrees with more of the answers kept aside, beyond chance; at the end it learns from these, too.
 */
export async function measureStages(kept: Kept, budget: Budget): Promise<Measured> {
  const { transcript, whole, plan, balance } = kept;
  const { aside, fromData, heldClasses } = transcript;
  const extra = whole.count - transcript.count;
  const checkpoints: Checkpoint[] = [];
  let agreements: readonly boolean[] = [];
  const note = (queries: number, { held }: Copy): void => {
    agreements = Array.from(held, (guess, row) => guess === heldClasses[row]);
    checkpoints.push({
      queries,
      agreement: shareIn(balance.strata, (row) => agreements[row] === true),
      plain: agreements.filter(Boolean).length / agreements.length,
    });
  };
  const train = (count: number, from: Transcript, way?: Copy['way']): Promise<Copy> => {
    budget.progress(0.3 + (0.5 * count) / whole.count, `training a copy on ${String(count)} answers`);
    return trainCopy(plan, from, count, way);
  };
  let last = 0;
  let best: StagedCopy | undefined;
  let rivals: readonly StagedCopy[] = [];
  for (const count of stagesOf(transcript, extra)) {
    if (!plan.going()) break;
    last = count;
    const judges = count > fromData ? aside : undefined;
    if (best === undefined || !isSure(judges, best)) {
      const copy = { ...(await train(count, transcript)), count };
      best = likelier(judges, rivals, copy);
      rivals = judges === undefined ? [copy] : [...rivals, copy];
    }
    const queries = count < fromData ? count : count + extra;
    if (extra === 0 || queries < whole.count) note(queries, best);
  }
  if (best === undefined) return { checkpoints, agreements, learnt: 0, isRejected: false };
  const isRejected = best.count < last;
  if (extra === 0 || !plan.going()) return { checkpoints, agreements, learnt: best.count, isRejected };
  note(whole.count, await train(best.count + extra, whole, best.way));
  return { checkpoints, agreements, learnt: best.count + extra, isRejected };
}

function stagesOf({ count, fromData }: Transcript, extra: number): readonly number[] {
  const data = CHECKPOINTS.filter((queries) => queries < fromData);
  const late = CHECKPOINTS.filter(
    (queries) => queries > fromData + extra && queries <= LATE * (count + extra),
  );
  const all = [...data, fromData, ...late.map((queries) => queries - extra), count];
  return [...new Set(all)].filter((one) => one > 0 && one <= count);
}

/** How much more often one copy agrees with the answers kept aside, each class alike: in standard errors of the difference. */
function lead({ classes }: Judges, one: Copy, other: Copy): number {
  const counts = countsOf(classes);
  let [sum, squares] = [0, 0];
  for (const [row, name] of classes.entries()) {
    const weight = 1 / Math.max(FEW, counts.get(name) ?? 0);
    const more = Number(one.judged[row] === name) - Number(other.judged[row] === name);
    sum += weight * more;
    squares += (weight * more) ** 2;
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares);
}

/**
 * The least surprised of the earlier copies, if the answers kept aside speak for it, else the new one. Compared with the one before
 * it only, each copy could be a little worse.
 */
function likelier(judges: Judges | undefined, earlier: readonly StagedCopy[], copy: StagedCopy): StagedCopy {
  if (judges === undefined) return copy;
  const [leader] = earlier.toSorted((one, other) => one.surprise - other.surprise);
  return leader !== undefined && isAhead(judges, leader, copy) ? leader : copy;
}

/**
 * True if the answers kept aside speak for one copy: they surprise it less, or it agrees with more of them, beyond chance. Copies that
 * agree with all of a few answers differ in surprise by rounding alone.
 */
function isAhead(judges: Judges, one: Copy, other: Copy): boolean {
  return other.surprise - one.surprise >= EVIDENCE || lead(judges, one, other) >= 1;
}

function countsOf(classes: Int32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const name of classes) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function isSure(judges: Judges | undefined, { judged }: Copy): boolean {
  if (judges === undefined) return false;
  const { classes } = judges;
  const isEnough = classes.length >= SURE && [...countsOf(classes).values()].every((count) => count >= FEW);
  return isEnough && classes.every((one, row) => judged[row] === one);
}
