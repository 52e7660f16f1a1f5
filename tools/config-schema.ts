import { ENGINE_SETTING_NAMES, ENGINE_SETTINGS, type EngineSettingName } from '../src/attacks/settings.ts';
import { attacksOf, type Row, ROWS, takesSetting } from '../src/attacks/table.ts';
import { type FieldName, FIELDS, type Task, TASKS } from '../src/core/attack-table.ts';
import { POLICY_SETTING_NAMES, type PolicySettingName } from '../src/facts/policy-limits.ts';
import { fieldsOf, rowsOf } from '../src/settings/config/attacks.ts';
import { artifactsSchema } from './artifacts-schema.ts';
import { fieldSchema } from './field-schema.ts';
import { preprocessingSchema } from './preprocessing-schema.ts';
import {
  acceptSchema,
  filesSchema,
  type JsonSchema,
  minimumSchema,
  policySchema,
  requireAttackedSchema,
  serviceSchema,
} from './policy-schema.ts';

/**
 * The JSON Schema of the config file, for editors: draft 7, which the YAML language server knows best. It says what
 * the action's own validation says about structure; that validation has the last word.
 */
export function configSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:model-security-scan:schema:config:v1',
    title: 'Model security configuration',
    description: 'Which models are analysed, and by which attacks.',
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    anyOf: ['models', 'accept', 'files', 'require-attacked'].map((key) => ({ required: [key] })),
    properties: {
      version: { description: 'Version of this format.', enum: [1, '1'], default: 1 },
      models: {
        description: 'The models to analyse.',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/model' },
      },
      accept: acceptSchema(),
      files: filesSchema(),
      service: serviceSchema(),
      minimum: minimumSchema(),
      'require-attacked': requireAttackedSchema(),
    },
    definitions: {
      model: modelSchema(),
      id: {
        description:
          'Id of the registered model. An attack can have its own, if each is registered apart. Not needed with ' +
          '`base-url: local`.',
        type: ['string', 'number'],
        minLength: 1,
        maxLength: 1000,
      },
      artifacts: artifactsSchema(),
      ...Object.fromEntries(TASKS.flatMap(taskDefinitions)),
      ...Object.fromEntries(fieldsOf(ROWS).map((name) => [`field-${name}`, fieldSchema(name)])),
      ...Object.fromEntries(ENGINE_SETTING_NAMES.map((name) => [`setting-${name}`, settingSchema(name)])),
      ...Object.fromEntries(POLICY_SETTING_NAMES.map((name) => [`setting-${name}`, policySchema(name)])),
    },
  };
}

/** The text of the schema's file. */
export function configSchemaText(): string {
  return `${JSON.stringify(configSchema(), undefined, 2)}\n`;
}

function modelSchema(): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'task', 'attacks'],
    properties: {
      name: {
        description: 'Names the model in outputs, statuses and the only input. No two models share one.',
        type: ['string', 'number'],
        pattern: '^[^,/]+$',
        maxLength: 100,
        examples: ['digits'],
      },
      id: { $ref: '#/definitions/id' },
      task: { description: 'What the model does.', enum: TASKS },
      config: { description: 'Attack configuration that the attacks share.', type: ['object', 'null'] },
      artifacts: { $ref: '#/definitions/artifacts' },
      covers: {
        description:
          'Other files of the repository that are the same model, such as the file that was converted: paths or patterns.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        examples: [['models/digits.pt']],
      },
      output: {
        description:
          'Name of the output of the model that gives the scores of the classes. Only with `base-url: local`, and needed only if ' +
          'the file has several outputs that could be meant.',
        type: ['string', 'number'],
        minLength: 1,
      },
      preprocessing: preprocessingSchema(),
      attacks: {
        description: 'The attacks to run, each with the fields that only this attack needs.',
        type: 'object',
      },
      ...settingReferences([...POLICY_SETTING_NAMES, ...ENGINE_SETTING_NAMES]),
    },
    // A model without any id is for local analyses.
    anyOf: [
      { required: ['id'] },
      { properties: { attacks: { additionalProperties: WITH_ID } } },
      { properties: { attacks: { additionalProperties: { not: WITH_ID } } } },
    ],
    allOf: TASKS.map((task) => ({
      if: { properties: { task: { const: task } }, required: ['task'] },
      then: {
        properties: {
          config: { $ref: `#/definitions/config-${task}` },
          attacks: { $ref: `#/definitions/attacks-${task}` },
          ...(task === 'image-classification' ? {} : { preprocessing: false }),
          ...Object.fromEntries(settingsNotOf(task).map((name) => [name, false])),
        },
        allOf: rowsOf(task).map(neededFields),
      },
    })),
  };
}

