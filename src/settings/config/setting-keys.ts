import {
  COLUMN_SETTING_NAMES,
  type ColumnSettingName,
  ENGINE_SETTING_NAMES,
  ENGINE_SETTINGS,
  type EngineSettingName,
  LABEL_SETTING_NAME,
  type NumberSettingName,
  NUMBER_SETTING_NAMES,
  type Attack,
  attacksWithSetting,
  takesSetting,
  type Task,
} from '@model-security-scan/engine/catalog';
import {
  POLICY_SETTING_NAMES,
  POLICY_SETTINGS,
  type PolicySettingName,
} from '../../facts/policy/policy-limits.ts';
import {
  type Keys,
  named,
  listOrOne,
  policy,
  refusedKey,
  type Schema,
} from '@model-security-scan/common/schema/schema';
import { line } from '../schema/text.ts';
import { type ConfigRules, onlyLocal } from './config-rules.ts';
import { keysOf, number } from '../schema/forms.ts';

/** The mapping that settings stand in, and the attacks that could take them. */
interface SettingsOwner {
  readonly rules: ConfigRules;
  /** For messages, such as `evasion of image-classification`. */
  readonly name: string;
  readonly task: Task | undefined;
  readonly attacks: readonly Attack[];
  /** True for the mapping of a model, false for that of an attack. */
  readonly isModel: boolean;
}

/** What a change may do to a model is nothing of a single attack. */
const OF_MODEL: readonly PolicySettingName[] = ['max-disagreement', 'max-accuracy-loss'];

type Keyed<N extends string, T> = Readonly<Partial<Record<N, Schema<T>>>>;
type SettingKeys = Keyed<NumberSettingName | PolicySettingName, number> &
  Keyed<ColumnSettingName, readonly string[]> &
  Keyed<typeof LABEL_SETTING_NAME, string>;

/** The settings of local analyses and of the gate, in the mapping of a model or an attack. None of them is ever sent. */
export function settingKeys(owner: SettingsOwner): SettingKeys {
  const key = <T>(name: EngineSettingName | PolicySettingName, schema: Schema<T>) =>
    policy(named(`setting-${name}`, schema));
  const placed = <T>(name: EngineSettingName, schema: Schema<T>) => ({
    ...key(name, schema),
    refused: findPlaceFault(name, owner),
  });
  const gate = POLICY_SETTING_NAMES.filter((name) => owner.isModel || !OF_MODEL.includes(name));
  return {
    ...keysOf(gate, (name) => key(name, policySetting(name))),
    ...keysOf(NUMBER_SETTING_NAMES, (name) =>
      placed(name, number({ ...ENGINE_SETTINGS[name], meaning: meaningOf(name) })),
    ),
    ...keysOf(COLUMN_SETTING_NAMES, (name) => placed(name, columnSetting(name))),
    ...keysOf([LABEL_SETTING_NAME], (name) => placed(name, labelSetting())),
  };
}

/** The same keys in a mapping that holds only fields of requests: there they are refused. */
export function misplacedSettings(rules: ConfigRules): Keys {
  const names = [...ENGINE_SETTING_NAMES, ...POLICY_SETTING_NAMES];
  return keysOf(names, (name) => refusedKey(describeMisplaced(name, rules)));
}

function describeMisplaced(name: EngineSettingName | PolicySettingName, { isLocal }: ConfigRules): string {
  const isTaken = isLocal || POLICY_SETTING_NAMES.some((taken) => taken === name);
  return isTaken
    ? `"${name}" is not a field of a request. Write it beside "config", in the model’s own mapping, or in the attack’s.`
    : onlyLocal(name);
}

function findPlaceFault(name: EngineSettingName, owner: SettingsOwner): string | undefined {
  if (!owner.rules.isLocal) return onlyLocal(name);
  if (owner.attacks.some((attack) => takesSetting(name, owner.task, attack))) return undefined;
  const takers = [...(attacksWithSetting(name) ?? []), ...(ENGINE_SETTINGS[name].tasks ?? [])];
  return `${owner.name} takes no "${name}": it is for ${takers.join(', ')}. Remove it.`;
}

function meaningOf(name: EngineSettingName): string {
  return `${ENGINE_SETTINGS[name].meaning} Only with base-url: local; never sent.`;
}

function policySetting(name: PolicySettingName): Schema<number> {
  const { meaning, expected, example } = POLICY_SETTINGS[name];
  return number({ meaning: `${meaning} Never sent.`, example }, expected);
}

function labelSetting(): Schema<string> {
  const { example } = ENGINE_SETTINGS[LABEL_SETTING_NAME];
  const expected = 'a column by name or place (counted from 0), or none';
  const json = {
    description: meaningOf(LABEL_SETTING_NAME),
    type: ['string', 'integer'],
    examples: [example],
  };
  return line({ expected, json });
}

function columnSetting(name: ColumnSettingName): Schema<readonly string[]> {
  const expected = `columns by name or place, such as ${ENGINE_SETTINGS[name].example}`;
  const column = line({ expected, json: { type: ['string', 'integer'] } });
  return listOrOne(column, { json: { description: meaningOf(name) } });
}
