import type { Rule } from './rule.ts';
import type { RuleId } from './rule-ids.ts';
import { PICKLE_RULES } from './pickle-rules.ts';
import { FORMAT_RULES } from './format-rules.ts';
import { FILE_RULES } from './file-rules.ts';

/** Every rule of the supply-chain scan. */
export const RULES: Readonly<Record<RuleId, Rule>> = { ...PICKLE_RULES, ...FORMAT_RULES, ...FILE_RULES };
