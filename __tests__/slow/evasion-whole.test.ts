import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../packages/engine/src/attacks/evasion/attack-by-evasion.ts';
import type { AnalysisData } from '../../packages/engine/src/analysis-data.ts';
import { predict } from '../../packages/engine/src/predicted-classes.ts';
import { prepareCase } from '../support/case-analysis.ts';
import { budgetOf } from '../support/engine-victims.ts';

const CASE = { folder: 'whole-number-steps', data: 'biopsy.csv' } as const;
const LINES = readFileSync(
  path.resolve(import.meta.dirname, '../fixtures/cases', CASE.folder, CASE.data),
  'utf8',
)
  .trim()
  .split(/\r?\n/u);
/** Half a distance of four steps of nine, in 32 bits. */
const TWO_STEPS = Math.fround(4 / 9) / 2;
const EACH = 20;

/** Different rows that the model gets right, as many of each class. */
async function someRows(model: string): Promise<string> {
  const { victim, data, labels } = await prepareCase({ ...CASE, model });
  if (victim === undefined || labels === undefined) throw new Error('There is no model.');
  const predicted = await predict(victim, data.values, data.count);
  const right = LINES.slice(1).filter((_line, row) => predicted[row] === labels[row]);
  const different = [...new Set(right)];
  const ofClass = (label: string): readonly string[] =>
    different.filter((line) => line.endsWith(`,${label}`)).slice(-EACH);
  return [LINES[0], ...ofClass('0'), ...ofClass('1')].join('\n');
}

/** Counts rows of which some corner within eps, inside the bounds, has another class: all corners are asked. */
async function countFalling({ victim, data, labels }: AnalysisData): Promise<number> {
  if (victim === undefined) throw new Error('There is no model.');
  const { values, low, high, count } = data;
  const { inputSize: size } = victim;
  let falling = 0;
  for (let row = 0; row < count; row += 1) {
    const corners = Float32Array.from({ length: 2 ** size * size }, (_unused, at) => {
      const column = at % size;
      const [least = 0, most = 0] = [low[column], high[column]];
      const steps = Math.floor((most - least) * TWO_STEPS * 1.000_01);
      const side = (Math.floor(at / size) >> column) & 1 ? steps : -steps;
      return Math.min(most, Math.max(least, (values[row * size + column] ?? 0) + side));
    });
    const classes = await predict(victim, corners, 2 ** size);
    if (classes.some((one) => one !== labels?.[row])) falling += 1;
  }
  return falling;
}

describe.each(['m0.onnx', 'm1.onnx'])(
  'evasion of %s, whose nine columns take whole numbers from 1 to 10',
  (model) => {
    it('chooses two steps by the data', async () => {
      const result = await attackByEvasion(
        await prepareCase({ ...CASE, model, settings: { samples: 20 } }),
        budgetOf(1, 20_000),
      );
      expect(result.figures['eps']).toBeCloseTo(TWO_STEPS, 6);
    });

    it('finds every row that two steps turn, and what was planted', async () => {
      const settings = { samples: 2 * EACH, eps: TWO_STEPS };
      const analysis = await prepareCase({ ...CASE, model, rows: await someRows(model), settings });
      const result = await attackByEvasion(analysis, budgetOf(1, 60_000));
      expect(result.unearned).toBeUndefined();
      expect(result.figures).toMatchObject({ samples: 2 * EACH });
      expect(result.score.value).toBeCloseTo((await countFalling(analysis)) / (2 * EACH), 9);
    });
  },
);
