import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { pathsOfModels } from '../../facts/declared-model.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import { decideFiles } from '../../decide/scan/decide-findings.ts';
import { combineScans, judgeScan } from '../../decide/scan/judge-scan.ts';
import type { KnownFile, ScanReport } from '@model-security-scan/scanner/scan-report';
import { policyOf } from '../active-run.ts';
import type { CleanFiles } from '../../cache/clean-files.ts';
import type { ScanningRun } from '../scanning-run.ts';
import { bindToScan } from '../../artifacts/bind-to-scan.ts';
import { findWorker, type RepositoryScan, resolveModels } from './scan-repository.ts';
import { matchPaths } from './model-coverage.ts';

interface ArtifactScan {
  /** All findings of the run; absent if there are none and the repository was not scanned. */
  readonly outcome: SupplyChainOutcome | undefined;
  /** Says why an analysis is not submitted; undefined if nothing speaks against it. */
  readonly refusalOf: (analysis: PlannedAnalysis) => string | undefined;
}

/** Scans the files that are about to be uploaded. An analysis with a file that runs code when it is loaded is not submitted. */
export async function scanArtifacts(
  active: ScanningRun,
  analyses: readonly PlannedAnalysis[],
  repository: RepositoryScan | undefined,
): Promise<ArtifactScan> {
  const { settings, signal, cleanFiles } = active;
  const { scanArtifacts: scanFiles } = await import('@model-security-scan/scanner/scan-workspace');
  const paths = [...new Set(analyses.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path)))];
  const scope = repository === undefined ? 'artifacts' : 'workspace';
  const matches = matchPaths(settings.policy.accept, settings.workspace);
  const stopped = new Map<string, JudgedFinding>();
  let outcome = repository?.outcome;
  const reports = await scanFiles({
    root: settings.workspace,
    models: pathsOfModels(await resolveModels(settings)),
    artifacts: paths,
    needsDigest: neededDigests(cleanFiles, repository),
    known: knownFiles(cleanFiles, repository?.report),
    worker: findWorker(),
    signal,
    progress: () => undefined,
  });
  for (const [index, report] of reports.entries()) {
    const artifact = paths[index] ?? '';
    cleanFiles?.add(report.files);
    await bindToScan(analyses, artifact, report.contents, settings.workspace);
    const scan = decideFiles(judgeScan(report, settings.supplyChain.files, scope), policyOf(active), matches);
    const critical = scan.findings.find(
      ({ severity, standing }) => severity === 'critical' && standing === 'flagged',
    );
    if (critical !== undefined) stopped.set(artifact, critical);
    outcome = outcome === undefined ? scan : combineScans(outcome, scan);
  }
  const hasAny = repository !== undefined || (outcome?.findings.length ?? 0) > 0;
  return {
    outcome: hasAny ? outcome : undefined,
    refusalOf: ({ artifacts }) => {
      const found = artifacts.flatMap((artifact) => stopped.get(artifact.path) ?? [])[0];
      return found === undefined ? undefined : describeRefusal(found);
    },
  };
}

/** Whoever keeps results, or reports all files, needs digests, but those of the scan of the repository are known. */
function neededDigests(
  cleanFiles: CleanFiles | undefined,
  repository: RepositoryScan | undefined,
): 'all' | ((path: string) => boolean) {
  if (repository === undefined) return cleanFiles === undefined ? () => false : 'all';
  const known = new Set(
    repository.report.files.flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [path])),
  );
  return (file) => !known.has(file);
}

function describeRefusal({ path: file, excerpt, subject }: JudgedFinding): string {
  const what = excerpt ?? subject;
  return (
    `It was not submitted: "${file}" runs code when it is loaded${what === '' ? '' : ` (${what})`}. Do ` +
    'not load that file: see the findings of the supply-chain scan.'
  );
}

/** What earlier runs, and the scan of the repository, found of files by their SHA-256. */
function knownFiles(
  cleanFiles: CleanFiles | undefined,
  report: ScanReport | undefined,
): ReadonlyMap<string, KnownFile> {
  const known = new Map(cleanFiles?.known);
  for (const { sha256, reusable } of report?.files ?? []) {
    if (sha256 !== undefined && reusable !== undefined) known.set(sha256, reusable);
  }
  return known;
}
