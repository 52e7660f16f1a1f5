/**
 * Makes the npm package of the command line: `npm run package`. The bundle holds every dependency, so the package has a
 * package.json without any: `npx` then installs one package, and needs no network once it is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { NODE, projectPath } from './project.ts';

/** The keys of package.json that whoever installs the package needs. */
const KEYS = ['name', 'version', 'description', 'type', 'license', 'bin', 'engines'] as const;
const FILES = ['bin', 'dist', 'LICENSE', 'README.md'];

/**
 * Packs the project.
 * @param target a folder; the package, and a folder named package, are written there
 * @returns the path of the package
 * @throws Error if npm fails
 */
export async function makePackage(target: string): Promise<string> {
  const folder = join(target, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of FILES) await cp(projectPath(name), join(folder, name), { recursive: true });
  const manifest: unknown = JSON.parse(await readFile(projectPath('package.json'), 'utf8'));
  if (!isObject(manifest)) throw new Error('package.json is no object.');
  const kept = Object.fromEntries(KEYS.map((key) => [key, at(manifest, key)]));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
  await runNpm(['pack', folder, '--pack-destination', target]);
  return join(target, `${textAt(manifest, 'name') ?? ''}-${textAt(manifest, 'version') ?? ''}.tgz`);
}

/** Runs the npm that started this program, else the one beside Node, without a shell. */
async function runNpm(args: readonly string[]): Promise<void> {
  const own = process.env['npm_execpath'];
  const [command, start] = own === undefined ? ['npm', []] : [NODE, [own]];
  const child = spawn(command, [...start, ...args, '--silent'], {
    cwd: dirname(projectPath('package.json')),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`npm ${args.join(' ')} ended with ${String(child.exitCode)}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const target = projectPath('build');
  await mkdir(target, { recursive: true });
  console.log(await makePackage(target));
}
