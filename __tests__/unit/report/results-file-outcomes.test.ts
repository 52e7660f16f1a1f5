import { describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import type { Curve } from '../../../src/facts/job/job-summary.ts';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { mergeRuns } from '../../../src/decide/merged-run.ts';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { wholeResultObject } from '../../../src/report/whole-result.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { readBaselineText } from '../../../src/settings/results/baseline.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { readValidResults } from '../../support/results-schema.ts';
import { readable } from '../../support/e2e-run.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { PROGRAM } from '../../support/sample-program.ts';

/** The keys 3 and 9. */
const TWO = 'AAAAAAADAAAAAAAJ';
const CLASSES = {
  isMean: true,
  classes: 4,
  rates: [
    { names: ['paid'], inputs: 92, share: 0.25 },
    { names: ['default', 'fraud', 'late', '<b>'], inputs: 8, share: 1 },
  ],
};

describe('how the attack ended for each input', () => {
  const outcomes = {
    inputs: TWO,
    fell: 'Ag==',
    groups: 'AAAAAQ==',
    eps: 0.1,
    queries: 1200,
  };
  const withOutcomes = (inputs: string, count = 1): Outcome => {
    const results = Array.from({ length: count }, (_unused, index) =>
      resultOf(localSpec(`digits-${String(index)}`, 'evasion'), 'vulnerable', {
        ...{ score: 0.4, outcomes: { ...outcomes, inputs }, rows: 40, classes: CLASSES },
      }),
    );
    return sampleOutcome({ results });
  };
  const outcomesIn = (outcome: Outcome): readonly unknown[] => {
    const analyses = at(JSON.parse(renderResultsFile(outcome, PROGRAM)), 'analyses');
    return Array.isArray(analyses) ? analyses.map((one) => at(one, 'outcomes')) : [];
  };

  it('is in the file with the settings, is read back, and is not in the output results', () => {
    const outcome = withOutcomes(TWO);
    const text = renderResultsFile(outcome, PROGRAM);
    readValidResults(text);
    const baseline = readBaselineText(text, 'b.json', 'b.json');
    expect(baseline).toMatchObject({ analyses: [{ outcomes, eps: 0.1, rows: 40 }] });
    expect('analyses' in baseline && baseline.analyses[0]?.settings?.get('number_of_classes')).toBe('10');
    expect(renderOutputs(outcome)['results']).not.toContain(TWO);
  });

  it('is told by class in log, summary and page, from the run and from its results file', () => {
    const outcome = withOutcomes(TWO);
    const words =
      'Succeeded by class: default + fraud + late + 1 more: 8 of 8 (1); paid: 23 of 92 (0.25). The score is the mean of these rates.';
    const results = readResultsText(renderResultsFile(outcome, PROGRAM));
    if ('message' in results) throw new Error(results.message);
    expect(results.analyses[0]?.classes).toEqual(CLASSES);
    const log = plainVerdict(outcome, { isVerbose: true });
    const page = renderRunPage(outcome, { program: PROGRAM, writtenMs: 0, settings: [] });
    for (const text of [log, renderSummary(outcome), page]) {
      expect(readable(text)).toContain(words);
    }
  });

  it('is refused if rows and bits do not belong together', () => {
    expect(
      readBaselineText(renderResultsFile(withOutcomes('AAAAAAAD'.repeat(9)), PROGRAM), 'b.json', 'b.json'),
    ).toMatchObject({
      message: expect.stringMatching(/"outcomes": "inputs", "fell".*"groups"/u),
    });
  });

  it('is left out of what would make the file too large', () => {
    expect(outcomesIn(withOutcomes('A'.repeat(2_000_000), 3))).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ]);
  });
});

describe('what was found', () => {
  const long = Array.from({ length: 101 }, (_unused, at) => [at, at / 100] as const);
  const curve: Curve = {
    ...{ kind: 'curve', title: 'Agreement', xLabel: 'queries', yLabel: 'share', isScore: true },
    series: [
      { name: 'copy', points: long, band: long.map(([x, y]) => [x, y / 2, y] as const) },
      { name: 'limit', points: [[0, 1 / 3] as const, [100, 1e300] as const] },
    ],
  };
  const evidence = {
    summary: SAMPLE_SUMMARY,
    result: { ...SAMPLE_RESULT, evidence: [curve, { ...curve, marks: [] }] },
  };
  const outcome = sampleOutcome({
    ...{ status: 'vulnerable', failed: true },
    results: [
      resultOf(localSpec('digits', 'extraction'), 'vulnerable', { score: 0.9, threshold: 0.5, evidence }),
    ],
  });

  it('travels with its plots, in few numbers, to a page that is made of results files', () => {
    const text = renderResultsFile(outcome, PROGRAM);
    readValidResults(text);
    expect(text.length).toBeLessThan(5000);
    const results = readResultsText(text);
    if ('message' in results) throw new Error(results.message);
    const merged = mergeRuns([runPartOf('a.json', results)]);
    expect(merged.results[0]).toMatchObject({ retained: { meaning: SAMPLE_RESULT.meaning } });
    const [first] = results.analyses[0]?.plots ?? [];
    expect(first).toMatchObject({ title: 'Agreement', isScore: true });
    const [copy, limit] = first?.series ?? [];
    expect([copy?.points.length, copy?.points[1], copy?.points.at(-1)]).toEqual([21, [5, 0.05], [100, 1]]);
    expect([copy?.band?.[1], limit?.points]).toEqual([[5, 0.025, 0.05], [[0, 0.3333]]]);
    const page = renderRunPage(merged, {
      program: PROGRAM,
      writtenMs: 0,
      settings: [],
      isFromResultsFiles: true,
    });
    const { texts } = expectSafePage(page);
    expect(texts).toEqual(expect.arrayContaining([SAMPLE_RESULT.meaning, 'Agreement', 'threshold 0.5']));
    expect(readable(renderSummary(merged))).toContain(SAMPLE_RESULT.meaning);
  });

  it('is not trusted to be numbers', () => {
    const text = renderResultsFile(outcome, PROGRAM).replace('0,0 5,0.05', '0,x 5 , 1,2,3 Infinity,1 7,0.5');
    const results = readResultsText(text);
    const points = 'message' in results ? [] : (results.analyses[0]?.plots?.[0]?.series[0]?.points ?? []);
    expect(points.slice(0, 2)).toEqual([
      [7, 0.5],
      [10, 0.1],
    ]);
  });
});

it('a results file says why an analysis has no verdict', () => {
  const failed = sampleResult('digits', 'evasion', 'failed', { message: 'The analysis failed: 31 columns.' });
  expect(wholeResultObject(failed)['why']).toBe('The analysis failed: 31 columns.');
});

it.each(['passed', 'vulnerable'] as const)('the message of one that %s is no reason of the gate', (state) => {
  const judged = sampleResult('digits', 'evasion', state, { message: 'Not analysed again.' });
  expect(wholeResultObject(judged)['why']).toBeNull();
});
