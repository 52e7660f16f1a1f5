import type { AttackResult } from '@model-security-scan/engine/types';
import type { JobSummary } from '../../src/facts/job/job-summary.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from './engine-report-samples.ts';

/** A job in which every text that others choose is hostile. */
export function hostileSummary(text: string): JobSummary {
  return {
    ...{ ...SAMPLE_SUMMARY, jobId: text, model: text, runtime: text, engineVersion: text, note: text },
    columns: [text],
    files: [{ slot: 'model', name: text, bytes: 1, sha256: 'ab'.repeat(32) }],
  };
}

/** A result in which every text is hostile. */
export function hostileResult(text: string): AttackResult {
  const values = Float32Array.of(0, 1, 0.5, 0.25);
  const pair = { name: text, original: values, before: text, after: text, distance: 1 };
  const higher = values.map((value) => value + 1);
  const points = [
    [0, 1],
    [2, 3],
  ] as const;
  const rows = [1, 2].map((number) => [text, number]);
  return {
    ...SAMPLE_RESULT,
    meaning: text,
    limits: [text],
    method: { name: text, formula: text, sources: [text] },
    figures: { [text]: text },
    evidence: [
      { kind: 'pairs', title: text, shape: [2, 2], pairs: [{ ...pair, changed: values }] },
      { kind: 'pairs', title: text, shape: [4], pairs: [{ ...pair, changed: higher }] },
      { kind: 'curve', title: text, xLabel: text, yLabel: text, series: [{ name: text, points }] },
      { kind: 'table', title: text, header: [text, text], rows },
      { kind: 'inputs', title: text, shape: [2, 2], inputs: [{ name: text, values, note: text }] },
    ],
  };
}
