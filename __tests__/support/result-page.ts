import type { AttackResult } from '@model-security-scan/engine/results';
import type { JobSummary } from '../../src/facts/job/job-summary.ts';
import { renderRunPage } from '../../src/report/page/run-page.ts';
import { sampleOutcome, sampleResult } from './sample-outcomes.ts';
import { PROGRAM } from './sample-program.ts';

/** The page of a run with one analysis, which found this. */
export function resultPage(summary: JobSummary, result: AttackResult): string {
  const evidence = { summary, result };
  const found = sampleResult('digits', summary.attack, 'vulnerable', {
    score: result.score.value,
    threshold: summary.threshold,
    evidence,
  });
  return renderRunPage(sampleOutcome({ results: [found] }), { program: PROGRAM, writtenMs: 0, settings: [] });
}
