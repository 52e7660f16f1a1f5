import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectPath } from '../project.ts';
import { commitAll, git } from './git.ts';

const CONFIG = `version: 1
models:
  # Tells handwritten digits apart: a perceptron, trained by scikit-learn.
  - name: digits
    id: digits
    task: image-classification
    config:
      model_framework: onnx
      input_dimensions: [8, 8, 1]
      number_of_classes: 10
      color_space: grayscale
    artifacts:
      model: models/digits.onnx
      data: data/digits.npz
      label: data/digits.npz
    attacks:
      evasion: {}
      outlier: {}

  # Tells three kinds of wine apart by 13 measurements: a logistic regression.
  - name: wine
    id: wine
    task: tabular-classification
    config:
      model_framework: onnx
      input_dimensions: [13]
      number_of_classes: 3
    artifacts:
      model: models/wine.onnx
      data: data/wine.csv
      minmax: data/wine-minmax.csv
    attacks:
      evasion: {}
      extraction: { number_of_attack_queries: 1000 }
`;

/** The files of the repository, and the small victims that `tools/engine-fixtures` made of data that scikit-learn ships. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['models/digits.onnx', 'digits-perceptron.onnx'],
  ['models/wine.onnx', 'wine-logistic.onnx'],
  ['data/digits.npz', 'digits.npz'],
  ['data/wine.csv', 'wine.csv'],
  ['data/wine-minmax.csv', 'wine-minmax.csv'],
]);

/**
 * Creates a repository with two trained models, their data and a config file, and commits it.
 * @returns the commit; it is always the same one
 */
export async function makeRealRepository(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, source] of FILES) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await cp(projectPath(`__tests__/fixtures/engine/${source}`), file);
  }
  await mkdir(join(folder, '.github'));
  await writeFile(join(folder, '.github/model-security.yml'), CONFIG);
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  return commitAll(folder, 'Two models and their data');
}
