import { type TableColumn, Words } from '../dataset/tables/table-columns.ts';
import { ArtifactFault } from '../fault.ts';
import { inputShape, shapeText } from '../model/input-shape.ts';
import type { ModelFile, ModelValue } from '../model/model-file.ts';
import { refuseTokens } from '../model/refused-models.ts';
import { shownName } from '../model/shown-name.ts';
import type { Tensor } from '../runtime/runtime.ts';
import { toHalf } from './half-precision.ts';

/** The inputs of a model, filled from one row of numbers for each input. */
export interface InputPlan {
  readonly shape: readonly number[];
  readonly size: number;
  /** The batch that the model insists on; undefined if it takes any. */
  readonly batch: number | undefined;
  /** True if the model takes one input as it is, without a dimension for the batch. */
  readonly isSingle: boolean;
  readonly parts: readonly InputPart[];
  /** What is known of the columns, if the model takes a row of them. */
  readonly columns: readonly TableColumn[];
}

interface InputPart {
  readonly name: string;
  readonly shape: readonly number[];
  readonly size: number;
  readonly make: (values: Float32Array) => Pick<Tensor, 'type' | 'data'>;
}

/** How to make the numbers of a tensor, by element type. Integers are rounded: between them such a model has no inputs. */
const MAKERS: Readonly<Record<number, InputPart['make']>> = {
  1: (data) => ({ type: 'float32', data }),
  2: (values) => ({ type: 'uint8', data: Uint8Array.from(new Uint8ClampedArray(values)) }),
  3: (values) => ({ type: 'int8', data: Int8Array.from(values, Math.round) }),
  6: (values) => ({ type: 'int32', data: Int32Array.from(values, Math.round) }),
  7: (values) => ({
    type: 'int64',
    data: BigInt64Array.from(values, (value) => BigInt(Math.round(value) || 0)),
  }),
  10: (values) => ({ type: 'float16', data: Uint16Array.from(values, toHalf) }),
  11: (values) => ({ type: 'float64', data: Float64Array.from(values) }),
};

/**
 * Plans how the numbers of an input become the tensors that a model takes.
 * @throws ArtifactFault if the model takes something else than numbers, or its shape is not known
 */
export function planInputs(file: ModelFile, dimensions: readonly number[] | undefined): InputPlan {
  const [first, ...others] = file.inputs;
  if (first === undefined) throw new ArtifactFault('The model has no input.');
  refuseTokens(file);
  if (others.length > 0) return planColumns(file);
  const isSingle = lacksBatch(file);
  const shape = inputShape(oneInput(file), dimensions);
  const size = shape.reduce((product, side) => product * side, 1);
  const columns = shape.length === 1 ? inputColumns(file, first, size) : [];
  const parts = [{ name: first.name, shape, size, make: makerOf(first, columns) }];
  return { shape, size, batch: isSingle ? 1 : first.shape?.[0], isSingle, parts, columns };
}

/** The shape of one input as far as the file says it, without the batch. */
export function oneInput(file: ModelFile): ModelValue['shape'] {
  const shape = file.inputs[0]?.shape;
  return lacksBatch(file) ? shape : shape?.slice(1);
}

/** True if the first dimension of the only input is no batch: it is fixed, and no answer has as many. */
function lacksBatch({ inputs, outputs }: ModelFile): boolean {
  const [input, ...others] = inputs;
  const [rows] = input?.shape ?? [];
  if (input?.shape === undefined || others.length > 0 || rows === undefined || rows < 2) return false;
  const answers = outputs.filter(({ kind }) => kind === 'tensor').map(({ shape }) => shape);
  return (
    input.shape.length === 1 ||
    (answers.length > 0 &&
      answers.every((shape) => shape !== undefined && shape[0] !== undefined && shape[0] !== rows))
  );
}

/** Plans a model with an input for each column of a table, as scikit-learn's pipelines over named columns have. */
function planColumns(file: ModelFile): InputPlan {
  const { inputs } = file;
  const all: TableColumn[] = [];
  const parts = inputs.map((value) => {
    const [, columns = value.shape?.length === 1 ? 1 : undefined, ...more] = value.shape ?? [];
    if (columns === undefined || more.length > 0) {
      throw new ArtifactFault(
        `The model has ${String(inputs.length)} inputs, and ${shownName(value.name)} is ${shapeText(value.shape)}. ` +
          'Only models with one input, or with columns of a table as inputs, can be analysed.',
      );
    }
    const own = inputColumns(file, value, columns);
    all.push(...own);
    const shape = value.shape?.length === 1 ? [] : [columns];
    return { name: value.name, shape, size: columns, make: makerOf(value, own) };
  });
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return { shape: [size], size, batch: inputs[0]?.shape?.[0], isSingle: false, parts, columns: all };
}

/** The element types of text and of numbers that may be NaN, by their numbers in ONNX. */
const TEXT = 8;
export const FLOATS: ReadonlySet<number> = new Set([1, 10, 11]);
/** Operators that do something sensible with a number that is missing. */
const TAKES_MISSING = /^(?:Imputer|IsNaN|TreeEnsemble.*)$/u;

/** Describes the columns of one input; a single column has its name. */
function inputColumns(
  file: ModelFile,
  { name, elementType }: ModelValue,
  size: number,
): readonly TableColumn[] {
  const mayLack = FLOATS.has(elementType) && file.nodes.some(({ operator }) => TAKES_MISSING.test(operator));
  const known = new Set(
    elementType === TEXT
      ? file.nodes.flatMap(({ attributes }) => [...attributes.values()].flatMap(({ texts }) => texts))
      : [],
  );
  return Array.from({ length: size }, () => ({
    name: size === 1 ? name : undefined,
    mayLack,
    ...(elementType === TEXT ? { words: new Words(known) } : {}),
  }));
}

/** Turns codes back into the texts that they stand for. */
function textMaker(columns: readonly TableColumn[]): InputPart['make'] {
  return (codes) => ({
    type: 'string',
    data: Array.from(codes, (code, at) => columns[at % columns.length]?.words?.word(code) ?? ''),
  });
}

function makerOf(value: ModelValue, columns: readonly TableColumn[]): InputPart['make'] {
  const make = value.elementType === TEXT ? textMaker(columns) : MAKERS[value.elementType];
  if (value.kind === 'tensor' && make !== undefined) return make;
  throw new ArtifactFault(
    `The model's input ${shownName(value.name)} cannot be filled. Export the model with inputs of float32.`,
  );
}

/** Makes the tensors of a batch. @param values `count` inputs, one after another */
export function inputTensors(plan: InputPlan, values: Float32Array, count: number): Record<string, Tensor> {
  const tensors: Record<string, Tensor> = {};
  let offset = 0;
  for (const part of plan.parts) {
    const own = plan.parts.length === 1 ? values : columnsOf(values, count, plan.size, offset, part.size);
    tensors[part.name] = { ...part.make(own), shape: plan.isSingle ? part.shape : [count, ...part.shape] };
    offset += part.size;
  }
  return tensors;
}

function columnsOf(
  values: Float32Array,
  count: number,
  rowSize: number,
  offset: number,
  columns: number,
): Float32Array {
  const own = new Float32Array(count * columns);
  for (let row = 0; row < count; row += 1) {
    const start = row * rowSize + offset;
    own.set(values.subarray(start, start + columns), row * columns);
  }
  return own;
}
