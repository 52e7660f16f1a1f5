import { ArtifactFault } from '../fault.ts';
import type { ModelFile, ModelValue } from './model-file.ts';
import { shownName } from './shown-name.ts';

/** The element types of whole numbers, by their numbers in ONNX. */
const INTEGERS: ReadonlySet<number> = new Set([5, 6, 7, 12, 13]);
/** Operators that look numbers up in a table; `Gather` does it with its second input. */
const LOOK_UP: ReadonlyMap<string, number> = new Map([
  ['Gather', 1],
  ['OneHot', 0],
]);
const HANDING_ON: ReadonlySet<string> = new Set(['Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze']);
const USUAL_NAME = /^(?:input_ids|token_ids|tokens|token_type_ids|attention_mask|decoder_input_ids)$/iu;
const MOST_STEPS = 8;

/**
 * Refuses a model that takes tokens: whole numbers that are places in a table of words or bytes. Between two tokens there is
 * no input, so no attack here means anything.
 * @throws ArtifactFault
 */
export function refuseTokens(file: ModelFile): void {
  const input = file.inputs.find((value) => takesTokens(file, value));
  if (input === undefined) return;
  throw new ArtifactFault(
    `The model takes tokens (its input ${shownName(input.name)} holds places in a table of words or bytes). Models of text ` +
      'and other token inputs are not attacked by this tool. Remove the analysis; the file itself is scanned all the same.',
  );
}

function takesTokens(file: ModelFile, { name, elementType, shape }: ModelValue): boolean {
  if (!INTEGERS.has(elementType)) return false;
  // A single number for each input is a column of categories.
  if (shape?.length !== 2 || shape[1] === 1) return false;
  return USUAL_NAME.test(name) || isLookedUp(file, name, MOST_STEPS);
}

/** True if the whole tensor is looked up in a table, and no column of it alone. */
function isLookedUp(file: ModelFile, tensor: string, steps: number): boolean {
  if (steps === 0) return false;
  return file.nodes.some(({ operator, inputs, outputs }) => {
    const place = inputs.indexOf(tensor);
    if (place === -1) return false;
    if (LOOK_UP.get(operator) === place) return true;
    if (operator === 'Expand' && place === 0) return outputs.some((next) => isCompared(file, next));
    return (
      HANDING_ON.has(operator) && place === 0 && outputs.some((next) => isLookedUp(file, next, steps - 1))
    );
  });
}

/** True if numbers that were spread out are compared with all places of a table: a one-hot code as JAX writes it. */
function isCompared(file: ModelFile, tensor: string): boolean {
  return file.nodes.some(({ operator, inputs }) => operator === 'Equal' && inputs.includes(tensor));
}
