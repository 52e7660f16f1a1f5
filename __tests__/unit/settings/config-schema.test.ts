import { LOCAL_CONFIG, SERVICE_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { configSchema, FILE_SCHEMAS, schemaText } from '../../../tools/config-schema.ts';
import { ATTACKS, ROWS, type FieldName, FIELDS, SLOTS, TASKS } from '@model-security-scan/engine/catalog';
import { fieldsOf } from '../../../src/settings/config/models.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { at } from '@model-security-scan/common/json';

const FILE = new URL('../../../schema/model-security.schema.json', import.meta.url);
const options = { strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false };
const validate = new Ajv(options).compile(configSchema());

const RIGHT = {
  version: 1,
  models: [
    {
      name: 'digits',
      id: 'm-1',
      task: 'image-classification',
      config: {
        ...{ input_dimensions: [28, 28, 1], model_framework: 'onnx' },
        ...{ number_of_classes: 10, color_space: 'rgb' },
      },
      artifacts: { data: 'data/test' },
      attacks: {
        evasion: null,
        extraction: { number_of_attack_queries: 20000, vulnerability_threshold: 0.5 },
      },
    },
  ],
};

/** The right configuration with other keys in its model. */
function withModel(change: Readonly<Record<string, unknown>>): unknown {
  return { ...RIGHT, models: RIGHT.models.map((model) => ({ ...model, ...change })) };
}

/** The result of the action's own validation: for local analyses, or for a service. */
function isRead(config: unknown, isLocal = false): boolean {
  return (
    parseConfig(JSON.stringify(config), 'f', isLocal ? LOCAL_CONFIG : SERVICE_CONFIG).problems.length === 0
  );
}

describe('the JSON Schema', () => {
  it('stands in its file as the attack table makes it', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(schemaText(configSchema()));
  });

  it.each(Object.entries(FILE_SCHEMAS))(
    'of files that are written is what is declared: %s',
    (name, declared) => {
      const file = new URL(`../../../schema/${name}.schema.json`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toBe(schemaText(declared));
    },
  );

  it.each([[[]], ['visits'], [['visits', 2]]])('takes the columns %j, as the action does', (columns) => {
    const local = {
      id: undefined,
      config: undefined,
      task: 'tabular-classification',
      artifacts: { data: 'd' },
    };
    const plain: unknown = JSON.parse(
      JSON.stringify(withModel({ ...local, attacks: { evasion: { integer: columns } } })),
    );
    expect([validate(plain), isRead(plain, true)]).toEqual([true, true]);
  });

  it('accepts a right configuration', () => {
    expect(validate(RIGHT)).toBe(true);
    expect(isRead(RIGHT)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an unknown key of the file', { ...RIGHT, owner: 'me' }],
    ['no version', { models: RIGHT.models }],
    ['a version to come', { ...RIGHT, version: 2 }],
    ['no models', { version: 1, models: [] }],
    ['an unknown key of a model', withModel({ owner: 'me' })],
    ['a name with a slash', withModel({ name: 'a/b' })],
    ['an unknown task', withModel({ task: 'image_classification' })],
    [
      'an attack of another task',
      withModel({ task: 'time-series-forecasting', config: {}, attacks: { drift: {} } }),
    ],
    ['no attack', withModel({ attacks: {} })],
    ['an unknown field', withModel({ attacks: { evasion: { colour_space: 'rgb' } } })],
    ['a field of another attack', withModel({ attacks: { evasion: { number_of_attack_queries: 5 } } })],
    ['a missing field', withModel({ attacks: { extraction: {} } })],
    ['missing fields', withModel({ config: null })],
    [
      'an unknown shared field',
      withModel({ config: { ...RIGHT.models[0]?.config, is_category_columns: 'no' } }),
    ],
    [
      'an id for one attack of two',
      withModel({ id: undefined, attacks: { evasion: { id: 'm' }, drift: null } }),
    ],
    ['an unknown slot', withModel({ artifacts: { modle: 'm' } })],
    ['an absolute path', withModel({ artifacts: { model: '/m' } })],
    ['a wrong integer', withModel({ attacks: { evasion: { number_of_classes: 'ten' } } })],
    ['a wrong switch', withModel({ attacks: { evasion: { normalize_data: 'on' } } })],
    ['wrong dimensions', withModel({ attacks: { evasion: { input_dimensions: '28x28' } } })],
    [
      'a wrong threshold',
      withModel({ attacks: { extraction: { number_of_attack_queries: 5, vulnerability_threshold: -1 } } }),
    ],
  ])('refuses %s, as the action does', (_name, config) => {
    // What stands in JSON is what is compared: no keys without value.
    const plain: unknown = JSON.parse(JSON.stringify(config));
    expect(isRead(plain)).toBe(false);
    expect(validate(plain)).toBe(false);
  });

  it('says the same as the action of whatever is put together from known and unknown parts', () => {
    const value = (name: FieldName): fc.Arbitrary<unknown> => {
      const { form, example } = FIELDS[name];
      return fc.constantFrom<unknown>(
        form === 'dimensions' ? [28, 1] : example,
        form === 'integer' ? 10 : 'no',
        ...[true, 0.5, '', [], ['a'], {}, null],
      );
    };
    const someFields = fc.record(
      { ...Object.fromEntries(fieldsOf(ROWS).map((name) => [name, value(name)])), other: fc.constant(1) },
      { requiredKeys: [] },
    );
    /** Everything that the task's attacks need. */
    const rightFields = (task: string): unknown => {
      const rows = ROWS.filter((row) => row.task === task);
      return Object.fromEntries(fieldsOf(rows).map((name) => [name, FIELDS[name].example]));
    };
    const slots = fc.record(
      Object.fromEntries(SLOTS.map((slot) => [slot, fc.constantFrom('a/b', 'a/b', 'a', 5, '/a', '')])),
      {
        requiredKeys: [],
      },
    );
    const config = fc.oneof({ weight: 3, arbitrary: fc.constant('right') }, someFields, fc.constant(null));
    const attack = fc.oneof(
      fc.constant(null),
      fc.constant({ id: 'm' }),
      someFields,
      fc.record({ artifacts: slots }),
    );
    const model = fc.record(
      {
        name: fc.constantFrom('digits', 'digits', 5, 'a/b'),
        id: fc.constantFrom('m-1', 'm-1', 7, ''),
        task: fc.constantFrom(...TASKS, ...TASKS, 'other'),
        config,
        artifacts: fc.oneof(slots, fc.constant(null)),
        attacks: fc.dictionary(fc.constantFrom(...ATTACKS, ...ATTACKS, 'other'), attack, { maxKeys: 3 }),
      },
      { requiredKeys: ['name', 'id', 'task', 'attacks'] },
    );
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(model, (made) => {
        const only = made.config === 'right' ? { ...made, config: rightFields(made.task) } : made;
        const config = { version: 1, models: [only] };
        const isAccepted = isRead(config);
        expect(validate(config)).toBe(isAccepted);
        verdicts[isAccepted ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 500 },
    );
    // Both must have been tried, or the comparison says nothing.
    expect(verdicts.accepted).toBeGreaterThan(0);
    expect(verdicts.refused).toBeGreaterThan(0);
  });

  it('takes a model without any id to be one for local analyses', () => {
    const local = { id: undefined, config: undefined, artifacts: { model: 'm', data: 'd' }, seed: 1 };
    const right = withModel({
      ...local,
      attacks: { evasion: { eps: 0.1, samples: 5, minutes: 2 }, drift: null },
    });
    const plain: unknown = JSON.parse(JSON.stringify(right));
    expect([validate(plain), isRead(plain, true), isRead(plain)]).toEqual([true, true, false]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a wrong eps', { eps: 2 }],
    ['a wrong count', { samples: 1.5 }],
    ['a wrong season', { task: 'time-series-forecasting', season: 'yearly', attacks: { extraction: null } }],
    ['a setting of no attack of the task', { season: 12 }],
    ['a setting of another attack', { attacks: { outlier: { eps: 0.1 } } }],
    ['a setting among the fields', { config: { seed: 1 } }],
    ['an unknown setting', { speed: 1 }],
  ])('refuses %s, as the action does for local analyses', (_name, change) => {
    const local = { id: undefined, config: undefined, artifacts: { model: 'm', data: 'd' } };
    const plain: unknown = JSON.parse(JSON.stringify(withModel({ ...local, ...change })));
    expect([validate(plain), isRead(plain, true)]).toEqual([false, false]);
  });

  it.each(fieldsOf(ROWS))('offers a default and an example of %s that are right', (name) => {
    const definition = at(configSchema(), 'definitions', `field-${name}`);
    const examples = at(definition, 'examples');
    const offered: unknown[] = Array.isArray(examples) ? examples : [];
    expect(offered).toHaveLength(1);
    const fallback = at(definition, 'default');
    expect(fallback === undefined).toBe(FIELDS[name].default === undefined);
    if (fallback !== undefined) offered.push(fallback);
    const row = ROWS.find(({ fields }) => fields.includes(name));
    const needed = Object.fromEntries((row?.fields ?? []).map((other) => [other, FIELDS[other].example]));
    for (const value of offered) {
      const own = { ...needed, input_dimensions: [28], [name]: value };
      const attacks = { [row?.attack ?? '']: own };
      const config = { version: 1, models: [{ name: 'a', id: 'm', task: row?.task, attacks }] };
      expect(validate(config)).toBe(true);
      expect(isRead(config)).toBe(true);
    }
  });
});
