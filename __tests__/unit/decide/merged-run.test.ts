import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeRuns, type RunPart } from '../../../src/decide/merged-run.ts';
import { exitStatusOf } from '../../../src/cli/exit-status.ts';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { decideVerdict } from '../../../src/decide/verdict.ts';
import { fileFindingState, findingState } from '../../../src/decide/scan/decide-findings.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { DECIDED } from '../../support/sample-decisions.ts';
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

function verdictOf(...files: readonly string[]): string {
  const outcome = mergeRuns(files.map((text, index) => partOf(text, `${String(index)}.json`)));
  return outcome.failed ? (outcome.failureReason ?? outcome.status) : outcome.status;
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
    ['analysis-failed', 'one is left over from another commit', [onCommit('a'), fileOf(), onCommit('b')]],
    ['vulnerable', 'one of several', [fileOf(), VULNERABLE]],
    ['vulnerable', 'the same analysis passed elsewhere', [VULNERABLE, fileOf()]],
    ['vulnerable', 'a file is flagged', [fileOf({ findings: [FINDING] })]],
    ['vulnerable', 'a record is flagged', [fileOf({ findings: [RECORD] })]],
    ['vulnerable', 'the run says so, and lists nothing', [fileOf({ run: { ...RUN, status: 'vulnerable' } })]],
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
    expect(verdictOf(...files)).toBe(verdict);
  });

  it('is that of the run for the file of one run, or stricter', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const merged = mergeRuns([partOf(renderResultsFile(outcome, PROGRAM))]);
        expect(merged.failed || !outcome.failed).toBe(true);
      }),
    );
  });

  it.each(Object.entries(SAMPLE_OUTCOMES))('never passes what did not pass: %s', (_name, outcome) => {
    const merged = mergeRuns([partOf(renderResultsFile(outcome, PROGRAM))]);
    expect(merged.failed || ['passed', 'already-scanned', 'vulnerable'].includes(outcome.status)).toBe(true);
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
    const merged = mergeRuns(texts.map((text, index) => partOf(text, `${String(index)}.json`)));
    expect(exitStatusOf(merged)).toBe(exitStatus);
    expect(decideVerdict(merged) === 'passed').toBe(exitStatus === 0);
  });
});

describe('what a results file says of a finding', () => {
  it.each(Object.entries({ ...SAMPLE_OUTCOMES, decided: DECIDED }))(
    'survives a report: state and reason of %s',
    (_name, outcome) => {
      const written = renderResultsFile(outcome, PROGRAM);
      const merged = mergeRuns([partOf(written)]);
      expect(statesOf(merged)).toEqual(statesOf(outcome));
      expect(decisionsOf(merged)).toEqual(decisionsOf(outcome));
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

describe('a file that is no results file', () => {
  it.each([
    ['', 'the file is empty'],
    [fileOf().slice(0, -20), 'the file is cut'],
    ['[]', 'a results file: expected an object'],
    ['{"version": 2}', 'the file is of another version'],
    ['{"version": 1, "engine": {"name": "x", "version": null}, "analyses": []}', 'needs "findings"'],
    [fileOf({ analyses: [{ model: 'x' }] }), 'an analysis needs "model_id"'],
    [fileOf({ analyses: [{ ...ANALYSIS, state: 'perfect' }] }), '"state": expected one of'],
    [fileOf({ analyses: [{ ...ANALYSIS, reason: 'bored' }] }), '"reason": expected one of'],
    [fileOf({ findings: [{ ...FINDING, standing: 'fine' }] }), '"standing": expected one of'],
    [fileOf({ findings: [{ ...FINDING, severity: 'mild' }] }), '"severity": expected one of'],
    [
      fileOf({ findings: [{ ...FINDING, rule: 'x' }] }),
      '"rule": this version of the action has no such rule',
    ],
    [fileOf({ run: { ...RUN, status: 'great' } }), '"status": expected one of'],
    [fileOf({ run: { ...RUN, failure_reason: 'bored' } }), '"failure_reason": expected one of'],
  ])('is refused: %j', (text, why) => {
    expect(readResultsText(text)).toMatchObject({
      line: 1,
      column: expect.any(Number),
      message: expect.stringContaining(why),
    });
  });

  it('is refused whatever it holds, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readResultsText(text)).toHaveProperty('message');
      }),
    );
  });
});
