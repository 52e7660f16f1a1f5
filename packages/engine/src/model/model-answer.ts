import type { Task } from '../catalog/request-words.ts';
import {
  canBeScores,
  FLOAT_ANSWERS,
  INTEGER_ANSWERS,
  lacksClassScores,
} from '@model-security-scan/common/onnx-purpose';
import { ArtifactFault } from '../fault.ts';
import type { ModelFile, ModelNode, ModelValue } from './model-file.ts';
import { shapeText } from './input-shape.ts';
import { shownName } from './shown-name.ts';

/** Which tensor of a model answers, and what its numbers are as far as the file says. */
export interface ModelAnswer {
  readonly tensor: string;
  /** True if it is no output of the model yet, so that `exposeTensor` must make it one. */
  readonly hidden: boolean;
  /** The output that holds a hidden tensor as a list of maps, as ZipMap writes it. */
  readonly maps?: string;
  /** `unit`: each number lies between 0 and 1, by a converter's post transform, or as one column of probabilities. */
  readonly form: 'probabilities' | 'sigmoids' | 'unit' | 'labels' | 'regression' | 'unknown';
  /** The model's names of the classes, in the order of the scores. */
  readonly classes: readonly string[] | undefined;
}

const STRING = 8;

/** Says that a model of a regression cannot be attacked as a classifier. */
export const IS_REGRESSION =
  'The model answers with one number of a regression, not with classes. Set task: tabular-regression; or export the ' +
  'classifier, if there is one.';

/** Says that a classifier cannot be attacked as a regression. */
export const IS_CLASSIFIER =
  'The model is a classifier, which gives no values. Set task: tabular-classification.';

/** Says that several classes of one input can be right, for which no attack here has a meaning. */
export const SEVERAL_LABELS =
  'The model gives several labels to one input (multi-label), not one of several classes. Such models are not attacked by ' +
  'this tool. Remove the analysis, or give one model for each label.';

/** Attacks on a regression follow one value. @throws ArtifactFault if a model of tabular-regression answers with several */
export function requireOneValue(task: Task, size: number | undefined): void {
  if (task !== 'tabular-regression' || size === undefined || size === 1) return;
  throw new ArtifactFault(
    `The model answers with ${String(size)} values for each row. tabular-regression attacks models of ` +
      'one value: export a model for each of them. A model that forecasts the next values of a series ' +
      'needs task: time-series-forecasting.',
  );
}

