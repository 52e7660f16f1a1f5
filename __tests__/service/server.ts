import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRateLimit } from './front/rate-limit.ts';
import type { RequestContext } from './front/request-context.ts';
import { handleRequest } from './front/request-handler.ts';
import { createRequestLog } from './front/request-log.ts';
import type { ServiceState } from './front/service-state.ts';
import { handleUpload } from './front/upload-handler.ts';
import { createHandle } from './handle.ts';
import { startWhenComplete } from './jobs/analysis.ts';
import { recordFinishedJobs } from './jobs/finished-jobs.ts';
import { createJobStore } from './jobs/job-store.ts';
import type { PlayedService } from './played-service.ts';
import { DEFAULT_SETTINGS, type ServiceOptions, type ServiceSettings } from './options.ts';
import { createRecordStore } from './records/record-store.ts';
import { createFaultQueue } from './simulation/fault-queue.ts';
import { createSimulation, type Simulation } from './simulation/simulation.ts';
import { createUploadStore } from './storage/upload-store.ts';
import { type ListeningServer, listenOnLoopback, LOOPBACK } from './wire/loopback.ts';

/** The addresses that requests are sent to; known once the ports are open. */
interface Origins {
  service: string;
  storage: string;
}

/**
 * Starts the played service: service and upload storage, each on its own port of 127.0.0.1.
 * @throws Error if a port cannot be used; then nothing is left running
 */
export async function startPlayedService(options: ServiceOptions = {}): Promise<PlayedService> {
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options };
  const uploadDirectory = await mkdtemp(path.join(tmpdir(), 'played-service-'));
  const closing = new AbortController();
  const servers: ListeningServer[] = [];
  const shutDown = async (): Promise<void> => {
    closing.abort();
    await Promise.all(servers.map((server) => server.close()));
    await rm(uploadDirectory, { recursive: true, force: true });
  };
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= shutDown());
  try {
    const origins: Origins = { service: '', storage: '' };
    const simulation = createSimulation(settings);
    const state = createState(settings, uploadDirectory, origins, simulation);
    const faults = createFaultQueue();
    const requests = createRequestLog(settings.now, settings.log);
    const service = createHandle({ state, faults, requests, simulation, close });
    const context: RequestContext = {
      state,
      faults,
      requests,
      passesRateLimit: createRateLimit(settings.rateLimit, settings.now),
      closing: closing.signal,
    };
    origins.storage = await listen(servers, settings.storagePort, handleUpload, context);
    origins.service = await listen(servers, settings.port, handleRequest, context);
    return service;
  } catch (error) {
    await close();
    throw error;
  }
}

function createState(
  settings: ServiceSettings,
  uploadDirectory: string,
  origins: Origins,
  simulation: Simulation,
): ServiceState {
  const state: ServiceState = {
    settings,
    simulation,
    records: createRecordStore(),
    jobs: createJobStore(),
    uploads: createUploadStore(),
    uploadDirectory,
    signingSecret: randomBytes(32).toString('hex'),
    baseUrl: () => origins.service,
    storageUrl: () => origins.storage,
    fileArrived(owner) {
      startWhenComplete(state, owner);
    },
    recordFinishedJobs(target) {
      recordFinishedJobs(state, target);
    },
  };
  return state;
}

type ContextHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

/** @returns the origin of the server */
async function listen(
  servers: ListeningServer[],
  port: number,
  handle: ContextHandler,
  context: RequestContext,
): Promise<string> {
  const server = createServer((request, response) => {
    // It fails if the client has gone or the service is closing. No client waits for an answer then.
    handle(request, response, context).catch(() => response.destroy());
  });
  try {
    const listening = await listenOnLoopback(server, port);
    servers.push(listening);
    return listening.origin;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`cannot listen on port ${String(port)} of ${LOOPBACK}: ${reason}`, { cause });
  }
}
