import { describe, expect, it } from '@jest/globals';
import {
  describeMissingSlots,
  findMissingSlots,
  reportMissingSlots,
} from '../../../src/decide/missing-slots.ts';
import { type Attack, ROWS, type Slot } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';

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

  it('do not include the model if the service reaches it by its API', () => {
    expect(missing('evasion', ['data', 'label'], 'yes')).toEqual([]);
  });

  it('are none of an attack that no service takes', () => {
    expect(missing('membership', [])).toEqual([]);
  });

  it('do not include what the service holds', () => {
    const spec = { ...sampleSpec('digits', 'evasion'), artifacts: [] };
    expect(findMissingSlots(spec, ['model', 'label'])).toEqual(['data']);
    expect(reportMissingSlots([spec], ['data', 'model', 'label'])).toEqual([]);
  });

  it('are described in words, or not at all', () => {
    const spec = sampleSpec('digits', 'outlier');
    expect(describeMissingSlots({ ...spec, artifacts: [] })).toMatch(
      /asks for data, which is not given\. If it asks for it, .+ Add "data: <path>" under artifacts\.$/u,
    );
    expect(describeMissingSlots({ ...sampleSpec('digits', 'evasion'), artifacts: [] })).toMatch(
      /data, label, model, which are not given\. If it asks for them, .+ "data: <path>", "label: <path>", "model: <path>" under/u,
    );
    const artifacts = [{ slot: 'data', path: 'a', place: PLACE }] as const;
    expect(describeMissingSlots({ ...spec, artifacts })).toBeUndefined();
  });

  it('are what the engine needs for an analysis on the runner', () => {
    const given = (...slots: readonly Slot[]): AnalysisSpec => ({
      ...localSpec('digits', 'evasion'),
      artifacts: slots.map((slot) => ({ slot, path: 'a', place: PLACE })),
    });
    const [bare, half, whole] = [given(), given('model'), given('model', 'data', 'label')];
    const { place: _place, ...placeless } = half;
    expect(findMissingSlots(bare)).toEqual(['data', 'label', 'model']);
    expect(reportMissingSlots([bare, placeless, whole])).toEqual([
      {
        place: bare.place ?? PLACE,
        message: expect.stringMatching(/ needs data, label, model\. .*"model: <path>" under artifacts\.$/u),
      },
      {
        place: { kind: 'input', input: 'config-file' },
        message: expect.stringContaining(' needs data, label.'),
      },
    ]);
    expect(describeMissingSlots(whole)).toBeUndefined();
  });

  it('are each a problem at the attack, in every row of the service spec', () => {
    for (const { task, attack, usualSlots } of ROWS.filter((row) => row.isLocalOnly !== true)) {
      const spec = { ...sampleSpec('digits', attack), task, fields: {}, place: PLACE };
      const given = usualSlots.map((slot) => ({ slot, path: 'a', place: PLACE }));
      expect(reportMissingSlots([{ ...spec, artifacts: given }])).toEqual([]);
      for (const left of usualSlots) {
        const artifacts = given.filter(({ slot }) => slot !== left);
        expect(reportMissingSlots([{ ...spec, artifacts }])).toEqual([
          {
            place: { kind: 'input', input: 'artifacts' },
            message: expect.stringMatching(
              new RegExp(`asks for ${left},.*allow-missing-artifacts: true`, 'u'),
            ),
          },
        ]);
      }
    }
  });
});
