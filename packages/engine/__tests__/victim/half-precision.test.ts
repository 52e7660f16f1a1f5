import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgeModel } from '../../src/model/judge-model.ts';
import { fromHalf, toHalf } from '../../src/victim/half-precision.ts';
import { OnnxVictim } from '../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { graphOf, nodeOf, onnxModel, tensorOf, valueOf } from '../../../../__tests__/support/onnx-writer.ts';

const HALF = 10;

describe('a number of half precision', () => {
  it.each([
    [0, 0],
    [1, 0x3c_00],
    [-2, 0xc0_00],
    [65_504, 0x7b_ff],
    [65_519, 0x7b_ff],
    [65_520, 0x7c_00],
    [-Infinity, 0xfc_00],
    [2 ** -14, 0x04_00],
    [2 ** -24, 1],
    [2 ** -25, 0],
    // Halfway: to the even neighbour.
    [1 + 2 ** -11, 0x3c_00],
    [1 + 3 * 2 ** -11, 0x3c_02],
  ])('is rounded as IEEE 754 says: %s', (value, bits) => {
    expect(toHalf(value)).toBe(bits);
  });

  it('is the same after it was read and written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff }), (bits) => {
        const value = fromHalf(bits);
        expect(Number.isNaN(value) ? Number.isNaN(fromHalf(toHalf(value))) : toHalf(value) === bits).toBe(
          true,
        );
      }),
    );
  });

  it('is the nearest of two', () => {
    fc.assert(
      fc.property(fc.double({ min: -65_000, max: 65_000, noNaN: true }), (double) => {
        const value = Math.fround(double);
        const half = toHalf(value);
        const error = Math.abs(fromHalf(half) - value);
        const others = [half - 1, half + 1].map((bits) => Math.abs(fromHalf(bits & 0xff_ff) - value));
        expect(others.every((other) => Number.isNaN(other) || other >= error)).toBe(true);
      }),
    );
  });
});

describe('a model of half precision throughout', () => {
  const halves = (...values: readonly number[]): Buffer =>
    Buffer.from(Uint16Array.from(values, toHalf).buffer);
  const model = onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Relu', inputs: ['input'], outputs: ['features'] }),
        nodeOf({ operator: 'MatMul', inputs: ['features', 'weights'], outputs: ['logits'] }),
      ],
      tensors: [tensorOf('weights', [2, 2], halves(1, 0, 0, 1), HALF)],
      inputs: [valueOf('input', ['N', 2], HALF)],
      outputs: [valueOf('logits', ['N', 2], HALF)],
    }),
  );

  it('answers, and shows the features that it decides by', async () => {
    const victim = await OnnxVictim.open(await testRuntime(), judgeModel(model), { kind: 'classification' });
    const answers = await victim.ask(Float32Array.of(2, -1, 0, 3), 2);

    expect([...answers].map((value) => value.toFixed(3))).toEqual(['0.881', '0.119', '0.047', '0.953']);
    expect(await victim.features(Float32Array.of(2, -1, 0, 3), 2)).toEqual({
      values: Float32Array.of(2, 0, 0, 3),
      size: 2,
    });
  });
});
