import { checkLineage } from './client/lineage-check.ts';
import type { Analyser } from '../analyser.ts';
import type { RemoteJobs } from './remote-jobs.ts';
import type { RemoteOptions } from './remote-state.ts';

/** Opens the client of a service (the service spec). Each analysis is one job there. */
export function openRemoteAnalyser(options: RemoteOptions): Analyser {
  const { transport, service, query } = options;
  let loading: Promise<RemoteJobs> | undefined;
  // Most runs end with the lineage check, and load nothing else.
  const loadJobs = (): Promise<RemoteJobs> => {
    loading ??= import('./remote-jobs.ts').then((code) => new code.RemoteJobs(options));
    return loading;
  };
  return {
    jobsOutliveRun: true,
    recall: async () => ({
      record: await checkLineage(transport, service, query),
      kept: new Map(),
      ignored: {},
    }),
    start: async (...given) => (await loadJobs()).start(...given),
    await: async (...given) => (await loadJobs()).await(...given),
    saveReport: async (report) => (await loadJobs()).saveReport(report),
    // Its requests end with the run's signal, and its jobs go on.
    close: () => Promise.resolve(),
  };
}
