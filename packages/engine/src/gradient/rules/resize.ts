import type { Rule, Step } from '../step.ts';

const MOST_MATRIX = 2 ** 22;

interface Axis {
  readonly size: number;
  readonly out: number;
  readonly scale: number;
}

/** Where a place of the output lies on the input. */
function coordinate(mode: string, place: number, { size, out, scale }: Axis): number {
  switch (mode) {
    case 'asymmetric':
      return place / scale;
    case 'align_corners':
      return out === 1 ? 0 : (place * (size - 1)) / (out - 1);
    case 'pytorch_half_pixel':
      return out > 1 ? (place + 0.5) / scale - 0.5 : 0;
    case 'half_pixel_symmetric': {
      const centre = (size / 2) * (1 - out / (scale * size));
      return centre + (place + 0.5) / scale - 0.5;
    }
    default:
      return (place + 0.5) / scale - 0.5;
  }
}

function nearestPlace(mode: string, at: number): number {
  if (mode === 'floor') return Math.floor(at);
  if (mode === 'ceil') return Math.ceil(at);
  if (mode === 'round_prefer_ceil') return Math.floor(at + 0.5);
  return Math.ceil(at - 0.5);
}

interface Sampling {
  readonly mode: string;
  readonly nearest: string;
  readonly coordinates: string;
  readonly cubic: number;
  readonly isOutsideExcluded: boolean;
}

/** The weights of the input's places for one place of the output. */
function weightsAt(
  { mode, nearest, cubic }: Sampling,
  at: number,
): readonly (readonly [place: number, weight: number])[] {
  if (mode === 'nearest') return [[nearestPlace(nearest, at), 1]];
  const base = Math.floor(at);
  const part = at - base;
  if (mode === 'linear') {
    return [
      [base, 1 - part],
      [base + 1, part],
    ];
  }
  const bend = (distance: number): number => {
    const d = Math.abs(distance);
    if (d <= 1) return (cubic + 2) * d ** 3 - (cubic + 3) * d ** 2 + 1;
    return cubic * (d ** 3 - 5 * d ** 2 + 8 * d - 4);
  };
  return [-1, 0, 1, 2].map((step) => [base + step, bend(part - step)] as const);
}

/** A matrix whose row is a place of the input, and whose column one of the output. */
function matrixOf(sampling: Sampling, axis: Axis): readonly number[] {
  const { size, out } = axis;
  const matrix = new Array<number>(size * out).fill(0);
  for (let place = 0; place < out; place += 1) {
    const all = weightsAt(sampling, coordinate(sampling.coordinates, place, axis));
    const used = sampling.isOutsideExcluded ? all.filter(([at]) => at >= 0 && at < size) : all;
    const whole = used.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [at, weight] of used) {
      const inside = Math.max(0, Math.min(size - 1, at));
      matrix[inside * out + place] = (matrix[inside * out + place] ?? 0) + weight / whole;
    }
  }
  return matrix;
}

/** Resizing is a matrix along each axis. */
const resize: Rule = (step) => {
  const { attributes } = step;
  const isOld = step.node.operator === 'Upsample' || step.b.opset < 11;
  const coordinates = attributes.text('coordinate_transformation_mode', isOld ? 'asymmetric' : 'half_pixel');
  const sampling: Sampling = {
    mode: attributes.text('mode', 'nearest'),
    nearest: attributes.text('nearest_mode', isOld ? 'floor' : 'round_prefer_floor'),
    coordinates,
    cubic: attributes.float('cubic_coeff_a', -0.75),
    isOutsideExcluded: attributes.integer('exclude_outside', 0) === 1,
  };
  if (coordinates === 'tf_crop_and_resize' || attributes.integer('antialias', 0) === 1) {
    throw step.refuse('cropping and antialiasing have no rule');
  }
  const [shape, out] = [step.shape(), step.outShape()];
  const scales = scalesOf(step);
  let g = step.g;
  let current = out;
  for (const [axis, size] of shape.entries()) {
    const to = out[axis] ?? 1;
    const scale = scales?.[axis] ?? to / size;
    if (to === size && scale === 1) continue;
    if (size * to > MOST_MATRIX) throw step.refuse('its axis is too long');
    const { b } = step;
    // The runtime takes "linear" of floor coordinates inside the input; weights outside fall on the edge.
    g = b.alongAxis(g, current, axis, matrixOf(sampling, { size, out: to, scale }), size);
    current = current.with(axis, size);
  }
  return step.onlyFirst(g);
};

/** The scales, if they are given for all axes; else they follow from the sizes. */
function scalesOf(step: Step): readonly number[] | undefined {
  const old = step.attributes.floats('scales');
  if (old !== undefined) return old;
  const place = step.node.inputs.length === 2 || step.node.operator === 'Upsample' ? 1 : 2;
  const given = step.values(place);
  if (given?.length !== step.shape().length) {
    if (given !== undefined && given.length > 0) throw step.refuse('scales of some axes have no rule');
    return undefined;
  }
  return given;
}

export const RESIZE: Readonly<Record<string, Rule>> = { Resize: resize, Upsample: resize };
