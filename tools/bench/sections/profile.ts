import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actionJob, skipPath } from '../action.ts';
import type { Bench } from '../bench.ts';
import { type Frame, readProfile } from '../cpu-profile.ts';
import { startService } from '../service.ts';
import { table } from '../table.ts';

/** Where the time of the skip path goes, by Node's profiler, which takes some of it itself. */
export async function profileSection(bench: Bench): Promise<void> {
  const { folder, full, launcher, print } = bench;
  print('## Profile of the skip path\n');
  const service = await startService(0);
  try {
    const profiles = join(folder, 'profiles');
    await mkdir(profiles);
    const job = await actionJob(bench, { ...skipPath, url: service.url });
    const [node = '', ...rest] = job.argv;
    const flags = ['--cpu-prof', '--cpu-prof-interval', '100', '--cpu-prof-dir', profiles];
    const rounds = full ? 40 : 10;
    for (let round = 0; round < rounds; round += 1) {
      await launcher.run({ ...job, argv: [node, ...flags, ...rest] });
    }
    print(`${table(['part', 'ms', 'share'], await describeParts(profiles))}\n`);
  } finally {
    service.close();
  }
}

async function describeParts(folder: string): Promise<string[][]> {
  const names = await readdir(folder);
  if (names.length === 0) throw new Error('Node wrote no profile.');
  const parts = new Map<string, number>();
  let wholeMs = 0;
  for (const name of names) {
    for (const { stack, ms } of readProfile(await readFile(join(folder, name), 'utf8'))) {
      const part = partOf(stack);
      parts.set(part, (parts.get(part) ?? 0) + ms);
      wholeMs += ms;
    }
  }
  return [...parts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, ms]) => [part, (ms / names.length).toFixed(1), `${((ms / wholeMs) * 100).toFixed(0)} %`]);
}

function partOf(stack: readonly Frame[]): string {
  const names = new Set(stack.map(({ name }) => name));
  if (names.has('(garbage collector)')) return 'garbage collection';
  if (names.has('(idle)')) return 'waiting for the answer';
  if (names.has('compileSourceTextModule')) return 'compiling the bundle';
  // The outermost of Node's modules whose body runs within the bundle: the one that the bundle asked for.
  const bundleAt = stack.findIndex(({ url }) => url.startsWith('file:'));
  const asked = stack.slice(0, Math.max(bundleAt, 0)).findLast(isModuleBody);
  if (asked !== undefined) return `loading \`${asked.url}\``;
  if (bundleAt >= 0) return 'running the bundle, and what it calls';
  return names.has('processTicksAndRejections') || names.has('processTimers')
    ? 'running Node’s part of the request'
    : 'starting and ending Node';
}

function isModuleBody({ name, url }: Frame): boolean {
  return name === '' && url.startsWith('node:') && !url.startsWith('node:internal');
}
