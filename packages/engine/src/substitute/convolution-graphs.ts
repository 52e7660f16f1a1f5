import type { PictureShape } from '../analysis-data.ts';
import { constant, node } from './onnx-writer.ts';

/** Pictures are seen with at most so many pixels a side, and need so many. */
const MOST_SIDE = 28;
const LEAST_SIDE = 8;

/** Convolutions before the dense layers of a substitute with one member: each is followed by ReLU and the largest of two by two. */
export interface Front {
  readonly channels: number;
  /** Both a multiple of four. */
  readonly height: number;
  readonly width: number;
  readonly stages: readonly [Stage, Stage];
}

interface Stage {
  readonly filters: number;
  /** The side of its filters, an odd number. */
  readonly side: number;
}

/** Returns convolutions for pictures. @returns undefined if they are too small */
export function frontFor({ channels, height, width }: PictureShape): Front | undefined {
  const side = (of: number): number => 4 * Math.floor(Math.min(MOST_SIDE, of) / 4);
  if (Math.min(height, width) < LEAST_SIDE) return undefined;
  return {
    ...{ channels, height: side(height), width: side(width) },
    stages: [
      { filters: 8, side: 5 },
      { filters: 16, side: 3 },
    ],
  };
}

interface Placed extends Stage {
  readonly name: string;
  readonly channels: number;
  readonly height: number;
  readonly width: number;
}

function placed({ channels, height, width, stages: [first, second] }: Front): readonly [Placed, Placed] {
  return [
    { ...first, name: '1', channels, height, width },
    { ...second, name: '2', channels: first.filters, height: height / 2, width: width / 2 },
  ];
}

export function frontSize({ height, width, stages }: Front): number {
  return (stages[1].filters * height * width) / 16;
}

/** Returns the names and sizes of the parameters, in their order, with the inputs that each output sums. */
export function frontParameters(front: Front): readonly {
  readonly name: string;
  readonly shape: readonly number[];
  readonly summed: number;
}[] {
  return placed(front).flatMap(({ name, filters, channels, side }) => [
    { name: `cw${name}`, shape: [filters, channels, side, side], summed: channels * side * side },
    { name: `cb${name}`, shape: [filters], summed: 0 },
  ]);
}

export function frontConstants(front: Front): readonly Uint8Array[] {
  const { channels, height, width } = front;
  return [
    constant('picture', 'int64', [-1, channels, height, width], [4]),
    constant('batch_axes', 'int64', [0, 2, 3], [3]),
    constant('seen', 'int64', [1, -1, channels * height * width], [3]),
    constant('features', 'int64', [1, -1, frontSize(front)], [3]),
    ...placed(front).flatMap((stage) => {
      const [down, across] = [stage.height / 2, stage.width / 2];
      return [
        constant(`square${stage.name}`, 'int64', [-1, stage.filters, down, 2, across, 2], [6]),
        constant(`cell${stage.name}`, 'int64', [-1, stage.filters, down, 1, across, 1], [6]),
        constant(`plane${stage.name}`, 'int64', [-1, stage.filters, stage.height, stage.width], [4]),
      ];
    }),
  ];
}

/** From the pictures `input` [1, n, numbers] to `output` [1, n, features]. */
export function frontNodes(front: Front, input: string, output: string): readonly Uint8Array[] {
  return [
    node('Reshape', [input, 'picture'], 'pool0'),
    ...placed(front).flatMap((stage, before) => {
      const { name, side } = stage;
      return [
        node('Conv', [`pool${String(before)}`, `cw${name}`, `cb${name}`], `conv${name}`, window(side)),
        node('Relu', [`conv${name}`], `r${name}`),
        node('MaxPool', [`r${name}`], `pool${name}`, { kernel_shape: [2, 2], strides: [2, 2] }),
      ];
    }),
    node('Reshape', ['pool2', 'features'], output),
  ];
}

function window(side: number): {
  readonly kernel_shape: readonly number[];
  readonly pads: readonly number[];
} {
  const pad = (side - 1) / 2;
  return { kernel_shape: [side, side], pads: [pad, pad, pad, pad] };
}

/** Takes the gradient `error` of the features back to that of the parameters, `g…`, and if it has a name to that of the pictures. */
export function frontBackNodes(front: Front, error: string, gradient?: string): readonly Uint8Array[] {
  const nodes: Uint8Array[] = [];
  let from = error;
  for (const [before, { name, side }] of [...placed(front).entries()].toReversed()) {
    nodes.push(
      // The gradient goes to the largest of each square; after ReLU equal ones are zeros, which pass none.
      node('Reshape', [from, `cell${name}`], `gp${name}`),
      node('Reshape', [`r${name}`, `square${name}`], `rs${name}`),
      node('Reshape', [`pool${name}`, `cell${name}`], `ps${name}`),
      node('Equal', [`rs${name}`, `ps${name}`], `largest${name}`),
      node('Where', [`largest${name}`, `gp${name}`, 'zero'], `gs${name}`),
      node('Reshape', [`gs${name}`, `plane${name}`], `gr${name}`),
      node('Greater', [`conv${name}`, 'zero'], `on_conv${name}`),
      node('Where', [`on_conv${name}`, `gr${name}`, 'zero'], `gc${name}`),
      node('ReduceSum', [`gc${name}`, 'batch_axes'], `gcb${name}`, { keepdims: 0 }),
      // Filters that slide over the pictures: batch and channels change places.
      node('Transpose', [`pool${String(before)}`], `pt${name}`, { perm: [1, 0, 2, 3] }),
      node('Transpose', [`gc${name}`], `gt${name}`, { perm: [1, 0, 2, 3] }),
      node('Conv', [`pt${name}`, `gt${name}`], `gw${name}t`, { pads: window(side).pads }),
      node('Transpose', [`gw${name}t`], `gcw${name}`, { perm: [1, 0, 2, 3] }),
    );
    if (before === 0 && gradient === undefined) break;
    nodes.push(node('ConvTranspose', [`gc${name}`, `cw${name}`], `gi${name}`, window(side)));
    from = `gi${name}`;
  }
  return gradient === undefined ? nodes : [...nodes, node('Reshape', [from, 'seen'], gradient)];
}
