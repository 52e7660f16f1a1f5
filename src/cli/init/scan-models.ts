import { withoutBackticks } from '../../text/safe-markup.ts';
import { RULES, type SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { extensionOf } from '@model-security-scan/scanner/model-names';
import { NO_SUPPLY_CHAIN_POLICY, type ScannedFile } from '../../facts/file-scan.ts';
import type { UnattackedModel } from '../../facts/results/model-files.ts';

const SCAN_MS = 60_000;
/** The scan then ends by itself; if it does not, it is ended after so long. */
const LIMIT_MS = 2 * SCAN_MS;

/** What a scan of the folder found. */
export interface ScannedModels {
  /** True if the folder has no file at all. */
  readonly isEmpty: boolean;
  /** The worst finding of each file that should not be loaded, or of which nobody knows it, by its path. */
  readonly dangers: ReadonlyMap<string, SupplyChainFinding>;
  /** The models that an analysis could take, with what each needs, by their content; by path. */
  readonly models: ReadonlyMap<string, UnattackedModel>;
  /** The first of several files with the same bytes as such a model, by the paths of the others. */
  readonly copies: ReadonlyMap<string, string>;
  /** What each file is that this tool does not attack, by path. */
  readonly unattackable: ReadonlyMap<string, string>;
}

/** Scans the files of a folder for what they are, and for what they do to whoever loads them, as `scan` does. */
export async function scanModels(root: string): Promise<ScannedModels> {
  const { scanWorkspace } = await import('@model-security-scan/scanner/scan-workspace');
  const { findWorker } = await import('../../run/files/scan-repository.ts');
  const { findings, files, counts } = await scanWorkspace({
    root,
    paths: ['.'],
    ignore: [],
    known: new Map(),
    worker: findWorker(),
    signal: AbortSignal.timeout(LIMIT_MS),
    endsAtMs: Date.now() + SCAN_MS,
    progress: () => undefined,
  });
  const worst = new Map<string, SupplyChainFinding>();
  for (const severity of ['critical', 'high', 'not-scanned'] as const) {
    for (const finding of findings) {
      const counts = finding.severity === severity && !isHarmless(finding);
      if (counts && !worst.has(finding.path)) worst.set(finding.path, finding);
    }
  }
  const { coverModels } = await import('../../run/files/model-coverage.ts');
  const policy = { accept: [] };
  const supplyChain = { ...NO_SUPPLY_CHAIN_POLICY, enabled: true };
  const settings = { workspace: root, policy, analyses: [], supplyChain };
  const at = { policy, nowMs: 0 };
  const { models } = coverModels({ files, findings: [] }, [], settings, { at, matches: () => false });
  return {
    isEmpty: counts.filesSeen === 0,
    dangers: worst,
    models: new Map(models.unattacked.map((model) => [model.path, model])),
    copies: copiesOf(models.unattacked, files),
    unattackable: new Map(models.unattackable.map(({ path, role }) => [path, role])),
  };
}

function copiesOf(
  models: readonly UnattackedModel[],
  files: readonly ScannedFile[],
): ReadonlyMap<string, string> {
  const paths = new Set(models.map(({ path }) => path));
  const [first, others] = [true, false].map((isFirst) =>
    files.filter(({ path }) => paths.has(path) === isFirst),
  );
  const byContent = new Map(first?.map(({ sha256, path }) => [sha256, path]));
  return new Map(
    others?.flatMap(({ sha256, path }) => {
      const original = sha256 === undefined ? undefined : byContent.get(sha256);
      return original === undefined ? [] : [[path, original] as const];
    }),
  );
}

/** True for a file that the scan cannot read, and that runs nothing all the same. */
function isHarmless({ rule, path }: SupplyChainFinding): boolean {
  return rule === 'lfs-pointer' || (rule === 'opaque' && WITHOUT_CODE.includes(extensionOf(path)));
}

/** The formats of XGBoost and CatBoost hold trees, and no code. */
const WITHOUT_CODE: readonly string[] = ['bst', 'cbm', 'ubj'];

/** Says what a file does, and that nobody should load it; or that nobody knows what it does. */
export function adviseAgainstLoading({ rule, severity, subject, excerpt }: SupplyChainFinding): string {
  const title = withoutBackticks(RULES[rule].title);
  if (severity === 'not-scanned') {
    return (
      `Do not load it, not even to convert it. The supply-chain scan could not read all of it (${title}), ` +
      'so it is not known what it does. "model-security scan --supply-chain-only" says more.'
    );
  }
  const what = `${title}${subject === '' ? '' : `: ${excerpt ?? subject}`}`;
  return (
    `Do not load it, not even to convert it. The supply-chain scan found (${severity}): ${what}. Train the model again, or ` +
    'get it from a source that you trust as ONNX or safetensors. "model-security scan --supply-chain-only" lists everything.'
  );
}
