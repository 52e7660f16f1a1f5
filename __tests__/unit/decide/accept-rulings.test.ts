import { describe, expect, it } from '@jest/globals';
import {
  isAboutAnalysis,
  isAboutFile,
  ruleOnAnalysis,
  ruleOnFile,
  ruleOnModel,
} from '../../../src/decide/policy/accept-rulings.ts';
import type { Acceptance } from '../../../src/facts/policy/acceptance.ts';
import type { JudgedFinding } from '../../../src/facts/file-scan.ts';
import type { Policy } from '../../../src/facts/policy/policy.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';
import {
  DAY_MS,
  END_MS,
  entryOf,
  fileEntry,
  found,
  NAME,
  withoutScore,
} from '../../support/sample-policy.ts';
import { LFS_POINTER, UNKNOWN_CALL } from '../../support/sample-supply-chain.ts';

const CALL: JudgedFinding = { ...UNKNOWN_CALL, standing: 'flagged' };
const POINTER: JudgedFinding = { ...LFS_POINTER, standing: 'flagged' };

const by = (...accept: readonly Acceptance[]): { policy: Policy; nowMs: number } => ({
  policy: { accept },
  nowMs: END_MS - 1,
});
/** The place among the entries of the one that rules, and whether it accepts. */
function ruling(entries: readonly Acceptance[], made: ReturnType<typeof ruleOnAnalysis>): unknown {
  return made && [entries.indexOf(made.entry), made.refused === undefined];
}

describe('an entry is about an analysis', () => {
  it.each([
    [entryOf(), true],
    [entryOf({ what: NAME.toUpperCase() }), true],
    [entryOf({ what: 'digits/evasion' }), false],
    [entryFor('files', NAME), false],
    [entryFor('name', NAME), false],
    [fileEntry({ what: NAME }), false],
  ])('%j: %s', (entry, isAbout) => {
    expect(isAboutAnalysis(entry, NAME)).toBe(isAbout);
  });

  it('and of several the one for its state rules, if one counts', () => {
    const untested = sampleResult('digits', 'extraction', 'not-tested');
    const [score, none, ended] = [
      entryOf({ maxScore: 0.5 }),
      entryOf({ isNotTested: true }),
      entryOf({ until: '2027-03-30' }),
    ];
    const all = [none, score, ended];
    const rule = (result: typeof untested, ...entries: readonly Acceptance[]): unknown =>
      ruling(all, ruleOnAnalysis(result, by(...entries)));
    expect(rule(found(0.5), ...all)).toEqual([1, true]);
    expect(rule(found(0.51), none, score)).toEqual([1, false]);
    expect(rule(found(0.51), ended, score)).toEqual([2, false]);
    expect(rule(withoutScore(found(0.5)), none, score)).toEqual([1, false]);
    expect(rule(untested, score, none)).toEqual([0, true]);
    expect(rule(untested, score)).toEqual([1, false]);
    expect(rule(found(0.4), none)).toEqual([0, false]);
    expect(rule(untested)).toBeUndefined();
    expect(ruleOnAnalysis(found(0.4), { ...by(score), nowMs: END_MS })?.refused).toContain('2027-03-31');
    expect(ruleOnAnalysis(found(0.4), { ...by(ended), nowMs: END_MS - DAY_MS - 1 })?.refused).toBeUndefined();
  });
});

describe('an entry is about a finding in a file', () => {
  const { rule, path, subject } = CALL;
  it.each([
    [fileEntry(), CALL, true],
    [fileEntry({ file: { rule, path: 'other' } }), CALL, false],
    [fileEntry({ file: { rule: 'other', path } }), CALL, false],
    [entryFor('files', path), CALL, false],
    [entryFor('files', POINTER.path), POINTER, true],
    [entryFor('files', path), POINTER, false],
    [entryFor('name', subject), CALL, true],
    [entryFor('name', 'acme.layers.buil'), CALL, false],
    [entryFor('name', 'acme.layers.*'), CALL, true],
    [entryFor('name', 'acme.other.*'), CALL, false],
    [entryFor('name', '*'), POINTER, false],
    [entryFor('name', '*'), { ...POINTER, subject: 'a.b' }, false],
    [entryFor('name', '*'), { ...CALL, subject: '' }, false],
    [entryFor('model', subject), CALL, false],
  ])('%#: %j', (entry, finding, isAbout) => {
    expect(isAboutFile(entry, finding)).toBe(isAbout);
  });

  const grave: JudgedFinding = { ...CALL, severity: 'critical' };
  const unlisted: JudgedFinding = { ...CALL, origin: 'unlisted' };
  const sha256 = CALL.sha256 ?? '';
  it.each<[Acceptance, JudgedFinding, boolean]>([
    [fileEntry(), CALL, true],
    [fileEntry({ sha256: 'other' }), CALL, false],
    [fileEntry({ file: { rule: 'lfs-pointer', path } }), { ...CALL, rule: 'lfs-pointer' }, true],
    [fileEntry(), grave, true],
    [entryFor('files', POINTER.path), POINTER, true],
    [fileEntry({ file: { rule: POINTER.rule, path: POINTER.path } }), POINTER, false],
    [entryFor('name', subject), CALL, true],
    [entryFor('name', subject), grave, false],
    [{ ...entryFor('name', subject), sha256 }, grave, true],
    [{ ...entryFor('name', subject), sha256: 'other' }, grave, false],
    [entryFor('name', subject), { ...CALL, origin: 'python' }, false],
    [{ ...entryFor('name', subject), sha256 }, { ...CALL, origin: 'python' }, true],
    [entryFor('name', subject), { ...CALL, rule: 'lfs-pointer' }, false],
    [entryFor('name', 'acme.*'), unlisted, true],
    [entryFor('name', 'acme.*'), { ...unlisted, severity: 'critical' }, false],
    [entryFor('name', 'acme.*'), { ...CALL, origin: 'python' }, false],
  ])('%#, and accepts it: %j', (entry, finding, accepts) => {
    const made = ruleOnFile(finding, by(entry));
    expect([made?.entry, made?.refused === undefined]).toEqual([entry, accepts]);
  });
});

it('an entry for a model accepts the paths that it matches', () => {
  const entry = entryFor('model', 'models/**');
  const matches = ({ what }: Acceptance, path: string): boolean => path.startsWith(what.slice(0, -2));
  expect(ruleOnModel('models/a', by(entryFor('files', 'models/**'), entry), matches)).toEqual({ entry });
  expect(ruleOnModel('other/a', by(entry), matches)).toBeUndefined();
});
