import type { GatePolicy } from '../../facts/policy/policy-change.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../../facts/file-scan.ts';
import { LOCAL } from '../../facts/settings.ts';

/** What a config may say and must say depends on who does the analyses. */
export interface ConfigRules {
  /**
   * False for a service: it knows models by their ids, and takes exactly the fields of service spec 4.2. On the machine of the
   * run a model's name is its id, and the config may describe the model; it may hold no secret, because a pull request could
   * change where that is sent.
   */
  readonly isLocal: boolean;
  /** True if a model may be a Python function, which runs code of the repository. */
  readonly mayRunPython: boolean;
}

export const SERVICE_CONFIG: ConfigRules = { isLocal: false, mayRunPython: false };
export const LOCAL_CONFIG: ConfigRules = { isLocal: true, mayRunPython: false };

/** Everything of a config that is not about one analysis. */
export type ConfigGate = Omit<GatePolicy, 'analyses' | 'baseline'>;
/** What a config without any key says. */
export const NO_GATE: ConfigGate = { accept: [], service: {}, ...NO_SUPPLY_CHAIN_POLICY };

/** Makes a schema once for each rules. */
export function oncePerRules<T extends object>(make: (rules: ConfigRules) => T): (rules: ConfigRules) => T {
  const made = new WeakMap<ConfigRules, T>();
  return (rules) => {
    const schema = made.get(rules) ?? make(rules);
    made.set(rules, schema);
    return schema;
  };
}

/** Says that a key is for local analyses alone. */
export function onlyLocal(key: string): string {
  return `"${key}" is only for base-url: ${LOCAL}; a service does not take it. Remove it, or set base-url to ${LOCAL}.`;
}
