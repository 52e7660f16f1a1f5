import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeRuns } from '../../src/decide/merged-run.ts';
import { readResults, ResultsFileError } from '../../src/report/results/read-results.ts';
import { renderResultsFile } from '../../src/report/results-file.ts';
import { hostileOutcome } from '../support/hostile-outcomes.ts';
import { SAMPLE_OUTCOMES } from '../support/sample-outcomes.ts';

const ANALYSIS = {
  ...{ model: 'digits', model_id: 'd', task: 'image-classification', attack: 'evasion', state: 'passed' },
  ...{ reason: null, job_id: 'j', dashboard_url: null, score: 0.1, threshold: 0.5, uploads: [], reports: [] },
};
const FINDING = {
  ...{ finding: 'pickle-code:a.pkl', rule: 'model-security/pickle-code', score: null, threshold: null },
  ...{
    file: 'a.pkl',
    line: null,
    severity: 'critical',
    standing: 'flagged',
    members: [],
    subject: 'os.system',
  },
};
const RUN = { status: 'passed', failure_reason: null, message: null, files_scanned: null };
type Changes = Readonly<Record<string, unknown>>;

function fileOf(changes: Changes = {}): string {
  const engine = { name: 'model-security-scan', version: null };
  return JSON.stringify({ version: 1, engine, run: RUN, analyses: [ANALYSIS], findings: [], ...changes });
}

function verdictOf(...files: readonly string[]): string {
  const outcome = mergeRuns(
    files.map((text, index) => ({ name: `${String(index)}.json`, ...readResults(text) })),
  );
  return outcome.failed ? (outcome.failureReason ?? outcome.status) : outcome.status;
}

const VULNERABLE = fileOf({
  analyses: [{ ...ANALYSIS, state: 'vulnerable', reason: 'vulnerable', score: 0.9 }],
});

const ACCEPTED_FILE = fileOf({ findings: [{ ...FINDING, standing: 'waived' }], run: undefined });

describe('the verdict on several results files', () => {
  it.each<[verdict: string, why: string, files: readonly string[]]>([
    ['passed', 'all passed', [fileOf(), fileOf({ analyses: [{ ...ANALYSIS, model: 'b' }] })]],
    ['passed', 'only files were scanned', [fileOf({ analyses: [], run: { ...RUN, files_scanned: 3 } })]],
    [
      'already-scanned',
      'records replace everything',
      [fileOf({ analyses: [], run: { ...RUN, status: 'already-scanned' } })],
    ],
    ['vulnerable', 'one of several', [fileOf(), VULNERABLE]],
    ['vulnerable', 'the same analysis passed elsewhere', [VULNERABLE, fileOf()]],
    ['vulnerable', 'a file is flagged', [fileOf({ findings: [FINDING] })]],
    ['vulnerable', 'a record is flagged', [fileOf({ findings: [{ finding: 'record', file: null }] })]],
    ['vulnerable', 'the run says so, and lists nothing', [fileOf({ run: { ...RUN, status: 'vulnerable' } })]],
    [
      'vulnerable',
      'vulnerable outranks no verdict',
      [VULNERABLE, fileOf({ run: { ...RUN, status: 'error' } })],
    ],
    [
      'passed',
      'a waiver accepts it',
      [fileOf({ analyses: [{ ...ANALYSIS, state: 'vulnerable', finding: 'waived' }] })],
    ],
    ['passed', 'a waiver accepts the file', [fileOf({ findings: [{ ...FINDING, standing: 'waived' }] })]],
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
    ['analysis-failed', 'a state is not known', [fileOf({ analyses: [{ ...ANALYSIS, state: 'perfect' }] })]],
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
    [
      'analysis-failed',
      'passed for a reason that is not known',
      [fileOf({ analyses: [{ ...ANALYSIS, reason: 'too-late' }] })],
    ],
    ['analysis-failed', 'an older file that says nothing', [fileOf({ run: undefined, analyses: [] })]],
  ])('is %s: %s', (verdict, _why, files) => {
    expect(verdictOf(...files)).toBe(verdict);
  });

  it('is that of the run for the file of one run, or stricter', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const merged = mergeRuns([{ name: 'r.json', ...readResults(renderResultsFile(outcome, '')) }]);
        expect(merged.failed || !outcome.failed).toBe(true);
      }),
    );
  });

  it.each(Object.entries(SAMPLE_OUTCOMES))('never passes what did not pass: %s', (_name, outcome) => {
    const merged = mergeRuns([{ name: 'r.json', ...readResults(renderResultsFile(outcome, '')) }]);
    expect(merged.failed || ['passed', 'already-scanned', 'vulnerable'].includes(outcome.status)).toBe(true);
  });
});

describe('a file that is no results file', () => {
  it.each([
    ['', /is empty/u],
    [fileOf().slice(0, -20), /cut short/u],
    ['[]', /is no results file of version 1/u],
    [fileOf({ run: 'passed' }), /names no status/u],
    [fileOf({ run: null }), /names no status/u],
    ['{"version": 2}', /its version is 2/u],
    ['{"version": 1, "analyses": []}', /has no list "findings"/u],
    [fileOf({ analyses: [{ model: 'x' }] }), /number 1 of "analyses"/u],
    [fileOf({ findings: [{ ...FINDING, standing: 'fine' }] }), /number 1 of "findings"/u],
    [fileOf({ run: { status: 'great' } }), /names no status/u],
  ])('is refused: %j', (text, why) => {
    expect(() => readResults(text)).toThrow(ResultsFileError);
    expect(() => readResults(text)).toThrow(why);
  });

  it('is refused whatever it holds, and nothing else is thrown', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = (): unknown => readResults(text);
        expect(read).toThrow(ResultsFileError);
      }),
    );
  });
});
