import { expect, it } from '@jest/globals';
import { unearnedCopy } from '../../../src/attacks/extraction/earned.ts';
import { inputsFor, linearVictim } from '../../../../../__tests__/support/engine-victims.ts';

/** Says why the copy of a random model, which gave so many of 20 inputs another class, earns no pass. */
async function unearned(reached: number, changedClass: number): Promise<string | undefined> {
  const victim = linearVictim(Float32Array.of(1, 1, 1), 1.5, 'scores');
  const data = await inputsFor(victim, 30, 1);
  const randomness = { asked: 20, changed: 20, changedClass };
  const estimate = { value: reached, low: reached - 0.05, high: reached + 0.05 };
  return unearnedCopy({ victim, data, randomness, asked: 2000, reached: estimate, constant: 0.5 }).unearned;
}

it('a copy of a random model earns a pass only if it agrees much less often than the model with itself', async () => {
  expect(await unearned(0.83, 4)).toContain('the same answer to 16 of 20 inputs');
  expect(await unearned(0.6, 4)).toBeUndefined();
  expect(await unearned(0.85, 0)).toBeUndefined();
});
