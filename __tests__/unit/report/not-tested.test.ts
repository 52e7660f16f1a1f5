import { describe, expect, it } from '@jest/globals';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { formatAttacked } from '../../../src/decide/scan/attacked-words.ts';
import { decideRun } from '../../../src/decide/decide-run.ts';
import { judgedBy, sarifIsDue } from '../../../src/decide/judged.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { whyNotSearched } from '../../../packages/engine/src/attacks/poisoning/not-tested.ts';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { mergeRuns } from '../../../src/decide/merged-run.ts';
import { notTestedSentence, formatNotTested } from '../../../src/facts/finding-words.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { renderComment } from '../../../src/report/render-comment.ts';
import { renderJunit } from '../../../src/report/junit.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { renderSarif } from '../../../src/report/sarif.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { NO_FINDINGS } from '../../../src/facts/run-outcome.ts';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { NO_RECORD, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { sampleScan, SHELL_CALL } from '../../support/sample-supply-chain.ts';
import { expectCodeScanningTakes, OPTIONS } from '../../support/sarif-reading.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';
import { readable } from '../../support/e2e-run.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const WHY = 'Only 10 inputs can be attacked: give at least 20 in data.';
const UNTESTED = sampleResult('digits', 'evasion', 'not-tested', {
  ...{ reason: 'not-tested', message: WHY, uploads: [] },
});
const IN_PART = sampleResult('digits', 'poisoning', 'passed', {
  ...{ score: 0.02, threshold: 0.15, bound: 'lower', access: 'black-box', notTested: ['backdoors'] },
});
const RESULTS = [UNTESTED, IN_PART];
const PART = 'ackdoors were not looked for: give universal_data';
const SCORE = 'core at least 0.02 (black box), threshold 0.15';
const requested = { keepsJobs: false, reports: false, venue: RUNNER_VENUE };
const OUTCOME: Outcome = sampleOutcome({
  ...decideRun({
    ...({ mode: 'scan', wait: true, failOnVulnerability: true, lineage: NO_RECORD } as const),
    ...{ planned: 2, results: RESULTS },
  }),
  ...{ results: RESULTS, lineage: NO_RECORD, requested },
});
const ABOUT = { program: PROGRAM, writtenMs: 0, settings: [] };
const FRAME = { mark: '<!-- x -->', runUrl: 'https://x.example', unjudged: NO_FINDINGS, resolves: false };

describe('an analysis that could not be tested, beside one that was tested in part', () => {
  it('fails the run, and the headline says so', () => {
    expect(OUTCOME).toMatchObject({
      ...{ status: 'error', failed: true, failureReason: 'not-tested' },
      headline: '1 of 2 analyses could not be tested.',
    });
  });

  it.each<[string, () => string]>([
    ['the job summary', () => readable(renderSummary(OUTCOME))],
    ['the page', () => renderRunPage(OUTCOME, ABOUT)],
    ['the terminal', () => plainVerdict(OUTCOME, { isVerbose: true })],
    ['the JUnit report', () => renderJunit(OUTCOME)],
  ])('are shown with what is missing: %s', (_name, render) => {
    const text = render();
    for (const words of [WHY, PART, SCORE, 'digits/']) {
      expect(text.replace('digits"', 'digits/')).toContain(words);
    }
  });

  it('is a row of the comment, which counts the other with what it lacks', () => {
    const text = readable(renderComment(OUTCOME, FRAME));
    for (const words of [WHY, 'digits/evasion', '1 passed (backdoors not tested)']) {
      expect(text).toContain(words);
    }
  });

  it('names labels that only trusted rows can show to be wrong', () => {
    const result = { ...IN_PART, notTested: ['backdoors', 'systematic labels'] };
    expect(notTestedSentence(result)).toMatchSnapshot();
  });

  it.each([
    ['tabular-classification', [], 'were not looked for: give universal_data'],
    ['image-classification', ['universal_data'], 'were not looked for: the limits in the report say why'],
    ['image-classification', ['data'], 'were not looked for: give universal_data'],
    ['tabular-regression', [], 'are not looked for in regressions'],
  ] as const)('when backdoors of %s with %j were left out, say what helps', (task, slots, words) => {
    const artifacts = slots.map((slot) => ({
      slot,
      path: 'x',
      place: { kind: 'input', input: 'artifacts' } as const,
    }));
    const spec = { ...IN_PART.spec, task, artifacts };
    expect(notTestedSentence({ ...IN_PART, spec })).toBe(`Backdoors ${words}.`);
  });

  it('says why the attack itself left backdoors out, also when report reads it from the results file', () => {
    const why = whyNotSearched({ right: 3, count: 50 });
    const results = [{ ...IN_PART, notTestedWhy: why }];
    const read = readResultsText(renderResultsFile({ ...OUTCOME, results }, PROGRAM));
    if ('message' in read) throw new Error(read.message);
    const merged = mergeRuns([runPartOf('r.json', read)]);

    expect(merged.results.map(notTestedSentence)).toEqual([why]);
    expect(renderJunit(merged)).not.toContain('give universal_data');
    expect(formatAttacked(merged.results)).toContain('20 trusted inputs that the model');
  });

  it('keeps the advice for the sentence, and leaves it out of the headline', () => {
    const result = { ...IN_PART, notTestedWhy: whyNotSearched({ right: 3, count: 50 }) };
    expect(notTestedSentence(result)).toMatch(/gets 3 of 50 right\. Give more universal_data, and check/u);
    expect(formatNotTested(result)).toMatch(/^backdoors .* gets 3 of 50 right$/u);
  });

  it('is an error in JUnit, and never skipped', () => {
    const text = renderJunit(OUTCOME);
    expect(text).toContain(`<error type="not-tested" message="${WHY}">`);
    expect(text).toContain('errors="1" skipped="0"');
  });

  it('stands in the results file, with the parts', () => {
    expect(JSON.parse(renderResultsFile(OUTCOME, PROGRAM))).toMatchObject({
      run: { verdict: 'none', failure_reason: 'not-tested' },
      analyses: [
        { state: 'not-tested', reason: 'not-tested', why: WHY, bound: null, not_tested: [] },
        { state: 'passed', bound: 'lower', access: 'black-box', not_tested: ['backdoors'] },
      ],
    });
  });
});

describe('SARIF', () => {
  it('has an error for what could not be tested, in a run of its own, so that no other alert is closed', () => {
    const log = renderSarif(OUTCOME, OPTIONS);
    expectValidSarif(log);
    expectCodeScanningTakes(log);
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0]).toMatchObject({
      automationDetails: { id: `${OPTIONS.category}not-tested/` },
      invocations: [{ executionSuccessful: true }],
      results: [
        {
          ...{ ruleId: 'model-security/not-tested', level: 'error', kind: 'fail' },
          message: { text: `digits/evasion could not be tested. ${WHY}` },
        },
      ],
    });
  });

  it('closes these alerts only if it is known of each local analysis that it could be tested', () => {
    const late = sampleResult('faces', 'evasion', 'timeout', { reason: 'timeout' });
    const outcomeOf = (results: Outcome['results']): Outcome => sampleOutcome({ results, requested });
    expect(judgedBy(outcomeOf([IN_PART])).tested).toEqual([IN_PART]);
    expect(sarifIsDue(outcomeOf([late, IN_PART]))).toBe(false);
    expect(renderSarif(outcomeOf([late, UNTESTED]), OPTIONS).runs[0]?.invocations).toEqual([
      { executionSuccessful: false },
    ]);
    expect(judgedBy(sampleOutcome({ results: [IN_PART] })).tested).toBeUndefined();
  });

  it('notes which analyses with a verdict were tested in part', () => {
    const [run] = renderSarif(sampleOutcome({ results: [IN_PART] }), OPTIONS).runs;
    expect(run?.invocations).toMatchObject([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          { level: 'note', message: { text: `digits/poisoning was tested in part. B${PART}.` } },
        ],
      },
    ]);
  });

  it('has an error for a model file that was not scanned', () => {
    const finding = { ...SHELL_CALL, severity: 'not-scanned', rule: 'over-limit' } as const;
    const levelOf = (isModelFile: boolean): unknown => {
      const supplyChain = sampleScan([{ ...finding, isModelFile }]);
      return renderSarif(sampleOutcome({ results: [], supplyChain }), OPTIONS).runs[0]?.results?.[0]?.level;
    };
    expect([levelOf(true), levelOf(false)]).toEqual(['error', 'warning']);
  });
});
