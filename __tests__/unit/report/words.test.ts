import { describe, expect, it } from '@jest/globals';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { NO_FINDINGS, type Outcome } from '../../../src/facts/run-outcome.ts';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { renderAnnotations } from '../../../src/report/annotations.ts';
import { renderComment } from '../../../src/report/render-comment.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderSarif } from '../../../src/report/sarif.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { decodeEntities } from '../../support/safe-markdown.ts';
import { DECIDED } from '../../support/sample-decisions.ts';
import { SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { LFS_POINTER, sampleScan, SHELL_CALL, unattackedModel } from '../../support/sample-supply-chain.ts';
import { OPTIONS, shownTexts } from '../../support/sarif-reading.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const READ = [{ slot: 'data', file: 'data/test', bytes: 1500, sha256: 'ab'.repeat(32), host: '' }] as const;
const LOCAL = { keepsJobs: false, reports: false, venue: RUNNER_VENUE } as const;
const FILES = {
  ...sampleScan([SHELL_CALL, LFS_POINTER]),
  unattacked: [unattackedModel('old.pkl')],
  acceptedModels: [{ path: 'toy.onnx', reason: 'a toy' }],
  coveredModels: ['digits.pt'],
};

/** A few runs as users meet them. A changed word is one line here, and an accepted snapshot. */
const RUNS: Readonly<Record<string, Outcome>> = {
  red: sampleOutcome({
    ...{ status: 'vulnerable', failureReason: 'vulnerable', failed: true, requested: LOCAL },
    headline: '1 of 3 analyses found the model vulnerable.',
    results: [
      sampleResult('digits', 'evasion', 'vulnerable', {
        ...{ score: 0.88, threshold: 0.5, bound: 'lower', access: 'white-box' },
        ...{ evidence: { summary: SAMPLE_SUMMARY, result: { ...SAMPLE_RESULT, evidence: [] } } },
        warnings: ['Please check: the model is random.', 'labels.csv is not used.'],
        uploads: READ,
      }),
      sampleResult('digits', 'poisoning', 'passed', { score: 0.02, notTested: ['backdoors'], uploads: READ }),
      sampleResult('wine', 'drift', 'not-tested', {
        reason: 'not-tested',
        message: 'No reference_data.',
        uploads: [],
      }),
    ],
    supplyChain: FILES,
    policyChange: {
      ...{ kind: 'compared', base: 'b'.repeat(40), judgedBy: 'base', notes: ['The base has no baseline.'] },
      changes: [{ key: 'digits/evasion threshold', before: '0.3', after: '0.9' }],
    },
    notices: ['A notice.'],
    reportFile: 'out/<page>.html',
    warnings: ['A warning.'],
  }),
  green: { ...SAMPLE_OUTCOMES.passed, policy: { hasBaseline: true, fixedInFiles: ['pickle-code:gone.pt'] } },
  decided: DECIDED,
  undecided: SAMPLE_OUTCOMES['mixed-failures'],
  files: sampleOutcome({ headline: 'Files only.', results: [], supplyChain: FILES }),
  planned: { ...SAMPLE_OUTCOMES.planned, results: SAMPLE_OUTCOMES.planned.results.slice(0, 1) },
  submitted: SAMPLE_OUTCOMES.submitted,
  record: SAMPLE_OUTCOMES['already-scanned-other-commit'],
  flagged: SAMPLE_OUTCOMES['record-flagged'],
  mistakes: {
    ...SAMPLE_OUTCOMES['invalid-input'],
    problems: SAMPLE_OUTCOMES['invalid-input'].problems.slice(0, 4),
  },
};

/** What people read, line by line. */
function wordsOf(markup: string): string {
  const lines = markup
    .replace(/^.*<main>/su, '')
    .replace(/<br>|<\/(?:p|li|h\d|summary|tr|caption|div|text|title|desc)>/gu, '\n')
    .replace(/<\/(?:th|td|dt)>/gu, ' | ')
    .replace(/<[^>]*>/gu, '')
    // A method that gets a new version changes no word.
    .replace(/(?<=, version )\d+$/gmu, '1');
  return decodeEntities(lines).replace(/\n[>\s]*/gu, '\n');
}

function runsOf(...names: readonly string[]): readonly (readonly [string, Outcome])[] {
  return Object.entries(RUNS).filter(([name]) => names.length === 0 || names.includes(name));
}

describe('the words', () => {
  it.each(runsOf())('of the summary: %s', (_name, outcome) => {
    expect(wordsOf(renderSummary(outcome))).toMatchSnapshot('summary');
  });

  it.each(runsOf('red', 'undecided'))('of the page: %s', (_name, outcome) => {
    const page = renderRunPage(outcome, { program: PROGRAM, writtenMs: 0, settings: [['mode', 'scan']] });
    expect(wordsOf(page)).toMatchSnapshot('page');
  });

  it.each(runsOf('red', 'decided', 'mistakes'))('of the terminal: %s', (_name, outcome) => {
    expect(plainVerdict(outcome)).toMatchSnapshot('terminal');
  });

  it.each(runsOf('red', 'undecided', 'record', 'flagged'))(
    'of annotations and SARIF: %s',
    (_name, outcome) => {
      const annotations = renderAnnotations(outcome).map(({ level, text }) => `${level}: ${text}`);
      expect([...annotations, '', ...shownTexts(renderSarif(outcome, OPTIONS))].join('\n')).toMatchSnapshot(
        'sentences',
      );
    },
  );
});

it('the comment has the words of the summary', () => {
  const outcome = RUNS['red'] ?? sampleOutcome();
  const frame = { mark: '', runUrl: 'https://ci.example', unjudged: NO_FINDINGS, resolves: false };
  const summary = wordsOf(renderSummary(outcome)).split('\n');
  const [, ...lines] = wordsOf(renderComment(outcome, frame)).trim().split('\n');
  expect(lines.filter((line) => !summary.includes(line))).toMatchSnapshot('comment');
});
