import { predict } from '../../engine/predicted-classes.ts';
import type { Random } from '../../engine/random.ts';
import { type Layout, layoutOf } from '../../engine/statistics/picture-features.ts';
import type { Budget, Defence, LabelledInputs, Victim } from '../../engine/types.ts';
import { fineDetail } from './fine-detail.ts';
import { replay, type Replay, type Stage } from './replay.ts';
import type { Trigger } from './trigger.ts';

/** A larger region is not blocked: the model would miss it. */
const LARGEST_REGION = 0.25;

/** A filter that leaves a smaller share of right answers is no help. */
const LEAST_KEPT = 0.9;

/** A change of every input before the model sees it. */
interface Filter {
  readonly name: string;
  readonly setting: NonNullable<Defence['setting']>;
  readonly change: (input: Float32Array) => ArrayLike<number>;
}

/** Measures what filters of the inputs do to the trigger, on the half of the trusted inputs that measured it. */
export async function measureFilters(
  victim: Victim,
  best: Replay,
  stage: Stage,
  random: Random,
  budget: Budget,
): Promise<Defence[]> {
  const layout = layoutOf(stage.inputs.shape);
  if (layout === undefined) return [];
  const defences: Defence[] = [];
  for (const filter of filtersFor(best.trigger, stage.inputs, layout)) {
    const cost = stage.rows.length * 3;
    if (budget.timeLeftMs() <= 0 || victim.queries + cost > budget.maxQueries) break;
    const filtered = behind(victim, filter);
    const after = await replay(filtered, best.trigger, stage, random, 1);
    const kept = await accuracy(filtered, stage);
    defences.push({
      name: filter.name,
      advice: adviceOf(best.success.value, after.success.value, kept),
      setting: { ...filter.setting, 'share of right answers that stay right': round(kept) },
      measured: { without: best.success.value, with: after.success.value },
    });
  }
  return defences;
}

function adviceOf(before: number, after: number, kept: number): string {
  return [
    after >= before / 2
      ? 'It does not stop this trigger; only training again does.'
      : kept < LEAST_KEPT
        ? 'It weakens this trigger, but costs too many right answers.'
        : 'It weakens this trigger until the model is trained again.',
    `The trigger works on ${percent(after)} of the trusted inputs under it, and on ${percent(before)} without it.`,
    `Of the trusted inputs that the model gets right, ${percent(kept)} stay right.`,
  ].join(' ');
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const round = (share: number): number => Math.round(share * 1000) / 1000;

function filtersFor(trigger: Trigger, inputs: LabelledInputs, layout: Layout): Filter[] {
  const smoothing: Filter = {
    name: 'Smoothing of pictures (3 by 3 mean)',
    setting: { kernel: '3 by 3 mean' },
    change: (input) => {
      const detail = fineDetail(input, layout, 1);
      return detail.map((value, j) => (input[j] ?? 0) - value);
    },
  };
  const region = trigger.kind === 'patch' ? regionOf(trigger.mask, layout) : undefined;
  if (region === undefined) return [smoothing];
  const fill = meanInput(inputs);
  return [
    {
      name: 'Blocking the region of the trigger',
      setting: { ...region, fill: 'mean of the trusted inputs' },
      change: (input) => {
        const blocked = Float32Array.from(input);
        for (const j of placesIn(region, layout)) blocked[j] = fill[j] ?? 0;
        return blocked;
      },
    },
    smoothing,
  ];
}

interface Region {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The rectangle around the trigger; undefined if it is too large to be blocked. `bottom` and `right` belong to it. */
function regionOf(mask: Uint8Array, layout: Layout): Region | undefined {
  const whole = { top: 0, left: 0, bottom: layout.height - 1, right: layout.width - 1 };
  const spots = pixelsIn(whole, layout).filter(({ places }) => places.some((j) => mask[j] === 1));
  if (spots.length === 0) return undefined;
  const [rows, columns] = [spots.map(({ row }) => row), spots.map(({ column }) => column)];
  const region = {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
  const pixels = (region.bottom - region.top + 1) * (region.right - region.left + 1);
  return pixels <= LARGEST_REGION * layout.height * layout.width ? region : undefined;
}

function placesIn(region: Region, layout: Layout): number[] {
  return pixelsIn(region, layout).flatMap(({ places }) => places);
}

interface Pixel {
  readonly row: number;
  readonly column: number;
  /** Where the numbers of its channels lie in an input. */
  readonly places: readonly number[];
}

function pixelsIn({ top, left, bottom, right }: Region, { channels, strides }: Layout): Pixel[] {
  const pixels: Pixel[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const first = row * strides.row + column * strides.column;
      const places = Array.from(
        { length: channels },
        (_unused, channel) => first + channel * strides.channel,
      );
      pixels.push({ row, column, places });
    }
  }
  return pixels;
}

function meanInput({ values, count }: LabelledInputs): Float64Array {
  const size = values.length / Math.max(1, count);
  const mean = new Float64Array(size);
  values.forEach((value, index) => (mean[index % size] = (mean[index % size] ?? 0) + value / count));
  return mean;
}

/** The same model behind the filter. */
function behind(victim: Victim, { change }: Filter): Victim {
  const { inputShape, inputSize, answers, answerSize } = victim;
  return {
    ...{ inputShape, inputSize, answers, answerSize },
    get queries() {
      return victim.queries;
    },
    ask: (inputs, count) => {
      const size = inputs.length / Math.max(1, count);
      const changed = new Float32Array(inputs.length);
      for (let start = 0; start < inputs.length; start += size) {
        changed.set(change(inputs.subarray(start, start + size)), start);
      }
      return victim.ask(changed, count);
    },
  };
}

/** The share of the stage's inputs that the model, which gets them right as they are, gets right behind the filter. */
async function accuracy(filtered: Victim, { inputs, rows }: Stage): Promise<number> {
  const size = inputs.values.length / Math.max(1, inputs.count);
  const values = new Float32Array(rows.length * size);
  rows.forEach((row, index) => {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  });
  const answers = await predict(filtered, values, rows.length);
  return rows.filter((row, index) => answers[index] === inputs.labels[row]).length / Math.max(1, rows.length);
}
