import { Unreadable } from '@model-security-scan/common/unreadable';
import type { Graph, GraphNode } from '../../gradient/graph.ts';

/** Makes the error for what keeps a model from being proved. @param message a sentence without its full stop */
export function unproved(message: string): Unreadable {
  return new Unreadable('form', message);
}

/** What a column of the model's input becomes on its way to the trees: steps in float32, one after another. */
export interface MappedColumn {
  /** The column of the row that a user gives. */
  readonly column: number;
  readonly steps: readonly Step[];
}

/** A step is `factor * value + offset` up to rounding, and never changes the order of numbers unless `factor` is negative. */
export interface Step {
  readonly apply: (value: number) => number;
  readonly factor: number;
  readonly offset: number;
}

/** Deeper chains are no preparation of columns. */
const MOST_STEPS = 50;
const FLOAT = 1;

export class ColumnReader {
  readonly #graph: Graph;
  readonly #inputs: ReadonlyMap<string, readonly MappedColumn[]>;

  /** @param sizes the inputs of the model in their order, with the columns that each holds */
  constructor(graph: Graph, sizes: readonly { readonly name: string; readonly size: number }[]) {
    this.#graph = graph;
    const inputs = new Map<string, readonly MappedColumn[]>();
    let start = 0;
    for (const { name, size } of sizes) {
      const from = start;
      inputs.set(
        name,
        Array.from({ length: size }, (_unused, at) => ({ column: from + at, steps: [] })),
      );
      start += size;
    }
    this.#inputs = inputs;
  }

  /** @throws Unreadable `form` if something else is done to the columns */
  columnsOf(tensor: string, depth = 0): readonly MappedColumn[] {
    const own = this.#inputs.get(tensor);
    if (own !== undefined) return own;
    const node = this.#graph.nodes.find(({ outputs }) => outputs[0] === tensor);
    if (node === undefined || depth > MOST_STEPS) throw unproved('its inputs cannot be followed');
    return this.#behind(node, depth + 1);
  }

  #behind(node: GraphNode, depth: number): readonly MappedColumn[] {
    const [first = ''] = node.inputs;
    // Rows are flat already.
    if (['Identity', 'Flatten'].includes(node.operator)) return this.columnsOf(first, depth);
    switch (node.operator) {
      case 'Cast':
        if (node.attributes.integer('to', 0) !== FLOAT) throw notMapped(node);
        return this.columnsOf(first, depth);
      case 'Concat':
        return node.inputs.flatMap((input) => this.columnsOf(input, depth));
      case 'Scaler':
        return this.#scaled(this.columnsOf(first, depth), node);
      default:
        return this.#arithmetic(node, depth);
    }
  }

  #arithmetic(node: GraphNode, depth: number): readonly MappedColumn[] {
    const { operator, inputs } = node;
    const [first = '', second = ''] = inputs;
    if (!['Mul', 'Add', 'Sub', 'Div'].includes(operator)) throw notMapped(node);
    const isSecond = ['Sub', 'Div'].includes(operator) || this.constant(second) !== undefined;
    const columns = this.columnsOf(isSecond ? first : second, depth);
    return this.#computed(columns, node, isSecond ? second : first);
  }

  /** The numbers of a constant. @throws Unreadable `form` if it is none, or too large */
  numbers(tensor: string): readonly number[] {
    const found = this.constant(tensor);
    if (found === undefined) throw unproved('its weights are not constants, or too many');
    return found;
  }

  /** The numbers of a constant, if it is one, and not too large. */
  constant(tensor: string): readonly number[] | undefined {
    const constant = this.#graph.nodes.find(
      ({ operator, outputs }) => operator === 'Constant' && outputs[0] === tensor,
    );
    const values = (this.#graph.initializers.get(tensor)?.() ?? constant?.attributes.tensor('value'))?.values;
    return values?.length === 0 ? undefined : values;
  }

  #scaled(columns: readonly MappedColumn[], { attributes }: GraphNode): readonly MappedColumn[] {
    const [offsets = [0], scales = [1]] = [attributes.floats('offset'), attributes.floats('scale')];
    return columns.map(({ column, steps }, at) => {
      const offset = Math.fround(offsets[offsets.length === 1 ? 0 : at] ?? 0);
      const scale = Math.fround(scales[scales.length === 1 ? 0 : at] ?? 1);
      const apply = (value: number): number => Math.fround(Math.fround(value - offset) * scale);
      return withStep({ column, steps }, { apply, factor: scale, offset: -offset * scale });
    });
  }

  #computed(
    columns: readonly MappedColumn[],
    { operator }: GraphNode,
    constant: string,
  ): readonly MappedColumn[] {
    const numbers = this.numbers(constant);
    return columns.map((column, at) => {
      const number = Math.fround(numbers[numbers.length === 1 ? 0 : at] ?? Number.NaN);
      return withStep(column, stepOf(operator, number));
    });
  }
}

/** @throws Unreadable `form` if the step makes numbers that have no order, as a division by 0 does */
function withStep({ column, steps }: MappedColumn, step: Step): MappedColumn {
  if (!Number.isFinite(step.factor) || !Number.isFinite(step.offset)) {
    throw unproved('it scales a column by a number that is not finite');
  }
  return { column, steps: [...steps, step] };
}

function stepOf(operator: string, number: number): Step {
  switch (operator) {
    case 'Mul':
      return { apply: (value) => Math.fround(value * number), factor: number, offset: 0 };
    case 'Div':
      return { apply: (value) => Math.fround(value / number), factor: 1 / number, offset: 0 };
    case 'Sub':
      return { apply: (value) => Math.fround(value - number), factor: 1, offset: -number };
    default:
      return { apply: (value) => Math.fround(value + number), factor: 1, offset: number };
  }
}

function notMapped({ operator }: GraphNode): Unreadable {
  return unproved(`it computes ${operator} before the step that decides`);
}

/** What all steps together are, up to rounding; `size` is the offset if no part of it cancels another. */
export function affineOf({ steps }: MappedColumn): {
  readonly factor: number;
  readonly offset: number;
  readonly size: number;
} {
  return steps.reduce(
    ({ factor, offset, size }, step) => ({
      factor: factor * step.factor,
      offset: offset * step.factor + step.offset,
      size: size * Math.abs(step.factor) + Math.abs(step.offset),
    }),
    { factor: 1, offset: 0, size: 0 },
  );
}

export function mapped({ steps }: MappedColumn, value: number): number {
  return steps.reduce((number, { apply }) => apply(number), value);
}
