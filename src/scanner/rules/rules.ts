import type { Rule } from './rule.ts';
import rules from './rules.json' with { type: 'json' };

/** The name of a rule of the scanner, in the order in which each was added. */
export type RuleId = keyof typeof rules;

/** Every rule of the scanner. rules.json is generated from the formats. */
export const RULES: Readonly<Record<RuleId, Rule>> = rules;
export const RULE_IDS: readonly RuleId[] = Object.keys(rules).filter((id) => isRuleId(id));

function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
