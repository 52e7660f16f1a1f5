import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeRuns, type RunPart } from '../../../src/decide/merged-run.ts';
import { exitStatusOf } from '../../../src/cli/exit-status.ts';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import type { ModelComparison } from '../../../src/facts/results/model-comparison.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { decideVerdict } from '../../../src/decide/verdict.ts';
import { fileFindingState, findingState } from '../../../src/decide/scan/decide-findings.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { DECIDED } from '../../support/sample-decisions.ts';
import { unattackedModel } from '../../support/sample-supply-chain.ts';
import { SAMPLE_OUTCOMES } from '../../support/sample-outcomes.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const ANALYSIS = {
  ...{ model: 'digits', model_id: 'd', task: 'image-classification', attack: 'evasion', state: 'passed' },
  ...{ reason: null, job_id: 'j', dashboard_url: null, score: 0.1, threshold: 0.5, uploads: [], reports: [] },
  ...{ finding: null, why: null, interval: null, method_version: null, digests: {} },
};
const FINDING = {
  ...{ finding: 'pickle-code:a.pkl', rule: 'model-security/pickle-code', score: null, threshold: null },
  ...{
    fingerprint: 'a'.repeat(64),
    state: 'new',
    why: null,
    file: 'a.pkl',
    line: null,
    severity: 'critical',
    standing: 'flagged',
    members: [],
    subject: 'os.system',
    excerpt: null,
    offset: null,
    sha256: null,
  },
};
const RECORD = {
  ...{ finding: 'record', rule: 'model-security/supply-chain', fingerprint: 'b'.repeat(64), state: 'new' },
  ...{ why: null, score: null, threshold: null, file: null, line: null },
};
const RUN = { status: 'passed', failure_reason: null, message: null, files_scanned: null };
const SCANNED = { ...RUN, status: 'already-scanned', verdict: 'none' };
type Changes = Readonly<Record<string, unknown>>;

function fileOf(changes: Changes = {}): string {
  const engine = { name: 'model-security-scan', version: null };
  return JSON.stringify({ version: 1, engine, run: RUN, analyses: [ANALYSIS], findings: [], ...changes });
}

function partOf(text: string, name = 'r.json'): RunPart {
  const results = readResultsText(text);
  if ('message' in results) throw new Error(results.message);
  return runPartOf(name, results);
}

function merged(...files: readonly string[]): Outcome {
  return mergeRuns(files.map((text, index) => partOf(text, `${String(index)}.json`)));
}

const onCommit = (digit: string, length = 40): string => fileOf({ commit: digit.repeat(length) });

const VULNERABLE = fileOf({
  analyses: [{ ...ANALYSIS, state: 'vulnerable', reason: 'vulnerable', score: 0.9 }],
});

const UNTESTED = fileOf({
  analyses: [{ ...ANALYSIS, state: 'not-tested', reason: 'not-tested', score: null }],
  run: { ...RUN, status: 'error', verdict: 'none', failure_reason: 'not-tested' },
});
const LATE = fileOf({ analyses: [{ ...ANALYSIS, state: 'timeout', reason: 'timeout' }] });
const KNOWN = fileOf({
  analyses: [{ ...ANALYSIS, state: 'vulnerable', score: 0.9, finding: 'known', why: 'the baseline' }],
});
const WAIVED_FILE = { ...FINDING, standing: 'accepted', state: 'accepted', why: 'until 2027' };
const ACCEPTING = fileOf({ findings: [WAIVED_FILE] });
const ACCEPTED_FILE = fileOf({ findings: [WAIVED_FILE], run: undefined });

