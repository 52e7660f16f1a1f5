import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../../project.ts';
import { actionJob, configOf } from '../action.ts';
import type { Bench } from '../bench.ts';
import { costTable } from '../cost-table.ts';
import { findPython, type Job } from '../launcher.ts';
import { measureRounds } from '../rounds.ts';
import { startService } from '../service.ts';

const FILES = { data: 'data.csv', label: 'label.csv', model: 'model.h5' } as const;
const FILE_BYTES = 20_000;

/** Lineage check, one analysis and its three small files, against the same as scripts. */
export async function submitSection(bench: Bench): Promise<void> {
  const { full, launcher, print, python } = bench;
  print('## Submit path\n');
  const service = await startService(0);
  try {
    const folder = join(bench.folder, 'submit');
    await mkdir(folder);
    for (const [slot, file] of Object.entries(FILES)) {
      await writeFile(join(folder, file), Buffer.alloc(FILE_BYTES, `${slot},1,2,3\n`));
      execFileSync(findPython(), ['-m', 'zipfile', '-c', `${slot}.zip`, file], { cwd: folder });
    }
    const plain = { env: { PATH: process.env['PATH'] ?? '' }, cwd: folder };
    const script = projectPath('tools/bench/programs/submit.sh');
    const jobs: Job[] = [
      await actionJob(bench, {
        name: 'action',
        url: service.url,
        recorded: false,
        workspace: folder,
        config: configOf(FILES),
      }),
      { name: 'curl script', argv: ['sh', script, service.url, folder], ...plain },
    ];
    if ('path' in python) {
      const program = projectPath('tools/bench/programs/submit.py');
      const argv = [python.path, program, service.url, folder];
      jobs.push({ name: 'Python requests script', argv, ...plain });
    } else print(`${python.missing}\n`);
    const measured = await measureRounds(launcher, jobs, full ? 40 : 15);
    print(costTable(measured, (name) => name === 'action'));
  } finally {
    service.close();
  }
}
