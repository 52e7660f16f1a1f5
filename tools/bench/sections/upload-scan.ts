import { mkdir, mkdtemp, open } from 'node:fs/promises';
import { randomFillSync } from 'node:crypto';
import { join } from 'node:path';
import { projectPath } from '../../project.ts';
import { actionJob, configOf } from '../action.ts';
import { type Bench, MIB } from '../bench.ts';
import { costTable } from '../cost-table.ts';
import { findPython, type Job } from '../launcher.ts';
import { measureRounds } from '../rounds.ts';
import { startService } from '../service.ts';

const MODEL = 'model.safetensors';

/** Whole runs that scan a model and upload it, against a Python script that hashes it, zips it and uploads it. */
export async function uploadScanSection(bench: Bench): Promise<void> {
  const { folder, full, launcher, print } = bench;
  const mebibytes = full ? 1024 : 256;
  print(`## Upload with the scan of a model of ${String(mebibytes)} MiB\n`);
  const workspace = await mkdtemp(join(folder, 'scanned-'));
  await mkdir(join(workspace, '.github'));
  await writeModel(join(workspace, MODEL), mebibytes * MIB);
  using service = await startService(0);
  const jobOf = (name: string, scan: string): Promise<Job> =>
    actionJob(bench, {
      ...{ name, url: service.url, recorded: false, workspace },
      config: configOf({ data: MODEL }),
      inputs: { 'supply-chain': scan },
    });
  const program = projectPath('tools/bench/programs/upload.py');
  const jobs: Job[] = [
    await jobOf('action', 'false'),
    await jobOf('action, with the scan of all files', 'true'),
    {
      name: 'Python script',
      argv: [findPython(), program, `${service.url}/storage/plain`, join(workspace, MODEL)],
      env: { PATH: process.env['PATH'] ?? '' },
      cwd: workspace,
    },
  ];
  const measured = await measureRounds(launcher, jobs, full ? 9 : 5);
  print(costTable(measured, (name) => name.startsWith('action')));
}

/** One tensor of random bytes. */
async function writeModel(file: string, bytes: number): Promise<void> {
  const header = Buffer.from(
    JSON.stringify({ w: { dtype: 'U8', shape: [bytes], data_offsets: [0, bytes] } }),
  );
  const start = Buffer.alloc(8);
  start.writeBigUInt64LE(BigInt(header.length));
  const handle = await open(file, 'w');
  await handle.write(Buffer.concat([start, header]));
  const memory = Buffer.alloc(4 * MIB);
  for (let left = bytes; left > 0; left -= memory.length) await handle.write(randomFillSync(memory));
  await handle.close();
}
