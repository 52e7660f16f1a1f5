import { execFileSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NODE } from '../../project.ts';
import { actionJob, configOf, skipPath } from '../action.ts';
import { type Bench, MIB } from '../bench.ts';
import { type Cost, findPython, type Job } from '../launcher.ts';
import { plainProgram } from '../plain-program.ts';
import { type BenchService, startService } from '../service.ts';
import { ratioOf, show, spreadOf } from '../../../packages/common/bench/statistics.ts';
import { table } from '../../../packages/common/bench/table.ts';

const FOLDER_FILES = 10_000;
/** The cost of the SHA-256, and the gain of a thread for it. */
const BARE_SCRIPTS = [
  { name: 'bare Node script, ready zip, no SHA-256', how: 'none' },
  { name: 'the same with SHA-256', how: 'same' },
  { name: 'the same with SHA-256 in a thread of its own', how: 'thread' },
];

/** One upload: what the process cost, and how long the storage took to receive it. */
interface Transfer {
  readonly cost: Cost;
  readonly receivedMs: number;
}

/** Uploads of one size in three forms, against `curl -T` to the same storage. */
export async function uploadSection(bench: Bench): Promise<void> {
  const { full, print } = bench;
  print('## Upload\n');
  using service = await startService(0);
  const mebibytes = full ? 1024 : 256;
  const folder = await prepare(bench, mebibytes);
  const skip = await actionJob(bench, { ...skipPath, url: service.url });
  const base = (await repeat(5, () => bench.launcher.run(skip))).map(({ peakBytes }) => peakBytes);
  const jobs = await uploadJobs(bench, service, folder);
  const transfers = await measureUploads(bench, service, jobs, full ? 9 : 5);
  print(`${String(mebibytes)} MiB each; the folder has ${String(FOLDER_FILES)} files.\n`);
  print(describe(transfers, mebibytes, spreadOf(base).median));
  if (full) await measureLarge(bench, service, spreadOf(base).median);
}

/** Random content: nothing on the way can make it smaller. */
async function prepare(bench: Bench, mebibytes: number): Promise<string> {
  const folder = join(bench.folder, 'upload');
  await writeRandom(join(folder, 'model.bin'), mebibytes * MIB);
  for (let index = 0; index < FOLDER_FILES; index += 1) {
    const name = join('files', String(index % 100), `${String(index)}.bin`);
    await writeRandom(join(folder, name), Math.floor((mebibytes * MIB) / FOLDER_FILES));
  }
  execFileSync(findPython(), ['-m', 'zipfile', '-c', 'ready.zip', 'model.bin'], { cwd: folder });
  return folder;
}

async function writeRandom(file: string, bytes: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  const memory = Buffer.alloc(Math.min(bytes, 4 * MIB));
  for (let left = bytes; left > 0; left -= memory.length) {
    await handle.write(randomFillSync(memory), 0, Math.min(left, memory.length));
  }
  await handle.close();
}

async function uploadJobs(bench: Bench, service: BenchService, folder: string): Promise<Job[]> {
  const action = (name: string, path: string): Promise<Job> => actionWith(bench, service, name, folder, path);
  const plain = { env: { PATH: process.env['PATH'] ?? '' }, cwd: folder };
  const url = `${service.url}/storage/plain`;
  const file = join(folder, 'ready.zip');
  const program = await plainProgram(bench, 'put');
  return [
    { name: '`curl -T` of the ready zip', argv: ['curl', '-sSf', '-T', file, url], ...plain },
    await action('ready zip', 'ready.zip'),
    await action('one file', 'model.bin'),
    await action('folder', 'files'),
    ...BARE_SCRIPTS.map(({ name, how }) => ({ name, argv: [NODE, program, url, file, how], ...plain })),
  ];
}

/** A workspace for each, as each has a config file of its own; the files stay where they are. */
async function actionWith(
  bench: Bench,
  service: BenchService,
  name: string,
  folder: string,
  path: string,
): Promise<Job> {
  const config = configOf({ data: path });
  const file = `${path}.yml`;
  const handle = await open(join(folder, file), 'w');
  await handle.writeFile(config);
  await handle.close();
  const inputs = { 'config-file': file };
  return actionJob(bench, { name, url: service.url, recorded: false, workspace: folder, inputs });
}

async function measureUploads(
  bench: Bench,
  service: BenchService,
  jobs: readonly Job[],
  rounds: number,
): Promise<Map<string, Transfer[]>> {
  const transfers = new Map<string, Transfer[]>(jobs.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + 1) % jobs.length;
    for (const job of [...jobs.slice(first), ...jobs.slice(0, first)]) {
      const transfer = await transferOnce(bench, service, job);
      if (round >= 0) transfers.get(job.name)?.push(transfer);
    }
  }
  return transfers;
}

async function transferOnce(bench: Bench, service: BenchService, job: Job): Promise<Transfer> {
  const cost = await bench.launcher.run(job);
  const [receivedMs] = await service.uploadMs();
  if (receivedMs === undefined) throw new Error(`${job.name} uploaded nothing.`);
  return { cost, receivedMs };
}

function describe(
  transfers: ReadonlyMap<string, readonly Transfer[]>,
  mebibytes: number,
  baseBytes: number,
): string {
  const [reference = []] = transfers.values();
  const speeds = (list: readonly Transfer[]): number[] =>
    list.map(({ receivedMs }) => (mebibytes / receivedMs) * 1000);
  const head = [
    'upload',
    'MiB/s',
    'against curl',
    'process, s',
    'CPU, s',
    'peak memory, MiB',
    'above the skip path',
  ];
  const rows = [...transfers].map(([name, list]) => {
    const peak = spreadOf(list.map(({ cost }) => cost.peakBytes)).median;
    return [
      name,
      show(spreadOf(speeds(list)), 0),
      list === reference ? '' : show(ratioOf(speeds(list), speeds(reference)), 2),
      show(spreadOf(list.map(({ cost }) => cost.wallMs / 1000)), 2),
      show(spreadOf(list.map(({ cost }) => cost.cpuMs / 1000)), 2),
      (peak / MIB).toFixed(1),
      ((peak - baseBytes) / MIB).toFixed(1),
    ];
  });
  return `${table(head, rows)}\n`;
}

/** Memory must not grow with the size. */
async function measureLarge(bench: Bench, service: BenchService, baseBytes: number): Promise<void> {
  const folder = join(bench.folder, 'large');
  await writeRandom(join(folder, 'model.bin'), 10 * 1024 * MIB);
  const job = await actionWith(bench, service, 'one file of 10 GiB', folder, 'model.bin');
  const transfer = await transferOnce(bench, service, job);
  bench.print(describe(new Map([[job.name, [transfer]]]), 10 * 1024, baseBytes));
  await rm(folder, { recursive: true });
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await work());
  return results;
}
