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
  /**
   * Where it finds something that it calls dangerous, from what it prints: paths of files, as they are or below the folder
   * that was scanned, with a member or an offset behind them. Without it, the exit code 1 says that a file is flagged.
   */
  readonly places?: (printed: string) => readonly string[];
}

const program = (name: string): string => join(VENV, 'bin', name);

const PEERS: readonly Peer[] = [
  {
    name: 'picklescan',
    takesFolders: true,
    exitCodes: [0, 1],
    command: (path) => [program('picklescan'), '-p', path],
    places: (printed) => matches(/^(.+): dangerous import .+ FOUND$/gmu, printed),
  },
  {
    name: 'modelscan',
    takesFolders: true,
    exitCodes: [0, 1, 3],
    command: (path) => [program('modelscan'), '-p', path, '-r', 'json'],
    // Errors and skipped files have a source as well.
    places: (printed) =>
      matches(/"source": ?"([^"]+)/gu, /"issues": ?\[.*?(?="errors":)/su.exec(printed)?.[0] ?? ''),
  },
];
const SLOW_PEERS: readonly Peer[] = [
  {
    name: 'fickling',
    takesFolders: false,
    exitCodes: [0, 1],
    command: (path) => [program('fickling'), '--check-safety', '--json-output', '/dev/null', path],
  },
  {
    name: 'modelaudit',
    takesFolders: true,
    exitCodes: [0, 1],
    command: (path) => [program('modelaudit'), 'scan', '--quiet', '--format', 'json', path],
    places: (printed) =>
      matches(
        /"severity": "critical",\s+"location": "([^"]+)/gu,
        /"issues": \[.*?(?="checks":)/su.exec(printed)?.[0] ?? '',
      ),
  },
];

function matches(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** picklescan stops at a 7z archive without this part. */
const EXTRAS: ReadonlyMap<string, string> = new Map([['picklescan', 'picklescan[7z]']]);

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
      execFileSync(program('python'), ['-m', 'pip', 'install', '-q', EXTRAS.get(name) ?? name], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      tell(`${name} could not be installed with pip, so it is left out.\n`);
      return false;
    }
  });
}
