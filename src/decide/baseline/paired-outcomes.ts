import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { Outcomes } from '@model-security-scan/engine/results';
import { unpackGroups, unpackOutcomes } from '@model-security-scan/engine/pack-outcomes';
import type { JudgedResult } from '../../facts/run-outcome.ts';
import type { BaselineAnalysis } from '../../facts/policy/policy.ts';
import { digitPair, grouped } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import { attackSettings, MODEL_SETTINGS } from '../policy/attack-settings.ts';
import { type PairedComparison, testPairs } from './paired-test.ts';

/** With fewer inputs, too many changes for the worse look like chance. */
const LEAST_COMMON = 20;
/** The share of the baseline's inputs that must have been attacked again. */
const LEAST_SHARE = 0.5;
/** Time and the number of inputs change how many queries each gets by a little. */
const QUERY_TOLERANCE = 0.1;
const TOLERANCE_DIFFERENCE = 0.1;

/**
 * Compares an analysis with that of a baseline input by input: on those that both attacked, also if the data changed. Both are of the
 * same version of the method.
 * @returns a clause that says why not, if they did not attack in the same way, or too few of the same inputs; undefined if one of
 *   them does not say how its inputs ended
 */
export function comparePaired(
  result: JudgedResult,
  before: BaselineAnalysis,
): PairedComparison | string | undefined {
  const { paired } = DESCRIPTORS[result.spec.attack];
  const { outcomes } = result;
  if (paired === undefined || outcomes === undefined || before.outcomes === undefined) return undefined;
  const differences = differencesSince(result, before);
  if (differences.length > 0) return differences.join(', ');
  const [now, then] = [unpackOutcomes(outcomes), unpackOutcomes(before.outcomes)];
  if (now === undefined || then === undefined) return 'it is not known which inputs fell';
  const common = [...now.keys()].filter((input) => then.has(input));
  if (common.length < LEAST_COMMON || common.length < LEAST_SHARE * then.size) {
    return `only ${grouped(common.length)} of ${grouped(then.size)} inputs of the baseline were attacked again`;
  }
  const tested = testPairs({ paired, common, now, then, groups: unpackGroups(outcomes) });
  if (!isSameModel(result, before)) return tested;
  // What differs is the luck of the search, or of the copy.
  const words = `the model is the same, byte by byte; ${tested.words}`;
  return { ...tested, isWorse: false, doubt: undefined, words };
}

/** Lists what differs from a baseline in how was attacked, but not in the data: clauses; untrusted. */
export function differencesSince(result: JudgedResult, before: BaselineAnalysis): readonly string[] {
  const { outcomes: now } = result;
  const { outcomes: then } = before;
  return [
    ...(before.settings === undefined ? ['the baseline does not say how it attacked'] : []),
    ...otherSlots(result, before, ['model', 'data', 'label']),
    ...otherSettings(result, before, (name) => !MODEL_SETTINGS.includes(name)),
    ...(now === undefined || then === undefined ? [] : queryDifferences(now, then)),
    ...toleranceDifferences(result, before),
  ];
}

type Looked = Pick<JudgedResult, 'spec' | 'digests' | 'outcomes' | 'robustness'>;

/**
 * Lists what differs from a baseline in what was attacked and how: data, labels and settings, but not the model. Clauses;
 * untrusted. What one side does not know does not differ.
 */
export function changesSince(result: Looked, before: BaselineAnalysis): readonly string[] {
  return [...otherSlots(result, before, ['model']), ...otherSettings(result, before, () => true)];
}

function isSameModel(result: Looked, before: BaselineAnalysis): boolean {
  const now = result.digests?.model;
  const isUsedAlike = otherSettings(result, before, (name) => MODEL_SETTINGS.includes(name)).length === 0;
  return now !== undefined && now === before.digests?.get('model') && isUsedAlike;
}

