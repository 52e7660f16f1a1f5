import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInputError, type Problem } from '../core/problem.ts';
import type { SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { decideFiles } from '../decide/judge-findings.ts';
import { allowedCode, judgeScan, unmatchedNames } from '../decide/judge-scan.ts';
import type { ScanReport } from '../scanner/scan-report.ts';
import { formatBytes, counted } from '../text/number-words.ts';
import { plainLine } from '../text/sanitize.ts';
import { formatLeftOut } from '../report/left-out-words.ts';
import { formatCovered, formatUnattackable } from '../report/unattackable-words.ts';
import { coverModels } from './model-coverage.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import { type DeclaredModel, pathsOfModels } from '../facts/declared-model.ts';
import type { Settings } from '../facts/settings.ts';
import { type ActiveRun, policyOf } from './active-run.ts';
import { findWorker } from './scan-worker.ts';
import type { ScanningRun } from './scanning-run.ts';

/**
 * Scans the model files of the repository (docs/supply-chain.md).
 * @throws InvalidInputError if a path or pattern is wrong or matches nothing
 */
export async function scanRepository(active: ActiveRun & OpenedCache): Promise<RepositoryScan> {
  const { runner, settings, signal } = active;
  const { supplyChain: policy, workspace } = settings;
  const { scanWorkspace, PatternError } = await import('../scanner/scan-workspace.ts');
  const models = await resolveModels(settings);
  const report = await scanWorkspace({
    root: workspace,
    models: pathsOfModels(models),
    paths: policy.paths,
    ignore: policy.ignore.map((entry) => entry.path),
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
  if (settings.supplyChain.paths.includes('.')) requireFiles(report);
  requireMatches(report.unmatchedPaths);
  warnOfUnmatched(active, report);
  const judged = decideFiles(judgeScan(report, policy, 'workspace'), policyOf(active));
  const coverage = coverModels(judged, models, settings);
  for (const { place, message } of coverage.warnings) runner.log.warning(message, place);
  const outcome = { ...judged, ...coverage.models };
  const { fileCount, bytes, unchangedCount } = outcome;
  const unchanged = unchangedCount === 0 ? '' : `, ${counted(unchangedCount, 'file', 'files')} unchanged`;
  runner.log.info(
    `Supply chain: ${counted(fileCount, 'file', 'files')}, ${formatBytes(bytes)}${unchanged}; ` +
      `${counted(outcome.findings.length, 'finding', 'findings')}.`,
  );
  const leftOut = formatLeftOut(outcome);
  if (leftOut !== undefined) runner.log.info(`${leftOut}.`);
  reportAllowed(active, outcome);
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

function reportAllowed({ runner, settings }: ActiveRun, outcome: SupplyChainOutcome): void {
  const allowed = outcome.findings.filter(({ standing }) => standing === 'allowed');
  for (const { path: file, subject } of allowed.slice(0, MAX_WARNINGS)) {
    runner.log.info(`Allowed by the config file: ${plainLine(`${subject} in ${file}`, 300)}`);
  }
  for (const { name } of allowedCode(outcome)) {
    const place = settings.supplyChain.allow.find((entry) => entry.name === name)?.place;
    runner.log.warning(
      `"allow" names "${plainLine(name, 200)}", which runs code: it accepts any program, in any file, also in files that are added ` +
        'later. To accept one file as it is, use "waivers" with its sha256 instead.',
      place,
    );
  }
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

function wrongPattern({ settings }: ActiveRun, pattern: string, message: string): InvalidInputError {
  const ignored = settings.supplyChain.ignore.find((entry) => entry.path === pattern);
  const place = ignored?.place ?? ({ kind: 'input', input: 'supply-chain-paths' } as const);
  return new InvalidInputError([{ place, message }]);
}

/** A path that matches nothing may be misspelt, and a scan of nothing is no clean one. */
function requireMatches(unmatched: readonly string[]): void {
  if (unmatched.length === 0) return;
  throw new InvalidInputError(
    unmatched.map((one): Problem => {
      const message = `"${one}" matches no file, so nothing was scanned there. Check the spelling, or remove it.`;
      return { place: { kind: 'input', input: 'supply-chain-paths' }, message };
    }),
  );
}

/** A workspace without any file is one that was not checked out: nothing is known of the repository. */
function requireFiles({ counts }: ScanReport): void {
  if (counts.filesSeen + counts.ignored > 0) return;
  const message =
    'There is no file to scan, so nothing is known of the models. In a workflow, check the repository out before this ' +
    'step (actions/checkout); elsewhere, run this in the folder that holds them.';
  throw new InvalidInputError([{ place: { kind: 'input', input: 'supply-chain-paths' }, message }]);
}

function warnOfUnmatched({ runner, settings }: ActiveRun, report: ScanReport): void {
  const { allow, ignore } = settings.supplyChain;
  for (const { name, place } of unmatchedNames(report.findings, { allow })) {
    runner.log.warning(
      `"allow" names "${name}", which no finding has. Check the spelling, or remove it.`,
      place,
    );
  }
  for (const { path: pattern, place } of ignore) {
    if (!report.unmatchedIgnores.includes(pattern)) continue;
    runner.log.warning(`"ignore" has "${pattern}", which matches no file. Check it, or remove it.`, place);
  }
}
