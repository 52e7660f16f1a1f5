import { describe, expect, test } from '@jest/globals';
import type { PageAbout } from '../../src/report/page/page-parts.ts';
import { renderRunPage } from '../../src/report/page/run-page.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../support/engine-report-samples.ts';
import { manyResults, sampleOutcome, sampleResult } from '../support/sample-outcomes.ts';
import { PROGRAM } from '../support/sample-program.ts';

const ABOUT: PageAbout = {
  program: PROGRAM,
  writtenMs: Date.UTC(2026, 10, 22),
  settings: [['mode', 'scan']],
};

describe('the size of the page', () => {
  test('thousands of analyses fit, and the page says what it left out', () => {
    const results = manyResults(6000);
    const html = renderRunPage(sampleOutcome({ results }), ABOUT);
    expect(html.length).toBeLessThan(20_000_000);
    expect(html.match(/And [\d,]+ more \w+/gu)).toEqual([
      'And 200 more models',
      'And 4,000 more entries',
      'And 3,400 more files',
    ]);
  });

  test('pictures are limited, and counted', () => {
    const noise = Float32Array.from({ length: 3 * 200 * 200 }, (_unused, index) =>
      Math.abs(Math.sin(index ** 2)),
    );
    const inputs = Array.from({ length: 12 }, (_unused, index) => ({
      name: `x${String(index)}`,
      values: noise,
      note: '',
    }));
    const evidence = {
      summary: SAMPLE_SUMMARY,
      result: {
        ...SAMPLE_RESULT,
        evidence: [{ kind: 'inputs' as const, title: 'Noise', shape: [3, 200, 200], inputs }],
      },
    };
    const results = Array.from({ length: 10 }, (_unused, index) =>
      sampleResult(`model-${String(index)}`, 'evasion', 'vulnerable', { evidence }),
    );
    const html = renderRunPage(sampleOutcome({ results }), ABOUT);
    expect(html.length).toBeLessThan(10_000_000);
    expect(html).toContain('12 more are in the report of attack samples.');
  });
});
