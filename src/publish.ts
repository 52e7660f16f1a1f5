import type { Outcome } from './outcome.ts';
import { renderAnnotations } from './report/annotations.ts';
import { outputNotices, renderOutputs } from './report/outputs.ts';
import { renderSummary } from './report/summary.ts';
import type { Runner } from './runner/runner.ts';

/**
 * Gives an outcome to the runner: outputs, annotations, job summary.
 * @throws what writing the outputs throws: a gate whose outputs are lost has failed
 */
export async function publish(runner: Runner, outcome: Outcome): Promise<void> {
  const { log } = runner;
  for (const { level, text, place } of renderAnnotations(outcome)) log[level](text, place);
  for (const text of outputNotices(outcome)) log.notice(text);
  runner.setOutputs(renderOutputs(outcome));
  try {
    await runner.writeSummary(renderSummary(outcome));
  } catch (error) {
    // The verdict stands without it.
    log.warning(
      `The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  log.info(`${outcome.failed ? 'Failed' : 'Done'}: ${outcome.status}. ${outcome.headline}`);
}
