import type { PictureShape } from '../../../analysis-data.ts';
import type { Random } from '../../../random.ts';
import type { Oracle, Question, Sample } from '../oracle.ts';

interface SquarePlan {
  /** For pictures. Other inputs change any columns together. */
  readonly picture: PictureShape | undefined;
  readonly iterations: number;
  /** The share of the numbers that the first iterations change. */
  readonly share: number;
}

/** After these shares of the iterations the squares halve, as in the paper. */
const HALVINGS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8] as const;

interface Box extends Pick<SquarePlan, 'picture' | 'share'> {
  readonly radii: Float64Array;
}

interface Search {
  readonly sample: Sample;
  /** Each number by at most its radius. */
  readonly change: Float32Array;
  margin: number;
}

/**
 * Square Attack (Andriushchenko et al., ECCV 2020): keeps the change at the corners of the allowed box, sets random squares of it
 * to one end or the other, and keeps what lowers the lead of the right class. A sample whose best point is known starts from there,
 * cut to eps; others from vertical stripes.
 */
export async function squareAttack(
  oracle: Oracle,
  samples: readonly Sample[],
  plan: SquarePlan,
  random: Random,
): Promise<void> {
  const radii = oracle.space.radii(oracle.eps);
  let searches = await startSearches(oracle, samples, { ...plan, radii }, random);
  for (
    let iteration = 0;
    iteration < plan.iterations && searches.length > 0 && !oracle.isSpent();
    iteration += 1
  ) {
    const share = shareAt(plan, iteration);
    const proposals = searches.map(({ change }) => propose(change, { ...plan, share, radii }, random));
    const { fooled, margins } = await oracle.ask(
      searches.map(({ sample }, index) => question(sample, proposals[index] ?? sample.origin)),
    );
    for (const [index, search] of searches.entries()) {
      const margin = margins[index] ?? search.margin;
      if (margin <= search.margin) continue;
      search.margin = margin;
      search.change.set(proposals[index] ?? search.change);
    }
    searches = searches.filter((_search, index) => fooled[index] === 0);
  }
}

function shareAt({ share, iterations }: SquarePlan, iteration: number): number {
  const halvings = HALVINGS.filter((after) => iteration > after * iterations).length;
  return share / 2 ** halvings;
}

function question(sample: Sample, change: Float32Array): Question {
  return { sample, point: sample.origin.map((value, index) => value + (change[index] ?? 0)) };
}

async function startSearches(
  oracle: Oracle,
  samples: readonly Sample[],
  { picture, radii }: Box,
  random: Random,
): Promise<Search[]> {
  const searches = samples.map((sample) => {
    const known = Number.isFinite(sample.bestDistance);
    const change = known ? corner(sample, radii) : stripes(picture, radii, random);
    return { sample, change, margin: 0 };
  });
  const { fooled, margins } = await oracle.ask(
    searches.map(({ sample, change }) => question(sample, change)),
  );
  for (const [index, search] of searches.entries()) search.margin = margins[index] ?? 0;
  return searches.filter((_search, index) => fooled[index] === 0);
}

/** The best point's change, cut to the box. */
function corner({ best, origin }: Sample, radii: Float64Array): Float32Array {
  return best.map((value, index) => {
    const radius = radii[index] ?? 0;
    return Math.max(-radius, Math.min(radius, value - (origin[index] ?? 0)));
  });
}

function stripes(picture: PictureShape | undefined, radii: Float64Array, random: Random): Float32Array {
  if (picture === undefined) return Float32Array.from(radii, (radius) => sign(random) * radius);
  const { channels, width } = picture;
  const signs = Float32Array.from({ length: channels * width }, () => sign(random));
  return Float32Array.from(radii, (radius, index) => {
    const { channel, column } = place(picture, index);
    return radius * (signs[channel * width + column] ?? 1);
  });
}

function sign(random: Random): number {
  return random.uniform() < 0.5 ? -1 : 1;
}

function place(
  { channels, height, width, order }: PictureShape,
  index: number,
): { channel: number; row: number; column: number } {
  const channel = order === 'chw' ? Math.floor(index / (height * width)) : index % channels;
  const pixel = order === 'chw' ? index % (height * width) : Math.floor(index / channels);
  return { channel, row: Math.floor(pixel / width), column: pixel % width };
}

/** Returns the change with one square set anew; every channel of it goes to one end of the box or the other. */
function propose(change: Float32Array, { picture, share, radii }: Box, random: Random): Float32Array {
  if (picture === undefined) return proposeColumns(change, { share, radii }, random);
  const next = change.slice();
  const { channels, height, width } = picture;
  const side = Math.max(1, Math.min(height, width, Math.round(Math.sqrt(share * height * width))));
  const top = random.integer(height - side + 1);
  const left = random.integer(width - side + 1);
  for (let channel = 0; channel < channels; channel += 1) {
    const end = side === 1 && channels === 1 ? undefined : sign(random);
    for (let row = top; row < top + side; row += 1) {
      for (let column = left; column < left + side; column += 1) {
        const at = indexOf(picture, channel, row, column);
        // A single number would stay as it is every other time.
        next[at] = (end ?? ((next[at] ?? 0) > 0 ? -1 : 1)) * (radii[at] ?? 0);
      }
    }
  }
  return next;
}

function proposeColumns(
  change: Float32Array,
  { share, radii }: Omit<Box, 'picture'>,
  random: Random,
): Float32Array {
  const next = change.slice();
  const columns = Math.max(1, Math.round(share * change.length));
  for (const column of random.permutation(change.length).subarray(0, columns)) {
    const side = columns === 1 ? -(Math.sign(next[column] ?? 0) || 1) : sign(random);
    next[column] = side * (radii[column] ?? 0);
  }
  return next;
}

function indexOf(
  { channels, height, width, order }: PictureShape,
  channel: number,
  row: number,
  column: number,
): number {
  return order === 'chw'
    ? (channel * height + row) * width + column
    : (row * width + column) * channels + channel;
}
