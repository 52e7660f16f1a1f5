import { type Attack, ATTACKS, attacksOf } from '../../attacks/table.ts';
import { type Task, TASKS } from '../../core/attack-table.ts';
import {
  type OrganizationPolicy,
  PERMISSIONS,
  type PolicyPermission,
  type RequiredAnalyses,
} from '../../facts/organization-policy.ts';
import type { PolicySettings } from '../../facts/policy-limits.ts';
import type { Problem } from '../../core/problem.ts';
import type { Diagnostics, Origin } from './diagnostics.ts';
import { findTextFault, readText } from './forms.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import { readMinimum } from './minimum.ts';
import { quoted } from './nearest.ts';
import { readPolicySettings } from './policy-settings.ts';
import { type Entry, type Tree, WHOLE_TEXT } from './tree.ts';
import { readYaml } from './yaml-tree.ts';

const KEYS = [
  'version',
  'thresholds',
  'minimum',
  'waivers',
  'baseline',
  'allow',
  'ignore',
  'required',
  'supply-chain',
  'require-attacked',
] as const;

/** The rules of a policy, without where they come from. */
type Rules = Omit<OrganizationPolicy, 'source' | 'sha256'>;

/**
 * Reads an organization's policy (docs/guides/organization-policy.md).
 * @param origin names the text in places
 * @returns the rules, or all problems in the order of the text
 */
export function parseOrganizationPolicy(
  text: string,
  origin: Origin,
): { readonly rules: Rules } | { readonly problems: readonly Problem[] } {
  const { diagnostics, root } = readYaml(text, origin);
  const rules = readRules(root, diagnostics);
  const problems = diagnostics.problems();
  return problems.length > 0 || rules === undefined ? { problems } : { rules };
}

function readRules(root: Tree, diagnostics: Diagnostics): Rules | undefined {
  if (root.kind !== 'mapping') {
    const expected = 'a mapping that starts with "version: 1"';
    // Through a link this can be any file of the workspace, so nothing of it is quoted.
    const found = root.kind === 'scalar' ? (root.isNull ? 'nothing' : 'a text') : undefined;
    diagnostics.reportMismatch(root, 'the policy', expected, found);
    return undefined;
  }
  const picked = pickKeys(root.entries, KEYS, 'the policy', diagnostics);
  readVersion(picked.get('version'), root.entries[0]?.keySpan ?? WHOLE_TEXT, diagnostics);
  const permission = (key: 'baseline' | 'allow' | 'ignore'): PolicyPermission =>
    readWord(picked.get(key)?.value, `"${key}"`, PERMISSIONS, diagnostics) ?? 'permitted';
  const minimum = readMinimum(picked.get('minimum'), diagnostics);
  return {
    ...(minimum === undefined ? {} : { minimum }),
    limits: readLimits(picked.get('thresholds'), diagnostics),
    ...readWaiverRule(picked.get('waivers'), diagnostics),
    baseline: permission('baseline'),
    allow: permission('allow'),
    ignore: permission('ignore'),
    required: readRequired(picked.get('required'), diagnostics),
    requiresSupplyChain:
      readWord(picked.get('supply-chain')?.value, '"supply-chain"', ['required'], diagnostics) === 'required',
    requiresAttacked:
      readWord(
        picked.get('require-attacked')?.value,
        '"require-attacked"',
        ['true', 'false'],
        diagnostics,
      ) === 'true',
  };
}

function readVersion(entry: Entry | undefined, head: typeof WHOLE_TEXT, diagnostics: Diagnostics): void {
  if (entry === undefined) {
    diagnostics.report(head, '"version" is missing. Write "version: 1".');
  } else if (entry.value.kind !== 'scalar' || entry.value.text !== '1') {
    diagnostics.reportMismatch(entry.value, '"version"', '1, the only version of this format');
  }
}

/** Reads one of a few words; undefined if there is no value, or a wrong one, which is reported. */
function readWord<W extends string>(
  tree: Tree | undefined,
  what: string,
  words: readonly W[],
  diagnostics: Diagnostics,
): W | undefined {
  if (tree === undefined) return undefined;
  const text = readText(tree);
  const found = typeof text === 'string' ? words.find((word) => word === text.trim()) : undefined;
  if (found === undefined) {
    const expected = words.length === 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
    diagnostics.reportMismatch(tree, what, expected, typeof text === 'string' ? quoted(text) : text.found);
  }
  return found;
}

