import { describe, expect, it } from '@jest/globals';
import { attacksModel, declaredModel, pathsOfModels } from '../../../../src/facts/declared-model.ts';
import { sampleResult } from '../../../../__tests__/support/sample-outcomes.ts';

describe('the model of an analysis', () => {
  it('is attacked by what judges the model, and not by checks of data that may be given one', () => {
    expect(attacksModel('membership')).toBe(true);
    // It takes a model, but judges the data.
    expect(attacksModel('drift')).toBe(false);
  });

  it('has the file that the analysis names, and none if it names none', () => {
    const { spec } = sampleResult('digits', 'drift', 'passed');
    const named = declaredModel(spec);
    expect(named).toEqual({ name: 'digits', path: 'models/digits/model', isAttacked: false });
    const unnamed = declaredModel({ ...spec, attack: 'evasion', artifacts: [] });
    expect(unnamed).toEqual({ name: 'digits', isAttacked: true });
    expect(pathsOfModels([named, unnamed, named])).toEqual(['models/digits/model']);
  });
});
