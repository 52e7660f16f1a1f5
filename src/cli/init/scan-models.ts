import { RULES } from '../../rules/rules.ts';
import type { SupplyChainFinding } from '../../rules/finding.ts';
import type { FoundPath } from './find-files.ts';

/** The most time for the scan of all models. */
const LIMIT_MS = 120_000;

/**
 * Scans files that may be models for what they do to whoever loads them, as `scan` does.
 * @returns the worst finding of each file that should not be loaded, by its path
 */
export async function scanModels(
  root: string,
  models: readonly FoundPath[],
): Promise<ReadonlyMap<string, SupplyChainFinding>> {
  if (models.length === 0) return new Map();
  const { scanWorkspace } = await import('../../supply-chain/scan-workspace.ts');
  const { findWorker } = await import('../../run/supply-chain-step.ts');
  const { findings } = await scanWorkspace({
    root,
    paths: models.map(({ path }) => path),
    ignore: [],
    known: new Map(),
    worker: findWorker(),
    signal: AbortSignal.timeout(LIMIT_MS),
    endsAtMs: Date.now() + LIMIT_MS / 2,
    progress: () => undefined,
  });
  const worst = new Map<string, SupplyChainFinding>();
  for (const severity of ['critical', 'high'] as const) {
    for (const finding of findings) {
      if (finding.severity === severity && !worst.has(finding.path)) worst.set(finding.path, finding);
    }
  }
  return worst;
}

/** Says what a file does, and that nobody should load it. */
export function dangerWords({ rule, severity, subject, excerpt }: SupplyChainFinding): string {
  const what = `${RULES[rule].title.replaceAll('`', '')}${subject === '' ? '' : `: ${excerpt ?? subject}`}`;
  return (
    `Do not load it, not even to convert it. The supply-chain scan found (${severity}): ${what}. Train the model again, or ` +
    'get it from a source that you trust as ONNX or safetensors. "model-security scan --supply-chain-only" lists everything.'
  );
}
