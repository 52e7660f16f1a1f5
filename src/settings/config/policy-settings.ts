import { DECIMAL } from '../../core/decimal.ts';
import {
  POLICY_SETTING_NAMES,
  POLICY_SETTINGS,
  type PolicySettingName,
  type PolicySettings,
} from '../../facts/policy-limits.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readText } from './forms.ts';
import { quoted } from './nearest.ts';
import type { Entry } from './tree.ts';

/** True if a key is a setting of the gate's own policy. */
export function isPolicySetting(key: string): boolean {
  return findSetting(key) !== undefined;
}

/** Reads `threshold` and `max-increase` from a model's or an attack's mapping. */
export function readPolicySettings(entries: readonly Entry[], diagnostics: Diagnostics): PolicySettings {
  const settings: Partial<Record<PolicySettingName, number>> = {};
  for (const entry of entries) {
    const name = findSetting(entry.key);
    if (name === undefined) continue;
    const { expected, example } = POLICY_SETTINGS[name];
    const value = readScore(entry, `${expected}, such as ${example}`, diagnostics);
    if (value !== undefined) settings[name] = value;
  }
  return settings;
}

/** Reports settings of the policy in a mapping that holds only fields of requests. */
export function reportPolicySettings(entries: readonly Entry[], diagnostics: Diagnostics): void {
  for (const { key, keySpan } of entries.filter((entry) => isPolicySetting(entry.key))) {
    diagnostics.report(
      keySpan,
      `"${key}" is not a field of a request. Write it beside "config", in the model’s own mapping, or in the attack’s.`,
    );
  }
}

/**
 * Reads a number of at least 0 in plain decimals.
 * @param expected what the number is, for error messages
 */
export function readScore(entry: Entry, expected: string, diagnostics: Diagnostics): number | undefined {
  const { key, value } = entry;
  const text = readText(value);
  if (typeof text !== 'string') {
    diagnostics.reportMismatch(value, `"${key}"`, expected, text.found);
    return undefined;
  }
  if (isNegative(text)) {
    diagnostics.report(value.span, negativeFault(key, text, expected));
    return undefined;
  }
  if (DECIMAL.test(text.trim())) return Number(text);
  diagnostics.reportMismatch(value, `"${key}"`, expected, quoted(text));
  return undefined;
}

/** True for a negative number, even in a form that no score has. */
export function isNegative(text: string): boolean {
  return Number(text) < 0;
}

/** Says that a score must not be negative. */
export function negativeFault(key: string, text: string, expected: string): string {
  return `"${key}" must not be negative, but is ${quoted(text.trim())}. Expected ${expected}.`;
}

function findSetting(key: string): PolicySettingName | undefined {
  return POLICY_SETTING_NAMES.find((name) => name === key);
}
