import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { textAt } from '../core/json.ts';
import { ALONE, type ServiceStart } from '../core/service-start.ts';
import { makeFolder } from '../files/make-folder.ts';
import { makeTemporaryFolder } from '../files/temporary-folder.ts';
import { findServiceEntry } from '../local/service-entry.ts';
import { listenForSignals } from './cli-runner.ts';
import { safeLine } from './cli-log.ts';
import { EXIT } from './exit-status.ts';
import type { ParsedFlags } from './flags.ts';
import type { Terminal } from './terminal.ts';
import { wrongUsage } from './wrong-usage.ts';

const DEFAULT_PORT = '8791';
const MAX_PORT = 65_535;
const START_LIMIT_MS = 60_000;
/** The service ends its analyses, and then itself, in less time. */
const STOP_LIMIT_MS = 6000;

/** The command `serve`: the built-in service until Ctrl-C or SIGTERM. */
export async function serve({ values }: ParsedFlags, terminal: Terminal): Promise<number> {
  const port = values.get('port') ?? DEFAULT_PORT;
  if (!/^\d{1,5}$/u.test(port) || Number(port) > MAX_PORT) {
    const problem = `--port is "${port}". Expected a number from 0 to ${String(MAX_PORT)}; 0 takes a free port.`;
    return wrongUsage([problem], 'serve', terminal);
  }
  const kept = values.get('data');
  const directory = kept === undefined ? await makeTemporaryFolder() : path.resolve(kept);
  try {
    await makeFolder(directory);
    return await serveUntilEnd(startOf(Number(port), directory), terminal);
  } finally {
    if (kept === undefined) await rm(directory, { recursive: true, force: true });
  }
}

function startOf(port: number, dataDirectory: string): ServiceStart {
  const { MODEL_SECURITY_API_KEY: apiKey = '', MODEL_SECURITY_ORG_ID: orgId = '' } = process.env;
  return {
    port,
    dataDirectory,
    apiKey: apiKey === '' ? randomBytes(24).toString('base64url') : apiKey,
    // The id is masked in logs, so it is no word that messages use.
    orgId: orgId === '' ? 'local-service-org' : orgId,
  };
}

async function serveUntilEnd(start: ServiceStart, terminal: Terminal): Promise<number> {
  const child = spawn(process.execPath, ['--no-warnings', findServiceEntry(), ALONE], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches only the command, and what is left of the group can be ended as one.
    detached: true,
    windowsHide: true,
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-4096);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.once('error', (error) => {
      said = error.message;
      resolve();
    });
  });
  const asked = new AbortController();
  listenForSignals(() => {
    asked.abort();
  });
  const baseUrl = await addressOf(child, start, exited).catch((error: unknown) => {
    said = textAt(error, 'message') ?? said;
    return undefined;
  });
  if (baseUrl !== undefined && !asked.signal.aborted) tell(baseUrl, start, terminal);
  if (baseUrl !== undefined) {
    await Promise.race([exited, once(asked.signal, 'abort')]);
  }
  await stop(child, exited);
  if (asked.signal.aborted) return EXIT.clean;
  terminal.err.write(`The service could not run: ${safeLine(said === '' ? 'it ended early' : said)}\n`);
  return EXIT.undecided;
}

async function addressOf(child: ChildProcess, start: ServiceStart, exited: Promise<void>): Promise<string> {
  child.send(start, () => undefined);
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  const messages: readonly unknown[] | undefined = await Promise.race([
    once(child, 'message', { signal: limit }),
    exited.then(() => undefined),
  ]);
  const message = messages?.[0];
  const baseUrl = textAt(message, 'baseUrl');
  if (baseUrl !== undefined) return baseUrl;
  throw new Error(textAt(message, 'reason') ?? '');
}

/** Other programs read the first line. */
function tell(baseUrl: string, { apiKey, orgId }: ServiceStart, { out }: Terminal): void {
  out.write(`${baseUrl}
Open it in a browser for the dashboard. Programs that send analyses to it need:
  export MODEL_SECURITY_API_KEY='${apiKey}' MODEL_SECURITY_ORG_ID='${orgId}'
Ctrl-C ends it.
`);
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  const limit = new AbortController();
  await Promise.race([
    exited,
    sleep(STOP_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined),
  ]);
  limit.abort();
  endGroup(child);
  child.stderr?.destroy();
}

/** Ends by force what is left of the service and its analyses. */
function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
