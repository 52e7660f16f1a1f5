import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Watch } from '../analyser.ts';
import { pollOnce } from './await-job.ts';
import type { RemoteState } from './remote-state.ts';

/**
 * Asks once whether the job of an earlier run has ended.
 * @returns undefined if it goes on, or if that is not known
 * @throws ServiceError if the service refuses; the reason of the run's signal
 */
export async function askOnce(
  spec: AnalysisSpec,
  jobId: string,
  watch: Pick<Watch, 'log'>,
  { transport, service, rateLimiter }: RemoteState,
): Promise<AnalysisFinding | undefined> {
  const answer = await pollOnce(spec, jobId, { transport, access: service, rateLimiter, watch });
  if (!('error' in answer)) return answer.end.kind === 'running' ? undefined : answer.end;
  watch.log.info(answer.error.message);
  return undefined;
}
