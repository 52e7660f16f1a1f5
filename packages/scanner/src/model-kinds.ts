import classes from './kinds/classes.json' with { type: 'json' };
import objectives from './kinds/objectives.json' with { type: 'json' };
import onnxNames from './kinds/onnx-names.json' with { type: 'json' };
import tensorNames from './kinds/tensor-names.json' with { type: 'json' };
import { MODEL_ROLES, type ModelKind, type ModelRole } from './rules/model-kind.ts';
import type { JsonNode } from './reading/json-tape.ts';
import type { Scan } from './scan.ts';
import type { OnnxGraph } from '@model-security-scan/common/onnx-purpose';
import { unattackedPurpose } from './unattacked-purpose.ts';

/** Endings of class names with what such a class is, the longest first. */
const ENDINGS: readonly (readonly [string, ModelRole])[] = MODEL_ROLES.flatMap((role) =>
  role === 'data' || role === 'no-class-scores'
    ? []
    : namesIn(classes[role]).map((name) => [name, role] as const),
).toSorted(([one], [other]) => other.length - one.length);

/** What people call classes of models of their own. It says little, so that only the outermost object counts. */
const OWN_MODEL = /(?:Model|Net|Network|Predictor|Estimator)$/u;

/**
 * Says what a class is, by the end of its name: `RandomForestClassifier` is a classifier in every package.
 * @param path with its module: `sklearn.ensemble._forest.RandomForestClassifier`
 */
export function classRole(path: string): ModelRole | undefined {
  const name = className(path);
  return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1];
}

/** The same for the class of the outermost object in a file: a class called a model is one. */
export function outermostRole(path: string): ModelRole | undefined {
  return classRole(path) ?? (OWN_MODEL.test(path) ? 'predictor' : undefined);
}

export function className(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** True for a class that predicts. */
export function isPredictorClass(path: string): boolean {
  const role = classRole(path);
  return role !== undefined && MODEL_ROLES.indexOf(role) <= MODEL_ROLES.indexOf('predictor');
}

function namesIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** Activations of a last layer whose answers are scores of classes. */
const SCORES: readonly string[] = ['softmax', 'sigmoid'];
const MAX_DIMENSIONS = 8;

/** Describes a network of Keras by its config, `{ class_name, config }`. @returns undefined if it has no layers */
export function describeKeras(root: JsonNode): ModelKind | undefined {
  const layers = [...(root.get('config', 'layers')?.values() ?? [])];
  const first = layers[0]?.get('config');
  const last = layers.at(-1)?.get('config');
  const name = root.get('class_name')?.string;
  if (first === undefined) return undefined;
  const { batch_shape, batch_input_shape } = first.fields('batch_shape', 'batch_input_shape');
  const shape = readShape(batch_shape ?? batch_input_shape);
  const isClassifier = SCORES.includes(last?.get('activation')?.string ?? '');
  return {
    role: isClassifier ? 'classifier' : 'predictor',
    library: 'keras',
    ...(name === undefined ? {} : { name: name.slice(0, 100) }),
    ...(shape === undefined ? {} : { inputs: { shape } }),
  };
}

/** The shape of one input: what follows the batch. */
function readShape(node: JsonNode | undefined): readonly (number | null)[] | undefined {
  const lengths = [...(node?.values() ?? [])].slice(1);
  if (lengths.length === 0 || lengths.length > MAX_DIMENSIONS) return undefined;
  return lengths.map((length) => (length.kind === 'number' ? Number(length.text) : null));
}

/**
 * Says what a boosted model is for, by what it was trained to do.
 * @param objective as the file has it: `binary:logistic`, `regression_l1`
 * @returns undefined for what is not known
 */
function objectiveRole(library: keyof typeof objectives, objective: string): ModelRole | undefined {
  const roles = objectives[library];
  return (['classifier', 'regressor', 'ranker'] as const).find((role) =>
    roles[role].some((beginning) => objective.startsWith(beginning)),
  );
}

/** More columns would fill the log. */
export const MAX_NAMES = 200;

/** What the file of a boosted model says of it. */
interface BoostedModel {
  readonly objective: string | undefined;
  /** The number of columns; NaN or 0 if it is not known. */
  readonly count: number;
  readonly names: readonly string[];
  readonly isCut: boolean;
}

/** Tells what a boosted model is for, and which columns it takes. */
export function observeBoosted(
  library: keyof typeof objectives,
  { objective = '', count, names, isCut }: BoostedModel,
  scan: Scan,
): void {
  const isNamed = names.length === count && count <= MAX_NAMES;
  const inputs = Number.isSafeInteger(count) && count > 0 && { inputs: { count, ...(isNamed && { names }) } };
  const role = objectiveRole(library, objective) ?? 'predictor';
  scan.observe({ kind: 'model', model: { role, library, ...inputs, ...(isCut && { isDamaged: true }) } });
}

/** Operators that only prepare data also occur in networks: that none but they occur says what a file is. */
const PREPARING = 'ai.onnx.ml';

/**
 * Says what an ONNX model is for.
 * @param operators each with its domain in front: `ai.onnx.ml Scaler`
 * @param graph undefined if it could not be read without doubt: the model then counts as one that can be attacked
 */
export function describeOnnx(operators: readonly string[], graph: OnnxGraph | undefined): ModelKind {
  return { role: roleOf(operators, graph), library: 'onnx' };
}

function roleOf(operators: readonly string[], graph: OnnxGraph | undefined): ModelRole {
  const used = operators.map((operator) => operator.slice(operator.indexOf(' ') + 1));
  const has = (list: readonly string[]): boolean => used.some((name) => list.includes(name));
  const purpose = graph === undefined ? undefined : unattackedPurpose(graph);
  if (purpose !== undefined) return purpose === 'tokens' ? 'language-model' : purpose;
  if (has(onnxNames.classifier)) return 'classifier';
  if (has(onnxNames.regressor)) return has(onnxNames.scores) ? 'predictor' : 'regressor';
  const onlyPrepares =
    used.every((name) => onnxNames.preparing.includes(name)) &&
    operators.some((operator) => operator.startsWith(`${PREPARING} `));
  return onlyPrepares ? 'scaler' : 'predictor';
}

const LANGUAGE: ReadonlySet<string> = new Set(tensorNames.languageModel);
const WEIGHTS: ReadonlySet<string> = new Set(tensorNames.weights);

/** Collects what the names of tensors say of the network that they are the weights of. */
export class TensorFacts {
  #isLanguageModel = false;
  #hasTensors = false;
  #hasWeights = false;

  /** @param name as a state dict has it: `layer1.0.conv1.weight` */
  add(name: string): void {
    this.#hasTensors = true;
    const parts = name.split(/[./]/u);
    this.#isLanguageModel ||= parts.some((part) => LANGUAGE.has(part));
    this.#hasWeights ||= WEIGHTS.has(parts.at(-1) ?? '');
  }

  /** Tensors of which none is called like a weight are data. @returns undefined if there are no tensors */
  kind(library: ModelKind['library']): ModelKind | undefined {
    if (this.#isLanguageModel) return { role: 'language-model', library };
    if (!this.#hasWeights) return this.#hasTensors ? { role: 'data', library } : undefined;
    return { role: 'predictor', library };
  }
}
