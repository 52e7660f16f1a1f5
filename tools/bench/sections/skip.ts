import { NODE, projectPath } from '../../project.ts';
import { actionJob, configOf, skipPath } from '../action.ts';
import type { Bench } from '../bench.ts';
import { costTable } from '../cost-table.ts';
import type { Job } from '../launcher.ts';
import { plainProgram } from '../plain-program.ts';
import { measureRounds } from '../rounds.ts';
import { startService } from '../service.ts';

const BODY =
  '{"repo_type":"github","repo_url":"https://github.com/octo-org/digits","branch_name":"main","depth":1}';

/** The whole process of a run that finds a record, against the same request made by others. */
export async function skipSection(bench: Bench): Promise<void> {
  const { folder, full, launcher, print, python } = bench;
  print('## Skip path\n');
  using service = await startService(0);
  const plain = { env: { PATH: process.env['PATH'] ?? '' }, cwd: folder };
  const skip = { ...skipPath, url: service.url };
  const jobs: Job[] = [
    await actionJob(bench, { ...skip, name: 'action, mode check' }),
    await actionJob(bench, {
      ...skip,
      name: 'action, mode scan',
      inputs: {},
      config: configOf({ data: 'data' }),
    }),
    { name: 'Node doing nothing', argv: [NODE, await plainProgram(bench, 'nothing')], ...plain },
    {
      name: 'bare `node:http` script',
      argv: [NODE, await plainProgram(bench, 'check'), service.url],
      ...plain,
    },
    { name: 'curl', argv: ['curl', ...curlArguments(service.url)], ...plain },
  ];
  if ('path' in python) {
    jobs.push({
      name: 'Python requests',
      argv: [python.path, projectPath('tools/bench/programs/check.py'), service.url],
      ...plain,
    });
  } else print(`${python.missing}\n`);
  const measured = await measureRounds(launcher, jobs, full ? 60 : 25);
  print(costTable(measured, (name) => name.startsWith('action')));
}

function curlArguments(url: string): string[] {
  const headers = ['x-api-key: bench-key', 'org-id: recorded', 'content-type: application/json'];
  return [
    '-sSf',
    ...headers.flatMap((header) => ['-H', header]),
    '-d',
    BODY,
    `${url}/prod/api/ais/v1.5/developer/lineage-check`,
  ];
}
