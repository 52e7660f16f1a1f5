import { NO_MEMORY } from './analysis/memory.ts';
import { conclude } from './conclude.ts';
import { readSettings, SECRET_INPUTS } from './inputs/read-settings.ts';
import { judgeLineage } from './lineage/judge.ts';
import { lineageSubject } from './lineage/query.ts';
import type { AnalysisResult, LineageRecord, Outcome, Target } from './outcome.ts';
import { failedOutcome, type KnownSoFar, skippedOutcome, unfinishedOutcome } from './special-outcomes.ts';
import { Progress } from './progress.ts';
import { publish } from './publish.ts';
import { limitRun } from './run-limit.ts';
import type { Runner } from './runner/runner.ts';
import { createHttpDoor } from './service/http.ts';
import type { HttpDoor } from './service/http-types.ts';
import { checkLineage } from './service/lineage.ts';
import type { Settings } from './settings.ts';
import { isWithoutSecrets, targetOf } from './target.ts';

/**
 * The flow of DESIGN.md: settings, target, lineage check, then skip, plan or scan; at the end everything is published.
 * @returns what was found out; the step fails where `failed` is set
 */
export async function run(runner: Runner): Promise<Outcome> {
  for (const name of SECRET_INPUTS) {
    const value = runner.input(name);
    if (value !== '') runner.mask(value);
  }
  const outcome = runner.secrets.redactAll(await findOutcome(runner));
  await publish(runner, outcome);
  return outcome;
}

async function findOutcome(runner: Runner): Promise<Outcome> {
  const known: KnownSoFar = { mode: 'unknown', results: [], notices: [] };
  try {
    const settings = await readSettings({
      input: runner.input,
      variable: runner.variable,
      workspace: runner.workspace,
      withoutSecrets: isWithoutSecrets(runner.event),
      mask: runner.mask,
    });
    if (settings === undefined) return skippedOutcome(known);
    Object.assign(known, {
      mode: settings.mode,
      repoType: settings.repository.type,
      notices: settings.notices,
    });
    return await withDoor(runner, settings, (door, signal) =>
      checkThenScan(runner, settings, known, door, signal),
    );
  } catch (error) {
    return failedOutcome(known, error);
  }
}

/** Opens the door and starts the deadline; both are gone afterwards, whatever happens. */
async function withDoor<T>(
  runner: Runner,
  settings: Settings,
  use: (door: HttpDoor, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = limitRun(settings.timeoutMs, runner.onCancel);
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock } = runner;
  const door = createHttpDoor({ requestTimeoutMs, maxAttempts, signal: limit.signal, log, clock });
  try {
    return await use(door, limit.signal);
  } finally {
    limit.end();
    door.close();
  }
}

async function checkThenScan(
  runner: Runner,
  settings: Settings,
  known: KnownSoFar,
  door: HttpDoor,
  signal: AbortSignal,
): Promise<Outcome> {
  const subject = lineageSubject(settings.repository, () => targetOf(runner.event));
  known.target = subject.target;
  runner.log.info(
    `Lineage check of ${describeTarget(subject.target)}, depth ${String(subject.query.depth)}.`,
  );
  const record = await checkLineage(door, settings.service, subject.query);
  const lineage = judgeLineage(record, subject.target.commit, settings.rescan);
  known.lineage = lineage;
  runner.log.info(record === undefined ? 'There is no record of an earlier scan.' : describeRecord(record));
  if (!lineage.accepted && settings.mode !== 'check') {
    known.results = await planOrScan(runner, settings, known, door, signal);
  }
  const conclusion = conclude({ ...settings, lineage, results: known.results });
  return { ...known, ...conclusion, problems: [] };
}

function describeTarget({ repoUrl, branch, commit }: Target): string {
  return `${repoUrl}, branch ${branch ?? 'not given'}, commit ${commit ?? 'not known'}`;
}

function describeRecord(record: LineageRecord): string {
  const { branchname = 'not given', commitid = 'not given', createdtimestamp = 'not given' } = record;
  return `There is a record of an earlier scan: branch ${branchname}, commit ${commitid}, time ${createdtimestamp}.`;
}

/** What only a scan needs is loaded only for one: most runs end with the lineage check. */
async function planOrScan(
  runner: Runner,
  settings: Settings,
  known: KnownSoFar,
  door: HttpDoor,
  signal: AbortSignal,
): Promise<readonly AnalysisResult[]> {
  const { planAnalyses } = await import('./analysis/plan.ts');
  const { plannedResult } = await import('./analysis/result.ts');
  const analyses = await planAnalyses(settings.analyses, settings.workspace);
  const planned = analyses.map(({ spec }) => plannedResult(spec));
  if (settings.mode === 'plan') return planned;
  const { scanAll } = await import('./analysis/scan.ts');
  const progress = new Progress(runner, planned, (results) => unfinishedOutcome({ ...known, results }));
  try {
    return await scanAll(analyses, {
      door,
      settings,
      log: runner.log,
      clock: runner.clock,
      signal,
      memory: NO_MEMORY,
      onUpdate: (result) => {
        progress.update(result);
      },
    });
  } finally {
    await progress.end();
  }
}
