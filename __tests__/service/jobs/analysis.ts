import { randomBytes, randomUUID } from 'node:crypto';
import type { Row, FieldName, Slot } from '@model-security-scan/engine/catalog';
import { readAttackConfiguration } from './analysis-fields.ts';
import { analysisAnswer } from './analysis-answer.ts';
import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { parseJsonBody } from '../wire/body.ts';
import { quoted, type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import type { RegisteredModel } from './job-store.ts';
import type { JobsState } from './jobs-state.ts';
import type { Job } from './job.ts';
import { uploadAddress } from '../storage/presign.ts';
import type { UploadSlot } from '../storage/upload-store.ts';

/**
 * POST model-analyse/{model_id} (service spec 4.2): creates a job and returns the upload addresses of its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export function analyseModel(request: ReceivedRequest, state: JobsState): Answer {
  refuseOtherParameters(request.url, []);
  const modelId = request.parameter;
  const { row, fields } = readAttackConfiguration(parseJsonBody(request.headers, request.body));
  const registered = state.jobs.findModel(modelId);
  checkModel(state, modelId, row, registered);
  const jobId = newJobId();
  const slots = slotsOf(state, { jobId, row, fields, registered });
  const now = state.settings.now();
  const job: Job = {
    jobId,
    orgId: state.settings.orgId,
    modelId,
    task: row.task,
    kind: row.attack,
    fields: withoutSecrets(fields),
    course: state.simulation.planJob(row.attack, modelId),
    createdMs: now,
    startedMs: undefined,
    sanityProblem: undefined,
    checkId: state.records.latestCheckOf(state.settings.orgId)?.id,
  };
  state.jobs.addJob(job);
  state.uploads.addSlots(slots);
  startWhenComplete(state, jobId);
  const open = slots.filter((slot) => slot.arrived === undefined);
  const urls = new Map(open.map((slot, index) => [slot.slot, uploadAddress(state, slot, index)]));
  const answer = analysisAnswer(state.settings.answerShape, {
    modelId,
    jobId,
    dashboard: dashboardUrl(state, jobId),
    urls,
  });
  return jsonAnswer(answer);
}

/** The address of a job's page. */
export function dashboardUrl(state: JobsState, jobId: string): string {
  return `${state.baseUrl()}/dashboard/${encodeURIComponent(jobId)}`;
}

/** A new job id, 100 characters long with padding at its end, as on the live service (observed publicly). */
export function newJobId(): string {
  return `${randomBytes(73).toString('base64url')}==`;
}

/**
 * Starts a job if all of its files have arrived. A file that is no readable archive fails it later, in its sanity check.
 */
export function startWhenComplete(state: JobsState, jobId: string): void {
  const job = state.jobs.findJob(jobId);
  const slots = state.uploads.slotsOf(jobId);
  if (job === undefined || job.startedMs !== undefined) return;
  if (slots.some((slot) => slot.arrived === undefined)) return;
  const problems = slots.flatMap(({ slot, arrived }) =>
    arrived?.problem === undefined ? [] : [`${slot}: ${arrived.problem}`],
  );
  const sanityProblem = problems.length === 0 ? undefined : problems.join('; ');
  state.jobs.startJob(jobId, state.settings.now(), sanityProblem);
}

function checkModel(
  state: JobsState,
  modelId: string,
  row: Row,
  registered: RegisteredModel | undefined,
): void {
  const { knownModels } = state.settings;
  if (registered === undefined && knownModels !== undefined && !knownModels.includes(modelId)) {
    throw new Refusal(412, `model_id: there is no model ${quoted(modelId)}`);
  }
  if (registered !== undefined && (registered.task !== row.task || registered.attack !== row.attack)) {
    const { task, attack } = registered;
    const found = `${row.task} ${row.attack}`;
    throw new Refusal(
      412,
      `model_id: registered for ${task} ${attack}, but the fields are those of ${found}`,
    );
  }
}

interface SubmittedAnalysis {
  readonly jobId: string;
  readonly row: Row;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly registered: RegisteredModel | undefined;
}

function slotsOf(
  state: JobsState,
  { jobId, row, fields, registered }: SubmittedAnalysis,
): readonly UploadSlot[] {
  if (state.settings.answerShape === 'no-uploads') return [];
  // Files that came with the model's registration are not asked for again.
  const earlier = registered === undefined ? [] : state.uploads.slotsOf(registered.modelId);
  return neededSlots(row, fields).map((slot) => ({
    uploadId: randomUUID(),
    owner: jobId,
    slot,
    arrived: earlier.find((one) => one.slot === slot)?.arrived,
  }));
}

/** With `use_model_api: yes` the model itself is not uploaded (observed publicly). */
function neededSlots(row: Row, fields: Readonly<Partial<Record<FieldName, string>>>): readonly Slot[] {
  return fields.use_model_api === 'yes' ? row.usualSlots.filter((slot) => slot !== 'model') : row.usualSlots;
}

/** The configuration without the details of a model API: they are a secret, and `jobs` shows configurations. */
function withoutSecrets(
  fields: Readonly<Partial<Record<FieldName, string>>>,
): Readonly<Partial<Record<FieldName, string>>> {
  const details = fields.model_api_details;
  if (details === undefined || details === 'na' || details === 'no') return fields;
  return { ...fields, model_api_details: '(not kept)' };
}
