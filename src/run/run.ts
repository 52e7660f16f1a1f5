import type { ActiveRun } from './active-run.ts';
import { readSettings, SECRET_INPUTS } from '../inputs/read-settings.ts';
import type { Outcome } from '../core/outcome.ts';
import { publish } from '../publish/publish.ts';
import { startRunDeadline, type RunDeadline } from './run-deadline.ts';
import type { Runner } from '../core/runner.ts';
import { checkThenScan } from './scan-run.ts';
import { createTransport } from '../http/transport.ts';
import type { Settings } from '../core/settings.ts';
import { failedOutcome, type RunState, skippedOutcome } from '../decide/build-outcome.ts';
import { isWithoutSecrets } from '../decide/target.ts';
import { logTrace } from '../core/error-trace.ts';

/**
 * The flow (docs/design.md): settings, then what the mode asks for; at the end, however it came, all is published.
 * @returns what was found out; the step fails where `failed` is set
 */
export async function run(runner: Runner): Promise<Outcome> {
  for (const name of SECRET_INPUTS) {
    const value = runner.input(name);
    if (value !== '') runner.mask(value);
  }
  const limit = startRunDeadline(runner.onCancel);
  try {
    const { outcome, settings } = await findOutcome(runner, limit);
    return await publish(runner, runner.secrets.redactAll(outcome), settings, limit.signal);
  } finally {
    limit.end();
  }
}

interface Found {
  readonly outcome: Outcome;
  /** Absent where there are none to go by. */
  readonly settings?: Settings;
}

async function findOutcome(runner: Runner, limit: RunDeadline): Promise<Found> {
  const known: RunState = { mode: 'unknown', results: [], notices: [] };
  try {
    const settings = await readSettings({
      input: runner.input,
      variable: runner.variable,
      workspace: runner.workspace,
      withoutSecrets: isWithoutSecrets(runner.event),
      mask: runner.mask,
    });
    if (settings === undefined) return { outcome: skippedOutcome(known) };
    const { mode, repository, notices, timeoutMs, reports } = settings;
    known.mode = mode;
    known.repoType = repository.type;
    known.notices = notices;
    known.requested = { commitStatus: reports.commitStatus, reports: reports.directory !== undefined };
    limit.startDeadline(timeoutMs);
    return { settings, outcome: await workOf(runner, settings, known, limit.signal) };
  } catch (error) {
    logTrace(runner.log, error);
    return { outcome: failedOutcome(known, error) };
  }
}

/** Does the work of the mode; an error after the settings were read leaves what was known before. */
async function workOf(
  runner: Runner,
  settings: Settings,
  known: RunState,
  signal: AbortSignal,
): Promise<Outcome> {
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock, secrets } = runner;
  const redact = (text: string): string => secrets.redact(text);
  const transport = createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact });
  const active: ActiveRun = { runner, settings, transport, signal, known };
  try {
    if (settings.mode !== 'collect') return await checkThenScan(active);
    const { collect } = await import('./collect-run.ts');
    return await collect(active);
  } catch (error) {
    logTrace(log, error);
    return failedOutcome(known, error);
  } finally {
    transport.close();
  }
}
