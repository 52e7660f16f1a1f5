import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VENV = join(tmpdir(), 'model-security-scan-peers-venv');

/** Another scanner of model files. */
export interface Peer {
  readonly name: string;
  /** True if it scans folders. */
  readonly takesFolders: boolean;
  readonly command: (path: string) => readonly string[];
  /** How it ends after a scan, by its documentation: whether it found something, or supports no file. Else it failed. */
  readonly exitCodes: readonly number[];
  /** The number of files that it flags, from what it prints; undefined if it does not tell. */
  readonly flagged?: (printed: string) => number | undefined;
}

const program = (name: string): string => join(VENV, 'bin', name);

const PEERS: readonly Peer[] = [
  {
    name: 'picklescan',
    takesFolders: true,
    exitCodes: [0, 1],
    command: (path) => [program('picklescan'), '-p', path],
    flagged: (printed) => numberAfter(/Infected files: (\d+)/u, printed),
  },
  {
    name: 'modelscan',
    takesFolders: true,
    exitCodes: [0, 1, 3],
    command: (path) => [program('modelscan'), '-p', path, '-r', 'json'],
    flagged: (printed) =>
      new Set([...printed.matchAll(/"source": ?"([^":]+)/gu)].map(([, path]) => path)).size,
  },
];
const SLOW_PEERS: readonly Peer[] = [
  {
    name: 'fickling',
    takesFolders: false,
    exitCodes: [0, 1],
    command: (path) => [program('fickling'), '--check-safety', path],
  },
  {
    name: 'modelaudit',
    takesFolders: true,
    exitCodes: [0, 1],
    command: (path) => [program('modelaudit'), 'scan', '--quiet', path],
  },
];

function numberAfter(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Installs the other scanners into a virtual environment that is kept for next time. One that cannot be installed is left
 * out.
 * @param isFull true for those that take minutes as well
 * @param tell says which are left out
 */
export function installPeers(python: string, isFull: boolean, tell: (text: string) => void): readonly Peer[] {
  const wanted = isFull ? [...PEERS, ...SLOW_PEERS] : PEERS;
  return wanted.filter(({ name }) => {
    if (existsSync(program(name))) return true;
    try {
      if (!existsSync(program('python'))) execFileSync(python, ['-m', 'venv', VENV], { stdio: 'ignore' });
      execFileSync(program('python'), ['-m', 'pip', 'install', '-q', name], { stdio: 'ignore' });
      return true;
    } catch {
      tell(`${name} could not be installed with pip, so it is left out.\n`);
      return false;
    }
  });
}
