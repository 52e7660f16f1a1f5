import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../src/attacks/evasion/attack-by-evasion.ts';
import { unpackOutcomes } from '../../src/core/outcomes.ts';
import type { AnalysisData } from '../../src/engine/analysis-data.ts';
import { predict } from '../../src/engine/predicted-classes.ts';
import { prepareCase } from '../support/case-analysis.ts';
import { budgetOf } from '../support/engine-victims.ts';

/** Two steps of a column from 1 to 10, as half a distance of 32-bit numbers gives it. */
const TWO_STEPS = Math.fround(4 / 9) / 2;

/** True if some corner two steps away, inside the bounds, has another class: all corners are asked. */
async function falls({ victim, data, labels }: AnalysisData, row: number): Promise<boolean> {
  if (victim === undefined) throw new Error('There is no model.');
  const { values, low, high } = data;
  const { inputSize: size } = victim;
  const own = values.subarray(row * size, (row + 1) * size);
  const corners = new Float32Array(2 ** size * size);
  for (let at = 0; at < corners.length; at += 1) {
    const column = at % size;
    const side = (Math.floor(at / size) >> column) & 1 ? 2 : -2;
    corners[at] = Math.min(high[column] ?? 0, Math.max(low[column] ?? 0, (own[column] ?? 0) + side));
  }
  const classes = await predict(victim, corners, 2 ** size);
  return classes.some((one) => one !== labels?.[row]);
}

describe.each(['m0.onnx', 'm1.onnx'])(
  'evasion of %s, whose nine columns take whole numbers from 1 to 10',
  (model) => {
    it('finds every row that two steps turn, with the eps of the data, and plants what it can find', async () => {
      const analysis = await prepareCase({
        folder: 'whole-number-steps',
        ...{ model, data: 'biopsy.csv', settings: { samples: 40 } },
      });
      const result = await attackByEvasion(analysis, budgetOf(1, 60_000));
      const fell = result.outcomes && unpackOutcomes(result.outcomes);

      expect(result.figures['eps']).toBeCloseTo(TWO_STEPS, 6);
      expect(result.unearned).toBeUndefined();
      expect(fell?.size).toBe(40);
      for (const [row, hasFallen] of fell ?? []) {
        expect([row, hasFallen]).toEqual([row, await falls(analysis, row)]);
      }
    });
  },
);
