import { randomUUID } from 'node:crypto';
import { type Attack, findRow, type Task } from '../../src/core/attack-table.ts';
import { slotUrls } from './analysis-answer.ts';
import { newJobId } from './analysis.ts';
import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { parseJsonBody } from '../wire/body.ts';
import { checkFields, textField } from '../front/field-checks.ts';
import { planJob } from './jobs.ts';
import { openCheck, readTarget } from '../records/lineage.ts';
import { uploadAddress } from '../storage/presign.ts';
import { type ReceivedRequest, refuseOtherParameters, type Service } from '../front/service.ts';

const TASK_NAMES: ReadonlyMap<string, Task> = new Map([
  ['image_classification', 'image-classification'],
  ['IC', 'image-classification'],
  ['tabular_classification', 'tabular-classification'],
  ['TC', 'tabular-classification'],
  ['timeseries_forecasting', 'time-series-forecasting'],
  ['TSF', 'time-series-forecasting'],
]);

const ATTACK_NAMES: ReadonlyMap<string, Attack> = new Map([
  ['extraction', 'extraction'],
  ['MEA', 'extraction'],
  ['evasion', 'evasion'],
  ['EVA', 'evasion'],
  ['data-poisoning', 'poisoning'],
  ['drift', 'drift'],
  ['outlier', 'outlier'],
]);

/**
 * POST model_registration/upload (observed publicly; not in the interface document): registers a model for one task
 * and one attack, and hands out the addresses for its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export function registerModel(request: ReceivedRequest, service: Service): Answer {
  refuseOtherParameters(request.url, []);
  const body = parseJsonBody(request.headers, request.body);
  checkFields(body, {
    task_type: { type: 'string', required: true },
    analysis_type: { type: 'string', required: true },
  });
  const task = TASK_NAMES.get(textField(body, 'task_type') ?? '');
  const attack = ATTACK_NAMES.get(textField(body, 'analysis_type') ?? '');
  const row = task === undefined || attack === undefined ? undefined : findRow(task, attack);
  if (row === undefined) throw new Refusal(412, registrationProblem(task, attack));
  const modelId = randomUUID();
  service.jobs.addModel({ modelId, task: row.task, attack: row.attack });
  const slots = row.usualSlots.map((slot) => ({
    uploadId: randomUUID(),
    owner: modelId,
    slot,
    arrived: undefined,
  }));
  service.jobs.addSlots(modelId, slots);
  const urls = new Map(slots.map((slot, index) => [slot.slot, uploadAddress(service, slot, index)]));
  return jsonAnswer({ data: { model_id: modelId, urls: slotUrls(urls) } });
}

function registrationProblem(task: Task | undefined, attack: Attack | undefined): string {
  if (task !== undefined && attack !== undefined) {
    return `task_type and analysis_type: the interface lists no ${attack} for ${task}`;
  }
  const taskProblem = `task_type is unknown; known: ${[...TASK_NAMES.keys()].join(', ')}`;
  const attackProblem = `analysis_type is unknown; known: ${[...ATTACK_NAMES.keys()].join(', ')}`;
  return [
    ...(task === undefined ? [taskProblem] : []),
    ...(attack === undefined ? [attackProblem] : []),
  ].join('; ');
}

/**
 * POST supplychain (observed publicly; not in the interface document): starts the scan of a repository, which needs
 * no files and leaves a lineage record.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export async function scanSupplyChain(request: ReceivedRequest, service: Service): Promise<Answer> {
  refuseOtherParameters(request.url, []);
  const { settings } = service;
  const target = readTarget(parseJsonBody(request.headers, request.body), settings.orgId);
  const checkId = await openCheck(service, target);
  const jobId = newJobId();
  const now = settings.now();
  service.jobs.addJob({
    jobId,
    orgId: settings.orgId,
    modelId: 'na',
    task: undefined,
    kind: 'supply-chain',
    fields: {},
    ...planJob(service.scenarioOf(target.repoUrl), target.repoUrl, settings.secondsPerStage),
    createdMs: now,
    startedMs: now,
    sanityProblem: undefined,
    checkId,
  });
  return jsonAnswer({ job_id: jobId });
}
