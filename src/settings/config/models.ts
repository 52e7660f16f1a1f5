import {
  type Attack,
  attacksOf,
  ATTACKS,
  isLocalOnly,
  type Row,
  ROWS,
  type FieldName,
  type Task,
  TASKS,
} from '@model-security-scan/engine/catalog';
import { LOCAL } from '../../facts/settings.ts';
import { blankInvisible } from '@model-security-scan/common/sanitize';
import {
  mapping,
  named,
  needed,
  policy,
  type Read,
  type Schema,
  then,
} from '@model-security-scan/common/schema/schema';
import { line } from '../schema/text.ts';
import { keysOf, word } from '../schema/forms.ts';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { artifactsSchema } from './artifacts.ts';
import { type ConfigRules, oncePerRules, onlyLocal } from './config-rules.ts';
import { fieldKeys } from './fields.ts';
import { patterns } from './sections.ts';
import { nearest } from './nearest.ts';
import { PREPROCESSING } from './preprocessing.ts';
import { misplacedSettings, settingKeys } from './setting-keys.ts';

const MAX_NAME_LENGTH = 100;
const MAX_ID_LENGTH = 1000;

/** Finds a fault in a model's id. The service spec gives no form, so only ids that break the URL's path are refused. */
function findIdFault(id: string): string | undefined {
  if (id === '.' || id === '..') return 'one or two dots, which would lead to another address';
  return id.length > MAX_ID_LENGTH ? `over ${String(MAX_ID_LENGTH)} characters` : undefined;
}

/** Finds the reason that a text cannot be a model's name, which is used in outputs and in `only`. */
function findNameFault(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return `a name of ${String(name.length)} characters`;
  // In a line of the log, a backslash would also look like the path of a compiler's message.
  if (/[,/\\]/u.test(name)) return 'a comma, a slash or a backslash in it';
  // Two different names must not look the same.
  if (blankInvisible(name) !== name) return 'an invisible character in it';
  return name === name.trim() ? undefined : 'a space at its start or end';
}

function nameSchema({ isLocal }: ConfigRules): Schema<string> {
  return line({
    expected: `a name of at most ${String(MAX_NAME_LENGTH)} characters, without commas, slashes, backslashes and invisible characters`,
    json: {
      description: 'Names the model in outputs, statuses and the only input. No two models share one.',
      type: ['string', 'number'],
      pattern: '^[^,/]+$',
      maxLength: MAX_NAME_LENGTH,
      examples: ['digits'],
    },
    findFault: (text) => findNameFault(text) ?? (isLocal ? findIdFault(text) : undefined),
  });
}

const ID = named(
  'id',
  line({
    expected: "the registered model's id",
    json: {
      description:
        'Id of the registered model. An attack can have its own, if each is registered apart. Not needed with ' +
        '`base-url: local`.',
      type: ['string', 'number'],
      minLength: 1,
      maxLength: MAX_ID_LENGTH,
    },
    findFault: findIdFault,
  }),
);
const TASK = word(TASKS, { description: 'What the model does.' });
const OUTPUT = line({
  expected: 'the name of an output of the model',
  json: {
    description:
      'Name of the output of the model that gives the scores of the classes. Only with `base-url: local`, and needed only if ' +
      'the file has several outputs that could be meant.',
    type: ['string', 'number'],
    minLength: 1,
  },
});
const COVERS = patterns({
  description:
    'Other files of the repository that are the same model, such as the file that was converted: paths or patterns.',
  examples: [['models/digits.pt']],
});

/** The rows of a task. If the task is unknown, all rows, so that the rest of the model can still be checked. */
export function rowsOf(task: Task | undefined): readonly Row[] {
  return task === undefined ? ROWS : ROWS.filter((row) => row.task === task);
}

/** The fields that at least one of these rows takes, without repetition. */
export function fieldsOf(rows: readonly Row[]): readonly FieldName[] {
  return [...new Set(rows.flatMap((row) => row.fields))];
}

/** The name of an attack in messages. */
export function describeAttack(attack: Attack, task: Task | undefined): string {
  return task === undefined ? attack : `${attack} of ${task}`;
}

function attackSchema(attack: Attack, task: Task | undefined, rules: ConfigRules) {
  const name = describeAttack(attack, task);
  const rows = rowsOf(task).filter((row) => row.attack === attack);
  const slots = [...new Set(rows.flatMap((row) => row.usualSlots))];
  const only = task !== undefined && isLocalOnly(task, attack);
  const keys = {
    ...fieldKeys(fieldsOf(rows), name, rules),
    id: ID,
    artifacts: named('artifacts', artifactsSchema(rules)),
    ...settingKeys({ rules, name, task, attacks: [attack], isModel: false }),
  };
  const words = `The ${attack} attack of ${task ?? 'a model'}. Files it usually needs: ${slots.join(', ')}.`;
  const description = `${words}${only ? ` Only with base-url: ${LOCAL}.` : ''}`;
  const refused = only && !rules.isLocal ? localOnlyFault(attack, task) : undefined;
  return { ...mapping(keys, { owner: name, json: { description } }), refused };
}

