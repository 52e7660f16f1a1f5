/**
 * Builds the bundles of dist/: the action, which is the command line too, the threads that scan files and inspect models
 * and data, the cache, and the process that does one analysis. The runtime for models, which no bundler can join, lies
 * beside the last one, once.
 * src/tsconfig.json has the bundler see modules, not CommonJS: it joins them into one scope, which is smaller and faster.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeLicenses, packagesOf } from './licenses.ts';
import { projectPath, runNode } from './project.ts';

interface Bundle {
  /** Relative to the project's root. */
  readonly entry: string;
  /** Relative to dist/; empty for dist/ itself. */
  readonly folder: string;
}

const BUNDLES: readonly Bundle[] = [
  { entry: 'src/index.ts', folder: '' },
  { entry: 'packages/scanner/src/scan-worker.ts', folder: 'scanner' },
  { entry: 'packages/engine/src/inspect/inspection-worker.ts', folder: 'inspector' },
  { entry: 'packages/engine/src/attacks/child.ts', folder: 'engine' },
];
const RUNTIME = ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'];

/**
 * Builds everything into a folder.
 * @throws Error if a bundle cannot be built, or a package in it has no licence
 */
export async function build(folder: string): Promise<void> {
  const packages: string[] = [];
  for (const bundle of BUNDLES) packages.push(...(await buildBundle(bundle, folder)));
  for (const name of RUNTIME) {
    await copyFile(projectPath(`node_modules/onnxruntime-web/dist/${name}`), join(folder, 'engine', name));
  }
  await copyFile(projectPath('packages/engine/src/python/adapter.py'), join(folder, 'engine', 'adapter.py'));
  await writeFile(join(folder, 'licenses.txt'), await describeLicenses(new Set(packages)));
}

/** @returns the folders of the packages in the bundle */
async function buildBundle({ entry, folder }: Bundle, target: string): Promise<readonly string[]> {
  const output = join(target, folder);
  await mkdir(output, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    const statistics = join(temporary, 'statistics.json');
    // Types are what `npm run types` checks.
    const options = ['--transpile-only', '--no-cache', '--stats-out', statistics];
    const args = ['build', projectPath(entry), '-o', output, ...options];
    if ((await runNode([projectPath('node_modules/@vercel/ncc/dist/ncc/cli.js'), ...args])) !== 0) {
      throw new Error(`${entry} could not be bundled.`);
    }
    // A copy of the runtime's script under a made-up name, which nothing loads.
    const strays = (await readdir(output)).filter((name) => /^[\da-f]{20}\.mjs$/u.test(name));
    for (const name of strays) await rm(join(output, name));
    const scripts = (await readdir(output)).filter((name) => name.endsWith('index.js'));
    for (const name of scripts) await writeAsAscii(join(output, name));
    return [...packagesOf(JSON.parse(await readFile(statistics, 'utf8')))];
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/**
 * Writes every character beyond ASCII in a script as an escape: Node then keeps the text with one byte for each
 * character, not two, and reads and compiles it faster. Each half of a surrogate pair gets an escape of its own, as
 * strings, templates and patterns take it.
 * @throws Error if the script has such a character in a raw template, which would keep the escape as it is
 */
async function writeAsAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const raw = /String\.raw ?`[^`]*[\u{80}-\u{10ffff}][^`]*`/u.exec(text)?.[0];
  if (raw !== undefined) {
    throw new Error(`${file}: write an escape instead of the character beyond ASCII in ${raw}`);
  }
  const escaped = text.replace(/[\u{80}-\u{10ffff}]/gu, (character) =>
    character.split('').map(escapeUnit).join(''),
  );
  await writeFile(file, escaped);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Replaces dist/, but only by a whole build. */
async function main(): Promise<void> {
  const [dist, next] = [projectPath('dist'), projectPath('build/dist')];
  await rm(next, { recursive: true, force: true });
  await build(next);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
