import { CHECK_MARK } from '../catalog/result/result-words.ts';
import { INTEGER_ANSWERS } from '@model-security-scan/common/onnx-purpose';
import { type PixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import type { ModelAnswer } from '../model/model-answer.ts';
import type { ModelFile, ModelValue } from '../model/model-file.ts';
import { shownName } from '../model/shown-name.ts';
import { classesOf } from '../predicted-classes.ts';
import type { Session } from '../runtime/runtime.ts';
import { BatchRunner } from './batch-runner.ts';
import type { InputPlan } from './input-tensors.ts';

const STRING = 8;
/** Of two classes, a level other than .5 makes some labels others than the greatest score. More than this share is a contradiction. */
const MOST_OTHERS = 0.25;
const COMPARED = 64;

/** Finds the output of a model that names the class of each input, beside its scores; undefined if none, or several could be it. */
export function labelBeside(
  { outputs }: ModelFile,
  { form, classes }: ModelAnswer,
): { readonly tensor: string; readonly names: readonly string[] | undefined } | undefined {
  if (form === 'labels') return undefined;
  const [only, ...others] = outputs.filter((output) => isLabel(output, classes));
  if (only === undefined || others.length > 0) return undefined;
  return { tensor: only.name, names: classes };
}

/** Texts are only known as classes if the file names these. */
function isLabel({ kind, elementType, shape }: ModelValue, classes: readonly string[] | undefined): boolean {
  const isType = INTEGER_ANSWERS.has(elementType) || (elementType === STRING && classes !== undefined);
  return kind === 'tensor' && isType && (shape?.slice(1).every((size) => size === 1) ?? false);
}

interface Opening {
  readonly file: ModelFile;
  readonly answer: ModelAnswer;
  readonly session: Session;
  readonly runner: BatchRunner;
  readonly scale: PixelScale | undefined;
}

interface Wanted {
  readonly kind: 'classification' | 'values';
  readonly output?: string | undefined;
  /** Gives some inputs of the data, before any scaling. */
  readonly examples?: ((plan: InputPlan, most?: number) => Promise<Float32Array>) | undefined;
}

interface AsLabels {
  readonly runner: BatchRunner;
  readonly answer: ModelAnswer;
  readonly notes: readonly string[];
}

/**
 * Looks whether a model's labels contradict its scores, by some inputs of the data. Then what it names is what it decides.
 * @returns undefined if they agree, or the user says which output is meant
 */
export async function contraryLabels(
  { file, answer, session, runner, scale }: Opening,
  { kind, output, examples }: Wanted,
): Promise<AsLabels | undefined> {
  const beside = kind === 'values' || output !== undefined ? undefined : labelBeside(file, answer);
  if (beside === undefined || examples === undefined) return undefined;
  const { plan } = runner;
  const labels = new BatchRunner(session, plan, beside.tensor, beside.names);
  const inputs = scalePixels(await examples(plan, COMPARED), scale);
  const count = inputs.length / plan.size;
  const others = await countOthers(runner, labels, inputs, count);
  if (others <= MOST_OTHERS * count) return undefined;
  const { tensor } = beside;
  return {
    runner: labels,
    answer: { tensor, hidden: false, form: 'labels', classes: answer.classes },
    notes: [formatContrary(tensor, others, count)],
  };
}

/** Counts inputs whose greatest score is not that of the class that the model names. */
async function countOthers(
  scores: BatchRunner,
  labels: BatchRunner,
  inputs: Float32Array,
  count: number,
): Promise<number> {
  const { values, size } = await scores.run(inputs, count);
  if (size === 1) return 0;
  const said = await labels.run(inputs, count);
  const named = Array.from(said.values);
  // Numbers beyond the scores stand for something that is not known.
  if (named.some((one) => one < 0 || one >= size)) return 0;
  const greatest = classesOf(values, count);
  return named.filter((one, row) => one !== greatest[row]).length;
}

function formatContrary(tensor: string, others: number, count: number): string {
  const output = shownName(tensor);
  return (
    `${CHECK_MARK}the scores of the model contradict its labels: for ${String(others)} of ` +
    `${String(count)} inputs the greatest score belongs to another class than its output ${output} ` +
    'names. skl2onnx writes this for SVC with two classes. The labels were attacked, as with output: ' +
    `${output}. Attacks learn more from scores that agree with them: train the model with ` +
    'probability=True, if it has that.'
  );
}
