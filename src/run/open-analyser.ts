import { openRemoteAnalyser } from '../analyser/remote/remote-analyser.ts';
import type { LineageQuery } from '../analyser/remote/client/lineage-check.ts';
import type { ActiveRun } from './active-run.ts';
import type { OpenedAnalyser } from './scanning-run.ts';

/**
 * Opens the analyser that the input base-url names. Only this function chooses one.
 * @throws InvalidInputError if the folder for cached results cannot be used
 */
export async function openAnalyser(active: ActiveRun, query: LineageQuery): Promise<OpenedAnalyser> {
  const { runner, settings, transport, signal } = active;
  const { service, analyses: specs, pollIntervalMs } = settings;
  if (service.isLocal) {
    const { openLocal } = await import('./open-local.ts');
    return openLocal(active);
  }
  const { clock, mask, hide } = runner;
  const analyser = openRemoteAnalyser({
    ...{ transport, service, query, specs, pollIntervalMs },
    ...{ clock, signal, mask, hide },
  });
  return { analyser };
}
