import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closestOnPlane, distance, pointOnPath } from '../../src/attacks/evasion/geometry.ts';
import { Random } from '../../src/random.ts';
import { frontFor } from '../../src/substitute/convolution-graphs.ts';
import { makeLens } from '../../src/substitute/lens.ts';
import { Substitute } from '../../src/substitute/substitute.ts';
import { argMax, dot, rowOf } from '../../src/vectors.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { normals } from '../../../../__tests__/support/engine-victims.ts';

const INPUTS = 5;
const CLASSES = 3;

describe('a substitute', () => {
  const made: Substitute[] = [];
  const inputs = normals(200 * INPUTS, 1);
  const examples = {
    inputs,
    count: 200,
    answers: Float32Array.from({ length: 200 * CLASSES }, (_unused, index) => {
      const [a = 0, b = 0] = rowOf(inputs, Math.floor(index / CLASSES), INPUTS);
      // Not linear: the class depends on the product of two numbers.
      return (a * b > 0.2 ? 2 : a * b < -0.2 ? 1 : 0) === index % CLASSES ? 1 : 0;
    }),
  };

  beforeAll(async () => {
    const plan = {
      members: 2,
      hidden: [32, 16],
      answers: CLASSES,
      loss: 'cross-entropy',
      sharedScale: false,
      seed: 1,
    } as const;
    made.push(
      await Substitute.create(await testRuntime(), { ...plan, lens: makeLens(INPUTS, undefined) }, inputs),
    );
  });

  afterAll(async () => {
    await Promise.all(made.map((one) => one.close()));
  });

  it('gives the gradient that differences of its answers show', async () => {
    const [substitute] = made;
    const contrast = new Float32Array([1, -1, 0.5]);
    const at = rowOf(inputs, 0, INPUTS).slice();
    const valueAt = async (point: Float32Array): Promise<number> =>
      dot((await substitute?.answer(point, 1)) ?? at, contrast);
    const found = await substitute?.gradient(at, 1, contrast);
    const step = 1e-3;
    const slopes: number[] = [];
    for (let index = 0; index < INPUTS; index += 1) {
      const [up, down] = [at.slice(), at.slice()];
      up[index] = (up[index] ?? 0) + step;
      down[index] = (down[index] ?? 0) - step;
      slopes.push(((await valueAt(up)) - (await valueAt(down))) / (2 * step));
    }
    expect(slopes.map((slope, index) => Math.abs(slope - (found?.gradient[index] ?? 9)) < 0.01)).toEqual(
      slopes.map(() => true),
    );
    expect(Math.max(...slopes.map((slope) => Math.abs(slope)))).toBeGreaterThan(0.01);
  });

  it('learns classes that no linear model tells apart', async () => {
    const [substitute] = made;
    await substitute?.train(examples, { steps: 600, batch: 32, rate: 3e-3, decay: 0.01 });
    const answers = (await substitute?.answer(inputs, 200)) ?? new Float32Array(0);
    const right = Array.from({ length: 200 }, (_unused, row) => row).filter(
      (row) => examples.answers[row * CLASSES + argMax(rowOf(answers, row, CLASSES))] === 1,
    );
    expect(right.length).toBeGreaterThan(180);
  });

  it('stops when it is told to', async () => {
    const [substitute] = made;
    const before = await substitute?.answer(inputs, 200);
    await substitute?.train(examples, { steps: 600, batch: 32, rate: 3e-3, decay: 0 }, () => false);
    expect(await substitute?.answer(inputs, 200)).toEqual(before);
  });
});