const HANDING_ON: ReadonlySet<string> = new Set([
  ...['Identity', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten', 'Cast', 'Transpose', 'Dropout', 'Concat'],
]);

const PICKING: ReadonlySet<string> = new Set(['ArrayFeatureExtractor', 'Gather', 'Slice', 'Split']);
/** Post transforms whose numbers lie between 0 and 1. */
const TO_UNIT: ReadonlySet<string> = new Set(['LOGISTIC', 'PROBIT', 'SOFTMAX', 'SOFTMAX_ZERO']);

const CLASS_ATTRIBUTES = ['classlabels_int64s', 'classlabels_ints', 'classlabels_strings'] as const;

export interface WantedAnswer {
  readonly kind: 'classification' | 'values';
  /** `output` of the config file: the name of the output, if the file has several that could be meant. */
  readonly output?: string | undefined;
}

/**
 * Chooses the tensor that answers: class scores if there are any, else labels. Labels beside scores, as the converters of
 * scikit-learn, XGBoost and LightGBM write them, and outputs that cannot be class scores leave no choice open.
 * @throws ArtifactFault if the model has no answer that can be used, or several, and nobody said which
 */
export function chooseAnswer(file: ModelFile, wanted: WantedAnswer): ModelAnswer {
  const classes = classNames(file);
  const outputs = wanted.output === undefined ? file.outputs : [namedOutput(file, wanted.output)];
  const parted = wanted.kind === 'values' ? undefined : partedScores(file, outputs, classes);
  if (parted !== undefined) return { tensor: parted, hidden: true, form: formOf(file, parted), classes };
  const zipMap = zipMapOf(file, outputs);
  if (zipMap !== undefined) {
    const { tensor, maps } = zipMap;
    const hidden = file.outputs.every(({ name }) => name !== tensor);
    return { ...{ tensor, hidden, maps }, form: formOf(file, tensor), classes };
  }
  const tensors = outputs.filter(({ kind }) => kind === 'tensor');
  const numbers = tensors.filter(({ elementType }) => FLOAT_ANSWERS.has(elementType));
  const scores = wanted.kind === 'values' ? numbers : numbers.filter(canBeScores);
  const [only, ...others] = scores;
  if (only !== undefined) {
    if (others.length > 0) throw new ArtifactFault(formatSeveralOutputs(scores));
    return {
      tensor: only.name,
      hidden: false,
      form: formOf(file, only.name),
      classes: fitting(classes, only),
    };
  }
  if (wanted.kind === 'classification' && lacksClassScores(tensors)) {
    throw new ArtifactFault(formatNoClassScores(tensors));
  }
  const labels = tensors.find(({ elementType }) => INTEGER_ANSWERS.has(elementType));
  if (labels !== undefined) return { tensor: labels.name, hidden: false, form: 'labels', classes };
  if (tensors.some(({ elementType }) => elementType === STRING)) {
    throw new ArtifactFault(
      'The model answers with the names of classes as text. Export it with its probabilities: for scikit-learn, ' +
        'to_onnx(model, data, options={"zipmap": False}).',
    );
  }
  const kinds = file.outputs.map(({ name, kind }) => `${shownName(name)} (${kind})`).join(', ');
  throw new ArtifactFault(`The model has no output that is a tensor of scores or labels: ${kinds}.`);
}

/** Names of classes that fit the scores: a model inside of the model may name its own two. */
function fitting(classes: readonly string[] | undefined, { shape }: ModelValue): ModelAnswer['classes'] {
  const size = shape?.length === 2 ? (shape[1] ?? 0) : 0;
  return size > 1 && classes?.length !== size ? undefined : classes;
}

function namedOutput(file: ModelFile, name: string): ModelValue {
  const found = file.outputs.find((output) => output.name === name);
  if (found !== undefined) return found;
  throw new ArtifactFault(
    `The model has no output "${shownName(name)}", which the config file names. It has: ${listed(file.outputs)}.`,
  );
}

/** @returns the scores that a ZipMap makes one of these outputs of, and that output: a list of maps */
function zipMapOf(
  file: ModelFile,
  outputs: readonly ModelValue[],
): { readonly tensor: string; readonly maps: string } | undefined {
  for (const { operator, inputs, outputs: made } of file.nodes) {
    const maps = outputs.find(({ name }) => made.includes(name))?.name;
    const [tensor] = inputs;
    if (operator === 'ZipMap' && maps !== undefined && tensor !== undefined) return { tensor, maps };
  }
  return undefined;
}

/**
 * Finds scores of which a converter wrote each column as an output of its own, as skl2onnx does for `zipmap: columns`.
 * @returns the tensor of all columns, if one of these outputs is one of them
 */
function partedScores(
  file: ModelFile,
  outputs: readonly ModelValue[],
  classes: readonly string[] | undefined,
): string | undefined {
  const columns = file.outputs.filter(
    ({ kind, elementType, shape }) =>
      kind === 'tensor' &&
      FLOAT_ANSWERS.has(elementType) &&
      shape?.slice(1).every((size) => size === 1) === true,
  );
  for (const [tensor, parts] of Map.groupBy(columns, ({ name }) => pickedFrom(file, name))) {
    const isWhole = tensor !== undefined && parts.length > 1 && parts.length === (classes ?? parts).length;
    if (isWhole && outputs.some((output) => parts.includes(output))) return tensor;
  }
  return undefined;
}

/** @returns the tensor that an operator took a part of; undefined if none did */
function pickedFrom(file: ModelFile, tensor: string): string | undefined {
  const picker = makerOf(file, tensor);
  return picker !== undefined && PICKING.has(picker.operator) ? picker.inputs[0] : undefined;
}

function formatSeveralOutputs(scores: readonly ModelValue[]): string {
  return (
    `The model has ${String(scores.length)} outputs that could be the scores of the classes: ${listed(scores)}. Name the one that ` +
    `is meant, beside "artifacts" of the model in the config file: output: ${shownName(scores[0]?.name ?? '')}.`
  );
}

function formatNoClassScores(outputs: readonly ModelValue[]): string {
  return (
    `The model gives no score for each class, but ${listed(outputs)}. Object detectors, segmentation and ` +
    'models of sequences are not attacked by this tool. Remove the analysis, or export only the ' +
    'classifier.'
  );
}

function listed(outputs: readonly ModelValue[]): string {
  return outputs
    .slice(0, 10)
    .map(({ name, shape }) => `${shownName(name)} (${shapeText(shape)})`)
    .join(', ');
}

/** Says what the numbers of a tensor are by the operator that made them. */
function formOf(file: ModelFile, tensor: string): ModelAnswer['form'] {
  const maker = makerOf(file, tensor);
  if (maker?.operator === 'Softmax') return 'probabilities';
  if (maker?.operator === 'Sigmoid') return 'sigmoids';
  if (isUnit(file, maker)) return 'unit';
  if (maker?.operator.endsWith('Regressor') === true) return 'regression';
  return 'unknown';
}

/** True for what lies between 0 and 1 by what the file says, or is a part of such numbers. */
function isUnit(file: ModelFile, maker: ModelNode | undefined): boolean {
  if (maker === undefined) return false;
  const { operator, attributes, inputs } = maker;
  const [transform = ''] = attributes.get('post_transform')?.texts ?? [];
  if (TO_UNIT.has(transform) || operator === 'Softmax' || operator === 'Sigmoid') return true;
  return PICKING.has(operator) && inputs[0] !== undefined && isUnit(file, makerOf(file, inputs[0]));
}

/** Finds the node that made a tensor's numbers, behind those that only hand them on. */
export function makerOf(file: ModelFile, tensor: string): ModelNode | undefined {
  let name = tensor;
  for (let step = 0; step < 20; step += 1) {
    const maker = file.nodes.find(({ outputs }) => outputs.includes(name));
    const [from, ...others] = maker?.inputs.filter((input) => !file.constants.has(input)) ?? [];
    if (maker === undefined || !HANDING_ON.has(maker.operator) || from === undefined) return maker;
    if (others.length > 0 && maker.operator === 'Concat') return maker;
    name = from;
  }
  return undefined;
}

function classNames(file: ModelFile): readonly string[] | undefined {
  for (const operator of [/^ZipMap$/u, /Classifier$/u]) {
    const node = file.nodes.find((candidate) => operator.test(candidate.operator));
    for (const name of CLASS_ATTRIBUTES) {
      const attribute = node?.attributes.get(name);
      const names = attribute?.texts.length === 0 ? attribute.integers.map(String) : attribute?.texts;
      if (names !== undefined && names.length > 0) return names;
    }
  }
  return undefined;
}

const DENSE: ReadonlySet<string> = new Set(['FusedGemm', 'FusedMatMul', 'Gemm', 'MatMul', 'MatMulInteger']);

/** @returns the real numbers that a tensor was quantized from, or the tensor itself */
function beforeQuantizing(file: ModelFile, tensor: string): string {
  const maker = file.nodes.find(({ outputs }) => outputs.includes(tensor));
  return maker?.operator === 'DynamicQuantizeLinear' ? (maker.inputs[0] ?? tensor) : tensor;
}

/** Finds the features that the model decides by: what its last dense layer reads; undefined if it has none at its end. */
export function featureTensor(file: ModelFile, answer: ModelAnswer): string | undefined {
  let name = answer.tensor;
  for (let step = 0; step < 20; step += 1) {
    const maker = file.nodes.find(({ outputs }) => outputs.includes(name));
    const from = maker?.inputs.find((input) => !file.constants.has(input) && !isConstant(file, input));
    if (maker === undefined || from === undefined) return undefined;
    if (DENSE.has(maker.operator)) {
      const read = beforeQuantizing(file, from);
      return file.inputs.some((input) => input.name === read) ? undefined : read;
    }
    name = from;
  }
  return undefined;
}

function isConstant(file: ModelFile, tensor: string): boolean {
  return file.nodes.some(({ operator, outputs }) => operator === 'Constant' && outputs.includes(tensor));
}