describe('the verdict on several results files', () => {
  it.each<[verdict: string, why: string, files: readonly string[]]>([
    ['passed', 'all passed', [fileOf(), fileOf({ analyses: [{ ...ANALYSIS, model: 'b' }] })]],
    ['passed', 'only files were scanned', [fileOf({ analyses: [], run: { ...RUN, files_scanned: 3 } })]],
    [
      'already-scanned',
      'records replace everything',
      [fileOf({ analyses: [], run: { ...RUN, status: 'already-scanned' } })],
    ],
    ['not-tested', 'an analysis could not be tested', [fileOf(), UNTESTED]],
    ['not-tested', 'the same analysis passed in another run', [UNTESTED, fileOf()]],
    ['vulnerable', 'not tested ranks below vulnerable', [UNTESTED, VULNERABLE]],
    [
      'already-scanned',
      'a record replaces one of two runs',
      [fileOf(), fileOf({ analyses: [], run: SCANNED })],
    ],
    [
      'passed',
      'kept results of the same bytes are verdicts',
      [
        fileOf({ run: { ...SCANNED, verdict: 'passed' } }),
        fileOf({ analyses: [{ ...ANALYSIS, model: 'b' }] }),
      ],
    ],
    ['passed', 'all are about one commit', [onCommit('a'), onCommit('a', 8), fileOf()]],
    ['analysis-failed', 'two that say it are about two', [fileOf(), onCommit('a'), onCommit('b')]],
    ['analysis-failed', 'one is left over from another commit', [onCommit('a'), fileOf(), onCommit('b')]],
    ['vulnerable', 'one of several', [fileOf(), VULNERABLE]],
    ['vulnerable', 'the same analysis passed elsewhere', [VULNERABLE, fileOf()]],
    ['vulnerable', 'a file is flagged', [fileOf({ findings: [FINDING] })]],
    ['vulnerable', 'a record is flagged', [fileOf({ findings: [RECORD] })]],
    [
      'vulnerable',
      'a run says so, and lists nothing',
      [fileOf(), fileOf({ run: { ...RUN, status: 'vulnerable' } })],
    ],
    [
      'vulnerable',
      'vulnerable outranks no verdict',
      [VULNERABLE, fileOf({ run: { ...RUN, status: 'error' } })],
    ],
    [
      'passed',
      'a waiver accepts it',
      [fileOf({ analyses: [{ ...ANALYSIS, state: 'vulnerable', finding: 'accepted' }] })],
    ],
    ['passed', 'a waiver accepts the file', [fileOf({ findings: [WAIVED_FILE] })]],
    ['vulnerable', 'a waiver of another run accepts the file', [fileOf({ findings: [FINDING] }), ACCEPTING]],
    ['vulnerable', 'the same in another order', [ACCEPTING, fileOf({ findings: [FINDING] })]],
    ['vulnerable', 'a baseline of another run accepts it', [KNOWN, VULNERABLE]],
    ['timeout', 'a baseline accepts it, and another run has no verdict', [KNOWN, LATE]],
    ['timeout', 'the same, in another order', [LATE, KNOWN]],
    [
      'timeout',
      'an analysis has no verdict',
      [fileOf({ analyses: [{ ...ANALYSIS, state: 'timeout', reason: 'timeout' }] })],
    ],
    [
      'analysis-failed',
      'an analysis is only submitted',
      [fileOf({ analyses: [{ ...ANALYSIS, state: 'submitted' }] })],
    ],
    ['timeout', 'passed, but for a reason', [fileOf({ analyses: [{ ...ANALYSIS, reason: 'timeout' }] })]],
    [
      'analysis-failed',
      'a run failed early',
      [fileOf(), fileOf({ analyses: [], run: { ...RUN, status: 'error' } })],
    ],
    ['analysis-failed', 'a run was skipped', [fileOf({ run: { ...RUN, status: 'skipped' } })]],
    ['analysis-failed', 'a run only planned', [fileOf({ run: { ...RUN, status: 'planned' } })]],
    ['analysis-failed', 'passed with a failure', [fileOf({ run: { ...RUN, failure_reason: 'timeout' } })]],
    [
      'analysis-failed',
      'a file could not be scanned',
      [fileOf({ findings: [{ ...FINDING, standing: 'undecided' }] })],
    ],
    ['passed', 'an older file with analyses', [fileOf({ run: undefined })]],
    ['passed', 'an older file with both', [fileOf({ findings: [WAIVED_FILE], run: undefined })]],
    [
      'vulnerable',
      'one run accepts the finding of a file, in whatever order',
      [fileOf({ findings: [FINDING], run: undefined }), ACCEPTED_FILE],
    ],
    [
      'vulnerable',
      'another run accepts the finding of a file',
      [ACCEPTED_FILE, fileOf({ findings: [FINDING], run: undefined })],
    ],
    ['vulnerable', 'passed, but vulnerable', [fileOf({ run: { ...RUN, failure_reason: 'vulnerable' } })]],
    ['analysis-failed', 'passed without having looked at anything', [fileOf({ analyses: [] })]],
    ['passed', 'passed by a record', [fileOf({ analyses: [{ ...ANALYSIS, reason: 'already-scanned' }] })]],
    ['analysis-failed', 'an older file that says nothing', [fileOf({ run: undefined, analyses: [] })]],
  ])('is %s: %s', (verdict, _why, files) => {
    const { failed, failureReason, status } = merged(...files);
    expect(failed ? (failureReason ?? status) : status).toBe(verdict);
    expect(failed).toBe(verdict !== 'passed' && verdict !== 'already-scanned');
  });

  it('is that of the run for the file of one run, or stricter', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        expect(merged(renderResultsFile(outcome, PROGRAM)).failed || !outcome.failed).toBe(true);
      }),
    );
  });

  it.each(Object.entries(SAMPLE_OUTCOMES))('never passes what did not pass: %s', (_name, outcome) => {
    const { failed } = merged(renderResultsFile(outcome, PROGRAM));
    expect(failed || ['passed', 'already-scanned', 'vulnerable'].includes(outcome.status)).toBe(true);
  });
});

