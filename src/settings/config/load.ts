import type { Problem } from '../../core/problem.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { type ConfigRules, SERVICE_CONFIG } from './config-rules.ts';
import { readConfigFile } from './config-file.ts';
import type { GivenConfig } from './given-config.ts';
import { selectAnalyses } from './only.ts';
import type { ParsedConfig } from './parse-config.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../../facts/scan-outcome.ts';

export interface LoadRequest {
  /** The folder that all paths are relative to and must stay in. */
  readonly workspace: string;
  /** Those of a service, if absent. */
  readonly rules?: ConfigRules;
  /** The input of that name. */
  readonly only?: string | undefined;
  /** The input of that name, a secret. */
  readonly modelApiDetails?: string | undefined;
}

/** The config with the analyses that the run selects: empty if there is any problem, or if nothing is configured. */
export interface LoadedConfig extends Omit<ParsedConfig, 'declared'> {
  /** The analyses of the whole config, of which enough could be read, whatever `only` selects. */
  readonly declared: readonly AnalysisSpec[];
}

const NOTHING: LoadedConfig = {
  analyses: [],
  readable: [],
  declared: [],
  problems: [],
  supplyChain: NO_SUPPLY_CHAIN_POLICY,
  accept: [],
  service: {},
  requirements: {},
  secrets: [],
};

/** Reads the config, and validates all of it. Without one, nothing is configured. */
export async function loadConfig(
  given: GivenConfig | undefined,
  request: LoadRequest,
): Promise<LoadedConfig> {
  if (given === undefined) return NOTHING;
  const read = given.kind === 'file' ? await readConfigFile(request.workspace, given.file) : given;
  if ('message' in read) return { ...NOTHING, problems: [read] };
  // The YAML parser is loaded only if there is something to parse, so that a skipped run starts fast.
  const { parseConfigText } = await import('./parse-config.ts');
  const origin =
    given.kind === 'file'
      ? ({ kind: 'file', file: given.file } as const)
      : ({ kind: 'input', input: 'config' } as const);
  return refine(parseConfigText(read.text, origin, request.rules ?? SERVICE_CONFIG), request);
}

/** Keeps the analyses that `only` names and fills in the details of the model API. */
async function refine(
  parsed: ParsedConfig,
  { only, modelApiDetails, rules = SERVICE_CONFIG }: LoadRequest,
): Promise<LoadedConfig> {
  const select = (specs: readonly AnalysisSpec[]): ReturnType<typeof selectAnalyses> =>
    only === undefined ? { analyses: specs, problems: [] } : selectAnalyses(specs, only, parsed.declared);
  const selected = select(parsed.analyses);
  const complete = await rules.complete(selected.analyses, modelApiDetails, parsed.declared);
  const problems: readonly Problem[] = [...parsed.problems, ...selected.problems, ...complete.problems];
  return {
    ...parsed,
    analyses: problems.length > 0 ? [] : complete.analyses,
    readable: select(parsed.readable).analyses,
    declared: parsed.readable,
    problems,
    secrets: [...parsed.secrets, ...complete.secrets],
  };
}
