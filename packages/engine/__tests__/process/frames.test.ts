import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boundedEvidence } from '../../src/process/bounded-evidence.ts';
import { Unreadable } from '@model-security-scan/common/unreadable';
import { frameOf, FrameReader } from '../../src/process/channel.ts';
import {
  SAMPLE_CURVE,
  SAMPLE_INPUTS,
  samplePairs,
} from '../../../../__tests__/support/engine-report-samples.ts';

/** Cuts bytes into pieces of these sizes; the last piece has the rest. */
function cut(bytes: Buffer, sizes: readonly number[]): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return [...pieces, bytes.subarray(at)];
}

describe('frames', () => {
  test('give the messages that were sent, however the bytes are cut', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
    const messages = fc.array(fc.oneof(fc.string(), fc.float(), fc.constant({ kind: 'prepared' })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(messages, sizes, (sent, cuts) => {
        const reader = new FrameReader(2 ** 20);
        const pieces = cut(Buffer.concat(sent.map(frameOf)), cuts);
        expect(pieces.flatMap((piece) => [...reader.read(piece)])).toEqual(sent);
      }),
    );
  });

  test('are malformed if they are longer than allowed, before any of their content is kept', () => {
    const frame = frameOf('x'.repeat(2000));

    expect(() => [...new FrameReader(1000).read(frame.subarray(0, 4))]).toThrow(Unreadable);
    expect([...new FrameReader(4000).read(frame)]).toEqual(['x'.repeat(2000)]);
  });

  test('are malformed if their content is none', () => {
    expect(() => [...new FrameReader(1000).read(Buffer.from([2, 0, 0, 0, 1, 2]))]).toThrow(Unreadable);
  });
});

describe('evidence in one message', () => {
  const pairs = samplePairs(5);
  const size = pairs.kind === 'pairs' ? pairs.shape.reduce((product, side) => product * side, 1) : 0;

  test('is whole if it is small', () => {
    const evidence = [pairs, SAMPLE_CURVE, SAMPLE_INPUTS];

    expect(boundedEvidence(evidence)).toEqual(evidence);
  });

  test('has as many inputs as fit, and says how many were left out', () => {
    const [shown, inputs] = boundedEvidence([pairs, SAMPLE_INPUTS], 2 * size * 3);

    expect(shown).toMatchObject({ kind: 'pairs', left: 2 });
    expect(shown?.kind === 'pairs' && shown.pairs.length).toBe(3);
    expect(inputs).toMatchObject({ kind: 'inputs', inputs: [] });
  });
});
