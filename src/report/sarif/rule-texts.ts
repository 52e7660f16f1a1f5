import { type AttackTexts, SERVICE_DEFENCE, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import type { Venue } from '../../facts/venue.ts';
import type { Finding } from '../taxonomy.ts';

/** The texts of a rule, written for the developer of a model. Trusted plain text without markup. */
type RuleText = Omit<AttackTexts, 'narrowedBy'>;

const ABOVE = 'The model is vulnerable if the score is above the threshold, and not if it is at or below it.';
/** The service spec does not define how a score is computed, so this text promises nothing about it. */
const SERVICE_SCORE =
  `The service computes the score of this analysis; the report of the job explains it. ${ABOVE} ` +
  'The threshold is the input vulnerability-threshold or else vulnerability_threshold in the config file, and 0 without either.';
const LOCAL_SCORE =
  `Scores run from 0 to 1. ${INTERVAL_MEANING} ${ABOVE} The threshold is the input vulnerability-threshold, or else that of ` +
  'the config file, or else the default of the attack.';
const FLAG =
  'The flag is supplychain_vuldetected in the record of the scan. A number above 0 means that a vulnerability was ' +
  'detected, but not which one.';
const SERVICE_REPORT =
  'Read the vulnerability report of the job on the dashboard, or fetch it with the input report-directory.';
const LOCAL_REPORT = 'Look at the evidence on the page of the run, which the input report-file writes.';

const SUPPLY_CHAIN: RuleText = {
  title: 'The repository is flagged for a supply-chain vulnerability',
  summary:
    'The service scanned this repository earlier, and its record says that a supply-chain vulnerability was detected. ' +
    'Such a vulnerability may be in a model file, a notebook or a dependency.',
  attack:
    'The attacker hides code or a tampered model in something that people download and trust. That can be a serialized ' +
    'model that runs code when it is loaded, a package, or a base model.',
  actions: [
    'Look at that scan on the dashboard of the service, and do not load any file that it names.',
    'Replace pickled models with a format that cannot run code, such as safetensors or ONNX.',
    'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
    'Download models only from sources you trust, and check their signatures before you load them.',
    'Scan the repository again after the fix: the flag stays until there is a newer record.',
  ],
};

/** The texts of the rule of a finding. */
export function ruleTextOf(finding: Finding): RuleText {
  return finding === 'supply-chain' ? SUPPLY_CHAIN : DESCRIPTORS[finding].texts;
}

/** The meaning of the score or flag, and its limits. */
export function scoreTextOf(finding: Finding, { hasJobs }: Venue): string {
  if (finding === 'supply-chain') return FLAG;
  return hasJobs ? SERVICE_SCORE : LOCAL_SCORE;
}

/** The remedies of a rule; for analyses, looking at the evidence comes first. */
export function actionsOf(finding: Finding, venue: Venue): readonly string[] {
  const actions = actionsFor(finding, venue);
  if (finding === 'supply-chain') return actions;
  return [venue.hasJobs ? SERVICE_REPORT : LOCAL_REPORT, ...actions];
}

/**
 * The remedies of a rule for those who read the findings already.
 * @param specs the analyses that found it: what is to be done first depends on their tasks and settings
 */
export function actionsFor(
  finding: Finding,
  { hasJobs }: Venue,
  specs: readonly Advised[] = [],
): readonly string[] {
  const [first = '', ...others] = ruleTextOf(finding).actions;
  const firsts = specs.length === 0 ? [first] : specs.flatMap((spec) => firstActionsOf(spec, first));
  return [...new Set([...firsts, ...others])].filter((action) => hasJobs || action !== SERVICE_DEFENCE);
}

type Advised = Pick<AnalysisSpec, 'attack' | 'task' | 'local'>;

function firstActionsOf({ attack, task, local }: Advised, usual: string): readonly string[] {
  const { unset, firstAction = usual } = DESCRIPTORS[attack].tasks.find((one) => one.task === task) ?? {};
  const isUnset = unset !== undefined && local !== undefined && local.settings[unset.setting] === undefined;
  return isUnset ? [unset.action, firstAction] : [firstAction];
}

/** Stands beside the remedies: no analysis tries them. */
export const NOT_MEASURED = 'The effect of these on the model was not measured: scan again after a change.';

/** Formats the names of fields, which are the only words with underscores, and of inputs as code. */
export function codeNames(text: string): string {
  return text.replace(
    /\b(?:[a-z]+(?:_[a-z]+)+|vulnerability-threshold|report-directory|report-file)\b/gu,
    '`$&`',
  );
}
