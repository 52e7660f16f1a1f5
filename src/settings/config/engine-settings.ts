import {
  ENGINE_SETTING_NAMES,
  ENGINE_SETTINGS,
  type EngineSettingName,
  type EngineSettings,
} from '../../attacks/settings.ts';
import { type Attack, attacksWithSetting, takesSetting } from '../../attacks/table.ts';
import type { Task } from '../../core/attack-table.ts';
import { LOCAL } from '../../facts/settings.ts';
import type { ConfigRules } from './config-rules.ts';
import type { Diagnostics } from './diagnostics.ts';
import { findTextFault, readText } from './forms.ts';
import { readChecked, readNumber } from './keys.ts';
import { quoted } from './nearest.ts';
import type { Entry } from './tree.ts';

/** The mapping that settings stand in, and the attacks that could take them. */
export interface SettingsOwner {
  readonly rules: ConfigRules;
  /** For messages, such as `evasion of image-classification`. */
  readonly name: string;
  readonly task: Task | undefined;
  readonly attacks: readonly Attack[];
}

/** True if a key is a setting of local analyses. */
export function isEngineSetting(key: string): boolean {
  return findSetting(key) !== undefined;
}

/**
 * Reads the settings of local analyses from a model's or an attack's mapping. They are never sent, so a service cannot
 * have them.
 */
export function readEngineSettings(
  entries: readonly Entry[],
  owner: SettingsOwner,
  diagnostics: Diagnostics,
): EngineSettings {
  const settings: { -readonly [Name in keyof EngineSettings]: EngineSettings[Name] } = {};
  for (const entry of entries) {
    const name = findSetting(entry.key);
    if (name === undefined) continue;
    const fault = findPlaceFault(name, owner);
    if (fault !== undefined) diagnostics.report(entry.keySpan, fault);
    if (name === 'fixed' || name === 'integer') {
      settings[name] = readColumns(name, entry, diagnostics);
    } else if (name === 'label-column') {
      const expected = 'a column by name or place (counted from 0), or none';
      const column = readChecked(entry, `"${name}"`, expected, findTextFault, diagnostics)?.value;
      if (column !== undefined) settings[name] = column;
    } else {
      const value = readNumber(name, ENGINE_SETTINGS[name], entry, diagnostics);
      if (value !== undefined) settings[name] = value;
    }
  }
  return settings;
}

/** Reports settings in a mapping that holds only fields of requests. */
export function reportEngineSettings(
  entries: readonly Entry[],
  rules: ConfigRules,
  diagnostics: Diagnostics,
): void {
  for (const { key, keySpan } of entries) {
    const name = findSetting(key);
    if (name === undefined) continue;
    diagnostics.report(
      keySpan,
      rules.settings.includes(name)
        ? `${quoted(key)} is not a field of a request. Write it beside "config", in the model’s own mapping, or in the attack’s.`
        : onlyLocal(key),
    );
  }
}

function findSetting(key: string): EngineSettingName | undefined {
  return ENGINE_SETTING_NAMES.find((name) => name === key);
}

function findPlaceFault(name: EngineSettingName, owner: SettingsOwner): string | undefined {
  if (!owner.rules.settings.includes(name)) return onlyLocal(name);
  if (owner.attacks.some((attack) => takesSetting(name, owner.task, attack))) return undefined;
  const takers = [...(attacksWithSetting(name) ?? []), ...(ENGINE_SETTINGS[name].tasks ?? [])];
  return `${owner.name} takes no "${name}": it is for ${takers.join(', ')}. Remove it.`;
}

/** Says that a key is for local analyses alone. */
export function onlyLocal(key: string): string {
  return `"${key}" is only for base-url: ${LOCAL}; a service does not take it. Remove it, or set base-url to ${LOCAL}.`;
}

function readColumns(name: EngineSettingName, { value }: Entry, diagnostics: Diagnostics): readonly string[] {
  const items = value.kind === 'list' ? value.items : [value];
  return items.flatMap((item) => {
    const text = readText(item);
    if (typeof text === 'string') return [text];
    diagnostics.reportMismatch(
      item,
      `"${name}"`,
      `columns by name or place, such as ${ENGINE_SETTINGS[name].example}`,
      text.found,
    );
    return [];
  });
}
