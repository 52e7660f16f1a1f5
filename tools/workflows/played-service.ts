import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isObject, textAt } from '../../src/core/json.ts';
import { DEFAULT_SETTINGS } from '../../__tests__/service/options.ts';
import { NODE, ROOT } from '../project.ts';

/** The played service, running as a process of its own. */
export interface PlayedService {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly orgId: string;
  /** Bodies of the requests of an operation so far, oldest first, such as those of `lineage-check`. */
  bodiesOf(operation: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/**
 * Starts the played service.
 * @param flags beside ports and the admin operations
 * @throws Error with what it said, where it ends before it listens
 */
export async function startPlayedService(flags: readonly string[]): Promise<PlayedService> {
  const given = ['--port', '0', '--storage-port', '0', '--admin', ...flags];
  const child = spawn(NODE, ['__tests__/service/cli.ts', ...given], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  while (!text.includes('Requests:')) {
    const over = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
    if (over) throw new Error(`The played service did not start: ${text}`);
  }
  const baseUrl = /^Service: +(\S+)$/mu.exec(text)?.[1] ?? '';
  return {
    baseUrl,
    apiKey: DEFAULT_SETTINGS.apiKey,
    orgId: DEFAULT_SETTINGS.orgId,
    bodiesOf: (operation) => bodiesOf(baseUrl, operation),
    close: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function bodiesOf(
  baseUrl: string,
  operation: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const response = await fetch(`${baseUrl}/_sandbox/requests`);
  const answer: unknown = await response.json();
  return (Array.isArray(answer) ? answer : [])
    .filter((request: unknown) => textAt(request, 'operation') === operation)
    .map((request: unknown): unknown => JSON.parse(textAt(request, 'body') ?? 'null'))
    .filter(isObject);
}
