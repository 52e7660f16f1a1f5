import { describe, expect, it } from '@jest/globals';
import { judgeComparisons, staleWarnings } from '../../../src/decide/compare/judge-comparison.ts';
import {
  differencesOf,
  matchModels,
  type ModelSide,
  representative,
} from '../../../src/decide/compare/match-models.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { ModelComparison, ModelComparisons } from '../../../src/facts/results/model-comparison.ts';
import { localSpec } from '../../support/local-analyses.ts';

function side(model: string, content: string, changes: Partial<AnalysisSpec> = {}): ModelSide {
  const spec = { ...localSpec({ model, artifacts: { data: 'd.csv', model: 'm.onnx' } }), ...changes };
  return {
    model,
    specs: [spec],
    contents: new Map([
      ['m.onnx', content],
      ['d.csv', 'data'],
    ]),
  };
}

const EMPTY: ModelSide = { model: 'empty', specs: [], contents: new Map() };

function limited(limits: Partial<AnalysisSpec>): AnalysisSpec {
  return { ...localSpec({ model: 'm', artifacts: { model: 'm.onnx', data: 'd.csv' } }), ...limits };
}

const SHARE = { value: 0.2, low: 0.15, high: 0.25 };

function compared(part: Partial<ModelComparison>): ModelComparison {
  return { model: 'm', kind: 'changed', ...part };
}

const RANGE = { low: -0.08, high: -0.02 };
const LOSS = { measure: 'accuracy', before: 0.9, after: 0.85, difference: -0.05, ...RANGE } as const;
const CHANGE: NonNullable<ModelComparison['change']> = {
  ...{ rows: 100, paired: true, notes: [] },
  file: {
    before: { bytes: 1, format: 'ONNX', inputs: [], parts: 1 },
    after: { bytes: 1, format: 'ONNX', inputs: [], parts: 1 },
  },
  parts: { kind: 'tensors', changed: 1, added: 0, removed: 0 },
  answers: { differ: SHARE, classes: [] },
  skill: LOSS,
};

function judged(spec: AnalysisSpec, comparison: ModelComparison): unknown {
  return judgeComparisons([spec], { base: 'b'.repeat(40), models: [comparison] });
}