/** Says that a service does not take an analysis. */
function localOnlyFault(attack: Attack, task: Task): string {
  const taken = rowsOf(task).filter((row) => row.isLocalOnly !== true);
  return (
    `${attack} of ${task} is local only: it runs with base-url: ${LOCAL}, and no service takes it. Remove it, or analyse it with ` +
    `base-url: ${LOCAL}. A service takes: ${taken.map((row) => row.attack).join(', ')}.`
  );
}

function attacksSchema(task: Task | undefined, rules: ConfigRules) {
  const attacks = task === undefined ? ATTACKS : attacksOf(task);
  const keys = keysOf(attacks, (attack) => attackSchema(attack, task, rules));
  const schema = mapping(keys, {
    ...(task === undefined ? {} : { owner: `"attacks" of ${task}` }),
    expected: 'a mapping with a line for each attack, such as "extraction: {}"',
    json: { description: `The attacks to run: ${attacks.join(', ')}.`, minProperties: 1 },
  });
  return then(schema, (picked, tree, diagnostics) => {
    const isEmpty = tree.kind !== 'mapping' || tree.entries.length === 0;
    if (isEmpty) diagnostics.report(tree.span, NO_ATTACK);
    return picked;
  });
}

const NO_ATTACK = '"attacks" names no attack. Add one, such as "extraction: {}".';

function configSchema(task: Task | undefined, rules: ConfigRules) {
  const owner = task === undefined ? '"config"' : `"config" of ${task}`;
  const which = task === undefined ? 'the attacks' : `the attacks on the ${task} model`;
  const description = `Attack configuration that ${which} share. Each attack takes the fields that it knows.`;
  const keys = { ...misplacedSettings(rules), ...fieldKeys(fieldsOf(rowsOf(task)), owner, rules) };
  return mapping(keys, { owner, json: { description } });
}

/** A model of one task. If the task is not known, it may have what those of any task have. */
function createModelSchema(task: Task | undefined, rules: ConfigRules) {
  const attacks = rowsOf(task).map(({ attack }) => attack);
  const isPicture = task === undefined || task === 'image-classification';
  const notPicture = isPicture
    ? undefined
    : `${task} takes no "preprocessing": it is for pictures. Remove it.`;
  const name = task === undefined ? 'a model' : `a model of ${task}`;
  const local = (key: string): string | undefined => (rules.isLocal ? undefined : onlyLocal(key));
  const keys = {
    name: needed(nameSchema(rules)),
    id: ID,
    task: needed(TASK),
    config: configSchema(task, rules),
    artifacts: named('artifacts', artifactsSchema(rules)),
    covers: policy(COVERS),
    output: { ...OUTPUT, refused: local('output') },
    preprocessing: { ...PREPROCESSING, refused: local('preprocessing') ?? notPicture },
    attacks: needed(attacksSchema(task, rules)),
    ...settingKeys({ rules, name, task, attacks, isModel: true }),
  };
  return mapping(keys, { owner: 'a model', expected: 'a mapping with name, id, task and attacks' });
}

type ModelSchema = ReturnType<typeof createModelSchema>;
/** What the config says of a model. */
export type DeclaredModel = Read<ModelSchema>;
/** What it says of one of the model's attacks. */
export type DeclaredAttack = Read<ReturnType<typeof attackSchema>>;

const schemas = oncePerRules(() => new Map<Task | undefined, ModelSchema>());

/** The schema of a model of a task, which is made once. */
export function modelSchema(task: Task | undefined, rules: ConfigRules): ModelSchema {
  const made = schemas(rules);
  const schema = made.get(task) ?? createModelSchema(task, rules);
  made.set(task, schema);
  return schema;
}

/** A model as it was read, with its task and its place. */
export interface ReadModel {
  readonly declared: DeclaredModel;
  readonly task: Task | undefined;
  readonly tree: Tree;
}

/** An item of `models`. Its task says what else it may have. */
export function anyModel(rules: ConfigRules): Schema<ReadModel> {
  const { json, definitions, policyKeys } = modelSchema(undefined, rules);
  return {
    json,
    definitions,
    policyKeys,
    read: (tree, _what, diagnostics) => {
      const entries = tree.kind === 'mapping' ? tree.entries : [];
      const given =
        entries.find(({ key }) => key === 'task') ??
        entries.find(({ key }) => nearest(key, ['task']) !== undefined);
      const task = given === undefined ? undefined : TASK.read(given.value, '"task"', diagnostics);
      const declared = modelSchema(task, rules).read(tree, 'a model', diagnostics);
      return declared && { declared, task, tree };
    },
  };
}
