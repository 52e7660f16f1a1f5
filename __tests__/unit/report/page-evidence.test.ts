import { describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { NOT_MEASURED } from '../../../src/report/sarif/rule-texts.ts';
import type { JobSummary } from '../../../src/facts/job/job-summary.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { plainLine } from '@model-security-scan/common/sanitize';
import { hostileResult, hostileSummary } from '../../support/engine-report-hostile.ts';
import {
  RESULTS_BY_NAME,
  SAMPLE_RESULT,
  SAMPLE_SUMMARY,
  samplePairs,
} from '../../support/engine-report-samples.ts';
import { HOSTILE_TEXTS, HOSTILE_URLS } from '../../support/hostile-texts.ts';
import { resultPage } from '../../support/result-page.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { type HtmlElement, readStrictHtml } from '../../support/strict-html.ts';

const RESULTS: readonly (readonly [string, JobSummary, AttackResult])[] = [
  ...Object.entries(RESULTS_BY_NAME).map(([name, result]) => [name, SAMPLE_SUMMARY, result] as const),
  ...[...HOSTILE_TEXTS, ...HOSTILE_URLS].map(
    (text, index) => [`hostile text ${String(index)}`, hostileSummary(text), hostileResult(text)] as const,
  ),
];

function named(elements: readonly HtmlElement[], name: string): readonly HtmlElement[] {
  return elements.filter((element) => element.name === name);
}

test.each(RESULTS)(
  '%s: a strict page with nothing that loads or runs, for everybody',
  (_name, summary, result) => {
    expect(expectSafePage(resultPage(summary, result)).texts.length).toBeGreaterThan(5);
  },
);

test.each(HOSTILE_TEXTS)('a hostile text stays text (%#)', (text) => {
  const { texts } = readStrictHtml(resultPage(hostileSummary(text), hostileResult(text)));
  const shown = plainLine(text, 4000);
  expect(texts.join('\n')).toContain(shown);
  // An invisible text leaves nothing to be shown.
  expect(texts.filter((one) => one === shown).length >= 8 || shown === '').toBe(true);
});

describe('the content', () => {
  test('what it means comes first, then what to do, its grounds, how it was found and its limits', () => {
    const { texts } = readStrictHtml(resultPage(SAMPLE_SUMMARY, SAMPLE_RESULT));
    const order = [
      SAMPLE_RESULT.meaning,
      'What to do',
      NOT_MEASURED,
      'Inputs changed within eps to another class',
      'before: 0 (0.98)',
      SAMPLE_RESULT.method.formula,
      ...SAMPLE_RESULT.method.sources,
      ...SAMPLE_RESULT.limits,
    ].map((text) => texts.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('pictures are the inputs, pixel by pixel', () => {
    const values = Float32Array.of(0, 1, 0.5, 0.25);
    const evidence = {
      kind: 'inputs' as const,
      title: 'x',
      shape: [2, 2],
      inputs: [{ name: 'x', values, note: 'y' }],
    };
    const { elements } = readStrictHtml(
      resultPage(SAMPLE_SUMMARY, { ...SAMPLE_RESULT, evidence: [evidence] }),
    );
    const source = named(elements, 'img')[0]?.attributes.get('src') ?? '';
    const { data, width, height } = PNG.sync.read(Buffer.from(source.replace(/^[^,]*,/u, ''), 'base64'));
    const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => data[pixel * 4]);
    expect({ width, height, corners }).toEqual({ width: 112, height: 112, corners: [0, 255, 128, 64] });
  });

  test('four pictures are shown at once, those first of which the model is most certain', () => {
    const pairs = samplePairs(6);
    const certain = [0.61, 0.4, 0.97, 1, 0.5, 0.9];
    const evidence =
      pairs.kind === 'pairs'
        ? {
            ...pairs,
            pairs: pairs.pairs.map((pair, at) => ({ ...pair, after: `3 (${String(certain[at])})` })),
          }
        : pairs;
    const page = resultPage(SAMPLE_SUMMARY, { ...SAMPLE_RESULT, evidence: [evidence] });
    const names = [...page.matchAll(/alt="(image \d)\.png as it was/gu)].map(([, name]) => name);
    expect(names).toEqual(['image 3', 'image 2', 'image 5', 'image 0', 'image 4', 'image 1']);
    const { texts } = readStrictHtml(page);
    expect(texts.indexOf('2 more')).toBeGreaterThan(texts.indexOf('image 0.png'));
    expect(texts.indexOf('2 more')).toBeLessThan(texts.indexOf('image 4.png'));
  });

  test('rows of a table are told by their columns', () => {
    const summary = {
      ...SAMPLE_SUMMARY,
      task: 'tabular-classification' as const,
      columns: ['age', 'income'],
    };
    const { texts } = readStrictHtml(
      resultPage(summary, RESULTS_BY_NAME['rows of a table'] ?? SAMPLE_RESULT),
    );
    expect(texts).toEqual(expect.arrayContaining(['number 9: 9 to 7; income: 2 to 2.5']));
  });

  test('a long table is cut, and says so', () => {
    const { elements, texts } = readStrictHtml(
      resultPage(SAMPLE_SUMMARY, RESULTS_BY_NAME['a table of 1,000 rows'] ?? SAMPLE_RESULT),
    );
    expect(texts).toContain('800 more rows are in the JSON report.');
    expect(named(elements, 'tr').length).toBeLessThan(250);
  });
});
