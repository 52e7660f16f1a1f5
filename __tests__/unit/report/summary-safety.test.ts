import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { MAX_SUMMARY_BYTES, renderFiles, renderSummary } from '../../../src/report/summary.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { expectSafeMarkdown } from '../../support/safe-markdown.ts';
import { sampleScan, unattackedModel } from '../../support/sample-supply-chain.ts';
import { manyResults, sampleLineage, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

describe('a summary of hostile text', () => {
  it('stays harmless and well-formed', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        expectSafeMarkdown(renderSummary(outcome));
      }),
      { numRuns: 300 },
    );
  });
});

const LONG = '<@…\u{1F4A3}\u{7F}&|'.repeat(300);
const LONG_LINES = `${LONG}\n`.repeat(40);

function hostileResult(index: number): AnalysisResult {
  const plain = sampleResult(
    `${LONG}${String(index)}`,
    'extraction',
    index % 2 === 0 ? 'failed' : 'planned',
    {
      reason: 'rejected',
      message: LONG_LINES,
      jobId: LONG,
      dashboardUrl: `https://dashboard.example/${'%3C-'.repeat(500)}`,
      reports: Array.from({ length: 30 }, () => LONG),
      warnings: Array.from({ length: 30 }, () => LONG_LINES),
      uploads: Array.from({ length: 8 }, () => ({
        slot: 'data' as const,
        file: LONG,
        bytes: 1,
        sha256: LONG,
        host: LONG,
      })),
    },
  );
  const fields = { ...plain.spec.fields, input_dimensions: LONG, color_space: LONG };
  return { ...plain, spec: { ...plain.spec, name: `${LONG}/${String(index)}`, modelId: LONG, fields } };
}

function expectFits(summary: string): void {
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_SUMMARY_BYTES);
  expectSafeMarkdown(summary);
}

describe('the size of a summary', () => {
  it.each([1, 50, 512, 5000])('fits with %d usual analyses, important ones in sight', (count) => {
    const results = [...manyResults(count), sampleResult('the-last', 'drift', 'vulnerable')];
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    expectFits(summary);
    expect(summary.includes('<li><strong><code>the&#45;last/drift</code>')).toBe(true);
  });

  it.each([1, 50, 512, 5000])('fits with %d hostile analyses, long messages and many problems', (count) => {
    const place = { kind: 'file', file: LONG, line: 1, column: 1 } as const;
    const many = Array.from({ length: count }, () => LONG_LINES);
    const summary = renderSummary(
      sampleOutcome({
        status: 'error',
        failed: true,
        failureReason: 'rejected',
        errorMessage: LONG_LINES,
        target: { repoUrl: LONG, branch: LONG, commit: LONG, fork: true },
        lineage: sampleLineage({ matchesCommit: false }, { branchname: LONG, commitid: LONG, repourl: LONG }),
        results: Array.from({ length: count }, (_value, index) => hostileResult(index)),
        problems: many.map((message) => ({ place, message })),
        notices: many,
      }),
    );
    expectFits(summary);
  });

  it('drops uploads first, and counts what it dropped', () => {
    const upload = sampleResult('m', 'drift', 'passed').uploads.slice(0, 1);
    const uploads = Array.from({ length: 4000 }, (_unused, index) =>
      upload.map((one) => ({ ...one, file: `data/${'x'.repeat(150)}${String(index)}` })),
    ).flat();
    const summary = renderSummary(
      sampleOutcome({ results: [sampleResult('m', 'drift', 'passed', { uploads })] }),
    );
    expectFits(summary);
    expect(countsOfTheRest(summary)).toEqual([expect.stringMatching(/^… and [\d,]+ files more\.$/u)]);
    expect(summary.includes('<li><strong><code>m/drift</code></strong>')).toBe(true);
  });

  it('drops what can be unfolded next, of those that need no attention', () => {
    const results = manyResults(1200);
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', results }));
    expectFits(summary);
    expect(countsOfTheRest(summary)).toEqual([expect.stringMatching(/^… and [\d,]+ files more\.$/u)]);
    expect(summary.match(/<li><strong>/gu)).toHaveLength(1200);
    expect(summary.match(/<summary>More</gu)?.length).toBeGreaterThan(300);
  });

  it('drops analyses last, of those that need no attention', () => {
    const results = [...manyResults(20_000), sampleResult('the-last', 'drift', 'vulnerable')];
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', results }));
    expectFits(summary);
    expect(countsOfTheRest(summary)).toContainEqual(expect.stringMatching(/^… and [\d,]+ analyses more\.$/u));
    expect(summary.includes('<li><strong><code>the&#45;last/drift</code>')).toBe(true);
    expect(summary.split('✅ Passed')[0]?.match(/<li><strong>/gu)?.length).toBeGreaterThan(500);
  });

  it('counts problems that it leaves out', () => {
    const place = { kind: 'input', input: 'only' } as const;
    const problems = Array.from({ length: 3000 }, () => ({ place, message: 'x'.repeat(900) }));
    const summary = renderSummary(sampleOutcome({ status: 'error', failed: true, problems }));
    expectFits(summary);
    expect(summary.includes('### 3,000 problems to fix')).toBe(true);
    expect(countsOfTheRest(summary)).toEqual([expect.stringMatching(/^… and 2,\d+ problems more\.$/u)]);
  });
});

it('keeps models that nothing attacks within their share of a summary, and counts the rest', () => {
  const long = { ...unattackedModel('a.pkl'), lines: Array.from({ length: 8 }, () => 'x'.repeat(5000)) };
  const unattacked = Array.from({ length: 60 }, (_, index) => ({ ...long, path: `model${String(index)}` }));
  const supplyChain = { ...sampleScan([]), unattacked };
  const text = renderFiles(sampleOutcome({ supplyChain }), 500_000);
  expect(Buffer.byteLength(text)).toBeLessThan(110_000);
  const words = text.replaceAll(/x{2,}/gu, '');
  expect(words).toContain('60 models were not attacked:');
  expect(words).toContain('<code>model0</code>');
  expect(words).toMatch(/… and 5\d models more/u);
});

function countsOfTheRest(summary: string): readonly string[] {
  return [...summary.matchAll(/<p>(… and [^<]* more\.)<\/p>/gu)].map((match) => match[1] ?? '');
}