const WITH_ID = { type: 'object', required: ['id'] } as const;

/** The settings that no attack of a task takes. */
function settingsNotOf(task: Task): readonly EngineSettingName[] {
  return ENGINE_SETTING_NAMES.filter(
    (name) => !attacksOf(task).some((attack) => takesSetting(name, task, attack)),
  );
}

/**
 * If the attack is chosen, each field without a default stands in its own mapping or in the shared one. Local
 * analyses, which need no id, find these fields in the model file; what is local only has no id.
 */
function neededFields({ attack, fields, isLocalOnly }: Row): JsonSchema {
  const needed = fields.filter((name) => FIELDS[name].default === undefined);
  return {
    if: {
      required: ['attacks'],
      properties: { attacks: { type: 'object', required: [attack] } },
      anyOf: [
        { required: ['id'] },
        { properties: { attacks: { type: 'object', properties: { [attack]: WITH_ID } } } },
      ],
    },
    then:
      isLocalOnly === true
        ? false
        : {
            allOf: needed.map((name) => ({
              anyOf: [
                { required: ['config'], properties: { config: { type: 'object', required: [name] } } },
                {
                  properties: { attacks: { properties: { [attack]: { type: 'object', required: [name] } } } },
                },
              ],
            })),
          },
  };
}

function taskDefinitions(task: Task): readonly (readonly [string, JsonSchema])[] {
  const config = {
    description:
      `Attack configuration that the attacks on the ${task} model share. Each attack takes the fields that ` +
      'it knows.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: fieldReferences(fieldsOf(rowsOf(task))),
  };
  const attacks = {
    description: `The attacks to run: ${attacksOf(task).join(', ')}.`,
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(rowsOf(task).map((row) => [row.attack, attackSchema(row)])),
  };
  return [
    [`config-${task}`, config],
    [`attacks-${task}`, attacks],
  ];
}

function attackSchema({ task, attack, fields, usualSlots, isLocalOnly }: Row): JsonSchema {
  const only = isLocalOnly === true ? ' Only with base-url: local.' : '';
  return {
    description: `The ${attack} attack of ${task}. Files it usually needs: ${usualSlots.join(', ')}.${only}`,
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      id: { $ref: '#/definitions/id' },
      artifacts: { $ref: '#/definitions/artifacts' },
      ...settingReferences([
        ...POLICY_SETTING_NAMES,
        ...ENGINE_SETTING_NAMES.filter((name) => takesSetting(name, task, attack)),
      ]),
      ...fieldReferences(fields),
    },
  };
}

function settingReferences(names: readonly (EngineSettingName | PolicySettingName)[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/setting-${name}` }]));
}

function settingSchema(name: EngineSettingName): JsonSchema {
  const spec = ENGINE_SETTINGS[name];
  const { meaning, example } = spec;
  const description = `${meaning} Only with base-url: local; never sent.`;
  if ('listsColumns' in spec) {
    const column = { type: ['string', 'integer'] };
    return { description, type: ['array', 'string', 'integer'], items: column };
  }
  if ('namesColumn' in spec) return { description, type: ['string', 'integer'], examples: [example] };
  const { isWhole, min, max } = spec;
  return {
    description,
    type: [isWhole ? 'integer' : 'number', 'string'],
    minimum: min,
    maximum: max,
    pattern: isWhole ? String.raw`^\d{1,15}$` : String.raw`^\d{1,15}(\.\d{1,15})?$`,
    examples: [Number(example)],
  };
}

function fieldReferences(names: readonly FieldName[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/field-${name}` }]));
}
