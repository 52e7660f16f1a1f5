import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';
import { submitAnalysis } from './client/model-analysis.ts';
import { readUploadTargets } from './client/upload-targets.ts';
import { findRow } from '../../attacks/table.ts';
import type { Upload } from '../../facts/outcome.ts';
import type { Started, Watch } from '../analyser.ts';
import { hideUploadSecrets } from './public-texts.ts';
import { type RemoteState, takeJob } from './remote-state.ts';
import { uploadArtifacts } from './uploads.ts';

/**
 * Submits an analysis and uploads its files.
 * @throws ServiceError, also after the job is known
 */
export async function submit(analysis: PlannedAnalysis, watch: Watch, state: RemoteState): Promise<Started> {
  const { spec } = analysis;
  const { transport, service, signal } = state;
  await watch.submitting();
  signal.throwIfAborted();
  const { answer, ...job } = await submitAnalysis(
    transport,
    service,
    service.analysisPath,
    spec.modelId,
    spec.fields,
  );
  takeJob(job, spec.name, state);
  watch.started(job);
  return { spec, job, uploads: await upload(analysis, answer, watch, state), hasEnded: false };
}

async function upload(
  { spec, artifacts }: PlannedAnalysis,
  answer: unknown,
  watch: Watch,
  state: RemoteState,
): Promise<readonly Upload[]> {
  const { targets, ignored, moreIgnored } = readUploadTargets(answer);
  hideUploadSecrets(targets, state.publicTexts, state);
  const { uploads, warnings } = await uploadArtifacts({
    transport: state.transport,
    targets,
    artifacts,
    policy: { allowPrivate: state.service.isPrivate },
    log: watch.log,
    useModelApi: spec.fields.use_model_api === 'yes',
    usualSlots: findRow(spec.task, spec.attack)?.usualSlots ?? [],
    sentFiles: state.sentFiles,
  });
  for (const key of ignored) {
    watch.warn(`The service asks for an unknown upload, which was not sent: ${key}.`);
  }
  if (moreIgnored > 0) {
    watch.warn(`The service asks for ${String(moreIgnored)} more unknown uploads, which were not sent.`);
  }
  for (const warning of warnings) watch.warn(warning);
  return uploads;
}
