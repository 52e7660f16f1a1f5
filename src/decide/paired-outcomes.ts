import { DESCRIPTORS } from '../attacks/table.ts';
import { type Outcomes, unpackOutcomes } from '../core/outcomes.ts';
import type { JudgedResult } from '../facts/outcome.ts';
import type { BaselineAnalysis } from '../facts/policy.ts';
import { grouped } from '../text/number-words.ts';
import { plainLine } from '../text/sanitize.ts';
import { attackSettings } from './attack-settings.ts';
import { mcnemarTail } from './mcnemar.ts';

/** A comparison of two runs of an attack, input by input. */
export interface PairedComparison {
  /** True if more inputs fell than chance explains. */
  readonly isWorse: boolean;
  /** A clause: how many inputs changed, and whether that is chance. */
  readonly words: string;
}

/** With fewer inputs, too many changes for the worse look like chance. */
const LEAST_COMMON = 20;
/** The share of the inputs of each run that the other one must have attacked, too. */
const LEAST_SHARE = 0.5;
/** Time and the number of inputs change how many queries each gets by a little. */
const QUERY_TOLERANCE = 0.1;
/** The part by which a tolerance may be stricter. */
const TOLERANCE_DIFFERENCE = 0.1;

/**
 * Compares an analysis with that of a baseline input by input. Both are of the same version of the method.
 * @returns a clause that says why not, if they did not attack the same inputs with the same settings; undefined if attacks of
 *   this kind are never compared in this way, or at a service
 */
export function comparePaired(
  result: JudgedResult,
  before: BaselineAnalysis,
): PairedComparison | string | undefined {
  const { paired } = DESCRIPTORS[result.spec.attack];
  if (paired === undefined || result.spec.local === undefined) return undefined;
  const { outcomes } = result;
  if (outcomes === undefined) return 'its own run does not say which inputs fell';
  if (before.outcomes === undefined || before.settings === undefined) {
    return 'the baseline does not say which inputs fell';
  }
  const differences = [
    ...changesSince(result, before),
    ...effortDifferences(outcomes, before.outcomes),
    ...toleranceDifferences(result, before),
  ];
  // An eps that the config file sets is named by both.
  if (differences.length > 0) return [...new Set(differences)].join(', ');
  const [now, then] = [unpackOutcomes(outcomes), unpackOutcomes(before.outcomes)];
  if (now === undefined || then === undefined) return 'it is not known which inputs fell';
  const common = [...now.keys()].filter((row) => then.has(row));
  const most = Math.max(now.size, then.size);
  if (common.length < LEAST_COMMON || common.length < LEAST_SHARE * most) {
    return `only ${grouped(common.length)} of ${grouped(most)} inputs were attacked in both runs`;
  }
  const worse = common.filter((row) => now.get(row) === true && then.get(row) === false).length;
  const better = common.filter((row) => now.get(row) === false && then.get(row) === true).length;
  const p = mcnemarTail(worse, better);
  const isWorse = p <= paired.level;
  const changed = `${grouped(worse)} ${paired.worse}, ${grouped(better)} the other way`;
  const chance = isWorse ? 'more than chance' : 'no more than chance';
  return {
    isWorse,
    words: `of ${grouped(common.length)} ${paired.inputs}, ${changed}: ${chance} (${chanceWords(p)}, level ${String(paired.level)})`,
  };
}

/** A chance for people. */
function chanceWords(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${String(Number(p.toPrecision(2)))}`;
}

/**
 * Lists what differs from a baseline in what was attacked and how: data, labels and settings, but not the model. Clauses;
 * untrusted. What one side does not know does not differ.
 */
export function changesSince(
  { spec, digests = {} }: Pick<JudgedResult, 'spec' | 'digests'>,
  before: BaselineAnalysis,
): readonly string[] {
  const now = new Map<string, string>(Object.entries(digests));
  const { digests: then = NONE, settings = NONE } = before;
  const all = now.size === 0 || then.size === 0 ? [] : [...now.keys(), ...then.keys()];
  const slots = [...new Set(all)].filter((slot) => slot !== 'model');
  const changedSlots = slots.filter((slot) => now.get(slot) !== then.get(slot));
  const own = attackSettings(spec);
  const names = before.settings === undefined ? [] : [...new Set([...own.keys(), ...settings.keys()])];
  const changed = names.filter((name) => own.get(name) !== settings.get(name));
  return [
    ...changedSlots.map(
      (slot) => `${slotWords(slot)} changed (${digitsOf(then.get(slot))} -> ${digitsOf(now.get(slot))})`,
    ),
    ...changed.map((name) => changedWords(name, own.get(name), settings.get(name))),
  ];
}

const NONE: ReadonlyMap<string, string> = new Map();

const SLOT_WORDS: ReadonlyMap<string, string> = new Map([
  ['data', 'the data'],
  ['label', 'the labels'],
  ['minmax', 'the ranges of the columns'],
]);

function slotWords(slot: string): string {
  return SLOT_WORDS.get(slot) ?? plainLine(slot, 100);
}

/** Enough to tell two digests apart. */
const SHOWN_DIGITS = 12;

function digitsOf(sha256: string | undefined): string {
  return sha256 === undefined ? 'none' : `${sha256.slice(0, SHOWN_DIGITS)}…`;
}

function changedWords(name: string, now: string | undefined, then: string | undefined): string {
  const shown = (value: string | undefined): string =>
    value === undefined ? 'not set' : plainLine(value, 100);
  return `${plainLine(name, 100)} was ${shown(then)} and is ${shown(now)}`;
}

/** A tolerance that the model chose: a little more or less changes few inputs. */
function toleranceDifferences({ skill }: JudgedResult, before: BaselineAnalysis): readonly string[] {
  const [now, then] = [skill?.tolerance, before.skill?.tolerance];
  if (now === undefined || then === undefined) return [];
  const isOther = Math.abs(now - then) > TOLERANCE_DIFFERENCE * Math.max(now, then);
  return isOther ? [`the tolerance was ${then.toPrecision(4)} and is ${now.toPrecision(4)}`] : [];
}

/** What the data or the time decided, and not the settings. */
function effortDifferences(now: Outcomes, then: Outcomes): readonly string[] {
  const most = Math.max(now.queries, then.queries);
  const isOther = Math.abs(now.queries - then.queries) > QUERY_TOLERANCE * most;
  return [
    ...(now.eps === then.eps ? [] : [`eps was ${String(then.eps)} and is ${String(now.eps)}`]),
    ...(isOther ? [`the attack had ${grouped(then.queries)} queries and has ${grouped(now.queries)}`] : []),
  ];
}
