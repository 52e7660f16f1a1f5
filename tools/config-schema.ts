import { type Row, FIELDS, type Task, TASKS } from '@model-security-scan/engine/catalog';
import { at } from '@model-security-scan/common/json';
import { LOCAL_CONFIG } from '../src/settings/config/config-rules.ts';
import { modelSchema, rowsOf } from '../src/settings/config/models.ts';
import { rootSchema } from '../src/settings/config/parse-config.ts';
import { REPORT } from '../src/report/job-report/report-object.ts';
import { STATEMENT } from '../src/report/verdict-file.ts';
import { RESULTS_FILE } from '../src/settings/results/read-results-file.ts';
import type { JsonSchema } from '@model-security-scan/common/schema/schema';

/** Everything that a config file may say to anybody. */
const RULES = { ...LOCAL_CONFIG, mayRunPython: true };

/**
 * The JSON Schema of the config file, for editors: draft 7, which the YAML language server knows best. The declarations
 * in `src/settings/config/` say what a key is; here is only what depends on other keys. The action's own validation has
 * the last word.
 */
export function configSchema(): JsonSchema {
  const { json, definitions } = rootSchema(RULES);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:model-security-scan:schema:config:v1',
    title: 'Model security configuration',
    description: 'Which models are analysed, and by which attacks.',
    ...json,
    type: 'object',
    properties: {
      ...propertiesOf(json),
      models: { ...asObject(at(json, 'properties', 'models')), items: ref('model') },
    },
    definitions: { model: anyModel(), ...definitions, ...Object.fromEntries(TASKS.flatMap(taskDefinitions)) },
  };
}

const FILES = { results: RESULTS_FILE, report: REPORT, verdict: STATEMENT };

/** The JSON Schemas of the files that the action writes, by their names: their declarations say it all. */
export const FILE_SCHEMAS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(FILES).map(([name, { json, definitions }]) => [
    name,
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: `urn:model-security-scan:schema:${name}:v1`,
      ...{ title: `Model security ${name}`, ...json, definitions },
    },
  ]),
);

/** The text of a schema's file. */
export function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function ref(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

function asObject(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function propertiesOf(json: JsonSchema): JsonSchema {
  return asObject(json['properties']);
}

/** `config` and `attacks` are those of the model's task. */
function taskDefinitions(task: Task): readonly (readonly [string, JsonSchema])[] {
  const { config, attacks } = propertiesOf(modelSchema(task, RULES).json);
  return [
    [`config-${task}`, asObject(config)],
    [`attacks-${task}`, { ...asObject(attacks), type: 'object' }],
  ];
}

function anyModel(): JsonSchema {
  const { json } = modelSchema(undefined, RULES);
  return {
    ...json,
    type: 'object',
    properties: {
      ...propertiesOf(json),
      config: { description: 'Attack configuration that the attacks share.', type: ['object', 'null'] },
      attacks: {
        description: 'The attacks to run, each with the fields that only this attack needs.',
        type: 'object',
      },
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
          ...Object.fromEntries(refusedBy(task).map((name) => [name, false])),
          config: ref(`config-${task}`),
          attacks: ref(`attacks-${task}`),
        },
        allOf: rowsOf(task).map(neededFields),
      },
    })),
  };
}

const WITH_ID = { type: 'object', required: ['id'] } as const;

/** The keys that a model of a task does not have, though models of other tasks do. */
function refusedBy(task: Task): readonly string[] {
  const own = propertiesOf(modelSchema(task, RULES).json);
  return Object.keys(propertiesOf(modelSchema(undefined, RULES).json)).filter((name) => !(name in own));
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
