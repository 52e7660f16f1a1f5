import { keepsEntries } from '../cache/keeps-entries.ts';
import { SECRET_INPUTS } from '../settings/inputs.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import { readBaseCommit } from '../decide/policy/base-commit.ts';
import { withdrawEarlierFiles } from '../publish/earlier-files.ts';
import { publish } from '../publish/publish.ts';
import { startRunDeadline, type RunDeadline } from './run-deadline.ts';
import type { RunProgress } from './active-run.ts';
import { hostEvent, type Runner } from '../facts/runner.ts';
import { checkThenScan } from './scan-run.ts';
import { createTransport } from '../http/transport.ts';
import type { Settings } from '../facts/settings.ts';
import { failedOutcome, skippedOutcome } from '../decide/build-outcome.ts';
import { NOTHING_KNOWN, type RunState } from '../facts/run-state.ts';
import { isWithoutSecrets } from '../decide/target.ts';
import { ServiceError } from '../core/errors.ts';
import { describeOutputsError } from '../files/output-folder.ts';
import { logTrace } from '../core/error-trace.ts';

interface RunChanges {
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
      isPullRequest: readBaseCommit(runner.event).kind !== 'none',
      mask: runner.mask,
      findFileFaults: async (specs, timeoutMs) => {
        deadline.startDeadline(timeoutMs);
        if (specs.length === 0) return [];
        const { findReadable } = await import('../artifacts/plan.ts');
        // If the run ends meanwhile, the problems that are known are still reported.
        const found = await findReadable(specs, runner.workspace, deadline.signal).catch(() => undefined);
        return found?.problems ?? [];
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

/** Does the work of the mode. If an error ends it, the outcome keeps everything that was known before. */
async function doWork(runner: Runner, given: Settings, deadline: RunDeadline): Promise<OutcomeWithSettings> {
  const { signal } = deadline;
  const { requestTimeoutMs, maxAttempts } = given.service;
  const { log, clock, secrets } = runner;
  const redact = (text: string): string => secrets.redact(text);
  const endsAtMs = Date.now() + deadline.leftMs(given.timeoutMs);
  const transport = createTransport({ requestTimeoutMs, maxAttempts, signal, endsAtMs, log, clock, redact });
  let known: RunProgress = { state: createInitialState(runner, given), settings: given };
  try {
    requireOutputs(runner);
    const active = { runner, settings: given, signal, transport, startedMs: clock.now(), endsAtMs };
    const steps = checkThenScan(active, known.state);
    for (;;) {
      const step = await steps.next();
      const { settings } = known;
      if (step.done === true) return { outcome: { ...known.state, ...step.value, problems: [] }, settings };
      known = step.value;
    }
  } catch (error) {
    logTrace(log, error);
    return { outcome: failedOutcome(known.state, error), settings: known.settings };
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
      ...(settings.only.length > 0 && { isPart: true }),
      reports: reports.directory !== undefined,
      venue,
    },
  };
}
