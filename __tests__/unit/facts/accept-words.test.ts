import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnalysisResult, JudgedResult } from '../../../src/facts/outcome.ts';
import { adviseAccepting, inputName, adviseNarrowing } from '../../../src/facts/accept-words.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';

const found = sampleResult('digits', 'evasion', 'vulnerable', {
  evidence: { summary: SAMPLE_SUMMARY, result: SAMPLE_RESULT },
});

function resultWith(parts: Partial<JudgedResult>): AnalysisResult {
  if (found.state !== 'vulnerable') throw new Error('no sample has evidence');
  return { ...found, score: 0.951, threshold: 0.9, ...parts };
}

describe('how to accept a finding', () => {
  it.each<[JudgedResult['thresholdFrom'], string]>([
    ['default', 'add threshold: 0.96 to evasion in .github/model-security.yml'],
    ['config', 'raise threshold of evasion from 0.9 to 0.96 in .github/model-security.yml'],
    ['input', 'raise the input vulnerability-threshold to 0.96'],
  ])('names the key and the file of a threshold from %s', (thresholdFrom = 'default', words) => {
    const text = adviseAccepting(resultWith({ thresholdFrom }), inputName);
    expect(text).toContain(`To accept this finding: ${words}; or waive digits/evasion under waivers in`);
    expect(text).toContain('(input results-file)');
  });

  it('when it is one of several, says so', () => {
    expect(adviseAccepting(resultWith({}), inputName, 3)).toMatch(
      /^To accept digits\/evasion, one of 3 findings of evasion, each by itself: /u,
    );
  });

  it('proposes the least threshold of two decimals with which the finding passes', () => {
    const scores = fc.double({ min: 0, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(scores, (score) => {
        const text = adviseAccepting(resultWith({ score, thresholdFrom: 'default' }), inputName);
        const proposed = Number(/add threshold: (\S+) to/u.exec(text ?? '')?.[1]);
        expect(proposed).toBeGreaterThanOrEqual(score);
        expect(proposed - 0.01).toBeLessThan(score);
      }),
    );
  });

  it('proposes no threshold that nothing is above', () => {
    const text = adviseAccepting(
      resultWith({ score: 0.995, thresholdFrom: 'default' }),
      (name) => `--${name}`,
    );
    expect(text).toMatch(/^To accept this finding: waive /u);
    expect(text).toContain('(--baseline)');
  });

  it('proposes no threshold if the search ran out of time, since a lower score would be no verdict', () => {
    const { evidence } = resultWith({});
    if (evidence === undefined) throw new Error('the sample has no evidence');
    const cut = { ...evidence, result: { ...evidence.result, cutShort: true } };
    for (const thresholdFrom of ['default', 'config', 'input'] as const) {
      const text = adviseAccepting(resultWith({ thresholdFrom, evidence: cut }), inputName);
      expect(text).toMatch(/^To accept this finding: waive /u);
    }
  });

  it('says nothing of an analysis without a verdict, or with a score in doubt', () => {
    expect(adviseAccepting(sampleResult('digits', 'evasion', 'timeout'), inputName)).toBeUndefined();
    expect(adviseAccepting(resultWith({ doubt: 'the job has ended early' }), inputName)).toBeUndefined();
  });
});

describe('a verdict close to the limit', () => {
  it('says what makes the interval narrower', () => {
    expect(adviseNarrowing(resultWith({ interval: { low: 0.8, high: 0.99 } }))).toEqual([
      'Close to the limit: other inputs of the same kind could give the other verdict with the same attack. ' +
        'A higher number of samples would make the interval narrower.',
    ]);
    expect(adviseNarrowing(resultWith({ interval: { low: 0.91, high: 0.99 } }))).toEqual([]);
  });
});
