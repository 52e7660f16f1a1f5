import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import { ENGINE_SETTING_NAMES, type EngineSettingName } from '../../attacks/settings.ts';
import type { FieldName } from '../../core/attack-table.ts';
import type { GatePolicy } from '../../facts/policy-change.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../../facts/scan-outcome.ts';
import { LOCAL } from '../../facts/settings.ts';
import { lacksShape, NOT_GIVEN } from '../../facts/local-analysis.ts';
import { applyModelApiDetails, type CompletedAnalyses } from './model-api.ts';
import type { Declared } from './only.ts';

/** What a config file may say and must say. It depends on who does the analyses. */
export interface ConfigRules {
  /** `registered`: every analysis needs the id of a model that a service knows. `names`: the name of a model is its id. */
  readonly modelIds: 'registered' | 'names';
  /** True if analyses may be of a kind that no service takes. */
  readonly takesLocalOnly: boolean;
  /** The settings of the engine that models and attacks may carry. */
  readonly settings: readonly EngineSettingName[];
  /** True if a model may carry `output` and `preprocessing`. */
  readonly mayDescribeModel: boolean;
  /** True if a model may be a Python function, which runs code of the repository. */
  readonly mayRunPython: boolean;
  /** The values of fields that are not given and have no default. */
  readonly notGiven: Readonly<Partial<Record<FieldName, string>>>;
  /** False if the file may hold no secret, because a pull request could change where it is sent. */
  readonly mayHoldSecrets: boolean;
  /** True if nothing says what one input is, and that must be known. */
  readonly lacksShape: typeof lacksShape;
  /** What an analysis gets beside its request. */
  readonly beside: (local: LocalAnalysis) => LocalAnalysis | undefined;
  /** Fills in how a model is reached by its API. @param details the input `model-api-details`, a secret */
  readonly complete: (
    analyses: readonly AnalysisSpec[],
    details: string | undefined,
    declared: Declared,
  ) => Promise<CompletedAnalyses>;
}

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

/** For analyses of a service: they take exactly the fields of service spec 4.2. */
export const SERVICE_CONFIG: ConfigRules = {
  modelIds: 'registered',
  takesLocalOnly: false,
  settings: [],
  mayDescribeModel: false,
  mayRunPython: false,
  notGiven: {},
  mayHoldSecrets: true,
  lacksShape: () => false,
  beside: () => undefined,
  complete: (analyses, details) => Promise.resolve(applyModelApiDetails(analyses, details)),
};

/** For analyses on the machine of the run. */
export const LOCAL_CONFIG: ConfigRules = {
  modelIds: 'names',
  takesLocalOnly: true,
  settings: ENGINE_SETTING_NAMES,
  mayDescribeModel: true,
  mayRunPython: false,
  notGiven: NOT_GIVEN,
  mayHoldSecrets: false,
  lacksShape,
  beside: (local) => local,
  complete: async (analyses, details, declared) => {
    const { applyEndpoints } = await import('./endpoints.ts');
    return applyEndpoints(analyses, details, declared);
  },
};

/** Says that a key is for local analyses alone. */
export function onlyLocal(key: string): string {
  return `"${key}" is only for base-url: ${LOCAL}; a service does not take it. Remove it, or set base-url to ${LOCAL}.`;
}
