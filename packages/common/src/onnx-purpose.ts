/** An input or output of an ONNX graph. */
export interface OnnxValue {
  readonly name: string;
  readonly kind: 'tensor' | 'sequence' | 'map' | 'other';
  /** The element type by its number in ONNX. 0 if unknown. */
  readonly elementType: number;
  /** With the batch; undefined for an open dimension, or as a whole if the file does not say. */
  readonly shape: readonly (number | undefined)[] | undefined;
}

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** As much of the main graph of an ONNX model as tells whether the model can be attacked. */
export interface OnnxGraph {
  /** Those that a caller must give. */
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
}

/** The element types of outputs that hold numbers, by their numbers in ONNX. */
export const FLOAT_ANSWERS: ReadonlySet<number> = new Set([1, 10, 11]);
export const INTEGER_ANSWERS: ReadonlySet<number> = new Set([2, 3, 5, 6, 7, 12, 13]);
const STRING = 8;

/** The element types of whole numbers that can be places in a table. */
const PLACES: ReadonlySet<number> = new Set([5, 6, 7, 12, 13]);
/** Operators that look numbers up in a table; `Gather` does it with its second input. */
const LOOK_UP: ReadonlyMap<string, number> = new Map([
  ['Gather', 1],
  ['OneHot', 0],
]);
const HANDING_ON: ReadonlySet<string> = new Set(['Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze']);
const USUAL_NAME = /^(?:input_ids|token_ids|tokens|token_type_ids|attention_mask|decoder_input_ids)$/iu;
/** Tokens are handed on by so many steps. */
const MOST_STEPS = 8;

/** The operators that {@link tokenInput} looks at. */
export const TOKEN_OPERATORS: readonly string[] = [...LOOK_UP.keys(), ...HANDING_ON, 'Expand', 'Equal'];

/** Finds an input of tokens. Between two tokens there is no input, so no attack here means anything. */
export function tokenInput(graph: OnnxGraph): OnnxValue | undefined {
  return graph.inputs.find(({ name, elementType, shape }) => {
    // A single number for each input is a column of categories.
    if (!PLACES.has(elementType) || shape?.length !== 2 || shape[1] === 1) return false;
    return USUAL_NAME.test(name) || isLookedUp(graph, name);
  });
}

/** True if inputs have at least three dimensions. Models of rows or windows may be forecasters, whose answers have any form. */
export function takesPictures({ inputs: [first] }: Pick<OnnxGraph, 'inputs'>): boolean {
  return (first?.shape?.length ?? 0) >= 4;
}

/** True if there are numbers among the outputs, and none of them can be scores or labels of classes. */
export function lacksClassScores(outputs: readonly OnnxValue[]): boolean {
  const tensors = outputs.filter(({ kind }) => kind === 'tensor');
  const numbers = tensors.filter(
    ({ elementType }) => FLOAT_ANSWERS.has(elementType) || INTEGER_ANSWERS.has(elementType),
  );
  const hasTexts = tensors.some(({ elementType }) => elementType === STRING);
  return numbers.length > 0 && !hasTexts && !numbers.some(canBeScores);
}

/** True if an answer can be one number for each class: all its dimensions but the batch and one are 1, as far as they are known. */
export function canBeScores({ shape }: Pick<OnnxValue, 'shape'>): boolean {
  return shape === undefined || shape.slice(1).filter((size) => size !== 1).length <= 1;
}

/** True if the whole tensor is looked up in a table, and no column of it alone. */
function isLookedUp({ nodes }: OnnxGraph, input: string): boolean {
  const spread = new Set<string>();
  let reached: ReadonlySet<string> = new Set([input]);
  for (let step = 0; step < MOST_STEPS && reached.size > 0; step += 1) {
    const next = new Set<string>();
    for (const { operator, inputs, outputs } of nodes) {
      const looked = inputs[LOOK_UP.get(operator) ?? -1];
      if (looked !== undefined && reached.has(looked)) return true;
      const [first] = inputs;
      if (first === undefined || !reached.has(first)) continue;
      const found = operator === 'Expand' ? spread : HANDING_ON.has(operator) ? next : undefined;
      for (const output of outputs) found?.add(output);
    }
    reached = next;
  }
  // Numbers that were spread out and are compared with all places of a table: a one-hot code as JAX writes it.
  return nodes.some(
    ({ operator, inputs }) => operator === 'Equal' && inputs.some((name) => spread.has(name)),
  );
}
