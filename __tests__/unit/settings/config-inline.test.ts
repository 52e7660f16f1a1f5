import { describe, expect, it } from '@jest/globals';
import { ATTACKS, attacksOf } from '../../../src/attacks/table.ts';
import { type InlineInputs, parseInlineAnalysis } from '../../../src/settings/config/inline.ts';

const RIGHT: InlineInputs = {
  modelId: 'm-1',
  task: 'image-classification',
  attack: 'outlier',
  attackConfig: 'input_dimensions: (28, 28, 1)',
  artifacts: 'data: data/test',
};

const REQUIRED = 'is required: an analysis without a config file needs model-id, task and attack.';

function problemsOf(change: InlineInputs): string[] {
  const { analyses, problems } = parseInlineAnalysis({ ...RIGHT, ...change });
  expect(analyses).toEqual([]);
  return problems.map(
    ({ place, message }) => `${place.kind === 'input' ? place.input : place.file}: ${message}`,
  );
}

describe('one analysis from inputs', () => {
  it('follows the rules of the config file', () => {
    expect(parseInlineAnalysis(RIGHT)).toMatchObject({
      analyses: [
        {
          name: 'm-1/outlier',
          model: 'm-1',
          modelId: 'm-1',
          task: 'image-classification',
          attack: 'outlier',
          fields: { input_dimensions: '28,28,1' },
          artifacts: [{ slot: 'data', path: 'data/test', place: { kind: 'input', input: 'artifacts' } }],
          place: { kind: 'input', input: 'attack-config' },
        },
      ],
      problems: [],
      declared: new Map([['m-1', ['outlier']]]),
      secrets: [],
    });
  });

  it('takes JSON, and needs no artifacts', () => {
    const parsed = parseInlineAnalysis({
      ...RIGHT,
      artifacts: '',
      attackConfig: '{\n\t"input_dimensions": [28, 28]\n}',
    });
    expect(parsed.problems).toEqual([]);
    expect(parsed.analyses[0]).toMatchObject({ fields: { input_dimensions: '28,28' }, artifacts: [] });
  });

  it.each([['a/b'], ['a,b'], ['x'.repeat(101)]])(
    'calls a model "model" whose id can be no name: %s',
    (modelId) => {
      const [spec] = parseInlineAnalysis({ ...RIGHT, modelId }).analyses;
      expect(spec).toMatchObject({ name: 'model/outlier', model: 'model', modelId });
    },
  );

  it('hands secrets over for masking', () => {
    const attackConfig =
      '{input_dimensions: 1, model_framework: a, color_space: b, use_model_api: yes, model_api_details: s3cret}';
    expect(parseInlineAnalysis({ ...RIGHT, attack: 'drift', attackConfig }).secrets).toEqual(['s3cret']);
  });

  it.each<[InlineInputs, string[]]>([
    [{ modelId: '' }, [`model-id: ${REQUIRED} Expected the registered model's id.`]],
    [
      { task: '', attack: '' },
      [
        `task: ${REQUIRED} Expected one of image-classification, tabular-classification, tabular-regression, time-series-forecasting.`,
        `attack: ${REQUIRED} Expected one of ${ATTACKS.join(', ')}.`,
      ],
    ],
    [{ task: 'time-series-forecasting', attack: '' }, [`attack: ${REQUIRED} Expected one of extraction.`]],
    [
      { modelId: '..' },
      [
        "model-id: expected the registered model's id, found one or two dots, which would lead to another address.",
      ],
    ],
    [
      { modelId: 'a\nb' },
      [
        "model-id: expected the registered model's id, found a text with line breaks, tabs or other control characters.",
      ],
    ],
    [
      { attack: 'outlier,evasion' },
      [
        `attack: image-classification has no attack "outlier,evasion". Known: ${attacksOf('image-classification').join(', ')}. This input takes only one attack: use a config file for several.`,
      ],
    ],
    [
      { attack: 'outliers' },
      [
        `attack: image-classification has no attack "outliers"; did you mean "outlier"? Known: ${attacksOf('image-classification').join(', ')}.`,
      ],
    ],
    [
      { task: 'tabular-classification' },
      [
        'attack: outlier of tabular-classification is local only: it runs with base-url: local, and no service takes it. Remove it, or analyse it with base-url: local. A service takes: extraction, evasion.',
      ],
    ],
    [
      { attackConfig: '' },
      [
        'attack-config: outlier of image-classification needs input_dimensions. Add it to the input attack-config, for example "input_dimensions: [28, 28, 1]".',
      ],
    ],
    [
      { attackConfig: 'input_dimensions: 1\n\tx: 1' },
      [
        'attack-config: line 2, column 1: not valid YAML: a tab is used for indentation, which YAML does not allow. Use spaces.',
      ],
    ],
    [
      { attackConfig: '- a' },
      [
        'attack-config: line 1, column 1: "outlier": expected a mapping (lines of "key: value"), found a list.',
      ],
    ],
    [
      { attackConfig: 'input_dimensions: 1\ncolor: 2' },
      [
        'attack-config: line 2, column 1: outlier of image-classification takes no "color". It takes input_dimensions, id, artifacts, threshold, max-increase.',
      ],
    ],
    [
      { artifacts: 'data: ../x' },
      [
        'artifacts: line 1, column 7: "data": expected the path of a file or folder in the workspace, such as models/digits.h5, found a path that leads out of the workspace.',
      ],
    ],
  ])('tells what is wrong: %j', (change, expected) => {
    expect(problemsOf(change)).toEqual(expected);
  });

  it('tells everything at once', () => {
    const told = problemsOf({
      modelId: '',
      task: 'image',
      attack: 'outlier',
      attackConfig: 'a: 1',
      artifacts: 'b: c',
    });
    expect(told.map((line) => line.split(':')[0])).toEqual([
      'model-id',
      'task',
      'attack-config',
      'attack-config',
      'artifacts',
    ]);
    expect(parseInlineAnalysis({}).problems.map(({ place }) => place)).toEqual([
      { kind: 'input', input: 'model-id' },
      { kind: 'input', input: 'task' },
      { kind: 'input', input: 'attack' },
    ]);
  });
});
