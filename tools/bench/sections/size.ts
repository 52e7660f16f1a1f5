import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { actionJob, skipPath } from '../action.ts';
import type { Bench } from '../bench.ts';
import { startService } from '../service.ts';
import { table } from '../../../packages/common/bench/table.ts';

/** How the bundler marks a module. */
const MODULE = /^\/\*\*\*\/ (?:\d+|"[^"]+"):/gmu;

/** The size of the bundle, and of the part that the skip path loads. */
export async function sizeSection(bench: Bench): Promise<void> {
  bench.print('## Size\n');
  const all = await filesIn(bench.dist);
  const files = all.filter((name) => name.endsWith('.js'));
  const loaded = await loadedOnSkip(bench);
  const rows = [
    ['dist/, all files', ...(await describe(bench.dist, all))],
    ['its programs', ...(await describe(bench.dist, files))],
    [
      'loaded on the skip path',
      ...(await describe(
        bench.dist,
        files.filter((name) => loaded.has(name)),
      )),
    ],
  ];
  bench.print(`${table(['what', 'files', 'bytes', 'modules'], rows)}\n`);
}

/** The files of a folder and those below it, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function describe(folder: string, names: readonly string[]): Promise<string[]> {
  let bytes = 0;
  let modules = 0;
  for (const name of names) {
    bytes += (await stat(join(folder, name))).size;
    if (name.endsWith('.js')) {
      modules += (await readFile(join(folder, name), 'utf8')).match(MODULE)?.length ?? 0;
    }
  }
  return [String(names.length), bytes.toLocaleString('en'), String(modules)];
}

/** The names of the files that Node's own coverage has seen. */
async function loadedOnSkip(bench: Bench): Promise<ReadonlySet<string>> {
  using service = await startService(0);
  const folder = join(bench.folder, 'coverage');
  await mkdir(folder);
  const job = await actionJob(bench, { ...skipPath, url: service.url });
  await bench.launcher.run({ ...job, env: { ...job.env, NODE_V8_COVERAGE: folder } });
  const names = new Set<string>();
  for (const report of await readdir(folder)) {
    const text = await readFile(join(folder, report), 'utf8');
    for (const [, name] of text.matchAll(/"url":"file:[^"]*\/([^"/]+\.js)"/gu)) names.add(name ?? '');
  }
  return names;
}
