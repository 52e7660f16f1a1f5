import type { Problem } from '../core/problem.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { isThere, readConfigFile } from './config-file.ts';
import type { InlineInputs } from './inline.ts';
import { applyModelApiDetails } from './model-api.ts';
import { selectAnalyses } from './only.ts';
import type { ParsedConfig } from './parse-config.ts';

export interface LoadRequest {
  /** The folder that all paths start from and stay in. */
  readonly workspace: string;
  /** The config-file input; it must exist. */
  readonly configFile?: string;
  /** Read where it exists and neither `configFile` nor `inline` is given. */
  readonly defaultConfigFile: string;
  /** One analysis from inputs; the caller sees to it that it is not given together with `configFile`. */
  readonly inline?: InlineInputs;
  /** The input of that name. */
  readonly only?: string;
  /** The input of that name, a secret. */
  readonly modelApiDetails?: string;
}

export interface LoadedAnalyses {
  /** None where there is any problem, and none where nothing is configured. */
  readonly analyses: readonly AnalysisSpec[];
  /** Everything that is wrong, in the order of the text. */
  readonly problems: readonly Problem[];
  /** The file that was read, from the workspace on. */
  readonly configFile?: string;
  /** Secrets that stand in the configuration, to be masked before anything is printed. */
  readonly secrets: readonly string[];
}

const NOTHING: LoadedAnalyses = { analyses: [], problems: [], secrets: [] };

/** Reads what is to be analysed, from a config file or from inputs, and validates all of it. */
export async function loadAnalyses(request: LoadRequest): Promise<LoadedAnalyses> {
  if (request.inline !== undefined) {
    // The YAML parser is loaded only where there is something to parse: a skipped run should start fast.
    const { parseInlineAnalysis } = await import('./inline.ts');
    return refine(parseInlineAnalysis(request.inline), request);
  }
  const path = request.configFile ?? (await findDefault(request));
  if (path === undefined) return NOTHING;
  const read = await readConfigFile(request.workspace, path);
  if ('message' in read) return { ...NOTHING, problems: [read] };
  const { parseConfig } = await import('./parse-config.ts');
  return { ...refine(parseConfig(read.text, read.file), request), configFile: read.file };
}

async function findDefault(request: LoadRequest): Promise<string | undefined> {
  const { workspace, defaultConfigFile } = request;
  return (await isThere(workspace, defaultConfigFile)) ? defaultConfigFile : undefined;
}

/** Keeps what `only` names and fills in the details of the model API, where the configuration is right. */
function refine(parsed: ParsedConfig, { only, modelApiDetails }: LoadRequest): LoadedAnalyses {
  const selected =
    only === undefined
      ? { analyses: parsed.analyses, problems: [] }
      : selectAnalyses(parsed.analyses, only, parsed.declared);
  const complete = applyModelApiDetails(selected.analyses, modelApiDetails);
  const problems = [...parsed.problems, ...selected.problems, ...complete.problems];
  return { analyses: problems.length > 0 ? [] : complete.analyses, problems, secrets: parsed.secrets };
}
