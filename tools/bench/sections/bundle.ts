import { execFile } from 'node:child_process';
import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE, projectPath, ROOT } from '../../project.ts';
import { actionJob, skipPath } from '../action.ts';
import type { Bench } from '../bench.ts';
import type { Job } from '../launcher.ts';
import { column, measureRounds } from '../rounds.ts';
import { startService } from '../service.ts';
import { ratioOf, show, spreadOf } from '../../../packages/common/bench/statistics.ts';
import { table } from '../../../packages/common/bench/table.ts';

/** The skip path of bundles that are made otherwise, against the one that is shipped. */
export async function bundleSection(bench: Bench): Promise<void> {
  const { full, launcher, print } = bench;
  print('## Ways to bundle\n');
  using service = await startService(0);
  const jobOf = (name: string, dist: string): Promise<Job> =>
    actionJob({ ...bench, dist }, { ...skipPath, url: service.url, name });
  const cache = JSON.stringify(join(bench.folder, 'compile-cache'));
  const jobs = [
    await jobOf('as it is', bench.dist),
    await jobOf('minified', await minified(bench)),
    await jobOf('with a compile cache, filled before', await cached(bench, 'filled', cache)),
    await jobOf('with a compile cache, empty', await cached(bench, 'empty', `mkdtempSync(${cache})`)),
  ];
  const measured = await measureRounds(launcher, jobs, full ? 60 : 25);
  const [reference] = measured;
  const rows = measured.map((one) => [
    one.name,
    show(spreadOf(column(one, 'wallMs')), 1),
    ...(['wallMs', 'cpuMs'] as const).map((key) =>
      reference === undefined || one === reference
        ? ''
        : show(ratioOf(column(one, key), column(reference, key)), 2),
    ),
  ]);
  print(`${table(['bundle', 'wall, ms', 'ratio, wall', 'ratio, CPU'], rows)}\n`);
}

/** The bundler's own way. */
async function minified(bench: Bench): Promise<string> {
  const folder = join(bench.folder, 'minified');
  const ncc = projectPath('node_modules/@vercel/ncc/dist/ncc/cli.js');
  const build = [ncc, 'build', 'src/index.ts', '--minify', '--no-cache', '-o', folder];
  await promisify(execFile)(NODE, build, { cwd: ROOT });
  return folder;
}

/** @param place an expression for the cache's folder */
async function cached(bench: Bench, name: string, place: string): Promise<string> {
  const folder = join(bench.folder, name);
  await cp(bench.dist, folder, { recursive: true });
  await rename(join(folder, 'index.js'), join(folder, 'action.js'));
  const start = [
    "import { enableCompileCache } from 'node:module';",
    "import { mkdtempSync } from 'node:fs';",
    `enableCompileCache(${place});`,
    "await import('./action.js');",
  ];
  await writeFile(join(folder, 'index.js'), start.join('\n'));
  return folder;
}
