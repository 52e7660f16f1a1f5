import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputVariables, makeRunnerEnvironment } from '../../__tests__/support/runner-environment.ts';
import { readActionMetadata } from '../action-metadata.ts';
import { NODE, projectPath } from '../project.ts';
import type { Bench } from './bench.ts';
import type { Job } from './launcher.ts';

interface ActionJob {
  readonly name: string;
  readonly url: string;
  /** True if the service has a record, so that the run ends with the lineage check. */
  readonly recorded: boolean;
  readonly workspace?: string;
  /** The text of the config file. */
  readonly config?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A lineage check that finds a record, and nothing else. */
export const skipPath = { name: 'skip path', recorded: true, inputs: { mode: 'check' } } as const;

/** A run of the built action as the runner starts it. */
export async function actionJob(bench: Bench, options: ActionJob): Promise<Job> {
  const folder = await mkdtemp(join(bench.folder, 'action-'));
  const workspace = options.workspace ?? join(folder, 'workspace');
  await mkdir(join(workspace, '.github'), { recursive: true });
  if (options.config !== undefined) {
    await writeFile(join(workspace, '.github', 'model-security.yml'), options.config);
  }
  const runner = await makeRunnerEnvironment(folder, workspace);
  const inputs = inputVariables(
    readActionMetadata(projectPath('action.yml')),
    {
      'base-url': options.url,
      'api-key': 'bench-key',
      'org-id': options.recorded ? 'recorded' : 'unknown',
      ...options.inputs,
    },
    'token-of-the-workflow',
  );
  return {
    name: options.name,
    argv: [NODE, join(bench.dist, 'index.js')],
    env: { ...inputs, ...runner.variables },
    cwd: workspace,
  };
}

/** One model with an analysis that needs nothing but the files for which the service asks. */
export function configOf(slots: Readonly<Record<string, string>>): string {
  const artifacts = Object.entries(slots).map(([slot, path]) => `      ${slot}: ${path}`);
  return `${[
    'version: 1',
    'models:',
    '  - name: bench',
    `    id: "slots:${Object.keys(slots).join(',')}"`,
    '    task: image-classification',
    '    artifacts:',
    ...artifacts,
    '    attacks:',
    '      outlier: { input_dimensions: [28, 28, 1] }',
  ].join('\n')}\n`;
}
