import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { table } from '../../common/bench/table.ts';
import type { Peer } from './peers.ts';

/**
 * Counts the files that each scanner flags, in each folder inside the one that is given, such as `malicious` and `clean`.
 * Files are only read, never loaded.
 */
export function countCorpora(folder: string, peers: readonly Peer[]): string {
  const rows = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = resolve(join(folder, name));
      return [name, ...countOurs(path), ...peers.map((peer) => String(countFlagged(peer, path)))];
    });
  const head = ['folder', 'files', 'flagged', 'not scanned', 'review'];
  return table([...head, ...peers.map(({ name }) => `${name} flags`)], rows);
}

function countOurs(path: string): readonly string[] {
  const { stdout } = run([process.execPath, fileURLToPath(new URL('./scan.ts', import.meta.url)), path]);
  const counts: unknown = JSON.parse(stdout);
  if (typeof counts !== 'object' || counts === null) throw new Error(`${path} could not be scanned.`);
  return Object.values(counts).map(String);
}

function countFlagged({ command, places }: Peer, folder: string): number {
  const files = filesIn(folder);
  if (places === undefined) return files.filter((file) => run(command(file)).status === 1).length;
  const found = places(run(command(folder)).stdout).map((place) => resolve(folder, place));
  return files.filter((file) => found.some((place) => isOf(place, file))).length;
}

/** True if a place is the file, or in it: `model.zip:data.pkl`, `model.pkl (pos 4)`. */
function isOf(place: string, file: string): boolean {
  return place === file || place.startsWith(`${file}:`) || place.startsWith(`${file} (`);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function run([program = '', ...args]: readonly string[]): {
  readonly stdout: string;
  readonly status: number | null;
} {
  // modelscan breaks the lines of its JSON at this width.
  const env = { ...process.env, COLUMNS: '1000000' };
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28, env });
}
