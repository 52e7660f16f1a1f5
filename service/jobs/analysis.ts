import { randomBytes, randomUUID } from 'node:crypto';
import type { FieldName, Row, Slot } from '../../src/core/attack-table.ts';
import { readAttackConfiguration } from './analysis-fields.ts';
import { analysisAnswer } from './analysis-answer.ts';
import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { parseJsonBody } from '../wire/body.ts';
import type { RegisteredModel, UploadSlot } from './job-store.ts';
import { type Job, planJob } from './jobs.ts';
import { uploadAddress } from '../storage/presign.ts';
import { quoted, type ReceivedRequest, refuseOtherParameters, type Service } from '../front/service.ts';

/**
 * POST model-analyse/{model_id} (INTERFACE.md 4.2): makes a job and hands out the addresses for its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export function analyseModel(request: ReceivedRequest, service: Service): Answer {
  refuseOtherParameters(request.url, []);
  const { row, fields } = readAttackConfiguration(parseJsonBody(request.headers, request.body));
  const modelId = request.parameter;
  const registered = service.jobs.findModel(modelId);
  checkModel(service, modelId, row, registered);
  const jobId = newJobId();
  const slots = slotsOf(service, jobId, row, fields, registered);
  const now = service.settings.now();
  const job: Job = {
    jobId,
    orgId: service.settings.orgId,
    modelId,
    task: row.task,
    kind: row.attack,
    fields: withoutSecrets(fields),
    ...planJob(service.scenarioOf(modelId), `${modelId}/${row.attack}`, service.settings.secondsPerStage),
    createdMs: now,
    startedMs: undefined,
    sanityProblem: undefined,
    checkId: service.records.latestCheckOf(service.settings.orgId)?.id,
  };
  service.jobs.addJob(job);
  service.jobs.addSlots(jobId, slots);
  startWhenComplete(service, jobId);
  const open = slots.filter((slot) => slot.arrived === undefined);
  const urls = new Map(open.map((slot, index) => [slot.slot, uploadAddress(service, slot, index)]));
  return jsonAnswer(
    analysisAnswer(service.settings.answerShape, {
      modelId,
      jobId,
      dashboard: dashboardUrl(service, jobId),
      urls,
    }),
  );
}

/** Where the page of a job is. */
export function dashboardUrl(service: Service, jobId: string): string {
  return `${service.baseUrl()}/dashboard/${encodeURIComponent(jobId)}`;
}

/** A new job id, 100 characters long with padding at its end, as on the live service (observed publicly). */
export function newJobId(): string {
  return `${randomBytes(73).toString('base64url')}==`;
}

/**
 * Starts a job whose files have all arrived. Anything that is no readable archive fails it later, in its sanity check.
 */
export function startWhenComplete(service: Service, jobId: string): void {
  const job = service.jobs.findJob(jobId);
  const slots = service.jobs.slotsOf(jobId);
  if (job === undefined || job.startedMs !== undefined) return;
  if (slots.some((slot) => slot.arrived === undefined)) return;
  const problems = slots.flatMap(({ slot, arrived }) =>
    arrived?.problem === undefined ? [] : [`${slot}: ${arrived.problem}`],
  );
  const sanityProblem = problems.length === 0 ? undefined : problems.join('; ');
  service.jobs.startJob(jobId, service.settings.now(), sanityProblem);
}

function checkModel(
  service: Service,
  modelId: string,
  row: Row,
  registered: RegisteredModel | undefined,
): void {
  const { knownModels } = service.settings;
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

function slotsOf(
  service: Service,
  jobId: string,
  row: Row,
  fields: Readonly<Partial<Record<FieldName, string>>>,
  registered: RegisteredModel | undefined,
): readonly UploadSlot[] {
  if (service.settings.answerShape === 'no-uploads') return [];
  // What was uploaded when the model was registered need not be uploaded again.
  const earlier = registered === undefined ? [] : service.jobs.slotsOf(registered.modelId);
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

/** What is kept of the configuration: details of a model API are a secret and do not go to the disk. */
function withoutSecrets(
  fields: Readonly<Partial<Record<FieldName, string>>>,
): Readonly<Partial<Record<FieldName, string>>> {
  const details = fields.model_api_details;
  if (details === undefined || details === 'na' || details === 'no') return fields;
  return { ...fields, model_api_details: '(not kept)' };
}
