import type { Settings } from '../facts/settings.ts';
import { rulesFor } from './input-rules.ts';
import type { Baseline } from '../facts/policy/policy.ts';
import type { GatePolicy, PolicyKeys } from '../facts/policy/policy-change.ts';
import type { Problem } from '@model-security-scan/common/problem';
import { NO_GATE } from './config/config-rules.ts';
import { foldName } from '../text/similar-names.ts';

/** The text of a file at the base of a pull request. */
export interface BaseFile {
  /** Relative to the workspace. */
  readonly path: string;
  /** Names the file in problems and warnings. */
  readonly shown: string;
  readonly text: string;
}

/** The files that hold the policy of a base; undefined stands for one that the base lacks, or that no input names. */
export interface BaseFiles {
  readonly config: BaseFile | undefined;
  readonly baseline: BaseFile | undefined;
}

/** A policy, or everything that is wrong with its files. */
interface ReadPolicy {
  readonly policy: GatePolicy;
  readonly keys: PolicyKeys;
  readonly problems: readonly Problem[];
  /** Secrets in the files, to be masked before anything is printed. */
  readonly secrets: readonly string[];
}

/**
 * Reads the policy of a base from its files, by the same code that reads that of a pull request.
 * @param settings those of the pull request
 */
export async function readBasePolicy(
  { config, baseline }: BaseFiles,
  { only, service }: Pick<Settings, 'only' | 'service'>,
): Promise<ReadPolicy> {
  const { parseConfig, policyKeys } = await import('./config/parse-config.ts');
  // Nothing of the base is run.
  const { config: rules } = rulesFor(service, true);
  const parsed = config === undefined ? NO_CONFIG : parseConfig(config.text, config.shown, rules);
  const read = await readBaselineOf(baseline);
  const wanted = new Set(only.map(foldName));
  const isWanted = (name: string): boolean => wanted.size === 0 || wanted.has(foldName(name));
  return {
    policy: {
      analyses: parsed.analyses.filter(({ name, model }) => isWanted(name) || isWanted(model)),
      ...parsed.gate,
      ...('problem' in read ? {} : read),
    },
    keys: policyKeys(rules),
    problems: [...parsed.problems, ...('problem' in read ? [read.problem] : [])],
    secrets: parsed.secrets,
  };
}

const NO_CONFIG = { analyses: [], gate: NO_GATE, problems: [], secrets: [] } as const;

async function readBaselineOf(
  given: BaseFile | undefined,
): Promise<{ readonly baseline?: Baseline } | { readonly problem: Problem }> {
  if (given === undefined) return {};
  const { readBaselineText } = await import('./results/baseline.ts');
  const read = readBaselineText(given.text, given.path, given.shown);
  return 'message' in read ? { problem: read } : { baseline: read };
}
