import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceOptions } from '../service/options.ts';
import type { PlayedService } from '../service/played-service.ts';
import { startCacheServer } from './cache-server.ts';
import { outlierConfig } from './e2e-models.ts';
import { requestsOf, scan, type ScanOptions, type ScanRun, until } from './e2e-run.ts';
import { openService } from './played-service-client.ts';

/** A service, and a place in which runs keep their jobs. */
export interface JobScene {
  readonly service: PlayedService;
  /** Where entries are kept: for the input cache-directory; empty if the platform's cache is used. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly run: (inputs?: Readonly<Record<string, string>>, options?: ScanOptions) => Promise<ScanRun>;
  /** Kills a run when a condition holds. */
  readonly kill: (
    when: () => boolean,
    inputs?: Readonly<Record<string, string>>,
    options?: ScanOptions,
  ) => Promise<ScanRun>;
  /** How many analyses the service was asked for. */
  readonly submissions: () => number;
}

/** One analysis. */
export const ONE: ScanOptions = { config: outlierConfig(1) };
export const WAIT = { wait: 'true' };
/** A person has started the run again. */
export const AGAIN = { ...ONE, env: { GITHUB_RUN_ATTEMPT: '2' } };

export const PLACES = ['cache-directory', 'the platform’s cache'] as const;
type Place = (typeof PLACES)[number];

const closings: (() => Promise<void>)[] = [];

/** For `afterAll`, beside `closeServices`. */
export async function closeScenes(): Promise<void> {
  await Promise.all(closings.splice(0).map((close) => close()));
}

/** Opens a service and an empty place for its jobs. */
export async function openJobScene(place: Place, options: ServiceOptions = {}): Promise<JobScene> {
  const service = await openService(options);
  const { inputs, env } = await openPlace(place);
  const run: JobScene['run'] = (more = {}, given = ONE) =>
    scan(service, { ...inputs, ...more }, { ...given, env: { ...env, ...given.env } });
  return {
    ...{ service, inputs, run },
    kill: (when, more = WAIT, given = ONE) =>
      run(more, {
        ...given,
        killed: true,
        meanwhile: async (kill) => {
          await until(when);
          kill('SIGKILL');
        },
      }),
    submissions: () => requestsOf(service, 'model-analyse').length,
  };
}

async function openPlace(
  place: Place,
): Promise<{ readonly inputs: Record<string, string>; readonly env: Readonly<Record<string, string>> }> {
  if (place !== 'cache-directory') {
    const cache = await startCacheServer();
    closings.push(() => cache.close());
    return { inputs: {}, env: cache.env };
  }
  const folder = await mkdtemp(join(tmpdir(), 'kept-jobs-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return { inputs: { 'cache-directory': folder }, env: {} };
}