describe('the exit status of a report', () => {
  const files = { ...RUN, files_scanned: 3, verdict: 'passed' };
  it.each<[exitStatus: number, why: string, files: readonly string[]]>([
    [0, 'all passed', [fileOf()]],
    [0, 'model files are clean', [fileOf({ analyses: [], run: files })]],
    [
      2,
      'a run scanned files, and none was a model',
      [fileOf({ analyses: [], run: { ...files, verdict: 'none' } })],
    ],
    [2, 'a record replaces one of two runs', [fileOf(), fileOf({ analyses: [], run: SCANNED })]],
    [2, 'a record replaces everything', [fileOf({ analyses: [], run: SCANNED })]],
    [2, 'an analysis could not be tested', [UNTESTED]],
    [1, 'another is vulnerable', [UNTESTED, VULNERABLE]],
  ])('is %i: %s', (exitStatus, _why, texts) => {
    const outcome = merged(...texts);
    expect(exitStatusOf(outcome)).toBe(exitStatus);
    expect(decideVerdict(outcome) === 'passed').toBe(exitStatus === 0);
  });
});

describe('what several results files hold', () => {
  const LOCAL = fileOf({ analyses: [{ ...ANALYSIS, job_id: null }] });

  it.each([
    ['the runner', true, [LOCAL, LOCAL]],
    ['a service', false, [LOCAL, fileOf()]],
    ['a service that sent the record', false, [LOCAL, fileOf({ analyses: [], findings: [RECORD] })]],
  ])('is from %s', (_name, isLocal, files) => {
    expect('requested' in merged(...files)).toBe(isLocal);
  });

  it('is the first of the same analysis, and every file once', () => {
    const again = fileOf({ analyses: [{ ...ANALYSIS, score: 0.2 }] });
    expect(merged(fileOf(), again).results).toMatchObject([{ score: 0.1 }]);
    expect(merged(fileOf())).not.toHaveProperty('supplyChain');
    const part = partOf(fileOf({ run: { ...RUN, verdict: 'passed', files_scanned: 3 } }));
    const [a, b] = ['a.onnx', 'b.onnx'].map(unattackedModel);
    const parts = [a, b, a].map((one) => ({ ...part, unattacked: one === undefined ? [] : [one] }));
    expect(mergeRuns([...parts, partOf(fileOf())]).supplyChain).toEqual({
      ...{ scope: 'workspace', findings: [], files: [], unattacked: [a, b], acceptedModels: [] },
      ...{
        unattackable: [],
        hasModelFiles: true,
        fileCount: 3,
        bytes: 0,
        unchangedCount: 0,
        ignoredCount: 0,
      },
    });
  });

  it('is what each change did to its models', () => {
    const base = 'b'.repeat(40);
    const comparing = (models: readonly ModelComparison[], fault?: string): RunPart => ({
      ...partOf(fileOf()),
      comparisons: { base, models, ...(fault !== undefined && { fault }) },
    });
    const [one, other] = [{ model: 'a', kind: 'same' } as const, { model: 'b', kind: 'added' } as const];
    const comparisonsOf = (...parts: readonly RunPart[]): unknown => mergeRuns(parts).comparisons;
    expect(mergeRuns([partOf(fileOf())])).not.toHaveProperty('comparisons');
    expect(comparisonsOf(comparing([one]), comparing([], 'No base.'), comparing([other]))).toEqual({
      ...{ base, models: [one, other] },
    });
    expect(comparisonsOf(comparing([]), comparing([], 'No base.'))).toEqual({
      base,
      models: [],
      fault: 'No base.',
    });
    expect(comparisonsOf(comparing([]))).toStrictEqual({ base, models: [] });
  });

  it('is said of runs without a verdict, and of those that do not belong together', () => {
    const late = { ...RUN, status: 'error', failure_reason: 'timeout', message: 'Late.' };
    const { errorMessage } = merged(fileOf({ run: late }), fileOf({ run: { ...RUN, status: 'error' } }));
    expect(errorMessage).toMatch(/^0\.json: .*status error \(timeout\): Late\. 1\.json: .*status error\.$/u);
    expect(merged(onCommit('a'), onCommit('b')).warnings).toEqual([
      expect.stringMatching(/^1\.json: .* b{12}, and that of 0\.json about a{12}\. /u),
    ]);
    expect(merged(VULNERABLE).headline).toMatch(/^1 of 1 analysis/u);
  });
});

describe('what a results file says of a finding', () => {
  it.each(Object.entries({ ...SAMPLE_OUTCOMES, decided: DECIDED }))(
    'survives a report: state and reason of %s',
    (_name, outcome) => {
      const written = renderResultsFile(outcome, PROGRAM);
      const read = merged(written);
      expect(statesOf(read)).toEqual(statesOf(outcome));
      expect(decisionsOf(read)).toEqual(decisionsOf(outcome));
    },
  );
});

function statesOf({ results, supplyChain }: Outcome): readonly unknown[] {
  return [...results.map(findingState), ...(supplyChain?.findings ?? []).map(fileFindingState)];
}

/** What a run decided about its findings, without what says no more than the verdict. */
function decisionsOf({ results, supplyChain }: Outcome): readonly unknown[] {
  const all = [...results, ...(supplyChain?.findings ?? [])].map(({ policy }) => policy);
  return all.filter((policy) => policy !== undefined && policy.isPlain !== true);
}
