import { describe, expect, it } from '@jest/globals';
import { judgeComparisons } from '../../../src/decide/compare/judge-comparison.ts';
import {
  differencesOf,
  matchModels,
  type ModelSide,
  representative,
} from '../../../src/decide/compare/match-models.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { ModelComparison } from '../../../src/facts/results/model-comparison.ts';
import { localSpec } from '../../support/local-analyses.ts';

function side(model: string, content: string, changes: Partial<AnalysisSpec> = {}): ModelSide {
  const spec = { ...localSpec({ model, artifacts: { model: 'm.onnx', data: 'd.csv' } }), ...changes };
  return {
    model,
    specs: [spec],
    contents: new Map([
      ['m.onnx', content],
      ['d.csv', 'data'],
    ]),
  };
}

function limited(limits: Partial<AnalysisSpec>): AnalysisSpec {
  return { ...localSpec({ model: 'm', artifacts: { model: 'm.onnx', data: 'd.csv' } }), ...limits };
}

const SHARE = { value: 0.2, low: 0.15, high: 0.25 };

function compared(part: Partial<ModelComparison>): ModelComparison {
  return { model: 'm', kind: 'changed', ...part };
}

const CHANGE: NonNullable<ModelComparison['change']> = {
  ...{ rows: 100, paired: true, notes: [] },
  file: {
    before: { bytes: 1, format: 'ONNX', inputs: [], parts: 1 },
    after: { bytes: 1, format: 'ONNX', inputs: [], parts: 1 },
  },
  parts: { kind: 'tensors', changed: 1, added: 0, removed: 0 },
  answers: { differ: SHARE, classes: [] },
  skill: { measure: 'accuracy', before: 0.9, after: 0.85, difference: -0.05, low: -0.08, high: -0.02 },
};

function judged(spec: AnalysisSpec, comparison: ModelComparison): unknown {
  return judgeComparisons([spec], { base: 'b'.repeat(40), models: [comparison] });
}

describe('the models of two commits', () => {
  it('are paired by name, then by content, then by path; others are new or gone', () => {
    const moved = { artifacts: localSpec({ artifacts: { model: 'x.onnx', data: 'd.csv' } }).artifacts };
    const pairs = matchModels(
      [side('b', '3'), side('a', '1'), side('new', '2')],
      [side('a', '9'), side('old', '2'), side('y', '4'), side('x', '3', moved)],
    );

    expect(pairs.map(({ now, before }) => [now?.model, before?.model])).toEqual([
      ['b', 'y'],
      ['a', 'a'],
      ['new', 'old'],
      [undefined, 'x'],
    ]);
  });

  it('are the same only if files and what describes them are', () => {
    const own = side('a', '1');
    const { local = { settings: {}, threshold: 1 } } = own.specs[0] ?? {};
    const differing = (other: ModelSide): readonly string[] => differencesOf(own, other);
    expect(differing(side('a', '1'))).toEqual([]);
    expect(differing(side('a', '2'))).toEqual(['model']);
    expect(differing(side('a', '1', { local: { ...local, normalizesData: true } }))).toEqual(['config']);
    expect(differing(side('a', '1', { local: { ...local, output: 'scores' } }))).toEqual(['output']);
    const more = side('a', '1', { name: 'a/outlier' });
    expect(differing({ ...own, specs: [...own.specs, ...more.specs] })).toEqual(['attacks']);
  });

  it('have no version here if an endpoint or a function answers for them', () => {
    expect(representative(side('a', '1'))).toBeDefined();
    expect(representative(side('a', '1', { fields: { use_model_api: 'yes' } }))).toBeUndefined();
    const predict = { function: 'm:f', input: 'numpy' } as const;
    const local = { settings: {}, threshold: 1, predict };
    expect(representative(side('a', '1', { local }))).toBeUndefined();
  });
});

describe('a limit of what a change may do', () => {
  it.each([
    [0.14, 'vulnerable'],
    [0.15, 'passed'],
  ])('of %d is compared with the lower end of the interval: %s', (maxDisagreement, state) => {
    expect(judged(limited({ maxDisagreement }), compared({ change: CHANGE }))).toMatchObject([
      { spec: { name: 'm/disagreement' }, state, score: 0.15, threshold: maxDisagreement },
    ]);
  });

  it('of accuracy is compared with the loss that is certain', () => {
    expect(judged(limited({ maxAccuracyLoss: 0.01 }), compared({ change: CHANGE }))).toMatchObject([
      { spec: { name: 'm/accuracy-loss' }, state: 'vulnerable', score: 0.02 },
    ]);
  });

  it.each<[string, Partial<ModelComparison>, readonly string[]]>([
    ['is met by a model that did not change', { kind: 'same' }, ['passed']],
    ['says nothing of a new model', { kind: 'added' }, []],
    [
      'is not tested if the versions were not compared',
      { kind: 'not-compared', why: 'No file.' },
      ['not-tested'],
    ],
  ])('%s', (_name, part, states) => {
    const results = judgeComparisons([limited({ maxDisagreement: 0.05 })], {
      base: 'b'.repeat(40),
      models: [compared(part)],
    });
    expect(results.map(({ state }) => state)).toEqual(states);
  });

  it('is not tested if the base could not be read, or its measure is missing', () => {
    const spec = limited({ maxDisagreement: 0.05, maxAccuracyLoss: 0.01 });
    const unread = judgeComparisons([spec], { base: '', models: [], fault: 'No base.' });
    const { skill: _unknown, answers: _apart, ...rest } = CHANGE;
    const bare = judgeComparisons([spec], { base: 'b', models: [compared({ change: rest })] });
    expect([...unread, ...bare].map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'not-tested'),
    );
  });

  it('holds for the model, whichever of its analyses has it', () => {
    const base = { base: 'b'.repeat(40), models: [compared({ change: CHANGE })] };
    const added = { ...limited({}), name: 'm/outlier' };
    const specs = [limited({ maxDisagreement: 0.14 }), limited({ maxDisagreement: 0.9 }), added];
    expect(judgeComparisons(specs, base)).toMatchObject([{ state: 'vulnerable', threshold: 0.14 }]);
  });

  it('that no model has gives no result', () => {
    expect(judged(limited({}), compared({ change: CHANGE }))).toEqual([]);
  });
});