describe('a substitute with convolutions', () => {
  const picture = { channels: 2, height: 8, width: 12, order: 'chw' } as const;
  const size = 2 * 8 * 12;
  const pictures = normals(48 * size, 6);
  const create = async (): Promise<Substitute> =>
    Substitute.create(
      await testRuntime(),
      {
        ...{ members: 1, hidden: [16], answers: CLASSES, loss: 'cross-entropy', sharedScale: true, seed: 1 },
        ...{ lens: makeLens(size, undefined), front: frontFor(picture) },
      },
      pictures,
    );

  it('gives the gradient that differences of its answers show', async () => {
    const net = await create();
    const contrast = Float32Array.of(1, -1, 0.5);
    const at = pictures.slice(0, size);
    const { gradient } = await net.gradient(at, 1, contrast);
    for (const place of [0, 5, 40, 97, 150, 191]) {
      const [up, down] = [1e-2, -1e-2].map((step) => at.with(place, (at[place] ?? 0) + step));
      const rise =
        dot(await net.answer(up ?? at, 1), contrast) - dot(await net.answer(down ?? at, 1), contrast);
      expect(Math.abs(rise / 2e-2 - (gradient[place] ?? 9))).toBeLessThan(0.01);
    }
    await net.close();
  });

  it('learns pictures by heart', async () => {
    const net = await create();
    const answers = Float32Array.from({ length: 48 * CLASSES }, (_unused, index) =>
      Math.floor(index / CLASSES) % CLASSES === index % CLASSES ? 1 : 0,
    );
    await net.train(
      { inputs: pictures, answers, count: 48 },
      { steps: 200, batch: 16, rate: 3e-3, decay: 0 },
    );
    const guessed = await net.answer(pictures, 48);
    for (let row = 0; row < 48; row += 1) expect(argMax(rowOf(guessed, row, CLASSES))).toBe(row % CLASSES);
    await net.close();
  });

  it('needs pictures of eight pixels a side', () => {
    expect(frontFor({ ...picture, height: 7 })).toBeUndefined();
    expect(frontFor({ ...picture, height: 30, width: 200 })).toMatchObject({ height: 28, width: 28 });
  });
});

describe('a lens for large pictures', () => {
  it.each(['chw', 'hwc'] as const)('takes directions back by the transpose of how it sees (%s)', (order) => {
    const size = 3 * 50 * 40;
    const lens = makeLens(size, { channels: 3, height: 50, width: 40, order });
    const [picture, direction] = [normals(size, 2), normals(lens.seen, 3)];
    expect(lens.seen).toBe(3 * 16 * 16);
    expect(dot(lens.see(picture), direction)).toBeCloseTo(dot(picture, lens.back(direction)), 2);
    // A picture of one colour is seen as that colour.
    expect(lens.see(new Float32Array(size).fill(0.5)).every((value) => Math.abs(value - 0.5) < 1e-4)).toBe(
      true,
    );
  });
});

const unit = (size: number): fc.Arbitrary<Float32Array> =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: size, maxLength: size })
    .map((all) => Float32Array.from(all));

describe('geometry in the unit box', () => {
  it('has the closest point of a plane on it, and no other one in the box is closer', () => {
    fc.assert(
      fc.property(unit(4), unit(4), unit(4), (origin, seed, other) => {
        const normal = seed.map((value) => value - 0.5);
        // A plane through a point of the box, on the far side of the origin.
        const level = dot(normal, other);
        fc.pre(level > dot(normal, origin) + 1e-3);
        const closest = new Float32Array(4);
        closestOnPlane(origin, normal, level, closest);
        expect(closest.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(Math.abs(dot(normal, closest) - level)).toBeLessThan(1e-4);
        expect(distance(origin, closest)).toBeLessThanOrEqual(distance(origin, other) + 1e-3);
      }),
    );
  });

  it('has a point on a path as far away as it was asked to be, or at the end of the box', () => {
    fc.assert(
      fc.property(unit(4), unit(4), fc.double({ min: 0, max: 1, noNaN: true }), (origin, target, share) => {
        const whole = distance(origin, target);
        const out = new Float32Array(4);
        pointOnPath(origin, target, share * whole, out);
        expect(distance(origin, out)).toBeCloseTo(share * whole, 4);
        pointOnPath(origin, target, 2 * whole, out);
        expect(out.every((value) => value >= 0 && value <= 1)).toBe(true);
      }),
    );
  });
});

describe('random numbers', () => {
  it('are the same for the same seed, and others for another', () => {
    const draw = (seed: number): number[] =>
      Array.from({ length: 20 }, (_unused, index) => new Random(seed + index).bits());
    expect(draw(3)).toEqual(draw(3));
    expect(new Set([...draw(3), ...draw(1003)]).size).toBe(40);
  });

  it('has normal numbers of mean 0, variance 1 and kurtosis 3', () => {
    const values = [...normals(200_000, 4)];
    const moment = (power: number): number =>
      values.reduce((sum, value) => sum + value ** power, 0) / values.length;
    expect(Math.abs(moment(1))).toBeLessThan(0.01);
    expect(Math.abs(moment(2) - 1)).toBeLessThan(0.015);
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.12);
  });

  it('makes permutations of all numbers', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(), (count, seed) => {
        expect([...new Random(seed).permutation(count)].toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_unused, index) => index),
        );
      }),
    );
  });
});
