import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NODE, projectPath } from '../../project.ts';
import { table } from '../table.ts';
import type { Peer } from './peers.ts';

/**
 * Counts the files that each scanner flags, in each folder inside the one that is given, such as `malicious` and `clean`.
 * Files are only read, never loaded.
 */
export function countCorpora(folder: string, peers: readonly Peer[]): string {
  const counting = peers.filter(({ flagged }) => flagged !== undefined);
  const rows = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = resolve(join(folder, name));
      const ours = countOurs(path);
      const others = counting.map((peer) => String(peer.flagged?.(output(peer.command(path))) ?? 'unknown'));
      return [name, ...ours, ...others];
    });
  const head = ['folder', 'files', 'flagged', 'not scanned', 'review'];
  return table([...head, ...counting.map(({ name }) => `${name} flags`)], rows);
}

function countOurs(path: string): readonly string[] {
  const printed = output([NODE, projectPath('tools/bench/supply-chain/scan.ts'), path]);
  const counts: unknown = JSON.parse(printed);
  if (typeof counts !== 'object' || counts === null) throw new Error(`${path} could not be scanned.`);
  return Object.values(counts).map(String);
}

function output([program = '', ...args]: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}
