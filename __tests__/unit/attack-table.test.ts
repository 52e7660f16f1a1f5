import { describe, expect, it } from '@jest/globals';
import { attacksOf, findRow } from '../../src/core/attack-table.ts';
describe('attack table', () => {
  it('finds', () => {
    expect(attacksOf('tabular-classification')).toEqual(['extraction', 'evasion']);
    expect(findRow('time-series-forecasting', 'drift')).toBeUndefined();
  });
});
