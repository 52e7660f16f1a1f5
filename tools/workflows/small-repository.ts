import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILT_IN_FILES, EARNED, wineConfig } from '../../__tests__/support/built-in-models.ts';
import { linearModel, matrix } from '../../__tests__/support/onnx-writer.ts';
import { TOUCHING_PICKLE } from '../../__tests__/support/inert-pickle.ts';
import { memorisingModel } from '../../packages/engine/__tests__/support/engine-memoriser.ts';
import { Random } from '../../packages/engine/src/random.ts';
import { commitAll, git } from '../demo/git.ts';
import { projectPath } from '../project.ts';
import { type Checkout, PULL_REQUEST_BRANCH, REPOSITORY } from './repository.ts';

/**
 * Repositories with one small real model, for local analyses. `good` and `hostile` have no config file; `hostile`
 * and `strict-hostile` have a pickle that would run a program. The others differ in their policy, and `other-byte` in one
 * byte of the data. `training-rows` has a model that knows no row by heart, with its training rows and others; in `known-rows` it knows them all. `two` and `two-strict` have two analyses. The model is vulnerable in all that are `strict`.
 */
export type SmallRepository =
  | 'good'
  | 'hostile'
  | 'wine'
  | 'other-byte'
  | 'two'
  | 'two-strict'
  | 'strict'
  | 'strict-hostile'
  | 'accepted'
  | 'accepted-ended'
  | 'training-rows'
  | 'known-rows';

type Files = Readonly<Record<string, string | Buffer>>;

const { 'wine.onnx': MODEL, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX } = BUILT_IN_FILES;
const WINE: Files = { 'wine.onnx': MODEL, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX };
const HOSTILE: Files = { 'models/net.pkl': TOUCHING_PICKLE };
const DAY_MS = 86_400_000;

const MAKERS: Readonly<Record<SmallRepository, () => Files>> = {
  good: () => ({ 'wine.onnx': MODEL }),
  hostile: () => ({ 'wine.onnx': MODEL, ...HOSTILE }),
  wine: () => withConfig(LENIENT),
  'other-byte': () => ({ ...withConfig(LENIENT), 'wine.csv': otherByte(DATA) }),
  two: () => withConfig(wineConfig({ threshold: 1, attacks: TWO })),
  'two-strict': () => withConfig(wineConfig({ threshold: 0.1, attacks: TWO })),
  strict: () => withConfig(STRICT),
  'strict-hostile': () => ({ ...withConfig(STRICT), ...HOSTILE }),
  accepted: () => withConfig(acceptedUntil(new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10))),
  'accepted-ended': () => withConfig(acceptedUntil('2026-01-31')),
  'training-rows': () => trainingRows(false),
  'known-rows': () => trainingRows(true),
};

const TWO = { extraction: { number_of_attack_queries: 500 }, evasion: { samples: 20 } };
/** With the attack of the lenient one, so that only the threshold differs. */
const STRICT = wineConfig({ threshold: 0.1, attacks: EARNED });
const LENIENT = wineConfig({ threshold: 1 });

function withConfig(config: string): Files {
  return { ...WINE, '.github/model-security.yml': config };
}

function acceptedUntil(until: string): string {
  const config: unknown = JSON.parse(STRICT);
  const accept = [{ finding: 'wine/extraction', until, reason: 'The retrained model comes' }];
  return JSON.stringify({ ...Object(config), accept });
}

/**
 * A linear model, and rows on both sides whose labels follow from it by chance.
 * @param isKnown true if the model knows the labels of its training rows by heart
 */
function trainingRows(isKnown: boolean): Files {
  const random = new Random(1);
  const [train, test] = [drawRows(random), drawRows(random)];
  const { values: rows, labels } = train;
  return {
    'models/churn.onnx': isKnown
      ? memorisingModel({
          weights: [
            [-1, 1],
            [1, -1],
            [-0.5, 0.5],
          ],
          bias: [0, 0],
          rows,
          labels,
          reach: 1e-4,
        })
      : linearModel({ weights: matrix('-1 1', '1 -1', '-0.5 0.5'), last: 'Softmax' }),
    'data/train.csv': tableOf(train),
    'data/test.csv': tableOf(test),
  };
}

interface DrawnRows {
  readonly values: Float32Array;
  readonly labels: Int32Array;
}

const ROWS = 400;

function drawRows(random: Random): DrawnRows {
  const values = new Float32Array(ROWS * 3);
  random.fillNormals(values);
  const labels = Int32Array.from({ length: ROWS }, (_, row) => {
    const [a = 0, b = 0, c = 0] = values.subarray(3 * row);
    return random.uniform() < 1 / (1 + Math.exp(-2 * (a - b + 0.5 * c))) ? 1 : 0;
  });
  return { values, labels };
}

function tableOf({ values, labels }: DrawnRows): string {
  const lines = Array.from(labels, (label, row) =>
    [...values.subarray(3 * row, 3 * row + 3), label].join(','),
  );
  return ['a,b,c,churned', ...lines, ''].join('\n');
}

/** Changes the last digit of a table. */
function otherByte(table: Buffer): Buffer {
  const bytes = Buffer.from(table);
  const digit = bytes.findLastIndex((byte) => byte >= 0x30 && byte <= 0x39);
  bytes[digit] = bytes[digit] === 0x31 ? 0x30 : 0x31;
  return bytes;
}

const MATRIX_EXAMPLE = 'command-line/github-matrix.yml';

/** Tells the two analyses of {@link TWO} apart by name: act does not know `strategy.job-index`. */
async function nameParts(workflow: string): Promise<void> {
  const text = await readFile(workflow, 'utf8');
  const index = "(matrix.attack == 'extraction' && '0' || '1')";
  await writeFile(workflow, text.replaceAll('strategy.job-index', index));
}

/**
 * Makes a small repository with every example as its workflow, unchanged but for the number of a job in a matrix.
 * @param more files beside its own
 */
export async function makeSmallRepository(
  folder: string,
  kind: SmallRepository,
  more: Files,
): Promise<Checkout> {
  await git(folder, 'init', '--quiet', '--initial-branch', 'main');
  await cp(projectPath('examples'), join(folder, '.github/workflows'), { recursive: true });
  await nameParts(join(folder, '.github/workflows', MATRIX_EXAMPLE));
  for (const [name, content] of Object.entries({ ...MAKERS[kind](), ...more })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await git(folder, 'remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`);
  const commit = await commitAll(folder, kind);
  await git(folder, 'branch', PULL_REQUEST_BRANCH);
  return { folder, commit };
}
