import { LOCAL, type Mode, type ServiceSettings } from '../facts/settings.ts';
import { RUNNER_VENUE, SERVICE_VENUE, type Venue } from '../facts/venue.ts';
import { type ConfigRules, LOCAL_CONFIG, SERVICE_CONFIG } from './config/config-rules.ts';
import type { InputReader } from './reader.ts';

/** How inputs are read. It depends on who does the analyses. */
export interface InputRules {
  readonly venue: Venue;
  readonly config: ConfigRules;
  /** The defaults of inputs. */
  readonly wait: boolean;
  readonly pollSeconds: number;
  readonly supplyChain: boolean;
  /** The modes that read no analyses, since they would do nothing with them. */
  readonly modesWithoutAnalyses: readonly Mode[];
}

const SERVICE_RULES: InputRules = {
  venue: SERVICE_VENUE,
  config: SERVICE_CONFIG,
  wait: false,
  pollSeconds: 15,
  supplyChain: false,
  modesWithoutAnalyses: ['check'],
};

const LOCAL_RULES: InputRules = {
  venue: RUNNER_VENUE,
  config: LOCAL_CONFIG,
  wait: true,
  pollSeconds: 1,
  supplyChain: true,
  // Mode check says which analyses have a cached result.
  modesWithoutAnalyses: [],
};

/** @param mayRunPython true if a model may be a Python function of the repository */
export function rulesFor({ isLocal }: Pick<ServiceSettings, 'isLocal'>, mayRunPython: boolean): InputRules {
  return isLocal ? { ...LOCAL_RULES, config: { ...LOCAL_CONFIG, mayRunPython } } : SERVICE_RULES;
}

/** True if the inputs ask for local analyses. */
export function isLocal(reader: InputReader): boolean {
  return reader.has('base-url', LOCAL);
}
