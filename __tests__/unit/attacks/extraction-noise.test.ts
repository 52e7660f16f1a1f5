import { describe, expect, it } from '@jest/globals';
import { unearnedCopy } from '../../../src/attacks/extraction/earned.ts';
import { OnnxVictim } from '../../../src/engine/victim/onnx-victim.ts';
import { judgeModel } from '../../../src/engine/model/judge-model.ts';
import { node, onnxModel } from '../../../src/engine/substitute/onnx-writer.ts';
import { testRuntime } from '../../support/engine-runtime.ts';
import { inputsFor } from '../../support/engine-victims.ts';

/** Says why the copy of a random model, which gave so many of 20 inputs another class, earns no pass. */
async function unearned(reached: number, changedClass: number): Promise<string | undefined> {
  const file = onnxModel({
    name: 'm',
    nodes: [node('Identity', ['x'], 'y')],
    constants: [],
    inputs: [{ name: 'x', type: 'float', rank: 2 }],
    outputs: [{ name: 'y', type: 'float', rank: 2 }],
  });
  const options = { kind: 'classification', dimensions: [3] } as const;
  const victim = await OnnxVictim.open(await testRuntime(), judgeModel(file), options);
  const data = await inputsFor(victim, 30, 1);
  const randomness = { asked: 20, changed: 20, changedClass };
  const estimate = { value: reached, low: reached - 0.05, high: reached + 0.05 };
  return unearnedCopy({ victim, data, randomness, asked: 2000, reached: estimate, constant: 0.5 }).unearned;
}

describe('a copy of a random model', () => {
  it('earns no pass if it agrees with the model as often as the model with itself', async () => {
    expect(await unearned(0.83, 4)).toContain('the same answer to 16 of 20 inputs');
  });

  it('earns one if it agrees much less often', async () => {
    expect(await unearned(0.6, 4)).toBeUndefined();
    expect(await unearned(0.85, 0)).toBeUndefined();
  });
});
