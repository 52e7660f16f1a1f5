import { namesOf } from '@model-security-scan/common/names-of';
import table from './rules.json' with { type: 'json' };

/** What a rule is about. The text is the project's own: plain text that is safe to show, with backticks around code. */
export interface Rule {
  /** At most 60 characters: `A pickle that runs code`. */
  readonly title: string;
  /** What was found, in general: one or two sentences. */
  readonly what: string;
  /** Why it matters: when it takes effect, and on whose machine. */
  readonly why: string;
  /** What to do, the best first. In rules.json the name of an action, or a sentence that only this rule has. */
  readonly actions: readonly string[];
  /** The number in the Common Weakness Enumeration; absent for a file that was only not scanned. */
  readonly cwe?: number;
  /** Techniques of MITRE ATLAS, the closest first; none for a file that was not scanned, or not understood. */
  readonly techniques: readonly string[];
  /** True if all names that the rule finds in one file have one cause, so that they are one finding. */
  readonly isOneCause?: boolean;
}

/**
 * The name of a rule of the scanner, in the order in which each was added. It never changes, and no rule goes: `accept`,
 * baselines and alerts name it.
 */
export type RuleId = keyof typeof table.rules;

type RuleTable = Readonly<Record<RuleId, Rule>>;

const ACTIONS: Readonly<Record<string, string>> = table.actions;
const WRITTEN: RuleTable = table.rules;

export const RULE_IDS: readonly RuleId[] = namesOf(table.rules);
/** Every rule of the scanner. */
export const RULES: RuleTable = withActions();

/** What the scan is evidence of, beside the techniques of each rule, in the form of `Assurance` of the engine. */
export const SCAN_ASSURANCE = {
  standards: ['v1.0-C6.1.1', 'AITG-INF-01', 'AML.M0016', 'Article 15(5)'],
  shows: 'code in files of models, or access to other files, that takes effect when they are loaded',
  open: 'what the weights have learned; dependencies, containers and pipelines, which AITG-INF-01 names too; files that are left out',
} as const;

function withActions(): RuleTable {
  const rules = Object.entries(WRITTEN).map(([id, rule]) => {
    return [id, { ...rule, actions: rule.actions.map((action) => ACTIONS[action] ?? action) }] as const;
  });
  const whole = Object.fromEntries(rules);
  return isWhole(whole) ? whole : WRITTEN;
}

function isWhole(rules: Readonly<Record<string, Rule>>): rules is RuleTable {
  return RULE_IDS.every((id) => Object.hasOwn(rules, id));
}
