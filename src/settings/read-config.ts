import { reportMissingSlots } from '../decide/missing-slots.ts';
import { findUnscanned } from '../decide/scan/unattacked.ts';
import { InvalidInputError, type Problem, sortProblems } from '@model-security-scan/common/problem';
import { declaredModel } from '../facts/declared-model.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { Settings } from '../facts/settings.ts';
import { type ConfigRules, NO_GATE, SERVICE_CONFIG } from './config/config-rules.ts';
import { type GivenConfig, isKnown } from './config/given-config.ts';
import { readConfigFile } from './config/config-file.ts';
import { applyModelApiDetails } from './config/model-api.ts';
import { selectAnalyses } from './config/only.ts';
import type { ParsedConfig } from './config/parse-config.ts';
import type { InputReader } from './reader.ts';
import type { SettingsSource } from './settings-source.ts';

interface ConfigRequest {
  /** With the problems of the inputs. */
  readonly reader: InputReader;
  readonly source: SettingsSource;
  /** Undefined if nothing is configured, or if an input is wrong. */
  readonly config: GivenConfig | undefined;
  readonly rules: ConfigRules;
  /** False if a run without models has something to do. */
  readonly needsModels: boolean;
}

/**
 * Adds what the config says to settings that were read from inputs.
 * @throws InvalidInputError with all problems of the inputs, of the config, and of the files that it names
 */
export async function readConfig(settings: Settings, request: ConfigRequest): Promise<Settings> {
  const { reader, source, config, rules } = request;
  const loaded = await loadConfig(config, {
    workspace: settings.workspace,
    rules,
    only: reader.read('only'),
    modelApiDetails: reader.read('model-api-details'),
  });
  loaded.secrets.forEach(source.mask);
  const { analyses, readable, declared } = loaded;
  const { files, covers, service, ...policy } = loaded.gate;
  const complete: Settings = {
    ...settings,
    analyses,
    models: declared.map(declaredModel),
    supplyChain: { ...settings.supplyChain, files, covers },
    service: { ...settings.service, declared: service },
    policy: { ...settings.policy, ...policy },
  };
  const mayMiss = service.allowsMissingArtifacts === true && !settings.service.isLocal;
  const problems = [
    ...reader.problems,
    ...loaded.problems,
    ...describeNoModel(loaded, request),
    ...findUnscanned(policy, complete),
    ...(mayMiss ? [] : reportMissingSlots(readable, service.notSent)),
  ];
  if (problems.length === 0) return complete;
  const faults = await source.findFileFaults(readable, settings.timeoutMs);
  throw new InvalidInputError(sortProblems([...problems, ...faults]));
}

function describeNoModel(
  { analyses, problems }: LoadedConfig,
  { reader, config, needsModels }: ConfigRequest,
): readonly Problem[] {
  const isWithout = config !== undefined && analyses.length === 0 && problems.length === 0;
  if (!isWithout || !needsModels || !isKnown(reader)) return [];
  const input = config.kind === 'file' ? 'config-file' : 'config';
  const what = config.kind === 'file' ? config.file : 'the text';
  const message = `${what} lists no model, so nothing is configured to be analysed. Add "models", or set mode to check for only a lineage check.`;
  return [{ place: { kind: 'input', input }, message }];
}

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
  gate: NO_GATE,
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
  const { parseConfigText } = await import('./config/parse-config.ts');
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
  const complete = rules.isLocal
    ? (await import('./config/endpoints.ts')).applyEndpoints(
        selected.analyses,
        modelApiDetails,
        parsed.declared,
      )
    : applyModelApiDetails(selected.analyses, modelApiDetails);
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
