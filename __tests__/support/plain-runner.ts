import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from '../../src/facts/runner.ts';
import { Secrets } from '../../src/redact/secrets.ts';
import { readEventPayload } from '../../src/runner/event-payload.ts';
import type { Clock } from '../../src/core/clock.ts';
import { createRecordingLog, type RecordingLog } from './recording-log.ts';
import { PUSH } from './runner-environment.ts';

/** A runner of plain values, for runs within the test's own process. */
export interface PlainRunner extends Runner {
  readonly log: RecordingLog;
  /** By name, the latest value. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Every summary that was written, oldest first. */
  readonly summaries: readonly string[];
  readonly masked: readonly string[];
  /** Asks the run to end, as a cancelled workflow does. */
  cancel(): void;
}

export interface PlainRunnerOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  readonly workspace?: string;
  /** Default: a push to the main branch (see PUSH). */
  readonly event?: Partial<Omit<Runner['event'], 'payload'>> & {
    /** As GitHub sends it. */
    readonly payload?: unknown;
  };
  readonly clock?: Clock;
  /** In place of what keeps outputs and summaries; may throw. */
  readonly setOutputs?: Runner['setOutputs'];
  readonly writeSummary?: Runner['writeSummary'];
}

/** The hour of day, and waits that take no time. */
export const HASTY_CLOCK: Clock = {
  now: () => Date.now(),
  random: () => 0.5,
  sleep: async (_ms, signal) => {
    signal.throwIfAborted();
    await sleep(1);
  },
};

/** Makes a runner for one run. */
export function createPlainRunner(options: PlainRunnerOptions = {}): PlainRunner {
  const { inputs = {}, variables = {}, workspace = '/nowhere', clock = HASTY_CLOCK } = options;
  const { payload = { repository: { default_branch: PUSH.branch } }, ...event } = options.event ?? {};
  const outputs: Record<string, string> = {};
  const summaries: string[] = [];
  const masked: string[] = [];
  const listeners = new Set<() => void>();
  const secrets = new Secrets();
  return {
    outputs,
    summaries,
    masked,
    secrets,
    clock,
    workspace,
    log: createRecordingLog(),
    input: (name) => (inputs[name] ?? '').trim(),
    variable: (name) => variables[name] ?? '',
    event: {
      eventName: 'push',
      payload: readEventPayload(payload),
      serverUrl: 'https://github.com',
      repository: PUSH.repository,
      ref: `refs/heads/${PUSH.branch}`,
      sha: PUSH.commit,
      actor: 'octocat',
      ...event,
    },
    mask: (secret) => {
      masked.push(secret);
      secrets.add(secret);
    },
    hide: (secret) => {
      secrets.add(secret);
    },
    setOutputs: options.setOutputs ?? ((values) => void Object.assign(outputs, values)),
    probeOutputs: () => undefined,
    writeSummary:
      options.writeSummary ??
      ((markdown) => {
        summaries.push(markdown);
        return Promise.resolve();
      }),
    onCancel: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => {
      for (const listener of listeners) listener();
    },
  };
}