function readLimits(entry: Entry | undefined, diagnostics: Diagnostics): ReadonlyMap<Attack, PolicySettings> {
  const limits = new Map<Attack, PolicySettings>();
  if (entry === undefined) return limits;
  const entries = readMapping(entry.value, '"thresholds"', diagnostics) ?? [];
  for (const [attack, { value }] of pickKeys(entries, ATTACKS, '"thresholds"', diagnostics)) {
    const settings = readMapping(value, `"${attack}"`, diagnostics) ?? [];
    const picked = pickKeys(settings, ['threshold', 'max-increase'], `"${attack}"`, diagnostics);
    limits.set(attack, readPolicySettings([...picked.values()], diagnostics));
  }
  return limits;
}

const MAX_DAYS = 'a whole number of days from 1 to 3650, such as 90';

function readWaiverRule(
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): Pick<OrganizationPolicy, 'waivers' | 'waiverMaxDays'> {
  if (entry?.value.kind !== 'mapping') {
    return { waivers: readWord(entry?.value, '"waivers"', PERMISSIONS, diagnostics) ?? 'permitted' };
  }
  const picked = pickKeys(entry.value.entries, ['max-days'], '"waivers"', diagnostics);
  const days = readChecked(picked.get('max-days'), '"max-days"', MAX_DAYS, findDaysFault, diagnostics);
  if (days === undefined) diagnostics.report(entry.keySpan, `"waivers" needs "max-days": ${MAX_DAYS}.`);
  return {
    waivers: 'permitted',
    ...(days?.value === undefined ? {} : { waiverMaxDays: Number(days.value) }),
  };
}

function findDaysFault(text: string): string | undefined {
  const isDays = /^[1-9]\d{0,3}$/u.test(text.trim()) && Number(text) <= 3650;
  return isDays ? undefined : quoted(text);
}

function readRequired(entry: Entry | undefined, diagnostics: Diagnostics): readonly RequiredAnalyses[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(
      entry.value,
      '"required"',
      'a list, each item with "task" or "model", and "attacks"',
    );
    return [];
  }
  return entry.value.items.flatMap((item) => readRequirement(item, diagnostics) ?? []);
}

function readRequirement(item: Tree, diagnostics: Diagnostics): RequiredAnalyses | undefined {
  const what = 'an item of "required"';
  const entries = readMapping(item, what, diagnostics);
  if (entries === undefined) return undefined;
  const picked = pickKeys(entries, ['task', 'model', 'attacks'], what, diagnostics);
  const [taskEntry, modelEntry] = [picked.get('task'), picked.get('model')];
  if ((taskEntry === undefined) === (modelEntry === undefined)) {
    diagnostics.report(item.span, `${what} needs either "task" or "model", to say which models it covers.`);
    return undefined;
  }
  const task = readWord(taskEntry?.value, '"task"', TASKS, diagnostics);
  const model = readChecked(modelEntry, '"model"', 'the name of a model', findTextFault, diagnostics)?.value;
  const attacks = readAttacks(picked.get('attacks'), item, task, diagnostics);
  if (task !== undefined) return { of: { task }, attacks };
  return model === undefined ? undefined : { of: { model: model.trim() }, attacks };
}

function readAttacks(
  entry: Entry | undefined,
  item: Tree,
  task: Task | undefined,
  diagnostics: Diagnostics,
): readonly Attack[] {
  const known = task === undefined ? ATTACKS : attacksOf(task);
  const expected = `a list of ${known.join(', ')}`;
  if (entry === undefined) {
    diagnostics.report(item.span, `an item of "required" needs "attacks": ${expected}.`);
    return [];
  }
  if (entry.value.kind !== 'list' || entry.value.items.length === 0) {
    const found = entry.value.kind === 'list' ? 'an empty list' : undefined;
    diagnostics.reportMismatch(entry.value, '"attacks"', expected, found);
    return [];
  }
  return entry.value.items.flatMap((one) => readWord(one, '"attacks"', known, diagnostics) ?? []);
}
