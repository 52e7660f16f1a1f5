import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findRow } from '@model-security-scan/engine/catalog';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

const FULL = `version: 1
models:
  - name: digits
    id: m-1
    task: image-classification
    config:
      model_framework: tensorflow
      input_dimensions: [28, 28, 1]
      number_of_classes: 10
      number_of_attack_queries: 5
      color_space: bgr
      normalize_data: yes
    artifacts: { model: models/digits.h5, label: l.csv, data: data/test }
    attacks:
      extraction: { number_of_attack_queries: 20000, normalize_data: no }
      evasion:
      outlier: {}
      drift:
        id: m-2
        artifacts: { reference_data: ./ref, data: other }
`;

describe('a config file', () => {
  const { analyses, problems, declared, secrets } = parseConfig(FULL, 'models.yml');

  it('gives one analysis for each model and attack', () => {
    expect(problems).toEqual([]);
    const attacks = ['extraction', 'evasion', 'outlier', 'drift'];
    expect(analyses.map((spec) => spec.name)).toEqual(attacks.map((attack) => `digits/${attack}`));
    expect([...declared]).toEqual([['digits', attacks]]);
    expect(secrets).toEqual([]);
    expect(analyses[0]).toMatchObject({ model: 'digits', modelId: 'm-1', task: 'image-classification' });
  });

  it('sends exactly the fields of the row, in its order', () => {
    for (const { task, attack, fields } of analyses) {
      expect(Object.keys(fields)).toEqual(findRow(task, attack)?.fields);
    }
    expect(analyses[2]?.fields).toEqual({ input_dimensions: '28,28,1' });
  });

  it("puts an attack's own values before shared ones, and those before defaults", () => {
    expect(analyses[0]?.fields).toEqual({
      ...{ attack_type: 'blackbox', defense_bestonly: 'no', encryption_strategy: '0' },
      ...{ input_dimensions: '28,28,1', model_api_details: 'na', model_framework: 'tensorflow' },
      ...{ normalize_data: 'no', number_of_attack_queries: '20000', number_of_classes: '10' },
      ...{ use_model_api: 'no', vulnerability_threshold: '0', color_space: 'bgr' },
    });
    expect(analyses[1]?.fields.normalize_data).toBe('yes');
  });

  it("puts an attack's own id and artifacts before the model's, artifact by artifact", () => {
    const drift = analyses[3];
    expect(drift?.modelId).toBe('m-2');
    expect(drift?.artifacts.map(({ slot, path }) => `${slot} ${path}`)).toEqual([
      'data other',
      'label l.csv',
      'model models/digits.h5',
      'reference_data ./ref',
    ]);
  });

  it('knows the place of every attack and artifact', () => {
    const FILE = { kind: 'file', file: 'models.yml' };
    expect(analyses[1]?.place).toEqual({ ...FILE, line: 16, column: 7, endColumn: 14 });
    expect(analyses[3]?.artifacts[0]?.place).toEqual({ ...FILE, line: 20, column: 51, endColumn: 56 });
  });

  it('needs no id of the model when every attack has one', () => {
    const text = FULL.replace('    id: m-1\n', '')
      .replace('evasion:', 'evasion: { id: 0815 }')
      .replace('outlier: {}', 'outlier: { id: b }')
      .replace('extraction: {', 'extraction: { id: c,');
    const parsed = parseConfig(text, 'models.yml');
    expect(parsed.problems).toEqual([]);
    expect(parsed.analyses.map((spec) => spec.modelId)).toEqual(['c', '0815', 'b', 'm-2']);
  });

  it('checks a shared field that none of the chosen attacks takes', () => {
    const text = FULL.replace('number_of_attack_queries: 5\n', 'number_of_attack_queries: few\n');
    expect(parseConfig(text, 'f').problems).toHaveLength(1);
  });

  it('can be JSON, with tabs, and with Windows line ends', () => {
    const json = JSON.stringify(
      {
        version: 1,
        models: [
          {
            ...{ name: 'a', id: 'm', task: 'time-series-forecasting' },
            config: { input_dimensions: [24, 1], model_framework: 'onnx', use_model_api: false },
            attacks: { extraction: { number_of_attack_queries: 100, vulnerability_threshold: 0.25 } },
          },
        ],
      },
      undefined,
      '\t',
    ).replaceAll('\n', '\r\n');
    const parsed = parseConfig(json, 'models.json');
    expect(parsed.problems).toEqual([]);
    expect(parsed.analyses[0]?.fields).toMatchObject({
      input_dimensions: '24,1',
      vulnerability_threshold: '0.25',
    });
    expect(parsed.analyses[0]?.place).toMatchObject({ line: 17, column: 5 });
  });

  it('may repeat parts by aliases, and leave config and artifacts empty', () => {
    const text = `version: "1"
models:
  - { name: a, id: m, task: image-classification, config: &c { input_dimensions: &d 28 }, artifacts: , attacks: &x { outlier: } }
  - { name: b, id: m, task: image-classification, config: *c, attacks: *x }
  - { name: c, id: m, task: image-classification, config: , attacks: { outlier: { input_dimensions: *d } } }
`;
    const parsed = parseConfig(text, 'f');
    expect(parsed.problems).toEqual([]);
    expect(parsed.analyses.map(({ name, fields }) => [name, fields.input_dimensions])).toEqual([
      ['a/outlier', '28'],
      ['b/outlier', '28'],
      ['c/outlier', '28'],
    ]);
  });

  it('names its secrets, but not the values that say there is none', () => {
    const text = FULL.replace(
      'evasion:',
      'evasion: { use_model_api: yes, model_api_details: s3cret }',
    ).replace('normalize_data: yes', 'model_api_details: NA');
    const parsed = parseConfig(text, 'f');
    expect(parsed.problems).toEqual([]);
    expect(parsed.secrets).toEqual(['s3cret']);
  });

  it('can hold 5,000 models', () => {
    const models = Array.from(
      { length: 5000 },
      (_, index) =>
        `  - { name: m${String(index)}, id: i, task: image-classification, config: { input_dimensions: 28 }, attacks: { outlier: } }\n`,
    );
    const parsed = parseConfig(`version: 1\nmodels:\n${models.join('')}`, 'f');
    expect(parsed.problems).toEqual([]);
    expect(parsed.analyses).toHaveLength(5000);
    expect(parsed.analyses.at(-1)?.name).toBe('m4999/outlier');
  });
});

