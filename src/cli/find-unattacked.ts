import type { ModelCoverage } from '../run/model-coverage.ts';
import type { Settings } from '../facts/settings.ts';

/** Files that are not looked at by then are left to `scan`. */
const SCAN_MS = 60_000;
/** The scan then ends by itself; if it does not, it is ended after so long. */
const LIMIT_MS = 2 * SCAN_MS;

/**
 * Finds the models that no analysis of the settings takes, as `scan` does.
 * @returns undefined if `scan` would not scan the files of the repository
 * @throws InvalidInputError if a pattern of the config file is wrong
 */
export async function findUnattackedModels(settings: Settings): Promise<ModelCoverage | undefined> {
  const { supplyChain, workspace } = settings;
  if (!supplyChain.enabled) return undefined;
  const { scanWorkspace } = await import('../scanner/scan-workspace.ts');
  const { findWorker, resolveModels } = await import('../run/supply-chain-step.ts');
  const { coverModels } = await import('../run/model-coverage.ts');
  const { files } = await scanWorkspace({
    root: workspace,
    paths: supplyChain.paths,
    ignore: supplyChain.ignore.map((entry) => entry.path),
    known: new Map(),
    worker: findWorker(),
    signal: AbortSignal.timeout(LIMIT_MS),
    endsAtMs: Date.now() + SCAN_MS,
    progress: () => undefined,
  });
  return coverModels(files, await resolveModels(settings), settings);
}
