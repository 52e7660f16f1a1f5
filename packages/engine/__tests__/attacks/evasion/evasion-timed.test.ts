import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { describeEvasion } from '../../../src/attacks/evasion/evasion-texts.ts';
import { scoreOfSearch } from '../../../src/attacks/evasion/score.ts';
import { prepare } from '../../../src/attacks/evasion/setup.ts';
import { analysisOf } from '../../support/attack-analyses.ts';
import {
  budgetOf,
  inputsFor,
  manyClassVictim,
  normals,
} from '../../../../../__tests__/support/engine-victims.ts';

const SIZE = 20;

describe('evasion of a slow model', () => {
  it('attacks fewer inputs if the model is slow, so that each gets enough queries, and says so', async () => {
    const inner = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    const slow = {
      ...inner,
      ask: async (inputs: Float32Array, count: number) => {
        await setTimeout(2 * count);
        return inner.ask(inputs, count);
      },
    };
    const data = await inputsFor(inner, 120, 2);
    // Two seconds are left, however long it takes.
    const budget = { ...budgetOf(1, 200_000), timeLeftMs: () => 2_000 };
    const analysis = await analysisOf(slow, data);
    const setup = await prepare(analysis, slow, data.labels, budget);
    expect(setup.samples).toHaveLength(20);
    expect(setup.mixtures).toHaveLength(10);
    expect(setup.campaign.queriesPerSample).toBeLessThanOrEqual(28);
    const { limits } = describeEvasion(analysis.data, setup, scoreOfSearch(setup), { limits: [] });
    expect(limits.join()).toContain('The model is slow: the time allowed 20 inputs with');
    // The settings of a user are kept.
    const given = await prepare({ ...analysis, settings: { samples: 30 } }, slow, data.labels, budget);
    expect(given.samples).toHaveLength(30);
  });

  it('marks a whole result whose searches were shortened to the time', async () => {
    const inner = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    let slow = 120;
    const slowAtFirst = {
      ...inner,
      ask: async (inputs: Float32Array, count: number) => {
        if (slow > 0) await setTimeout(3 * count);
        slow -= count;
        return inner.ask(inputs, count);
      },
    };
    const data = await inputsFor(inner, 120, 2);
    const budget = { ...budgetOf(1, 200_000), timeLeftMs: () => 30_000 };
    const [timed, untimed] = [
      await attackByEvasion(await analysisOf(slowAtFirst, data), budget),
      await attackByEvasion(await analysisOf(inner, data, { settings: { samples: 20 } }), budgetOf(1, 5_000)),
    ];
    expect(timed).toMatchObject({ cutShort: false, isTimed: true });
    expect(untimed).not.toHaveProperty('isTimed');
  });
});
