import { ArtifactFault } from '../fault.ts';
import { inputShape, shapeText } from '../model/input-shape.ts';
import type { ModelFile, ModelValue } from '../model/model-file.ts';
import { refuseTokens } from '../model/token-input.ts';
import { shownName } from '../model/shown-name.ts';
import type { Tensor } from '../runtime/runtime.ts';
import { toHalf } from './half-precision.ts';

/** The inputs of a model, filled from one row of numbers for each input. */
export interface InputPlan {
  /** The shape of one input without the batch. */
  readonly shape: readonly number[];
  readonly size: number;
  /** The batch that the model insists on; undefined if it takes any. */
  readonly batch: number | undefined;
  readonly parts: readonly InputPart[];
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
 * @param dimensions `input_dimensions`, if they are given
 * @throws ArtifactFault if the model takes something else than numbers, or its shape is not known
 */
export function planInputs(file: ModelFile, dimensions: readonly number[] | undefined): InputPlan {
  const [first, ...others] = file.inputs;
  if (first === undefined) throw new ArtifactFault('The model has no input.');
  refuseTokens(file);
  if (others.length > 0) return planColumns(file.inputs);
  const shape = inputShape(first.shape?.slice(1), dimensions);
  const size = shape.reduce((product, side) => product * side, 1);
  const parts = [{ name: first.name, shape, size, make: makerOf(first) }];
  return { shape, size, batch: first.shape?.[0], parts };
}

/** Plans a model with an input for each column of a table, as scikit-learn's pipelines over named columns have. */
function planColumns(inputs: readonly ModelValue[]): InputPlan {
  const parts = inputs.map((value) => {
    const [, columns, ...more] = value.shape ?? [];
    if (value.shape?.length !== 2 || columns === undefined || more.length > 0) {
      throw new ArtifactFault(
        `The model has ${String(inputs.length)} inputs, and ${shownName(value.name)} is ${shapeText(value.shape)}. ` +
          'Only models with one input, or with columns of a table as inputs, can be analysed.',
      );
    }
    return { name: value.name, shape: [columns], size: columns, make: makerOf(value) };
  });
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return { shape: [size], size, batch: inputs[0]?.shape?.[0], parts };
}

function makerOf(value: ModelValue): InputPart['make'] {
  const make = MAKERS[value.elementType];
  if (value.kind === 'tensor' && make !== undefined) return make;
  const advice =
    value.elementType === 8
      ? 'It takes text: turn categories into numbers before the model, and export it without that step.'
      : 'Export the model with inputs of float32.';
  throw new ArtifactFault(`The model's input ${shownName(value.name)} cannot be filled. ${advice}`);
}

/** Makes the tensors of a batch. @param values `count` inputs, one after another */
export function inputTensors(plan: InputPlan, values: Float32Array, count: number): Record<string, Tensor> {
  const tensors: Record<string, Tensor> = {};
  let offset = 0;
  for (const part of plan.parts) {
    const own = plan.parts.length === 1 ? values : columnsOf(values, count, plan.size, offset, part.size);
    tensors[part.name] = { ...part.make(own), shape: [count, ...part.shape] };
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
