import { describe, expect, it } from '@jest/globals';
import { warnOfAnalyses, warnOfEnds, warnOfFiles } from '../../../src/decide/policy/accept-warnings.ts';
import { decideAnalysis, decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import type { Acceptance } from '../../../src/facts/policy/acceptance.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';
import { DAY_MS, END_MS, entryOf, fileEntry, found, NAME } from '../../support/sample-policy.ts';
import {
  LFS_POINTER,
  sampleScan,
  unattackedModel,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

describe('warnings of entries about analyses', () => {
  function warnings(entry: Acceptance, nowMs: number, results: readonly AnalysisResult[]): readonly string[] {
    const at = { policy: { accept: [entry] }, nowMs };
    return warnOfAnalyses(
      at,
      results.map((result) => decideAnalysis(result, at)),
    );
  }
  const typo = entryOf({ what: 'digits/extracton', isUndeclared: true, nearest: 'digits/extraction' });

  it.each([
    ['more than 14 days before its end', entryOf(), END_MS - 14 * DAY_MS - 1, [found(0.4)], undefined],
    [
      '14 days before its end',
      entryOf(),
      END_MS - 14 * DAY_MS,
      [found(0.4)],
      '2027-03-31 (UTC): 14 days left',
    ],
    ['in its last minute', entryOf(), END_MS - 1, [found(0.4)], 'less than a day left'],
    ['of no analysis of the file', typo, 0, [], 'did you mean "digits/extraction"?'],
    ['of one that is not run', entryOf(), 0, [], undefined],
    ['of one that passed', entryOf(), 0, [sampleResult('digits', 'extraction', 'passed')], 'is not needed'],
    ['of one without a verdict', entryOf(), 0, [sampleResult('digits', 'extraction', 'failed')], undefined],
  ])('are given or not: %s', (_name, entry, nowMs, results, expected) => {
    const given = warnings(entry, nowMs, results);
    expect(given).toHaveLength(expected === undefined ? 0 : 1);
    expect(given.join()).toContain(expected ?? '');
    expect(given.every((one) => one.startsWith('f:3:5: '))).toBe(true);
  });

  it.each([
    [found(0.4), '2027-03-31 (UTC): 2 days left'],
    [sampleResult('digits', 'extraction', 'not-tested'), '2027-03-30 (UTC): 1 day left'],
  ])('are given of the entry that accepts, and of no other: %#', (result, words) => {
    const accept = [entryOf(), entryOf({ isNotTested: true, until: '2027-03-30' }), fileEntry()];
    const at = { policy: { accept }, nowMs: END_MS - 2 * DAY_MS };
    expect(warnOfAnalyses(at, [decideAnalysis(result, at)])).toEqual([
      expect.stringContaining(`finding: ${NAME} in "accept" counts through ${words}`),
    ]);
  });
});

describe('warnings of ends before anything is judged', () => {
  it.each([
    [14 * DAY_MS + 1, undefined],
    [14 * DAY_MS, 'counts through 2027-03-31 (UTC): 14 days left'],
    [0, 'ended on 2027-03-31 (UTC)'],
  ])('%d ms before: %j', (leftMs, expected) => {
    const others = [entryOf({ what: 'a/b', isUndeclared: true }), fileEntry(), entryOf({ key: 'name' })];
    const accept = [entryOf(), ...others];
    const given = warnOfEnds({ policy: { accept }, nowMs: END_MS - leftMs });
    const said = expected === undefined ? [] : [`finding: ${NAME} in "accept" ${expected}`];
    expect(given).toHaveLength(said.length);
    expect(given.join()).toContain(said.join());
  });
});

describe('warnings of entries about files', () => {
  function warnings(entry: Acceptance, nowMs = 0): readonly string[] {
    const at = { policy: { accept: [entry] }, nowMs };
    const matches = ({ what }: Acceptance, path: string): boolean => what === path;
    const { findings } = decideFiles(sampleScan([UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER]), at, matches);
    const acceptedModels = [{ path: 'models/kept.ubj', reason: 'kept' }];
    const models = { acceptedModels, unattacked: [unattackedModel('models/old.ubj')] };
    return warnOfFiles(at, { findings, ...models, matches }).map(({ message }) => message);
  }
  const { path } = LFS_POINTER;

  it.each([
    ['in use', fileEntry(), 0],
    ['in use', entryFor('name', 'acme.*'), 0],
    ['in use', entryFor('files', path), 0],
    ['in use', entryFor('model', 'models/old.ubj'), 0],
    ['for other content', { ...entryFor('name', UNKNOWN_CLASS.subject), sha256: 'b' }, 0],
    ['about an analysis', entryOf(), 0],
  ])('are not given of one %s', (_name, entry, nowMs) => {
    expect(warnings(entry, nowMs)).toEqual([]);
  });

  it.each([
    [entryFor('name', 'acme.layers.biuld'), 'no finding has it; did you mean "acme.layers.build"?'],
    [entryFor('files', path.replace('large', 'lagre')), `has this path; did you mean "${path}"?`],
    [entryFor('model', 'models/odl.ubj'), 'did you mean "models/old.ubj"?'],
    [
      fileEntry({
        what: 'pickle-unknown-call:models/chrun.pkl',
        file: { rule: 'pickle-unknown-call', path: 'models/chrun.pkl' },
      }),
      'did you mean "pickle-unknown-call:models/churn.pkl"?',
    ],
    [
      entryFor('model', 'elsewhere/entirely.onnx'),
      'it is no model that nothing attacks. Check it, or remove it.',
    ],
  ])('name what was probably meant: %j', (entry, words) => {
    expect(warnings(entry)).toEqual([expect.stringContaining(words)]);
    expect(warnings(entry)[0]).toContain('which matches nothing');
  });

  it('are given of one that ends soon, and of one that has ended', () => {
    expect(warnings(fileEntry(), END_MS - 1)).toEqual([expect.stringContaining('less than a day left')]);
    expect(warnings(fileEntry(), END_MS)).toEqual([expect.stringContaining('ended on 2027-03-31 (UTC)')]);
  });

  it('name nothing where there is nothing', () => {
    const at = { policy: { accept: [entryFor('model', 'Stryker')] }, nowMs: 0 };
    const [problem] = warnOfFiles(at, { findings: [], matches: () => false });
    expect(problem?.message).toContain('nothing attacks. Check it');
  });

  it('are given of one that is not needed', () => {
    const { rule, path: file } = UNKNOWN_CLASS;
    const entry = fileEntry({ what: `${rule}:${file}`, file: { rule, path: file }, sha256: 'b'.repeat(64) });
    expect(warnings(entry)).toEqual([expect.stringContaining('it does not fail the check')]);
  });
});