function otherSlots(
  { digests = {} }: Looked,
  { digests: then = NONE }: BaselineAnalysis,
  apartFrom: readonly string[],
): readonly string[] {
  const now = new Map<string, string>(Object.entries(digests));
  const all = now.size === 0 || then.size === 0 ? [] : [...now.keys(), ...then.keys()];
  return [...new Set(all)]
    .filter((slot) => !apartFrom.includes(slot) && now.get(slot) !== then.get(slot))
    .map((slot) => `${formatSlot(slot)} changed (${digitsOf(then.get(slot))} -> ${digitsOf(now.get(slot))})`);
}

function otherSettings(
  { spec, outcomes, robustness }: Looked,
  before: BaselineAnalysis,
  counts: (name: string) => boolean,
): readonly string[] {
  const { settings = NONE } = before;
  const own = attackSettings(spec);
  const all = before.settings === undefined ? [] : [...new Set([...own.keys(), ...settings.keys()])];
  const names = all.filter(counts);
  const eps = epsDifference(outcomes?.eps ?? robustness?.eps, before.eps);
  // What the attack had counts, whoever chose it.
  const changed = names.filter(
    (name) => own.get(name) !== settings.get(name) && (name !== 'eps' || eps === undefined),
  );
  return [
    ...changed.map((name) => formatChanged(name, own.get(name), settings.get(name))),
    ...(counts('eps') ? (eps ?? []) : []),
  ];
}

/** @returns undefined if one of the two does not say its eps */
function epsDifference(now: number | undefined, then: number | undefined): readonly string[] | undefined {
  if (now === undefined || then === undefined) return undefined;
  if (now === then) return [];
  const [shownNow, shownThen] = digitPair(now, then);
  return [`eps was ${shownThen} and is ${shownNow}`];
}

const NONE: ReadonlyMap<string, string> = new Map();

const SLOT_WORDS: ReadonlyMap<string, string> = new Map([
  ['data', 'the data'],
  ['label', 'the labels'],
  ['minmax', 'the ranges of the columns'],
]);

function formatSlot(slot: string): string {
  return SLOT_WORDS.get(slot) ?? plainLine(slot, 100);
}

const SHOWN_DIGITS = 12;

function digitsOf(sha256: string | undefined): string {
  return sha256 === undefined ? 'none' : `${sha256.slice(0, SHOWN_DIGITS)}…`;
}

function formatChanged(name: string, now: string | undefined, then: string | undefined): string {
  const shown = (value: string | undefined): string =>
    value === undefined ? 'not set' : plainLine(value, 100);
  return `${plainLine(name, 100)} was ${shown(then)} and is ${shown(now)}`;
}

/** A tolerance that the model chose: a little more or less changes few inputs. */
function toleranceDifferences({ skill }: JudgedResult, before: BaselineAnalysis): readonly string[] {
  const [now, then] = [skill?.tolerance, before.skill?.tolerance];
  if (now === undefined || then === undefined) return [];
  if (Math.abs(now - then) <= TOLERANCE_DIFFERENCE * Math.max(now, then)) return [];
  const [shownNow, shownThen] = digitPair(now, then);
  return [`the tolerance was ${shownThen} and is ${shownNow}`];
}

/** What the data or the time decided, and not the settings. */
function queryDifferences(now: Outcomes, then: Outcomes): readonly string[] {
  const most = Math.max(now.queries, then.queries);
  return Math.abs(now.queries - then.queries) > QUERY_TOLERANCE * most ? [formatQuery(now, then)] : [];
}

function formatQuery(now: Outcomes, then: Outcomes): string {
  return `the attack had ${grouped(then.queries)} queries and has ${grouped(now.queries)}`;
}

/**
 * Says why an analysis that cannot be compared input by input may have found less than its baseline without being better: a clause. It
 * attacked in another way, less hard, or other inputs.
 */
export function otherLook(result: JudgedResult, before: BaselineAnalysis): string | undefined {
  if (changesSince(result, before).length > 0) return 'the attack or its data was another one';
  if (result.spec.local !== undefined && before.settings === undefined) {
    return 'the baseline does not say how it attacked';
  }
  const [now, then] = [result.outcomes, before.outcomes];
  if (now === undefined || then === undefined) return undefined;
  return now.queries < (1 - QUERY_TOLERANCE) * then.queries ? formatQuery(now, then) : undefined;
}
