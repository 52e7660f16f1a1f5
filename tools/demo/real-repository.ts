import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectPath } from '../project.ts';
import { commitAll, git } from './git.ts';

const CONFIG = `version: 1
models:
  # Tells handwritten digits apart: a perceptron, trained by scikit-learn.
  - name: digits
    task: image-classification
    config: { model_framework: onnx, input_dimensions: [8, 8, 1], number_of_classes: 10, color_space: grayscale }
    artifacts: { model: models/digits.onnx, data: data/digits.npz, label: data/digits.npz }
    attacks:
      evasion: { samples: 50 }

  # Tells three kinds of wine apart by 13 measurements: a logistic regression.
  - name: wine
    task: tabular-classification
    config: { model_framework: onnx, input_dimensions: [13], number_of_classes: 3 }
    artifacts: { model: models/wine.onnx, data: data/wine.csv, minmax: data/wine-minmax.csv }
    attacks:
      # The threat: measurements that are up to 5 % of their range off.
      evasion: { samples: 50, eps: 0.05 }
`;

/** The victim of the demo. */
export const DIGITS = 'models/digits.onnx';

/** A pickle that would run a command. */
export const PICKLE = 'models/downloaded.pkl';
/** The file that the command would create. */
export const TRACE = 'pickle-ran';
/** Its whole content, as text: import os.system, push a text, call the function with it. Nothing ever loads it. */
export const PICKLE_TEXT = `cos\nsystem\n(S'touch ${TRACE}'\ntR.`;

/** Small models and their data, which `packages/engine/bench/fixtures` made of what scikit-learn ships. */
const FIXTURES: ReadonlyMap<string, string> = new Map([
  [DIGITS, 'digits-perceptron.onnx'],
  ['models/wine.onnx', 'wine-logistic.onnx'],
  ['data/digits.npz', 'digits.npz'],
  ['data/wine.csv', 'wine.csv'],
  ['data/wine-minmax.csv', 'wine-minmax.csv'],
]);

/**
 * Creates a repository with two trained models, their data, a config file and a harmful pickle, and commits it.
 * @param folder does not exist yet
 * @returns the commit; it is always the same one
 */
export async function makeRealRepository(folder: string): Promise<string> {
  for (const [name, source] of FIXTURES) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await cp(projectPath(`__tests__/fixtures/engine/${source}`), file);
  }
  await mkdir(join(folder, '.github'));
  await writeFile(join(folder, '.github/model-security.yml'), CONFIG);
  await writeFile(join(folder, PICKLE), PICKLE_TEXT);
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  return commitAll(folder, 'Two models, their data, and a downloaded file');
}

/** The lowest byte of a weight, so the model works as before. */
const WEIGHT_BYTE = 4998;

/**
 * Changes one bit of a weight of the digits model, and commits it.
 * @returns the commit, and what changed, as a sentence
 */
export async function changeOneByte(
  folder: string,
): Promise<{ readonly commit: string; readonly change: string }> {
  const file = join(folder, DIGITS);
  const model = await readFile(file);
  const before = model.readUInt8(WEIGHT_BYTE);
  model.writeUInt8(before ^ 1, WEIGHT_BYTE);
  await writeFile(file, model);
  const commit = await commitAll(folder, 'Change one byte of the digits model');
  const [from, to] = [before, before ^ 1].map((byte) => byte.toString(16).padStart(2, '0'));
  return {
    commit,
    change: `Byte ${String(WEIGHT_BYTE)} of ${DIGITS} is now ${String(to)}, it was ${String(from)}.`,
  };
}
