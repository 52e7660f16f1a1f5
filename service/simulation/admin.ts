import { type Answer, jsonAnswer, Refusal } from '../wire/answer.ts';
import { type JsonObject, parseJsonBody } from '../wire/body.ts';
import { parseFault } from './fault-request.ts';
import { checkFields, textField } from '../front/field-checks.ts';
import { SCENARIOS } from '../options.ts';
import { SIMULATION_NOTE } from '../jobs/reports.ts';
import type { LocalService, SeedRecord } from '../local-service.ts';
import { type ReceivedRequest, refuseOtherParameters } from '../front/service.ts';

type AdminRequest = Omit<ReceivedRequest, 'parameter'>;
type AdminHandler = (request: AdminRequest, sandbox: LocalService) => Answer;

const ADMIN_PATH = '/_sandbox/';

/** What can be asked of the sandbox itself, by method and name. */
const HANDLERS: ReadonlyMap<string, AdminHandler> = new Map<string, AdminHandler>([
  ['GET health', () => jsonAnswer({ status: 'ok', note: SIMULATION_NOTE })],
  ['GET jobs', (_request, sandbox) => jsonAnswer(sandbox.jobs())],
  ['GET requests', (_request, sandbox) => jsonAnswer(sandbox.requests.list())],
  [
    'DELETE requests',
    (_request, sandbox) =>
      done(() => {
        sandbox.requests.clear();
      }),
  ],
  ['GET faults', (_request, sandbox) => jsonAnswer(sandbox.faults.list())],
  [
    'POST faults',
    (request, sandbox) =>
      done(() => {
        sandbox.faults.add(parseFault(bodyOf(request)));
      }),
  ],
  [
    'DELETE faults',
    (_request, sandbox) =>
      done(() => {
        sandbox.faults.clear();
      }),
  ],
  ['GET records', (_request, sandbox) => jsonAnswer(sandbox.records.list())],
  [
    'POST records',
    (request, sandbox) =>
      done(() => {
        sandbox.records.add(readRecord(bodyOf(request)));
      }),
  ],
  ['DELETE records', deleteRecords],
  ['POST commits', nameCommit],
  ['POST scenario', changeScenario],
]);

/** Whether a path belongs to the sandbox itself, not to the service that it stands for. */
export function isAdminPath(pathname: string): boolean {
  return pathname.startsWith(ADMIN_PATH);
}

/**
 * Answers a request to the sandbox itself.
 * @throws Refusal 404 where admin operations are switched off or there is none of this name, 405, 400
 */
export function answerAdmin(method: string, request: AdminRequest, sandbox: LocalService): Answer {
  const name = request.url.pathname.slice(ADMIN_PATH.length);
  const methods = [...HANDLERS.keys()]
    .filter((key) => key.endsWith(` ${name}`))
    .map((key) => key.split(' ')[0]);
  if (methods.length === 0 || (!sandbox.adminEnabled && name !== 'health')) {
    throw new Refusal(404, 'there is no such path, or admin operations are switched off (--admin)');
  }
  const handler = HANDLERS.get(`${method} ${name}`);
  const allow = methods.join(', ');
  if (handler === undefined) throw new Refusal(405, `this path takes ${allow} only`, { allow });
  refuseOtherParameters(request.url, method === 'DELETE' && name === 'records' ? ['repourl'] : []);
  return handler(request, sandbox);
}

function bodyOf(request: AdminRequest): JsonObject {
  return parseJsonBody(request.headers, request.body);
}

function done(action: () => void): Answer {
  action();
  return jsonAnswer({ done: true });
}

function deleteRecords(request: AdminRequest, sandbox: LocalService): Answer {
  return jsonAnswer({
    deleted: sandbox.records.delete(request.url.searchParams.get('repourl') ?? undefined),
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

/** Names the commit that a branch stands at, for repositories without a local clone. */
function nameCommit(request: AdminRequest, sandbox: LocalService): Answer {
  const body = bodyOf(request);
  const text = { type: 'string', required: true } as const;
  checkFields(body, { repo_url: text, branch_name: text, commit: text });
  const [repoUrl, branch, commit] = ['repo_url', 'branch_name', 'commit'].map((name) =>
    textField(body, name),
  );
  return done(() => {
    sandbox.setCommit(repoUrl ?? '', branch ?? '', commit ?? '');
  });
}

function changeScenario(request: AdminRequest, sandbox: LocalService): Answer {
  const body = bodyOf(request);
  checkFields(body, { scenario: { type: 'string', required: true }, model_id: { type: 'string' } });
  const scenario = SCENARIOS.find((one) => one === body['scenario']);
  if (scenario === undefined) throw new Refusal(400, `scenario must be one of ${SCENARIOS.join(', ')}`);
  return done(() => {
    sandbox.setScenario(scenario, textField(body, 'model_id'));
  });
}
