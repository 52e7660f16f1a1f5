import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { plainVerdict } from '../../support/plain-verdict.ts';
import type { AnalysisResult, Outcome } from '../../../src/facts/run-outcome.ts';
import { ADOPTION, BASELINE_FILE } from '../../../src/report/adoption.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { decidedAnalysis } from '../../support/sample-decisions.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { flaggedFinding, sampleScan } from '../../support/sample-supply-chain.ts';

const NO_BASELINE = { hasBaseline: false, fixedInFiles: [] } as const;

function redOutcome(more: Partial<Outcome> = {}): Outcome {
  const results = [sampleResult('digits', 'evasion', 'vulnerable')];
  return sampleOutcome({
    ...{ status: 'vulnerable', failed: true, mode: 'scan', results, policy: NO_BASELINE },
    ...more,
  });
}

function inDoubt(result: AnalysisResult): AnalysisResult {
  return result.state === 'vulnerable' ? { ...result, doubt: 'its status is not understood' } : result;
}

function textOf(outcome: Outcome): string {
  return plainVerdict(outcome);
}

describe('a first red scan', () => {
  it('ends with the steps to adopt the models as they are', () => {
    const lines = textOf(redOutcome()).split('\n');
    expect(lines.slice(-5)).toEqual([
      ADOPTION.title,
      ...ADOPTION.steps.map((step, index) => `  ${String(index + 1)}. ${step}`),
      ADOPTION.end,
    ]);
  });

  it('says it once in the job summary', () => {
    const summary = renderSummary(redOutcome());
    expect(summary.match(/To start with these models as they are/gu)).toHaveLength(1);
    expect(summary).toContain(`<code>baseline: ${BASELINE_FILE}</code>`);
  });

  it('says it also if only files are red', () => {
    const supplyChain = sampleScan([{ ...flaggedFinding(), severity: 'high' }]);
    expect(textOf(redOutcome({ results: [], supplyChain }))).toContain(ADOPTION.title);
  });

  const quiet: Readonly<Record<string, Partial<Outcome>>> = {
    'there is a baseline': { policy: { ...NO_BASELINE, hasBaseline: true } },
    'nothing fails': { failed: false },
    'only verdicts are missing': {
      ...{ status: 'error', failureReason: 'timeout' },
      results: [sampleResult('digits', 'evasion', 'timeout')],
    },
    'findings are accepted already': { results: [decidedAnalysis('accepted')] },
    'the only score is in doubt, which no baseline accepts': {
      results: [inDoubt(sampleResult('digits', 'evasion', 'vulnerable'))],
    },
    'the mode uses no baseline': { mode: 'check' },
    'a file runs code': { supplyChain: sampleScan([{ ...flaggedFinding(), severity: 'critical' }]) },
  };
  it.each(Object.entries(quiet))('says nothing of it if %s', (_name, more) => {
    const outcome = redOutcome(more);
    expect(textOf(outcome)).not.toContain(ADOPTION.title);
    expect(renderSummary(outcome)).not.toContain('To start with these models as they are');
  });

  it('names the file that the documents and examples name', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    for (const file of ['docs/guides/adoption.md', 'examples/baseline-committed.yml']) {
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(`baseline: ${BASELINE_FILE}`);
    }
  });
});
