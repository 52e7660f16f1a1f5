import { readFileSync, statSync } from 'node:fs';
import { MACHINE_CLOCK } from '../core/clock.ts';
import * as core from '@actions/core';
import { maskableLines, Secrets } from '../redact/secrets.ts';
import type { EventContext } from '../facts/event.ts';
import { readEventPayload } from './event-payload.ts';
import { OutputFile } from './output-file.ts';
import { createRunnerLog } from './runner-log.ts';
import type { Runner } from '../facts/runner.ts';

/** A runner that is stopped sends the first two; a self-hosted one in a terminal that was closed gets the last. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Creates the port to the GitHub Actions runner, from its environment variables and files. */
export function githubRunner(): Runner {
  const secrets = new Secrets();
  // Without a file for outputs, as in old runners, they are workflow commands.
  const path = variable('GITHUB_OUTPUT');
  const file = path === '' ? undefined : new OutputFile(path);
  return {
    input: (name) => core.getInput(name),
    variable,
    workspace: variable('GITHUB_WORKSPACE') === '' ? process.cwd() : variable('GITHUB_WORKSPACE'),
    event: readEvent(),
    log: createRunnerLog(secrets),
    secrets,
    startedMs: Date.now(),
    clock: MACHINE_CLOCK,
    mask: (secret) => {
      // Given several lines at once, the runner would mask each of them.
      for (const line of new Set(maskableLines(secret))) core.setSecret(line);
      secrets.add(secret);
    },
    hide: (secret) => {
      secrets.add(secret);
    },
    setOutputs: (outputs) => {
      for (const [name, value] of Object.entries(outputs)) {
        if (file === undefined) core.setOutput(name, value);
        else file.set(name, value);
      }
    },
    probeOutputs: () => {
      file?.probe();
    },
    writeSummary: async (markdown) => {
      if (variable('GITHUB_STEP_SUMMARY') === '') return;
      await core.summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
    },
    onCancel: (listener) => {
      for (const signal of END_SIGNALS) process.on(signal, listener);
      return () => {
        for (const signal of END_SIGNALS) process.off(signal, listener);
      };
    },
  };
}

function variable(name: string): string {
  return process.env[name] ?? '';
}

function readEvent(): EventContext {
  return {
    eventName: variable('GITHUB_EVENT_NAME'),
    payload: readEventPayload(readPayload(variable('GITHUB_EVENT_PATH'))),
    serverUrl: variable('GITHUB_SERVER_URL') === '' ? 'https://github.com' : variable('GITHUB_SERVER_URL'),
    repository: variable('GITHUB_REPOSITORY'),
    ref: variable('GITHUB_REF'),
    sha: variable('GITHUB_SHA'),
    actor: variable('GITHUB_ACTOR'),
  };
}

/** GitHub caps payloads at 25 MB. */
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;

/** Without a readable payload this returns undefined: many runs need none, and decide/target.ts reports it if one does. */
function readPayload(path: string): unknown {
  try {
    if (path === '' || statSync(path).size > MAX_PAYLOAD_BYTES) return undefined;
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return payload;
  } catch {
    return undefined;
  }
}
