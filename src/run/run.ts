import type { ActiveRun, RunSteps } from './active-run.ts';
import type { JudgedSettings } from './base-policy-step.ts';
import { readSettings, SECRET_INPUTS } from '../inputs/read-settings.ts';
import type { Outcome } from '../core/outcome.ts';
import { touchesAggregate, writesAggregate } from '../decide/aggregate.ts';
import { publish } from '../publish/publish.ts';
import { startRunDeadline, type RunDeadline } from './run-deadline.ts';
import type { RunContext } from '../core/run-context.ts';
import type { Runner } from '../core/runner.ts';
import { checkThenScan } from './scan-run.ts';
import { createTransport } from '../http/transport.ts';
import type { Settings } from '../core/settings.ts';
import { failedOutcome, skippedOutcome } from '../decide/build-outcome.ts';
import { applyOrganizationPolicy } from '../decide/organization-policy.ts';
import { NOTHING_KNOWN, type RunState } from '../core/run-state.ts';
import { isWithoutSecrets } from '../decide/target.ts';
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
  for (const name of SECRET_INPUTS) {
    const value = runner.input(name);
    if (value !== '') runner.mask(value);
  }
  const deadline = startRunDeadline(runner.onCancel);
  try {
    const { outcome, settings } = await findOutcome(runner, deadline, changes);
    const found = runner.secrets.redactAll(outcome);
    const published = await changes.publish(runner, found, settings, deadline.signal);
    if (settings !== undefined && writesAggregate(settings)) {
      const { endAggregate } = await import('../job-store/aggregate-status.ts');
      await endAggregate({ runner, settings, signal: deadline.signal }, published);
    }
    if (settings !== undefined && touchesAggregate(settings)) {
      const { settlePart } = await import('../job-store/aggregate-status.ts');
      await settlePart({ runner, settings, signal: deadline.signal });
    }
    return published;
  } finally {
    deadline.end();
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
    const given = await readSettings({
      input: runner.input,
      variable: runner.variable,
      workspace: runner.workspace,
      withoutSecrets: isWithoutSecrets(runner.event),
      mask: runner.mask,
      download: async (url, maxBytes) => {
        const { downloadPolicy } = await import('./download.ts');
        return downloadPolicy(runner, deadline.signal, url, maxBytes);
      },
      findFileFaults: async (specs, timeoutMs) => {
        deadline.startDeadline(timeoutMs);
        if (specs.length === 0) return [];
        const { findFileFaults } = await import('../analysis/plan.ts');
        // If the run ends meanwhile, the problems that are known are still reported.
        return findFileFaults(specs, runner.workspace, deadline.signal).catch(() => []);
      },
    });
    if (given === undefined) return { outcome: skippedOutcome(NOTHING_KNOWN) };
    const settings = adjust(given);
    deadline.startDeadline(settings.timeoutMs);
    return await doWork(runner, settings, deadline);
  } catch (error) {
    logTrace(runner.log, error);
    return { outcome: failedOutcome(NOTHING_KNOWN, error) };
  }
}

/** Does the work of the mode, with the built-in service if the inputs name it. */
async function doWork(runner: Runner, given: Settings, deadline: RunDeadline): Promise<OutcomeWithSettings> {
  const { signal } = deadline;
  let start = createInitialState(given);
  let judging = given;
  try {
    const {
      settings: own,
      comparison,
      error,
    } = await findJudgedSettings({
      runner,
      settings: given,
      signal,
    });
    // The organization's policy limits whichever policy judges: that of the pull request or that of its base.
    const settings = applyOrganizationPolicy(own, own.policy.organization);
    judging = settings;
    const { notices } = settings;
    start = { ...start, notices, ...(comparison === undefined ? {} : { policyChange: comparison }) };
    if (error !== undefined) return { outcome: failedOutcome(start, error), settings };
    const state = start;
    if (!settings.service.isLocal) {
      return { outcome: await doModeWork(runner, settings, signal, { state }), settings };
    }
    const { withBuiltInService } = await import('../local/with-built-in-service.ts');
    const leftMs = deadline.leftMs(settings.timeoutMs);
    const outcome = await withBuiltInService({ runner, settings, signal, leftMs }, (local) => {
      const known = { ...state, notices: local.settings.notices };
      return doModeWork(runner, local.settings, local.signal, { ...local, state: known });
    });
    return { outcome, settings };
  } catch (error) {
    logTrace(runner.log, error);
    return { outcome: failedOutcome(start, error), settings: judging };
  }
}

/** Loads the code that compares policies only if a run has one. */
async function findJudgedSettings(context: RunContext): Promise<JudgedSettings> {
  const { settings } = context;
  if (settings.policySource === undefined) return { settings };
  const { judgeSettings } = await import('./base-policy-step.ts');
  return judgeSettings(context);
}

/** Does the work of the mode. If an error ends it, the outcome keeps everything that was known before. */
async function doModeWork(
  runner: Runner,
  settings: Settings,
  signal: AbortSignal,
  prepared: Pick<ActiveRun, 'planned' | 'cleanFiles'> & { readonly state: RunState },
): Promise<Outcome> {
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock, secrets } = runner;
  const redact = (text: string): string => secrets.redact(text);
  const transport = createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact });
  let { state } = prepared;
  try {
    const { planned, cleanFiles } = prepared;
    const startedMs = clock.now();
    const steps = await startMode(
      { runner, settings, transport, signal, planned, cleanFiles, startedMs },
      state,
    );
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

function createInitialState({ mode, repository, notices, reports, service }: Settings): RunState {
  return {
    ...NOTHING_KNOWN,
    mode,
    repoType: repository.type,
    notices,
    requested: {
      commitStatus: reports.commitStatus,
      reports: reports.directory !== undefined,
      ...(service.isLocal ? { isLocal: true } : {}),
    },
  };
}

/** Starts the work of the mode. Mode collect is loaded only if it is used. */
async function startMode(active: ActiveRun, state: RunState): Promise<RunSteps> {
  if (active.settings.mode !== 'collect') return checkThenScan(active, state);
  const { collect } = await import('./collect-run.ts');
  return collect(active, state);
}
