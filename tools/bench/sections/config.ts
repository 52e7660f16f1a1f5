import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE, projectPath } from '../../project.ts';
import type { Bench } from '../bench.ts';
import { show, spreadOf } from '../../../packages/common/bench/statistics.ts';
import { table } from '../../../packages/common/bench/table.ts';
import { manyModels } from './breadth.ts';

const COUNTS = [1, 100, 5000] as const;
const FORMS = [
  { form: 'one analysis, one field', text: manyModels },
  { form: 'two analyses, eight fields', text: fullModels },
] as const;

/** CPU time for reading and validating config files, each in a process of its own. */
export async function configSection(bench: Bench): Promise<void> {
  bench.print('## Config\n');
  const rows: string[][] = [];
  for (const { form, text } of FORMS) {
    const folders = await writeConfigs(bench, form, text);
    const cpuMs = await measureCpu(folders, bench.full ? 9 : 5);
    for (const [index, values] of cpuMs.entries()) {
      const count = COUNTS[index] ?? 1;
      const spread = spreadOf(values);
      rows.push([form, String(count), show(spread, 1), (spread.median / count).toFixed(3)]);
    }
  }
  bench.print(`${table(['each model has', 'models', 'CPU, ms', 'CPU for each model, ms'], rows)}\n`);
}

/** @returns a workspace for each count */
async function writeConfigs(bench: Bench, form: string, text: (count: number) => string): Promise<string[]> {
  const folders: string[] = [];
  for (const count of COUNTS) {
    const folder = join(bench.folder, `config-${form.replaceAll(/[ ,]+/gu, '-')}-${String(count)}`);
    await mkdir(folder);
    await writeFile(join(folder, 'model-security.yml'), text(count));
    folders.push(folder);
  }
  return folders;
}

async function measureCpu(folders: readonly string[], rounds: number): Promise<number[][]> {
  const program = projectPath('tools/bench/programs/config.ts');
  const [smallest = ''] = folders;
  const cpuMs: number[][] = folders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, folder] of folders.entries()) {
      const { stdout } = await promisify(execFile)(NODE, [program, smallest, folder]);
      cpuMs[index]?.push(Number(stdout));
    }
  }
  return cpuMs;
}

/** Models as people write them, over two attacks. */
function fullModels(count: number): string {
  const models = Array.from({ length: count }, (_unused, index) =>
    [
      `  - name: model-${String(index)}`,
      `    id: id-${String(index)}`,
      '    task: image-classification',
      '    config: { model_framework: tensorflow, input_dimensions: [28, 28, 1], number_of_classes: 10, color_space: bgr }',
      '    artifacts: { model: models/digits.h5, data: data/test, label: data/labels.csv }',
      '    attacks:',
      '      extraction: { number_of_attack_queries: 20000 }',
      '      evasion: {}',
    ].join('\n'),
  );
  return `version: 1\nmodels:\n${models.join('\n')}\n`;
}
