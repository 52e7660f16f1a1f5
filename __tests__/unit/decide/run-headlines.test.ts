import { describe, expect, it } from '@jest/globals';
import { decideRun, type RunFacts } from '../../../src/decide/decide-run.ts';
import { decideLineage } from '../../../src/decide/lineage.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { sampleLineage, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  unattackedModel,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

const COMMIT = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
const PASSED = sampleResult('digits', 'extraction', 'passed');
const CANCELLED = sampleResult('digits', 'evasion', 'submitted', { reason: 'cancelled' });
const LATE = sampleResult('digits', 'evasion', 'timeout', { reason: 'timeout', message: 'It was late.' });
/** An analysis whose own `minutes` were over, in a run that had more. */
const OWN_TIME = sampleResult('digits', 'evasion', 'timeout', {
  reason: 'timeout',
  message: 'It was cut short.',
  usedUpItsTime: true,
});
const DENIED = sampleResult('digits', 'evasion', 'error', { reason: 'denied' });

const UNTESTED = sampleResult('digits', 'evasion', 'not-tested', { reason: 'not-tested' });
const VULNERABLE = sampleResult('digits', 'evasion', 'vulnerable', { reason: 'vulnerable' });
const OTHER_MODEL = sampleResult('faces', 'evasion', 'passed');
const CHECKED = sampleResult('digits', 'drift', 'passed');
const UNSCORED = resultOf(sampleSpec('digits', 'outlier'), 'passed');
const WAIVED: AnalysisResult = { ...VULNERABLE, policy: { finding: 'accepted', why: 'It is waived.' } };
const PLANNED = sampleResult('digits', 'evasion', 'planned');
const SUBMITTED = sampleResult('digits', 'evasion', 'submitted');
const REUSED = sampleLineage({ cached: 'reused', accepted: false });
const MODELS = { ...sampleScan([]), hasModelFiles: true };
const IN_PART = sampleResult('digits', 'poisoning', 'passed', { notTested: ['backdoors'] });

/** A run in mode scan that waits, at a commit of which there is no record. */
function findingsOf(changes: Partial<RunFacts> & Pick<RunFacts, 'results'>): RunFacts {
  const lineage = decideLineage(undefined, COMMIT, 'never');
  return {
    mode: 'scan',
    wait: true,
    failOnVulnerability: true,
    lineage,
    planned: changes.results.length,
    ...changes,
  };
}

describe('a run without all verdicts', () => {
  it.each([
    ['The run was cancelled: 1 analysis reached no verdict.', [PASSED, CANCELLED]],
    ['The run was cancelled: 2 analyses reached no verdict.', [DENIED, CANCELLED]],
    ['1 analysis reached no verdict.', [PASSED, DENIED]],
    ['The run reached its deadline: 1 analysis reached no verdict.', [PASSED, LATE]],
    ['An analysis used up its own time: 1 analysis reached no verdict.', [PASSED, OWN_TIME]],
    ['Analyses used up their own time: 2 analyses reached no verdict.', [OWN_TIME, OWN_TIME]],
    ['The run reached its deadline: 2 analyses reached no verdict.', [OWN_TIME, LATE]],
    ['The run was cancelled: 2 analyses reached no verdict.', [CANCELLED, OWN_TIME]],
  ])('says: %s', (headline, results) => {
    expect(decideRun(findingsOf({ results, planned: 2 }))).toMatchObject({ failed: true, headline });
  });
});

