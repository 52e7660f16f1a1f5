import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOADERS } from '../../src/attacks/loaders.ts';
import {
  attacksOf,
  ATTACKS,
  attacksWithSetting,
  CHECKS,
  findRow,
  isLocalOnly,
  ROWS,
} from '../../src/attacks/attack-rows.ts';
import { INTERFACE_ROWS, interfaceFields } from '../../../../__tests__/support/interface-rules.ts';

describe('the table of attacks', () => {
  it('finds the attacks of a task, and the row of both', () => {
    expect(attacksOf('tabular-classification').slice(0, 2)).toEqual(['extraction', 'evasion']);
    expect(findRow('time-series-forecasting', 'extraction')?.method).toBe(3);
    expect(findRow('time-series-forecasting', 'drift')).toBeUndefined();
  });

  it('has the rows of the interface, and beside them those that are local only', () => {
    const taken = ROWS.filter((row) => row.isLocalOnly !== true);
    expect(taken.map(({ task, attack, fields }) => [task, attack, fields.toSorted()])).toEqual(
      INTERFACE_ROWS.map(([task, attack]) => [task, attack, interfaceFields(task, attack)]),
    );
    expect(attacksOf('tabular-classification')).toEqual(ATTACKS);
    expect(isLocalOnly('tabular-classification', 'drift')).toBe(true);
    expect(isLocalOnly('image-classification', 'drift')).toBe(false);
  });

  it('keeps the place of each check, so that a new one comes last', () => {
    const places = ['extraction', 'evasion', 'poisoning', 'drift', 'outlier', 'membership', 'disagreement'];
    expect(CHECKS.slice(0, 8)).toEqual([...places, 'accuracy-loss']);
  });

  it.each(CHECKS)(
    'keeps numbers of a verdict out of the descriptor of %s, which no cache counts',
    (check) => {
      const file = path.join(import.meta.dirname, `../../src/attacks/${check}/descriptor.ts`);
      expect(readFileSync(file, 'utf8').match(/^export /gmu)).toHaveLength(1);
    },
  );

  it('says which attacks take a setting, if not all do', () => {
    expect(attacksWithSetting('eps')).toContain('evasion');
    expect(attacksWithSetting('seed')).toBeUndefined();
  });
});

describe('the loaders', () => {
  it('are those of every task and attack', () => {
    expect(Object.keys(LOADERS)).toEqual(ROWS.map(({ task, attack }) => `${task}/${attack}`));
  });

  it.each(Object.entries(LOADERS))('load the code of %s', async (_name, load) => {
    expect(await load()).toBeInstanceOf(Function);
  });
});
