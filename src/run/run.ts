import type { JudgedSettings } from './base-policy-step.ts';
import { keepsEntries } from '../cache/keeps-entries.ts';
import { readSettings, SECRET_INPUTS } from '../settings/read-settings.ts';
import type { Outcome } from '../facts/outcome.ts';
import { readBaseCommit } from '../decide/base-commit.ts';
import { withdrawEarlierFiles } from '../publish/earlier-files.ts';
import { publish } from '../publish/publish.ts';
import { startRunDeadline, type RunDeadline } from './run-deadline.ts';
import type { RunContext } from '../facts/run-context.ts';
import { hostEvent, type Runner } from '../facts/runner.ts';
import { checkThenScan } from './scan-run.ts';
import { createTransport } from '../http/transport.ts';
import type { Settings } from '../facts/settings.ts';
import { failedOutcome, skippedOutcome } from '../decide/build-outcome.ts';
import { keepBaselineChoices } from '../decide/baseline-skill.ts';
import { applyMinimum } from '../decide/minimum.ts';
import { NOTHING_KNOWN, type RunState } from '../facts/run-state.ts';
import { isWithoutSecrets } from '../decide/target.ts';
import { ServiceError } from '../core/errors.ts';
import { describeOutputsError } from '../files/output-folder.ts';
import { logTrace } from '../core/error-trace.ts';

/** What the command line does differently from the action. */
export interface RunChanges {
  /** Hands the outcome out. */
  readonly publish: typeof publish;
  /** Changes the settings before anything is done with them. */
  readonly adjust: (settings: Settings) => Settings;
}

const AS_ACTION: RunChanges = { publish, adjust: (settings) => settings };

/**
 * Does a whole run (docs/design.md, "The flow"): reads the settings, does the work of the mode, and publishes the outcome
 * however the run ended.
 * @returns the outcome; the step fails if `failed` is true
 */
export async function run(runner: Runner, changes: RunChanges = AS_ACTION): Promise<Outcome> {
  await maskInputs(runner);
  const deadline = startRunDeadline(runner.onCancel);
  try {
    const { outcome, settings } = await findOutcome(runner, deadline, changes);
    const found = runner.secrets.redactAll(outcome);
    return await changes.publish(runner, found, settings, deadline.signal);
  } finally {
    deadline.end();
  }
}

/** Masks all secret inputs before anything else happens. */
async function maskInputs(runner: Runner): Promise<void> {
  for (const name of SECRET_INPUTS) {
    const value = runner.input(name);
    const isStructured = name === 'model-api-details' && /[\n{]/u.test(value);
    if (value !== '' && !isStructured) runner.mask(value);
    if (!isStructured) continue;
    const { detailSecrets } = await import('../settings/mask-details.ts');
    detailSecrets(value).forEach(runner.mask);
  }
}

interface OutcomeWithSettings {
  readonly outcome: Outcome;
  /** With the policy that judged the run. Absent if the inputs could not be read, or the run is skipped. */
  readonly settings?: Settings;
}

async function findOutcome(
  runner: Runner,
  deadline: RunDeadline,
  { adjust }: RunChanges,
): Promise<OutcomeWithSettings> {
  try {
    const given = await readGiven(runner, deadline);
    if (given === undefined) return { outcome: skippedOutcome(NOTHING_KNOWN) };
    const settings = adjust(given);
    deadline.startDeadline(settings.timeoutMs);
    return await doWork(runner, settings, deadline);
  } catch (error) {
    logTrace(runner.log, error);
    return { outcome: failedOutcome(NOTHING_KNOWN, error) };
  }
}

/** Reads the settings. What earlier runs wrote at the paths of this run is withdrawn after that, however it ended. */
async function readGiven(runner: Runner, deadline: RunDeadline): Promise<Settings | undefined> {
  try {
    return await readSettings({
      input: runner.input,
      variable: runner.variable,
      workspace: runner.workspace,
      eventName: hostEvent(runner),
      withoutSecrets: isWithoutSecrets(runner.event),
      mask: runner.mask,
      findFileFaults: async (specs, timeoutMs) => {
        deadline.startDeadline(timeoutMs);
        if (specs.length === 0) return [];
        const { findFileFaults } = await import('../artifacts/plan.ts');
        // If the run ends meanwhile, the problems that are known are still reported.
        return findFileFaults(specs, runner.workspace, deadline.signal).catch(() => []);
      },
    });
  } finally {
    await withdrawEarlierFiles(runner);
  }
}

/** Looks whether outputs can be written, before anything is submitted whose job would be lost with them. */
function requireOutputs(runner: Runner): void {
  try {
    runner.probeOutputs();
  } catch (error) {
    const options = { origin: 'runner', cause: error } as const;
    throw new ServiceError('unexpected-answer', describeOutputsError(error), options);
  }
}

/** Finds the policy that judges the run, and does the work of the mode. */
async function doWork(runner: Runner, given: Settings, deadline: RunDeadline): Promise<OutcomeWithSettings> {
  const { signal } = deadline;
  let start = createInitialState(runner, given);
  let judging = given;
  try {
    requireOutputs(runner);
    const {
      settings: own,
      comparison,
      error,
    } = await findJudgedSettings({
      runner,
      settings: given,
      signal,
    });
    const settings = keepBaselineChoices(applyMinimum(own));
    judging = settings;
    const { notices } = settings;
    start = { ...start, notices, ...(comparison === undefined ? {} : { policyChange: comparison }) };
    if (error !== undefined) return { outcome: failedOutcome(start, error), settings };
    const endsAtMs = Date.now() + deadline.leftMs(settings.timeoutMs);
    return { outcome: await doModeWork({ runner, settings, signal }, endsAtMs, start), settings };
  } catch (error) {
    logTrace(runner.log, error);
    return { outcome: failedOutcome(start, error), settings: judging };
  }
}

/** Loads the code that compares policies only if a run is about a pull request, or should be. */
async function findJudgedSettings(context: RunContext): Promise<JudgedSettings> {
  const { runner, settings } = context;
  const from = settings.policySource?.from;
  const isDue = from === 'base' || (from !== undefined && readBaseCommit(runner.event).kind !== 'none');
  if (!isDue) return { settings };
  const { judgeSettings } = await import('./base-policy-step.ts');
  return judgeSettings(context);
}

/** Does the work of the mode. If an error ends it, the outcome keeps everything that was known before. */
async function doModeWork(context: RunContext, endsAtMs: number, start: RunState): Promise<Outcome> {
  const { runner, settings, signal } = context;
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock, secrets } = runner;
  const redact = (text: string): string => secrets.redact(text);
  const transport = createTransport({ requestTimeoutMs, maxAttempts, signal, endsAtMs, log, clock, redact });
  let state = start;
  try {
    const startedMs = clock.now();
    const steps = checkThenScan({ ...context, transport, startedMs, endsAtMs }, state);
    for (;;) {
      const step = await steps.next();
      if (step.done === true) return { ...state, ...step.value, problems: [] };
      state = step.value;
    }
  } catch (error) {
    logTrace(log, error);
    return failedOutcome(state, error);
  } finally {
    transport.close();
  }
}

function createInitialState(runner: Runner, settings: Settings): RunState {
  const { mode, repository, notices, reports, venue } = settings;
  return {
    ...NOTHING_KNOWN,
    mode,
    repoType: repository.type,
    notices,
    requested: {
      keepsJobs: venue.hasJobs && keepsEntries({ runner, settings }),
      reports: reports.directory !== undefined,
      venue,
    },
  };
}
