import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { Baseline } from '../facts/policy.ts';
import {
  CHANGE_EFFECTS,
  type ChangeEffect,
  type GatePolicy,
  type PolicyChange,
} from '../facts/policy-change.ts';
import { findDropped, findSame, pinsOf, thresholdOf } from './base-policy.ts';
import { compareBaselines } from './baseline-change.ts';
import { findBefore } from './baseline-skill.ts';
import { compareSettings } from './compare-settings.ts';
import { compareWaivers } from './waiver-change.ts';

/** Lists how a pull request changes the policy of its base. What loosens the gate comes first. Pure. */
export function comparePolicies(head: GatePolicy, base: GatePolicy): readonly PolicyChange[] {
  const changes = [
    ...compareAnalyses(head, base),
    ...compareWaivers(head, base),
    ...compareBaselines(head.baseline, base.baseline),
    ...compareLists('allow', namesOf(head.allow, 'name'), namesOf(base.allow, 'name')),
    ...compareLists('ignore', namesOf(head.ignore, 'path'), namesOf(base.ignore, 'path')),
    ...compareLists('unattacked', namesOf(head.unattacked, 'path'), namesOf(base.unattacked, 'path')),
    ...compareLists('covers', coversOf(head), coversOf(base)),
  ];
  return CHANGE_EFFECTS.flatMap((effect) => changes.filter((change) => change.effect === effect));
}

function compareAnalyses(head: GatePolicy, base: GatePolicy): readonly PolicyChange[] {
  return [
    ...findDropped(head, base).map(({ name }) => change('loosened', name, 'is no longer analysed')),
    ...head.analyses.flatMap((spec) => {
      const before = findSame(base.analyses, spec);
      return before === undefined ? [describeNew(spec)] : compareAnalysis(spec, before, base.baseline);
    }),
  ];
}

function describeNew(spec: AnalysisSpec): PolicyChange {
  return change('tightened', spec.name, `is a new analysis, with threshold ${String(thresholdOf(spec))}`);
}

function compareAnalysis(
  spec: AnalysisSpec,
  before: AnalysisSpec,
  baseline: Baseline | undefined,
): readonly PolicyChange[] {
  return [
    ...compareNumbers(spec.name, 'threshold', thresholdOf(spec), thresholdOf(before)),
    ...compareIncreases(spec.name, spec.maxIncrease, before.maxIncrease),
    ...comparePins(spec, before),
    ...compareSettings(spec, before, baseline === undefined ? undefined : findBefore(baseline, spec.name)),
  ];
}

function compareNumbers(about: string, what: string, now: number, before: number): readonly PolicyChange[] {
  if (now === before) return [];
  return [
    change(now > before ? 'loosened' : 'tightened', about, `${what} ${String(before)} -> ${String(now)}`),
  ];
}

/** Without a max-increase a paired test decides, which allows the rise that chance explains: more than 0 does. */
function compareIncreases(
  about: string,
  now: number | undefined,
  before: number | undefined,
): readonly PolicyChange[] {
  if (now === before) return [];
  if (now !== undefined && before !== undefined) return compareNumbers(about, 'max-increase', now, before);
  const effect = increaseEffect(now, before);
  const shown = (increase: number | undefined): string =>
    increase === undefined ? 'not given' : String(increase);
  return [change(effect, about, `max-increase ${shown(before)} -> ${shown(now)}`)];
}

function increaseEffect(now: number | undefined, before: number | undefined): ChangeEffect {
  if (now === undefined) return before === 0 ? 'loosened' : 'changed';
  return now > 0 ? 'loosened' : 'tightened';
}

/** Enough to tell two digests apart. */
const SHOWN_DIGITS = 12;

function comparePins(spec: AnalysisSpec, before: AnalysisSpec): readonly PolicyChange[] {
  const [now, then] = [pinsOf(spec), pinsOf(before)];
  const slots = [...new Set([...then.keys(), ...now.keys()])];
  return slots
    .filter((slot) => now.get(slot) !== then.get(slot))
    .map((slot) => {
      const effect = pinEffect(then.has(slot), now.has(slot));
      return change(
        effect,
        spec.name,
        `sha256 of ${slot} ${digits(then.get(slot))} -> ${digits(now.get(slot))}`,
      );
    });
}

function pinEffect(wasPinned: boolean, isPinned: boolean): ChangeEffect {
  if (wasPinned && isPinned) return 'changed';
  return wasPinned ? 'loosened' : 'tightened';
}

function digits(sha256: string | undefined): string {
  return sha256 === undefined ? 'not given' : `${sha256.slice(0, SHOWN_DIGITS)}…`;
}

/** Each covered file with the model that stands for it. */
function coversOf({ covers }: GatePolicy): ReadonlyMap<string, string> {
  return new Map(covers.map(({ path, model }) => [path, `model ${model}`]));
}

function namesOf<Key extends 'name' | 'path'>(
  entries: readonly Readonly<Record<Key | 'reason', string>>[],
  key: Key,
): ReadonlyMap<string, string> {
  return new Map(entries.map((entry) => [entry[key], entry.reason]));
}

function compareLists(
  list: 'allow' | 'ignore' | 'unattacked' | 'covers',
  now: ReadonlyMap<string, string>,
  then: ReadonlyMap<string, string>,
): readonly PolicyChange[] {
  return [
    ...[...now].flatMap(([name, reason]) => {
      const before = then.get(name);
      if (before === undefined) return [change('loosened', name, `was added to "${list}" (${reason})`)];
      return before === reason
        ? []
        : [change('changed', name, `has another reason in "${list}" (${reason})`)];
    }),
    ...[...then.keys()]
      .filter((name) => !now.has(name))
      .map((name) => change('tightened', name, `was removed from "${list}"`)),
  ];
}

function change(effect: ChangeEffect, about: string, words: string): PolicyChange {
  return { effect, about, words };
}
