import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { type SubmittedJob, submitAnalysis } from './client/model-analysis.ts';
import { listUploadAddresses, readUploadTargets } from './client/upload-targets.ts';
import { findRow } from '@model-security-scan/engine/catalog';
import type { Upload } from '../../facts/run-outcome.ts';
import type { Started, Watch } from '../analyser.ts';
import { listFields } from './client/answer-fields.ts';
import { hideUploadSecrets } from './public-texts.ts';
import { type RemoteState, takeJob } from './remote-state.ts';
import { planUploads, uploadArtifacts, type UploadPlan } from './uploads.ts';

/**
 * Submits an analysis and uploads its files.
 * @throws ServiceError, also after the job is known
 */
export async function submit(analysis: PlannedAnalysis, watch: Watch, state: RemoteState): Promise<Started> {
  const { spec } = analysis;
  const { job, plan } = await state.turns.take(spec.name, () => submitAlone(analysis, watch, state));
  return { spec, job, uploads: await upload(plan, watch, state), hasEnded: false };
}

/**
 * Uploads the files of an analysis to the addresses in the answer to its submission.
 * @throws ServiceError
 */
export async function sendFiles(
  analysis: PlannedAnalysis,
  answer: unknown,
  watch: Watch,
  state: RemoteState,
): Promise<readonly Upload[]> {
  return upload(readUploads(analysis, answer, watch, state), watch, state);
}

async function upload(
  { pairs, warnings }: UploadPlan,
  watch: Watch,
  { transport, sentFiles }: RemoteState,
): Promise<readonly Upload[]> {
  for (const warning of warnings) watch.warn(warning);
  return uploadArtifacts({ transport, pairs, log: watch.log, sentFiles });
}

/** Submits, and reads the whole answer: nothing is uploaded if it cannot be used. */
async function submitAlone(
  analysis: PlannedAnalysis,
  watch: Watch,
  state: RemoteState,
): Promise<{ readonly job: Omit<SubmittedJob, 'answer' | 'taken'>; readonly plan: UploadPlan }> {
  const { spec } = analysis;
  const { transport, service, signal } = state;
  await watch.submitting();
  signal.throwIfAborted();
  const { analysisPath: path } = service;
  const onUnusable = (given: unknown): void => {
    hideSecrets(given, state);
  };
  const { answer, taken, ...job } = await submitAnalysis(transport, service, { path, ...spec, onUnusable });
  takeJob(job, spec.name, state);
  watch.started(job);
  await watch.answered(job, answer);
  signal.throwIfAborted();
  watch.log.debug(`Taken from the answer: ${taken.join(', ')}.`);
  if (job.dashboardUrl === undefined) watch.warn('The service named no link to a dashboard for this job.');
  return { job, plan: readUploads(analysis, answer, watch, state) };
}

/** Masks the secrets of the upload addresses in an answer, also in one that is refused. */
function hideSecrets(answer: unknown, state: RemoteState): void {
  hideUploadSecrets(listUploadAddresses(answer), state.publicTexts, state);
}

function readUploads(
  { spec, artifacts }: PlannedAnalysis,
  answer: unknown,
  watch: Watch,
  state: RemoteState,
): UploadPlan {
  const useModelApi = spec.fields.use_model_api === 'yes';
  const usualSlots = findRow(spec.task, spec.attack)?.usualSlots ?? [];
  const planned = artifacts.map(({ slot }) => slot).filter((slot) => usualSlots.includes(slot));
  hideSecrets(answer, state);
  const { targets, taken } = readUploadTargets(answer, planned);
  watch.log.debug(`Upload addresses: ${taken.join(', ') || 'none'}.`);
  return planUploads({
    ...{ targets, artifacts, useModelApi, usualSlots, log: watch.log },
    policy: { allowPrivate: state.service.isPrivate },
    notSent: state.service.declared.notSent ?? [],
    answerFields: listFields(answer, spec.attack).map(({ path }) => path),
  });
}
