import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import { SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

/** The names of the analyses in a summary, in its order, each as often as it occurs. */
function namesOf(summary: string): readonly string[] {
  return [...summary.matchAll(/<li><strong><code>([^<]*)<\/code><\/strong>/gu)].map(
    (match) => match[1] ?? '',
  );
}

describe('the analyses', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))('occur once each, in %s', (_name, outcome: Outcome) => {
    const names = namesOf(renderSummary(outcome));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(outcome.results.length);
  });

  it.each(Object.entries(SAMPLE_OUTCOMES))(
    'have no line that says nothing, in %s',
    (_name, outcome: Outcome) => {
      expect(renderSummary(outcome)).not.toContain('<br>(empty)');
    },
  );

  it('say how far inputs must be changed, and doubt a self-check only where a low score counts', () => {
    const robustness = {
      ...{ eps: 0.1, medianEps: 0.0432, curve: [], peeled: [], alarms: [] },
      selfCheck: { impossible: 'it has no hidden layer' },
    };
    const results = [
      { ...sampleResult('weak', 'evasion', 'vulnerable'), robustness },
      { ...sampleResult('fine', 'evasion', 'passed'), robustness: { ...robustness, medianEps: 0.3 } },
    ];
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    const text = textOf(summary.replaceAll('<br>', ' '));
    expect(text).toMatch(/eps 0\.043 or less\. Self-check: not possible\./u);
    expect(text).toMatch(/eps 0\.3 or less\. Self-check: not possible,/u);
  });

  it('come with the gravest attack first, and the highest score of each', () => {
    const results = [
      sampleResult('a', 'extraction', 'vulnerable', { score: 0.99, threshold: 0.9 }),
      sampleResult('b', 'evasion', 'vulnerable', { score: 0.6, threshold: 0.5 }),
      sampleResult('c', 'evasion', 'vulnerable', { score: 0.9, threshold: 0.5 }),
      sampleResult('d', 'poisoning', 'vulnerable', { score: 0.2, threshold: 0.15 }),
    ];
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    expect(namesOf(summary)).toEqual(['d/poisoning', 'c/evasion', 'b/evasion', 'a/extraction']);
  });

  it('say of each kind of finding once what it means and what to do', () => {
    const results = ['one', 'two'].map((name) => sampleResult(name, 'evasion', 'vulnerable'));
    const text = textOf(renderSummary(sampleOutcome({ status: 'vulnerable', failed: true, results })));
    const { summary, actions } = DESCRIPTORS.evasion.texts;
    for (const words of [summary, actions[1] ?? '']) expect(text.split(words)).toHaveLength(2);
  });

  it('say of local analyses what was found', () => {
    const found = sampleResult('digits', 'evasion', 'vulnerable', {
      score: 0.999999,
      threshold: 0.5,
      evidence: {
        summary: SAMPLE_SUMMARY,
        result: {
          ...SAMPLE_RESULT,
          meaning: 'Of 50 inputs, 49 can be changed so that @octocat sees "a b" in x_y.',
          score: { value: 0.999999, low: 0.82345, high: 1 },
        },
      },
    });
    const requested = { keepsJobs: false, reports: false, venue: RUNNER_VENUE } as const;
    const summary = renderSummary(sampleOutcome({ results: [found], requested }));
    expectSafeMarkdown(summary);
    const text = textOf(summary);
    expect(text).toMatch(/digits\/evasion.*0\.999 \(95.*0\.823.*1\), threshold 0\.5/u);
    expect(text).toContain('sees a b in x_y.');
    expect(summary).toContain('<code>&#64;octocat</code>');
    expect(text).toContain('- { finding: digits/evasion, max-score: 1, reason: WHY }');
    expect(text).not.toMatch(/>dashboard<|Job:|Model id|service generated/u);
  });

  it('are folded when they are many', () => {
    const summary = renderSummary(SAMPLE_OUTCOMES['many-analyses']);
    expect(summary).toMatch(/<summary>\d+ analyses more<\/summary>/u);
    expect(textOf(summary)).toContain('model-102');
  });
});
