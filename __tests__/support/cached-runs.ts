import { afterEach, beforeEach } from '@jest/globals';
import { BUILT_IN_FILES, WITHSTOOD, wineConfig } from './built-in-models.ts';
import { type CacheServer, startCacheServer } from './cache-server.ts';
import { type ScanOptions, type ScanRun, scanLocally } from './e2e-run.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };

interface CachedRuns {
  /** The server of the test that runs. */
  readonly cache: () => CacheServer;
  readonly run: (inputs?: Readonly<Record<string, string>>, options?: ScanOptions) => Promise<ScanRun>;
  readonly statusOf: (...args: Parameters<CachedRuns['run']>) => Promise<string | undefined>;
}

/** Local runs of a file's tests, of an analysis that passes, each test with a server of its own that plays the platform's cache. */
export function useCachedRuns(): CachedRuns {
  let server: CacheServer | undefined;
  const cache = (): CacheServer => {
    if (server === undefined) throw new Error('There is a cache only while a test runs.');
    return server;
  };
  beforeEach(async () => {
    server = await startCacheServer();
  });
  afterEach(() => cache().close());
  const run = (
    inputs: Readonly<Record<string, string>> = {},
    { env, ...options }: ScanOptions = {},
  ): Promise<ScanRun> =>
    scanLocally(inputs, {
      ...LIMIT,
      config: wineConfig({ attacks: WITHSTOOD }),
      env: { ...cache().env, ...env },
      ...options,
    });
  return { cache, run, statusOf: async (...args) => (await run(...args)).outputs['status'] };
}
