import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInputError, type Place, type Problem } from '@model-security-scan/common/problem';
import { type FilesPolicy, scansEverything, type SupplyChainOutcome } from '../../facts/file-scan.ts';
import { decideFiles } from '../../decide/scan/decide-findings.ts';
import { warnOfFiles } from '../../decide/policy/accept-warnings.ts';
import { judgeScan } from '../../decide/scan/judge-scan.ts';
import { SCAN_THREAD } from '@model-security-scan/scanner/program';
import type { ScanReport } from '@model-security-scan/scanner/scan-report';
import { counted, formatBytes } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import { formatCovered, formatLeftOut, formatUnattackable } from '../../report/file-words.ts';
import { type ActiveRun, entryFacts, policyOf } from '../active-run.ts';
import { coverModels, matchPaths } from './model-coverage.ts';
import { MAX_WARNINGS } from '../../core/log.ts';
import { type DeclaredModel, pathsOfModels } from '../../facts/declared-model.ts';
import type { Runner } from '../../facts/runner.ts';
import type { Settings } from '../../facts/settings.ts';
import type { ScanningRun } from '../scanning-run.ts';
import { pathToFileURL } from 'node:url';

/**
 * Scans the model files of the repository (packages/scanner/README.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
export async function scanRepository(active: ActiveRun & OpenedCache): Promise<RepositoryScan> {
  const { runner, settings, signal } = active;
  const { supplyChain, workspace, policy } = settings;
  const { files } = supplyChain;
  const isWhole = scansEverything(files);
  const matches = matchPaths(policy.accept, workspace);
  const { scanWorkspace, PatternError } = await import('@model-security-scan/scanner/scan-workspace');
  const models = await resolveModels(settings);
  const report = await scanWorkspace({
    root: workspace,
    models: pathsOfModels(models),
    paths: files.paths.length === 0 ? ['.'] : files.paths.map((entry) => entry.path),
    ignore: files.leftOut.map((entry) => entry.path),
    known: active.cleanFiles?.known ?? new Map(),
    worker: findWorker(),
    signal,
    progress: (text) => {
      runner.log.info(text);
    },
  }).catch((error: unknown) => {
    throw error instanceof PatternError ? wrongPattern(active, error.pattern, error.message) : error;
  });
  active.cleanFiles?.add(report.files);
  if (isWhole) requireFiles(report, runner);
  requireMatches(report.unmatchedPaths, files);
  const at = policyOf(active);
  const judged = decideFiles(judgeScan(report, files, 'workspace'), at, matches);
  const coverage = coverModels(judged, models, settings, { at, matches, entries: entryFacts(active) });
  const outcome = { ...judged, ...coverage.models };
  const warnings = [
    ...(files.isPart === true ? [] : unmatchedPatterns(report, files)),
    ...coverage.warnings,
    // Otherwise the files of analyses may have what an entry names.
    ...(isWhole || settings.analyses.length === 0 ? warnOfFiles(at, { ...outcome, matches }) : []),
  ];
  for (const { place, message } of warnings) runner.log.warning(message, place);
  const { fileCount, bytes, unchangedCount } = outcome;
  const unchanged = unchangedCount === 0 ? '' : `, ${counted(unchangedCount, 'file', 'files')} unchanged`;
  runner.log.info(
    `Supply chain: ${counted(fileCount, 'file', 'files')}, ${formatBytes(bytes)}${unchanged}; ` +
      `${counted(outcome.findings.length, 'finding', 'findings')}.`,
  );
  const leftOut = formatLeftOut(outcome);
  if (leftOut !== undefined) runner.log.info(`${leftOut}.`);
  reportUnattacked(active, outcome);
  return { outcome, report };
}

/** The analyses' models, with their paths as the scan names files: links resolved, relative to the workspace. */
export async function resolveModels({
  workspace,
  models,
}: Pick<Settings, 'workspace' | 'models'>): Promise<readonly DeclaredModel[]> {
  const root = await realpath(workspace);
  return Promise.all(
    models.map(async (model) => {
      if (model.path === undefined) return model;
      const absolute = path.resolve(root, model.path);
      // A model that is missing has its own message.
      const real = await realpath(absolute).catch(() => absolute);
      return { ...model, path: path.relative(root, real).replaceAll(path.sep, '/') };
    }),
  );
}

function reportUnattacked({ runner }: ActiveRun, outcome: SupplyChainOutcome): void {
  const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = outcome;
  for (const { path: file, whatToDo, lines } of unattacked.slice(0, MAX_WARNINGS)) {
    runner.log.group(`Not attacked: ${plainLine(file, 300)}. ${whatToDo}`, lines);
  }
  for (const { path: file, reason } of acceptedModels.slice(0, MAX_WARNINGS)) {
    runner.log.info(`Not attacked, as the config file accepts: ${plainLine(`${file} (${reason})`, 500)}`);
  }
  if (coveredModels.length > 0) runner.log.info(formatCovered(coveredModels));
  if (unattackable.length > 0) runner.log.info(formatUnattackable(unattackable));
}

/** What is known of files that earlier runs have scanned. */
type OpenedCache = Partial<Pick<ScanningRun, 'cleanFiles'>>;

/** A scan of the repository, judged and as it was. */
export interface RepositoryScan {
  readonly outcome: SupplyChainOutcome;
  readonly report: ScanReport;
}

function wrongPattern(
  { settings }: Pick<ActiveRun, 'settings'>,
  pattern: string,
  message: string,
): InvalidInputError {
  const { paths, leftOut } = settings.supplyChain.files;
  const place = [...paths, ...leftOut].find((entry) => entry.path === pattern)?.place;
  return new InvalidInputError([{ place: place ?? SUPPLY_CHAIN, message }]);
}

const SUPPLY_CHAIN: Place = { kind: 'input', input: 'supply-chain' };
const WORKSPACE: Place = { kind: 'input', input: 'workspace' };

/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched: readonly string[], { paths }: FilesPolicy): void {
  const problems = paths
    .filter(({ path: pattern }) => unmatched.includes(pattern))
    .map(({ path: pattern, place }): Problem => {
      const message = `"${pattern}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
      return { place, message };
    });
  if (problems.length > 0) throw new InvalidInputError(problems);
}

/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }: ScanReport, { event }: Runner): void {
  if (counts.filesSeen + counts.ignored > 0) return;
  const [place, advice] =
    event.eventName === 'command-line'
      ? [WORKSPACE, 'Run this in the folder that holds them, or name it with --workspace.']
      : [SUPPLY_CHAIN, 'Check the repository out before this step (actions/checkout).'];
  const message = `There is no file to scan, so nothing is known of the models. ${advice}`;
  throw new InvalidInputError([{ place, message }]);
}

function unmatchedPatterns({ unmatchedIgnores }: ScanReport, { leftOut }: FilesPolicy): readonly Problem[] {
  return leftOut
    .filter(({ path: pattern }) => unmatchedIgnores.includes(pattern))
    .map(({ path: pattern, place }) => {
      return { place, message: `"paths" has "!${pattern}", which matches no file. Check it, or remove it.` };
    });
}

/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
export function findWorker(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return pathToFileURL(isSource ? SCAN_THREAD : path.join(import.meta.dirname, 'scanner', 'index.js'));
}
