import { NotTestable } from '../../fault.ts';
import { classesOf } from '../../predicted-classes.ts';
import { Random } from '../../random.ts';
import {
  accuracyOf,
  type Agreement,
  compareClasses,
  isAboveChance,
} from '../../statistics/balanced-accuracy.ts';
import { findValueDoubt, skillOf } from '../../statistics/value-skill.ts';
import type { AttackResult, Budget, Estimate, Victim } from '../../types.ts';
import { isLocal } from '../../victim/local-model.ts';
import { combine } from './combine.ts';
import { MINIMUM } from '../minimum.ts';
import { membershipEvidence } from './evidence.ts';
import type { Found } from './found.ts';

import { drawPool, type MembershipAnalysis, type Pool } from './pool.ts';
import { type Answers, askCopies, askPool, QUESTIONS } from './questions.ts';
import { type StandIn, trainReferences, trainStandIns, type Views, viewsOf } from './references.ts';
import {
  blindSeparation,
  isBlindlyTold,
  isPlaceboTold,
  placeboSeparation,
  type Separation,
} from './shift.ts';
import { signalsOf } from './signals.ts';
import { explain, figuresOf, formatShift, METHOD, namedLimits, unearned } from './membership-texts.ts';

/** Rows a side if `samples` says nothing, of models that are files, and of those behind an address or in a program. */
const [USUAL_ROWS, USUAL_OF_SLOW] = [2_000, 200];
const MOST_ROWS = 3_000;
/** Larger pictures need references that this attack has not. */
const LARGEST_SIDE = 32;
/** A class that has rows on one side only makes the sides two kinds of rows if it has more than this share of them. */
const ONE_SIDED = 0.05;

/**
 * Measures how well the rows that a model was trained on can be told from others by its answers: signals of each row, some of them
 * against references trained here on halves of all rows, are combined by learners that never learned the row they judge. The score is
 * the lower end of the attacker's advantage.
 * @throws NotTestable if no verdict can rest on the rows
 */
export async function attackByMembership(
  analysis: MembershipAnalysis,
  budget: Budget,
): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined) throw new Error('Membership needs a model.');
  requireAttackable(analysis);
  const started = budget.timeLeftMs();
  const before = victim.queries;
  const pool = drawPool(analysis, rowsToAsk(analysis, budget), budget.seed);
  requireBothSides(pool, analysis.classNames);
  budget.progress(
    0,
    `asking ${String(QUESTIONS * pool.member.length)} questions about ${String(pool.member.length)} rows`,
  );
  const { skill, ...found } = await search({ ...analysis, victim }, pool, budget);
  const { combined } = found;
  budget.progress(1, 'done');
  const why = unearned(found);
  return {
    score: scoreOf(combined.advantage),
    bound: 'lower',
    access: 'black-box',
    ...(analysis.picture !== undefined && { notTested: ['convolutional references'] }),
    ...(why !== undefined && { unearned: why }),
    meaning: explain(found),
    cutShort: combined.isCutShort,
    ...skill,
    limits: namedLimits(found, analysis),
    queries: victim.queries - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: figuresOf(found),
    evidence: membershipEvidence(found, analysis.classNames),
  };
}

/** The lower end of the advantage; its interval says where the lower end of another sample would be. */
function scoreOf({ value, low }: Estimate): Estimate {
  const least = (end: number): number => Math.max(0, end);
  return { value: least(low), low: least(2 * low - value), high: least(value) };
}

function requireAttackable({ picture, randomness }: MembershipAnalysis): void {
  if (picture !== undefined && Math.max(picture.height, picture.width) > LARGEST_SIDE) {
    throw new NotTestable(
      `The pictures have ${String(picture.width)} by ${String(picture.height)} pixels. Membership of pictures is measured up to ` +
        `${String(LARGEST_SIDE)} by ${String(LARGEST_SIDE)}: for larger ones its references are too weak, and a low score would say nothing.`,
    );
  }
  if (randomness === undefined) return;
  throw new NotTestable(
    `The model answers at random: ${String(randomness.changed)} of ${String(randomness.asked)} inputs got other answers when asked ` +
      'again, so single answers say little of single rows. Turn off what is random in it (dropout, noise), or accept that membership is ' +
      'not tested.',
  );
}

function rowsToAsk({ victim, settings }: MembershipAnalysis, budget: Budget): number {
  const isSlow = !isLocal(victim) || victim.mayChange === true;
  const usual = isSlow ? USUAL_OF_SLOW : USUAL_ROWS;
  const wanted = Math.min(MOST_ROWS, settings.samples ?? settings.least?.samples ?? usual);
  const affordable = Math.floor(budget.maxQueries / QUESTIONS / 2);
  return Math.max(MINIMUM.side, Math.min(wanted, affordable));
}

