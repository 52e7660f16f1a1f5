import { reportMissingSlots } from '../decide/missing-slots.ts';
import { findUnscanned } from '../decide/unattacked.ts';
import { InvalidInputError, type Problem, sortProblems } from '../core/problem.ts';
import { declaredModel } from '../facts/declared-model.ts';
import type { Settings } from '../facts/settings.ts';
import type { ConfigRules } from './config/config-rules.ts';
import { type GivenConfig, isKnown } from './config/given-config.ts';
import { type LoadedConfig, loadConfig } from './config/load.ts';
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
    only: reader.text('only'),
    modelApiDetails: reader.block('model-api-details'),
  });
  loaded.secrets.forEach(source.mask);
  const { analyses, readable, declared, supplyChain, accept, service, requirements } = loaded;
  const complete: Settings = {
    ...settings,
    analyses,
    models: declared.map(declaredModel),
    supplyChain: { ...settings.supplyChain, ...supplyChain },
    service: { ...settings.service, declared: service },
    policy: { ...settings.policy, accept, ...requirements },
  };
  const mayMiss = service.allowsMissingArtifacts === true && !settings.service.isLocal;
  const problems = [
    ...reader.problems,
    ...loaded.problems,
    ...describeNoModel(loaded, request),
    ...findUnscanned(requirements, complete),
    ...(mayMiss ? [] : reportMissingSlots(readable)),
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