describe('the names of models', () => {
  const configOf = (names: readonly string[]): string =>
    JSON.stringify({
      version: 1,
      models: names.map((name) => ({
        ...{ name, id: 'm', task: 'image-classification' },
        ...{ config: { input_dimensions: 28 }, attacks: { outlier: {} } },
      })),
    });

  it.each([
    ['Digits', 'digits'],
    ['DIGITS', 'dIGITS'],
    ['Größe', 'GRÖSSE'],
    ['caf\u00e9', 'cafe\u0301'],
    ['\u03c3', '\u03c2'],
  ])('%j and %j are one: names are compared without case', (one, other) => {
    const { analyses, problems } = parseConfig(configOf(['first', one, other]), 'f');
    expect(analyses).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      `another model is named ${JSON.stringify(one)}, in line 1. Names are compared without case. Give each its own name.`,
    ]);
  });

  it('that are accepted together differ in any case', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'A', 'ß', 'ẞ', 's', 'S', 'é', 'É', 'ı', 'I', 'i', 'İ'),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 4 }), (names) => {
        const isAccepted = parseConfig(configOf(names), 'f').problems.length === 0;
        for (const change of ['toLowerCase', 'toUpperCase'] as const) {
          const distinct = new Set(names.map((one) => one[change]())).size;
          expect(isAccepted && distinct < names.length).toBe(false);
        }
      }),
    );
  });
});
