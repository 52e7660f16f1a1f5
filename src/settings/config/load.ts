import type { Problem } from '../../core/problem.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { NO_SUPPLY_CHAIN_POLICY, type SupplyChainPolicy } from '../../facts/scan-outcome.ts';
import type { Requirements } from '../../facts/minimum.ts';
import type { Acceptance } from '../../facts/acceptance.ts';
import { type ConfigRules, SERVICE_CONFIG } from './config-rules.ts';
import { pathExists, readConfigFile } from './config-file.ts';
import type { InlineInputs } from './inline.ts';
import { selectAnalyses } from './only.ts';
import type { ParsedConfig } from './parse-config.ts';

export interface LoadRequest {
  /** The folder that all paths are relative to and must stay in. */
  readonly workspace: string;
  /** The input `config-file`; the file must exist. */
  readonly configFile?: string;
  /** Read if it exists and neither `configFile` nor `inline` is given. */
  readonly defaultConfigFile: string;
  /** Those of a service, if absent. */
  readonly rules?: ConfigRules;
  /** One analysis from inputs. The caller makes sure that it is not given together with `configFile`. */
  readonly inline?: InlineInputs;
  /** The input of that name. */
  readonly only?: string;
  /** The input of that name, a secret. */
  readonly modelApiDetails?: string;
}

export interface LoadedAnalyses {
  /** Empty if there is any problem, or if nothing is configured. */
  readonly analyses: readonly AnalysisSpec[];
  /** The selected analyses of which enough could be read to look at their artifacts, even if there are problems. */
  readonly readable: readonly AnalysisSpec[];
  /** The analyses of the whole config file, of which enough could be read, whatever `only` selects. */
  readonly declared: readonly AnalysisSpec[];
  /** Everything that is wrong, in the order of the text. */
  readonly problems: readonly Problem[];
  /** The file that was read, relative to the workspace. */
  readonly configFile?: string;
  readonly supplyChain: SupplyChainPolicy;
  readonly accept: readonly Acceptance[];
  readonly service: ParsedConfig['service'];
  readonly requirements: Requirements;
  /** Secrets in the configuration, to be masked before anything is printed. */
  readonly secrets: readonly string[];
}

const NOTHING: LoadedAnalyses = {
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

/** Reads the analyses from a config file or from inputs, and validates all of them. */
export async function loadAnalyses(request: LoadRequest): Promise<LoadedAnalyses> {
  if (request.inline !== undefined) {
    // The YAML parser is loaded only if there is something to parse, so that a skipped run starts fast.
    const { parseInlineAnalysis } = await import('./inline.ts');
    return await refine(parseInlineAnalysis(request.inline, request.rules), request);
  }
  const path = request.configFile ?? (await findDefault(request));
  if (path === undefined) return NOTHING;
  const read = await readConfigFile(request.workspace, path);
  if ('message' in read) return { ...NOTHING, problems: [read] };
  const { parseConfig } = await import('./parse-config.ts');
  return {
    ...(await refine(parseConfig(read.text, read.file, request.rules), request)),
    configFile: read.file,
  };
}

async function findDefault(request: LoadRequest): Promise<string | undefined> {
  const { workspace, defaultConfigFile } = request;
  return (await pathExists(workspace, defaultConfigFile)) ? defaultConfigFile : undefined;
}

/** Keeps the analyses that `only` names and fills in the details of the model API. */
async function refine(
  parsed: ParsedConfig,
  { only, modelApiDetails, rules = SERVICE_CONFIG }: LoadRequest,
): Promise<LoadedAnalyses> {
  const selected =
    only === undefined
      ? { analyses: parsed.analyses, problems: [] }
      : selectAnalyses(parsed.analyses, only, parsed.declared);
  const complete = await rules.complete(selected.analyses, modelApiDetails, parsed.declared);
  const problems = [...parsed.problems, ...selected.problems, ...complete.problems];
  const readable =
    only === undefined ? parsed.readable : selectAnalyses(parsed.readable, only, parsed.declared).analyses;
  return {
    analyses: problems.length > 0 ? [] : complete.analyses,
    readable,
    declared: parsed.readable,
    problems,
    supplyChain: parsed.supplyChain,
    accept: parsed.accept,
    service: parsed.service,
    requirements: parsed.requirements,
    secrets: [...parsed.secrets, ...complete.secrets],
  };
}
