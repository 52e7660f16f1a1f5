import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { type JsonObject, parseJsonBody } from '../wire/body.ts';
import { parseFault } from './fault-request.ts';
import type { AdminOperations } from '../front/request-context.ts';
import type { SeedRecord } from '../records/lineage-record.ts';
import { checkFields, textField } from '../wire/fields.ts';
import { type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import type { FaultQueue } from './fault-queue.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';
import { SIMULATION_NOTE } from './simulation.ts';

type AdminRequest = Omit<ReceivedRequest, 'parameter'>;
type AdminHandler = (request: AdminRequest, service: AdministeredService) => Answer;

/** The parts of a running service that admin operations use. */
export interface AdministeredService {
  readonly adminEnabled: boolean;
  readonly faults: Pick<FaultQueue, 'add' | 'list' | 'clear'>;
  readonly requests: { list(): unknown; clear(): void };
  readonly records: {
    add(record: SeedRecord): void;
    list(): unknown;
    delete(repoUrl?: string): number;
  };
  jobs(): unknown;
  recordFinishedJobs(): void;
  setCommit(repoUrl: string, branch: string, commit: string): void;
  setScenario(scenario: Scenario, modelId?: string): void;
}

const ADMIN_PATH = '/_sandbox/';

/** The admin operations, by method and name. */
const HANDLERS: ReadonlyMap<string, AdminHandler> = new Map<string, AdminHandler>([
  ['GET health', () => jsonAnswer({ status: 'ok', note: SIMULATION_NOTE })],
  ['GET jobs', (_request, service) => jsonAnswer(service.jobs())],
  ['GET requests', (_request, service) => jsonAnswer(service.requests.list())],
  [
    'DELETE requests',
    (_request, service) =>
      done(() => {
        service.requests.clear();
      }),
  ],
  ['GET faults', (_request, service) => jsonAnswer(service.faults.list())],
  [
    'POST faults',
    (request, service) =>
      done(() => {
        service.faults.add(parseFault(bodyOf(request)));
      }),
  ],
  [
    'DELETE faults',
    (_request, service) =>
      done(() => {
        service.faults.clear();
      }),
  ],
  [
    'GET records',
    (_request, service) => {
      service.recordFinishedJobs();
      return jsonAnswer(service.records.list());
    },
  ],
  [
    'POST records',
    (request, service) =>
      done(() => {
        service.records.add(readRecord(bodyOf(request)));
      }),
  ],
  ['DELETE records', deleteRecords],
  ['POST commits', setCommit],
  ['POST scenario', changeScenario],
]);

/** The admin operations of a service. */
export function createAdmin(service: AdministeredService): AdminOperations {
  return {
    hasPath: (pathname) => pathname.startsWith(ADMIN_PATH),
    answer: (method, request) => answerAdmin(method, request, service),
  };
}

/**
 * Answers an admin operation.
 * @throws Refusal 404 if admin operations are switched off or there is none of this name, 405, 400
 */
function answerAdmin(method: string, request: AdminRequest, service: AdministeredService): Answer {
  const name = request.url.pathname.slice(ADMIN_PATH.length);
  const methods = [...HANDLERS.keys()]
    .filter((key) => key.endsWith(` ${name}`))
    .map((key) => key.split(' ')[0]);
  if (methods.length === 0 || (!service.adminEnabled && name !== 'health')) {
    throw new Refusal(404, 'there is no such path, or admin operations are switched off (--admin)');
  }
  const handler = HANDLERS.get(`${method} ${name}`);
  const allow = methods.join(', ');
  if (handler === undefined) throw new Refusal(405, `this path accepts ${allow} only`, { allow });
  refuseOtherParameters(request.url, method === 'DELETE' && name === 'records' ? ['repourl'] : []);
  return handler(request, service);
}

function bodyOf(request: AdminRequest): JsonObject {
  return parseJsonBody(request.headers, request.body);
}

function done(action: () => void): Answer {
  action();
  return jsonAnswer({ done: true });
}

function deleteRecords(request: AdminRequest, service: AdministeredService): Answer {
  return jsonAnswer({
    deleted: service.records.delete(request.url.searchParams.get('repourl') ?? undefined),
  });
}

const RECORD_TEXTS = [
  'branchname',
  'commitid',
  'createdtimestamp',
  'depth',
  'hashedjobid',
  'modelid',
  'orgid',
  'repotype',
] as const;

function readRecord(body: JsonObject): SeedRecord {
  const { supplychain_vuldetected: flag, ...texts } = body;
  const optional = Object.fromEntries(RECORD_TEXTS.map((name) => [name, { type: 'string' } as const]));
  checkFields(texts, { repourl: { type: 'string', required: true }, ...optional });
  if (flag !== undefined && !Number.isSafeInteger(flag)) {
    throw new Refusal(400, 'supplychain_vuldetected must be an integer');
  }
  const given = RECORD_TEXTS.flatMap((name) => {
    const value = textField(texts, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(given),
    ...(typeof flag === 'number' ? { supplychain_vuldetected: flag } : {}),
    repourl: textField(texts, 'repourl') ?? '',
  };
}

function setCommit(request: AdminRequest, service: AdministeredService): Answer {
  const body = bodyOf(request);
  const text = { type: 'string', required: true } as const;
  checkFields(body, { repo_url: text, branch_name: text, commit: text });
  const [repoUrl, branch, commit] = ['repo_url', 'branch_name', 'commit'].map((name) =>
    textField(body, name),
  );
  return done(() => {
    service.setCommit(repoUrl ?? '', branch ?? '', commit ?? '');
  });
}

function changeScenario(request: AdminRequest, service: AdministeredService): Answer {
  const body = bodyOf(request);
  checkFields(body, { scenario: { type: 'string', required: true }, model_id: { type: 'string' } });
  const scenario = SCENARIOS.find((one) => one === body['scenario']);
  if (scenario === undefined) throw new Refusal(400, `scenario must be one of ${SCENARIOS.join(', ')}`);
  return done(() => {
    service.setScenario(scenario, textField(body, 'model_id'));
  });
}