/** @throws NotTestable if many rows of one side belong to classes that the other side lacks */
function requireBothSides({ labels, classes, member }: Pool, names: readonly string[] | undefined): void {
  if (classes === 0) return;
  for (const side of [1, 0]) {
    const own = Array.from(labels.filter((_label, row) => member[row] === side));
    const elsewhere = new Set(labels.filter((_label, row) => member[row] !== side));
    const alone = own.filter((label) => !elsewhere.has(label));
    if (alone.length <= ONE_SIDED * own.length) continue;
    const shown = [...new Set(alone)].slice(0, 5).map((label) => names?.[label] ?? String(label));
    throw new NotTestable(
      `${String(alone.length)} of ${String(own.length)} rows in ${side === 1 ? 'reference_data' : 'data'} belong to classes that the ` +
        `other side lacks (${shown.join(', ')}), so the class alone would tell both sides apart. Give rows of the same classes on both sides.`,
    );
  }
}

async function search(
  { runtime, victim }: MembershipAnalysis & { readonly victim: Victim },
  pool: Pool,
  budget: Budget,
): Promise<Found & { readonly skill: Pick<AttackResult, 'skill' | 'accuracy'> }> {
  const random = new Random(budget.seed);
  const answers = await askPool(victim, pool);
  const skill = skillOn(pool, answers);
  const copies = await askCopies(victim, pool, random, budget);
  const going = (from: number, to: number, what: string) => (share: number) => {
    budget.progress(from + (to - from) * share, what);
    return budget.timeLeftMs() > 0;
  };
  const views = viewsOf(pool, random);
  const references = await trainReferences(
    pool,
    views,
    { runtime, random },
    going(0.3, 0.7, 'training references'),
  );
  budget.progress(0.7, 'comparing both sides without the model');
  const checked = checkShift(pool, views, await trainStandIns(pool, views, { runtime, random }), random);
  const signals = signalsOf(pool, { answers, copies, references });
  const combined = combine(signals, pool.member, random, going(0.75, 1, 'telling both sides apart'));
  return { pool, combined, signals, ...checked, skill };
}

/**
 * How well the model knows the labels of the rows that it was not trained on.
 * @throws NotTestable if it knows nothing even of its own training rows
 */
function skillOn(pool: Pool, { values, rows }: Answers): Pick<AttackResult, 'skill' | 'accuracy'> {
  const { labels, classes, member } = pool;
  if (values.every((value, at) => value === values[at % (values.length / rows)])) {
    throw new NotTestable(
      'The model gives every row the same answer, so nothing can be told from its answers.',
    );
  }
  const said = classes === 0 ? Float64Array.from(values) : Float64Array.from(classesOf(values, rows));
  const of = (side: number, some: Float64Array): number[] =>
    [...some].filter((_one, row) => member[row] === side);
  if (classes === 0) {
    const doubt = findValueDoubt(skillOf(of(1, said), of(1, labels)), pool.members);
    if (doubt !== undefined) throw new NotTestable(`${doubt} ${NOT_ITS_ROWS}`);
    const {
      explained: value = 0,
      explainedLow: low = value,
      explainedHigh: high = value,
    } = skillOf(of(0, said), of(0, labels));
    return { skill: { measure: 'r2', value, low: Math.min(low, value), high: Math.max(high, value) } };
  }
  const agreement = (side: number): Agreement =>
    compareClasses(Int32Array.from(of(side, labels)), Int32Array.from(of(side, said)));
  const own = agreement(1);
  if (!isAboveChance(own, classes)) {
    throw new NotTestable(
      `The model gets ${(100 * own.accuracy).toFixed(0)} % of ${String(own.rows)} rows in reference_data right, which is no ` +
        `better than guessing among ${String(classes)} classes. ${NOT_ITS_ROWS}`,
    );
  }
  const skill = accuracyOf(agreement(0));
  return { skill, accuracy: skill.value };
}

const NOT_ITS_ROWS =
  'A model knows the rows that it was trained on, so these are others, or their labels or their preparation are not those of its ' +
  'training. Give the training rows in reference_data, with their labels.';

/** @throws NotTestable if members and others can be told apart without the model */
function checkShift(
  pool: Pool,
  views: Views,
  standIns: readonly StandIn[],
  random: Random,
): { readonly blind: Separation; readonly placebo: Separation } {
  const blind = blindSeparation(pool, views, standIns, random);
  const placebo = placeboSeparation(pool, standIns);
  if (isBlindlyTold(blind)) throw new NotTestable(formatShift(pool, blind));
  if (!isPlaceboTold(placebo)) return { blind, placebo };
  const easier = placebo.auc > 0.5 ? 'reference_data' : 'data';
  throw new NotTestable(
    `Models trained here without the rows in question find those of ${easier} easier (AUC ${placebo.auc.toFixed(2)}, where .50 is no ` +
      'difference), so both sides differ in how hard they are, and whatever the model shows may come from that. Give two random parts ' +
      'of one data set: rows of the same time and source, with labels of the same quality.',
  );
}
