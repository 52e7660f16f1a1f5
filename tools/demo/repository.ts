import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commitAll, git } from './git.ts';
import { denseOnnxModel } from './onnx.ts';
import { greyPng } from './png.ts';

const CONFIG = `version: 1
models:
  - name: digits
    id: 6f1c2b7e-digits
    task: image-classification
    config: { model_framework: onnx, input_dimensions: [28, 28, 1], number_of_classes: 10, color_space: grayscale }
    artifacts: { model: models/digits.onnx, data: data/digits/images, label: data/digits/labels.csv }
    attacks:
      extraction: { number_of_attack_queries: 20000 }
      evasion: {}

  - name: churn
    id: 90ab41d3-churn
    task: tabular-classification
    config: { model_framework: onnx, input_dimensions: [4], number_of_classes: 2 }
    artifacts: { model: models/churn.onnx, data: data/churn/customers.csv, minmax: data/churn/minmax.csv }
    attacks:
      extraction: { number_of_attack_queries: 5000, vulnerability_threshold: 0.1 }
`;

/** The files of a small repository with two models, their data and the action's config file. */
function demoFiles(config: string): ReadonlyMap<string, string | Buffer> {
  const digits = Array.from({ length: 20 }, (_, index) => index);
  const pictures = digits.map(
    (index) => [`data/digits/images/${String(index).padStart(3, '0')}.png`, digitImage(index)] as const,
  );
  const columns = [
    ['age', 80],
    ['tenure', 120],
    ['contracts', 5],
    ['region', 3],
  ] as const;
  const customers = Array.from({ length: 200 }, (_, row) => [
    ...[row % 80, (row * 37) % 120, row % 5, (row * 7) % 3, row % 2],
  ]);
  const names = columns.map(([name]) => name);
  const limits = columns.map(([name, size]) => [name, 0, size - 1]);
  return new Map<string, string | Buffer>([
    ['.github/model-security.yml', config],
    ['models/digits.onnx', denseOnnxModel(28 * 28, 10)],
    ['models/churn.onnx', denseOnnxModel(4, 2)],
    ...pictures,
    [
      'data/digits/labels.csv',
      csv(
        ['image', 'label'],
        digits.map((index) => [index, index % 10]),
      ),
    ],
    ['data/churn/customers.csv', csv([...names, 'churned'], customers)],
    ['data/churn/minmax.csv', csv(['column', 'min', 'max'], limits)],
  ]);
}

/** An image of a ring that is wider for a larger digit. */
function digitImage(index: number): Buffer {
  return greyPng(28, (column, row) => {
    const distance = Math.hypot(column - 13.5, row - 13.5);
    return Math.abs(distance - 9) < 1 + (index % 10) / 3 ? 255 : 0;
  });
}

function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, ...rows].map((row) => `${row.join(',')}\n`).join('');
}

/**
 * Creates the repository afresh and commits it.
 * @param config text of the action's config file, instead of the demo's own
 * @returns the commit; the same files always give the same one
 */
export async function makeDemoRepository(folder: string, config = CONFIG): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of demoFiles(config)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  return commitAll(folder, 'Models and their data');
}