describe('the models of two commits', () => {
  it('are paired by name, then by content, then by path; others are new or gone', () => {
    const moved = { artifacts: localSpec({ artifacts: { model: 'x.onnx', data: 'd.csv' } }).artifacts };
    const pairs = matchModels(
      [side('b', '3'), side('a', '1'), side('new', '2'), side('api', '5', { artifacts: [] }), EMPTY],
      [side('a', '9'), side('old', '2'), side('y', '4'), side('x', '3', moved), { ...EMPTY, model: 'gone' }],
    );

    expect(pairs.map(({ now, before }) => [now?.model, before?.model])).toEqual([
      ['b', 'y'],
      ['a', 'a'],
      ['new', 'old'],
      ['api', undefined],
      ['empty', undefined],
      [undefined, 'x'],
      [undefined, 'gone'],
    ]);
  });

  it('are the same only if files and what describes them are', () => {
    const own = side('team/a', '1');
    const { local = { settings: {}, threshold: 1 } } = own.specs[0] ?? {};
    const differing = (other: ModelSide): readonly string[] => differencesOf(own, other);
    expect(differing(side('team/a', '1'))).toEqual([]);
    expect(differing(side('team/a', '2'))).toEqual(['model']);
    expect(differing(side('team/a', '1', { local: { ...local, normalizesData: true } }))).toEqual(['config']);
    expect(differing(side('team/a', '1', { local: { ...local, output: 'scores' } }))).toEqual(['output']);
    const [more, other] = ['outlier', 'drift'].map((attack) =>
      side('team/a', '1', { name: `team/a/${attack}` }),
    );
    const both = { ...own, specs: [...own.specs, ...(more?.specs ?? [])] };
    expect(differing(both)).toEqual(['attacks']);
    expect(differencesOf(both, { ...own, specs: [...own.specs, ...(other?.specs ?? [])] })).toEqual([
      'attacks',
    ]);
  });

  it('have no version here if an endpoint or a function answers for them, or data is missing', () => {
    expect(representative(side('a', '1'))).toBeDefined();
    const { artifacts } = localSpec({ artifacts: { model: 'm.onnx', label: 'l.csv' } });
    expect(representative(side('a', '1', { artifacts }))).toBeUndefined();
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
    const place = { kind: 'input', input: 'analyses' } as const;
    const local = { settings: { eps: 0.1 }, threshold: 1 };
    const spec = {
      place,
      local: { settings: {}, threshold: 1 },
      artifacts: [{ slot: 'model' }, { slot: 'data' }],
    };
    expect(judged(limited({ maxDisagreement, place, local }), compared({ change: CHANGE }))).toMatchObject([
      {
        ...{
          state,
          score: 0.15,
          threshold: maxDisagreement,
          uploads: [],
          reports: [],
          warnings: [],
          rows: 100,
        },
        spec: { ...spec, name: 'm/disagreement', fields: {} },
        retained: { meaning: expect.stringMatching(/^20\.0 % of 100 .* 15\.0 % to 25\.0 %/u), plots: [] },
      },
    ]);
  });

  it.each([
    ['accuracy', /Accuracy went from 0\.900 to 0\.850.* 0\.050, 0\.020 to 0\.080/u],
    ['r2', /R² went from/u],
  ] as const)('of %s is compared with the loss that is certain', (measure, meaning) => {
    const change = { ...CHANGE, skill: { ...LOSS, measure } };
    expect(judged(limited({ maxAccuracyLoss: 0.01 }), compared({ change }))).toMatchObject([
      {
        ...{ spec: { name: 'm/accuracy-loss' }, state: 'vulnerable', score: 0.02 },
        retained: { meaning: expect.stringMatching(meaning) },
      },
    ]);
  });

  const { skill: _unknown, answers: _apart, ...bare } = CHANGE;
  const untested = (why: RegExp): object => ({ state: 'not-tested', message: expect.stringMatching(why) });
  it.each<[string, Partial<ModelComparisons>, readonly object[]]>([
    [
      'is met by a model that did not change',
      { models: [compared({ kind: 'same' })] },
      [
        { state: 'passed', score: 0 },
        { state: 'passed', score: 0 },
      ],
    ],
    ['says nothing of a new model', { models: [compared({ kind: 'added' })] }, []],
    [
      'is not tested if the versions were not compared',
      { models: [compared({ kind: 'not-compared', why: 'No file.' })] },
      [untested(/^max-disagreement .* No file\.$/u), untested(/No file\.$/u)],
    ],
    [
      'is not tested if the base could not be read',
      { fault: 'No base.' },
      [untested(/No base\.$/u), untested(/^max-accuracy-loss .* No base\.$/u)],
    ],
    [
      'is not tested if its measure is missing',
      { models: [compared({ change: bare })] },
      [untested(/different inputs/u), untested(/no labels/u)],
    ],
  ])('%s', (_name, part, results) => {
    const spec = limited({ maxDisagreement: 0.05, maxAccuracyLoss: 0.01 });
    expect(judgeComparisons([spec], { base: 'b'.repeat(40), models: [], ...part })).toMatchObject(results);
  });

  it('says nothing if nothing was compared', () => {
    expect(judgeComparisons([limited({ maxDisagreement: 0.05 })], undefined)).toEqual([]);
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

it('warns of models whose attacked file is not what a changed file of covers became', () => {
  const [fresh, old] = [compared({ stale: [] }), compared({ model: 'n', stale: ['n.pt', 'n.h5'] })];
  const models = [compared({}), fresh, old];
  expect(staleWarnings({ base: 'b'.repeat(40), models })).toEqual([
    expect.stringMatching(/^n: .*n\.pt, n\.h5/u),
  ]);
  expect(staleWarnings(undefined)).toEqual([]);
});
