import path from 'node:path';
import { MACHINE_CLOCK } from '../core/clock.ts';
import { pathToFileURL } from 'node:url';
import type { Target } from '../facts/run-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import { readRepositoryFacts } from '../files/repository-facts.ts';
import { Secrets } from '../redact/secrets.ts';
import { createCliLog } from './cli-log.ts';
import { type EndSignal, SIGNAL_EXITS } from './exit-status.ts';
import type { ParsedFlags } from './options/flags.ts';
import { inputFrom } from './options/input-flags.ts';
import { LiveTable } from './live-table.ts';
import type { Terminal } from './terminal.ts';

interface CliRunner {
  readonly runner: Runner;
  readonly live: LiveTable;
  /** The signal that asked the run to end, if one did. */
  readonly cancelledBy: () => EndSignal | undefined;
}

/** Variables of a CI system that describe its own run, not this one. */
const FOREIGN = /^(?:GITHUB|RUNNER|ACTIONS)_/u;

/** Creates the port for a run on the command line. */
export async function createCliRunner(flags: ParsedFlags, terminal: Terminal): Promise<CliRunner> {
  const { values } = flags;
  const workspace = path.resolve(values.get('workspace') ?? '.');
  const secrets = new Secrets();
  const live = new LiveTable(terminal);
  const isDebug = values.get('debug') === 'true';
  const isVerbose = isDebug || values.get('verbose') === 'true';
  let cancelledBy: EndSignal | undefined;
  const runner: Runner = {
    input: inputFrom(flags, ownVariable),
    variable: ownVariable,
    workspace,
    event: {
      eventName: 'command-line',
      payload: {},
      serverUrl: '',
      repository: '',
      ref: '',
      sha: '',
      actor: '',
      target: await findTarget(workspace),
    },
    ...hostEventOf(process.env),
    log: createCliLog(terminal, live, (text) => secrets.redact(text), { isDebug, isVerbose }),
    secrets,
    startedMs: Date.now(),
    clock: MACHINE_CLOCK,
    mask: (secret) => {
      secrets.add(secret);
    },
    hide: (secret) => {
      secrets.add(secret);
    },
    setOutputs: () => undefined,
    probeOutputs: () => undefined,
    writeSummary: () => Promise.resolve(),
    showProgress: (results) => {
      live.show(results);
    },
    showStep: (name, { words, ...step }) => {
      live.step(name, { ...step, words: secrets.redact(words) });
    },
    onCancel: (listener) =>
      listenForSignals((signal) => {
        // Whoever asks twice does not want to wait.
        if (cancelledBy !== undefined) process.exit(SIGNAL_EXITS[signal]);
        cancelledBy = signal;
        terminal.err.write(`\n${signal === 'SIGINT' ? 'Interrupted' : 'Ended'}: ending the analyses.\n`);
        listener();
      }),
  };
  return { runner, live, cancelledBy: () => cancelledBy };
}

/** Whether code of the repository may run depends on the workflow in which this command is used. */
function hostEventOf(environment: NodeJS.ProcessEnv): Pick<Runner, 'hostEvent'> {
  const { GITHUB_ACTIONS: isAction, GITHUB_EVENT_NAME: event } = environment;
  return isAction === 'true' || event !== undefined ? { hostEvent: event ?? '' } : {};
}

function ownVariable(name: string): string {
  return FOREIGN.test(name) ? '' : (process.env[name] ?? '');
}

const END_SIGNALS: readonly EndSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Calls a listener on each signal that ends a run. @returns a function that stops listening */
function listenForSignals(listener: (signal: EndSignal) => void): () => void {
  const stops = END_SIGNALS.map((signal) => {
    const listen = (): void => {
      listener(signal);
    };
    process.on(signal, listen);
    return () => process.off(signal, listen);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** A folder that belongs to no repository, or to one without a remote, is named by its own address. */
async function findTarget(workspace: string): Promise<Target> {
  const { url, ...rest } = await readRepositoryFacts(workspace);
  return { repoUrl: url ?? pathToFileURL(workspace).href, ...rest, fork: false };
}
