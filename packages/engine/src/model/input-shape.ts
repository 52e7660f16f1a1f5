import { ArtifactFault } from '../fault.ts';
import { product } from '../vectors.ts';

/**
 * Finds the shape of one input: what the model says, with open dimensions (undefined) from `input_dimensions`, which may be given with
 * channels first or last. If nothing decides, the order stays as given.
 * @throws ArtifactFault if the two contradict each other, or a dimension stays open
 */
export function inputShape(
  open: readonly (number | undefined)[] | undefined,
  given: readonly number[] | undefined,
): readonly number[] {
  if (given === undefined) {
    const known = open?.filter((size) => size !== undefined);
    if (open !== undefined && known?.length === open.length) return known;
    throw new ArtifactFault(
      `The model leaves its input open: ${shapeText(open)}. Give input_dimensions, such as [28, 28, 1].`,
    );
  }
  if (open === undefined) return given;
  const fitting = orders(given).find((order) => fits(open, order));
  if (fitting !== undefined) return fitting;
  const known = open.filter((size) => size !== undefined);
  // A picture may be flat in the model: 784 for 28 x 28 x 1.
  if (known.length === open.length && product(known) === product(given)) return known;
  if (open.length === 1 && known.length === 0) return [product(given)];
  throw new ArtifactFault(
    `input_dimensions is ${given.join(',')}, but the model takes ${shapeText(open)}. Correct it, or leave it out.`,
  );
}

function fits(open: readonly (number | undefined)[], sizes: readonly number[]): boolean {
  return (
    open.length === sizes.length && open.every((size, index) => size === undefined || size === sizes[index])
  );
}

/** The orders in which dimensions may have been given: as they are, channels first, channels last, without channels. */
function orders(given: readonly number[]): readonly (readonly number[])[] {
  const [first, second, third] = given;
  if (first === undefined || second === undefined) return [given];
  if (third === undefined) return [given, [1, first, second], [first, second, 1]];
  const withoutChannels = [
    ...(third === 1 ? [[first, second]] : []),
    ...(first === 1 ? [[second, third]] : []),
  ];
  return [given, [third, first, second], [second, third, first], ...withoutChannels];
}

/** Writes a shape for a message: `8 x 8 x ?`. */
export function shapeText(shape: readonly (number | undefined)[] | undefined): string {
  if (shape === undefined) return 'an unknown shape';
  return shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
}
