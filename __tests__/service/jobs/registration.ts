import { randomUUID } from 'node:crypto';
import { type Attack, ATTACKS, findRow, type Task } from '@model-security-scan/engine/catalog';
import { slotUrls } from './analysis-answer.ts';
import { newJobId } from './analysis.ts';
import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { parseJsonBody } from '../wire/body.ts';
import { checkFields, textField } from '../wire/fields.ts';
import { type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import type { JobsState } from './jobs-state.ts';
import { openCheck, readTarget } from '../records/lineage.ts';
import { uploadAddress } from '../storage/presign.ts';

const TASK_NAMES: ReadonlyMap<string, Task> = new Map([
  ['image_classification', 'image-classification'],
  ['IC', 'image-classification'],
  ['tabular_classification', 'tabular-classification'],
  ['TC', 'tabular-classification'],
  ['timeseries_forecasting', 'time-series-forecasting'],
  ['TSF', 'time-series-forecasting'],
]);

/** The names of attacks in registrations, where they are not those of the interface document. */
const OTHER_NAMES: Readonly<Partial<Record<Attack, readonly string[]>>> = {
  extraction: ['extraction', 'MEA'],
  evasion: ['evasion', 'EVA'],
  poisoning: ['data-poisoning'],
};

const ATTACK_NAMES: ReadonlyMap<string, Attack> = new Map(
  ATTACKS.flatMap((attack) => (OTHER_NAMES[attack] ?? [attack]).map((name) => [name, attack] as const)),
);

/**
 * POST model_registration/upload (observed publicly; not in the interface document): registers a model for one task
 * and one attack, and returns the upload addresses of its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export function registerModel(request: ReceivedRequest, state: JobsState): Answer {
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
  state.jobs.addModel({ modelId, task: row.task, attack: row.attack });
  const slots = row.usualSlots.map((slot) => ({
    uploadId: randomUUID(),
    owner: modelId,
    slot,
    arrived: undefined,
  }));
  state.uploads.addSlots(slots);
  const urls = new Map(slots.map((slot, index) => [slot.slot, uploadAddress(state, slot, index)]));
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
 * POST supplychain (observed publicly; not in the interface document): starts the scan of a repository. It
 * needs no files and adds a lineage record.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
export async function scanSupplyChain(request: ReceivedRequest, state: JobsState): Promise<Answer> {
  refuseOtherParameters(request.url, []);
  const { settings } = state;
  const target = readTarget(parseJsonBody(request.headers, request.body), settings.orgId);
  const checkId = await openCheck(state, target);
  const jobId = newJobId();
  const now = settings.now();
  state.jobs.addJob({
    jobId,
    orgId: settings.orgId,
    modelId: 'na',
    task: undefined,
    kind: 'supply-chain',
    fields: {},
    course: state.simulation.planJob('supply-chain', target.repoUrl),
    createdMs: now,
    startedMs: now,
    sanityProblem: undefined,
    checkId,
  });
  return jsonAnswer({ job_id: jobId });
}
