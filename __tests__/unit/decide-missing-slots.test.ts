import { describe, expect, it } from '@jest/globals';
import { describeMissingSlots, findMissingSlots } from '../../src/decide/missing-slots.ts';
import type { Attack, Slot } from '../../src/core/attack-table.ts';
import { sampleSpec } from '../support/sample-outcomes.ts';

const PLACE = { kind: 'input', input: 'artifacts' } as const;

function missing(attack: Attack, slots: readonly Slot[], useModelApi = 'no'): readonly Slot[] {
  const spec = sampleSpec('digits', attack);
  return findMissingSlots({
    ...spec,
    fields: { ...spec.fields, use_model_api: useModelApi },
    artifacts: slots.map((slot) => ({ slot, path: 'a', place: PLACE })),
  });
}

describe('the artifacts that an analysis lacks', () => {
  it('are those that are usually asked for and were not given', () => {
    expect(missing('evasion', [])).toEqual(['data', 'label', 'model']);
    expect(missing('evasion', ['label', 'minmax'])).toEqual(['data', 'model']);
    expect(missing('evasion', ['data', 'label', 'model'])).toEqual([]);
    expect(missing('outlier', ['data'])).toEqual([]);
  });

  it('are not the model where the service reaches it by its API', () => {
    expect(missing('evasion', ['data', 'label'], 'yes')).toEqual([]);
  });

  it('are told in words, or not at all', () => {
    const spec = sampleSpec('digits', 'outlier');
    expect(describeMissingSlots({ ...spec, artifacts: [] })).toMatch(
      /asks for data, which is not given\. .+ Add "data: <path>" under artifacts\.$/u,
    );
    expect(describeMissingSlots({ ...sampleSpec('digits', 'evasion'), artifacts: [] })).toMatch(
      /data, label, model, which are not given\. .+ "data: <path>", "label: <path>", "model: <path>" under/u,
    );
    const artifacts = [{ slot: 'data', path: 'a', place: PLACE }] as const;
    expect(describeMissingSlots({ ...spec, artifacts })).toBeUndefined();
  });
});