describe('a headline', () => {
  it.each<[string, Partial<RunFacts> & Pick<RunFacts, 'results'>]>([
    ['1 model attacked, within its limits.', { results: [PASSED, PASSED] }],
    ['2 models attacked, all within their limits.', { results: [PASSED, OTHER_MODEL] }],
    [
      '1 model attacked, within its limits; model files were not scanned.',
      { results: [PASSED, PASSED], leavesFilesOut: true },
    ],
    [
      'The same content was scanned before, and its results were kept: 1 model attacked, within its limits; model files were not scanned.',
      { results: [PASSED], leavesFilesOut: true, lineage: sampleLineage({ cached: 'reused' }) },
    ],
    ['1 model attacked, within its limits; 1 check of data found nothing.', { results: [PASSED, CHECKED] }],
    ['1 check of data found nothing.', { results: [CHECKED] }],
    ['2 checks of data done.', { results: [CHECKED, UNSCORED] }],
    [
      '1 model attacked; 1 finding is accepted by the config file or the baseline.',
      { results: [WAIVED, PASSED] },
    ],
    [
      '1 model attacked, within its limits; backdoors were not looked for: give universal_data.',
      { results: [PASSED, IN_PART] },
    ],
    [
      '1 model attacked, within its limits; 12 files are clean; 1 model was not attacked: a.onnx.',
      {
        results: [PASSED],
        supplyChain: { ...sampleScan([]), unattacked: [unattackedModel('a.onnx')] },
      },
    ],
    [
      'Nothing was attacked; 12 files are clean.',
      { results: [], supplyChain: { ...sampleScan([]), files: [] } },
    ],
    [
      'Nothing was attacked; 12 files are clean.',
      {
        results: [],
        supplyChain: { ...MODELS, acceptedModels: [{ path: 'a.onnx', reason: 'old' }] },
      },
    ],
    ['12 files are clean.', { results: [], supplyChain: MODELS }],
    [
      '1 model attacked, within its limits; 12 files are clean.',
      {
        results: [PASSED],
        supplyChain: { ...MODELS, acceptedModels: [{ path: 'a.onnx', reason: 'old' }] },
      },
    ],
    ['1 analysis planned; nothing was started.', { results: [PLANNED], mode: 'plan', leavesFilesOut: true }],
    [
      'The same content was scanned before, and no model was vulnerable; nothing was submitted.',
      { results: [], lineage: sampleLineage({ cached: 'reported' }) },
    ],
    [
      'The same content was scanned before, and a model was found vulnerable.',
      { results: [], lineage: sampleLineage({ cached: 'reported', vulnerable: true }) },
    ],
    ['12 files are clean.', { results: [], lineage: REUSED, supplyChain: MODELS }],
    ['1 analysis submitted; there is no verdict yet.', { results: [PASSED], lineage: REUSED, planned: 2 }],
    [
      '2 analyses submitted; there is no verdict yet.',
      { results: [PASSED, SUBMITTED], lineage: REUSED, wait: false },
    ],
    [
      'The supply-chain scan flagged 1 of 12 files.',
      { results: [PASSED], supplyChain: sampleScan([SHELL_CALL]) },
    ],
    [
      'The config file requires every model to be attacked (require-attacked). 1 model was not attacked: a.onnx.',
      {
        results: [PASSED],
        supplyChain: { ...sampleScan([]), unattacked: [unattackedModel('a.onnx')], requiresAttacked: true },
      },
    ],
    [
      'The supply-chain scan flagged 2 of 12 files.',
      { results: [], supplyChain: sampleScan([SHELL_CALL, UNKNOWN_CALL, { ...SHELL_CALL, subject: 'a' }]) },
    ],
    [
      'The supply-chain scan could not scan 2 model files.',
      { results: [], supplyChain: sampleScan([LFS_POINTER, { ...LFS_POINTER, path: 'a.pt' }]) },
    ],
    [
      '12 files scanned: 1 finding, none of which fails the check.',
      { results: [], supplyChain: sampleScan([UNKNOWN_CLASS]) },
    ],
    [
      'Nothing was attacked; 12 files scanned: 1 finding, none of which fails the check: 1 is accepted by the config file or the baseline.',
      {
        results: [],
        supplyChain: { ...sampleScan([]), findings: [{ ...UNKNOWN_CALL, standing: 'accepted' }] },
      },
    ],
    ['1 of 2 analyses could not be tested.', { results: [PASSED, UNTESTED] }],
    [
      'The run reached its deadline: 1 analysis reached no verdict. 1 of 3 analyses could not be tested.',
      { results: [PASSED, LATE, UNTESTED] },
    ],
    [
      '1 of 2 analyses found the model vulnerable. 1 of 2 analyses could not be tested.',
      { results: [VULNERABLE, UNTESTED], failOnVulnerability: false },
    ],
  ])('says what was done: %s', (headline, findings) => {
    expect(decideRun(findingsOf(findings)).headline).toBe(headline);
  });
});
