import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createHandle } from './handle.ts';
import { openDatabase, signingSecret } from './database.ts';
import { createFaultQueue } from './simulation/faults.ts';
import { handleRequest } from './front/request-handler.ts';
import { createJobStore } from './jobs/job-store.ts';
import { DEFAULT_SETTINGS, type SandboxOptions, type SandboxSettings, type Scenario } from './options.ts';
import type { RequestContext } from './front/request-context.ts';
import { createRateLimit } from './front/rate-limit.ts';
import { createRecordStore } from './records/record-store.ts';
import { createRequestLog } from './front/request-log.ts';
import type { LocalService } from './local-service.ts';
import type { Service } from './front/service.ts';
import { serveUpload } from './storage/storage.ts';

const HOST = '127.0.0.1';

/** What changes while a sandbox runs. */
interface State {
  serviceOrigin: string;
  storageOrigin: string;
  scenario: Scenario;
  readonly modelScenarios: Map<string, Scenario>;
}

/**
 * Starts the sandbox: service and upload storage, each on a port of 127.0.0.1 of its own.
 * @throws Error where the data folder or a port cannot be used; nothing is left running then
 */
export async function startLocalService(options: SandboxOptions = {}): Promise<LocalService> {
  const settings: SandboxSettings = { ...DEFAULT_SETTINGS, ...options };
  const directory = settings.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'model-security-sandbox-')));
  const database = openDatabase(directory);
  const closing = new AbortController();
  const servers: Server[] = [];
  const shutDown = async (): Promise<void> => {
    closing.abort();
    await Promise.all(servers.map(closeServer));
    database.close();
    if (settings.dataDirectory === undefined) await rm(directory, { recursive: true, force: true });
  };
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= shutDown());
  try {
    const uploadDirectory = path.join(directory, 'uploads');
    await mkdir(uploadDirectory, { recursive: true });
    const state = initialState(settings);
    const service = createService(settings, database, uploadDirectory, state);
    const faults = createFaultQueue();
    const requests = createRequestLog(settings.now, settings.log);
    const passage: RequestContext = { service, faults, requests, closing: closing.signal };
    const sandbox = createHandle({ service, faults, requests, setScenario: scenarioSetter(state), close });
    const passesRateLimit = createRateLimit(settings.rateLimit, settings.now);
    state.storageOrigin = await listen(servers, settings.storagePort, (request, response) => {
      serveUpload(request, response, passage).catch(endConnection(response));
    });
    state.serviceOrigin = await listen(servers, settings.port, (request, response) => {
      handleRequest(request, response, passage, passesRateLimit, sandbox).catch(endConnection(response));
    });
    return sandbox;
  } catch (error) {
    await close();
    throw error;
  }
}

function initialState(settings: SandboxSettings): State {
  const modelScenarios = new Map(settings.modelScenarios);
  return { serviceOrigin: '', storageOrigin: '', scenario: settings.scenario, modelScenarios };
}

function scenarioSetter(state: State): (scenario: Scenario, modelId?: string) => void {
  return (scenario, modelId) => {
    if (modelId === undefined) state.scenario = scenario;
    else state.modelScenarios.set(modelId, scenario);
  };
}

function createService(
  settings: SandboxSettings,
  database: DatabaseSync,
  uploadDirectory: string,
  state: State,
): Service {
  return {
    settings,
    records: createRecordStore(database),
    jobs: createJobStore(database),
    uploadDirectory,
    signingSecret: signingSecret(database),
    baseUrl: () => state.serviceOrigin,
    storageUrl: () => state.storageOrigin,
    scenarioOf: (modelId) => state.modelScenarios.get(modelId) ?? state.scenario,
  };
}

/** @returns the origin that is listened on */
async function listen(servers: Server[], port: number, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const next = 'give another --port and --storage-port, 0 for a free one';
      reject(
        new Error(`cannot listen on port ${String(port)} of ${HOST}: ${cause.message}; ${next}`, { cause }),
      );
    });
    server.listen(port, HOST, resolve);
  });
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`no port was given for ${String(port)}`);
  }
  return `http://${HOST}:${String(address.port)}`;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** The client went away, or the sandbox is closing: there is nobody left to answer. */
function endConnection(response: ServerResponse): () => void {
  return () => {
    response.destroy();
  };
}
