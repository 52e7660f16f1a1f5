import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { declaredModel } from '../facts/declared-model.ts';
import { pathExists } from './config/config-file.ts';
import { loadAnalyses, type LoadedAnalyses } from './config/load.ts';
import { InvalidInputError, type Problem, sortProblems } from '../core/problem.ts';
import { DEFAULT_CONFIG_FILE, LOCAL, type Mode, MODES, RESCANS, type Settings } from '../facts/settings.ts';
import type { Acceptance } from '../facts/acceptance.ts';
import type { Baseline } from '../facts/policy.ts';
import { NO_SUPPLY_CHAIN_POLICY, type SupplyChainPolicy } from '../facts/scan-outcome.ts';
import { reportMissingSlots } from '../decide/missing-slots.ts';
import type { Requirements } from '../facts/minimum.ts';
import { findUnscanned } from '../decide/unattacked.ts';
import { type InputRules, isLocal, rulesFor } from './input-rules.ts';
import { checkCertificateChecks, checkProxies } from './proxy.ts';
import { readPython } from './python-input.ts';
import { InputReader, type InputSource } from './reader.ts';
import { INLINE_INPUTS, readPolicySource } from './policy-source.ts';
import { readCache } from './cache-input.ts';
import { refuseGoneInputs } from './gone-inputs.ts';
import { readReports } from './reports.ts';
import { readRepository } from './repository.ts';
import { readSupplyChain } from './supply-chain-input.ts';
import { ANALYSIS_PATH_VARIABLE, readService } from './service.ts';

/** The inputs that hold secrets; they are masked before anything else happens. */
export const SECRET_INPUTS = [
  'api-key',
  'org-id',
  'storage-access-key-id',
  'storage-secret-access-key',
  'model-api-details',
  'github-token',
  'cache-secret',
] as const;

const MISSPELT_CONFIG_FILE = '.github/model-security.yaml';

export interface SettingsSource {
  readonly input: InputSource;
  /** Returns an environment variable, or an empty text if it is not set. */
  readonly variable: (name: string) => string;
  readonly workspace: string;
  /** The event of the workflow that the program runs in; `command-line` outside GitHub Actions. */
  readonly eventName: string;
  /** True for runs that get no secrets: for pull requests from forks, and those that Dependabot started. */
  readonly withoutSecrets: boolean;
  /**
   * Looks for faults in the files of artifacts. Called only if there are other problems, so that all are reported at once.
   * @param timeoutMs the time limit of the run, as far as it could be read
   */
  readonly findFileFaults: (specs: readonly AnalysisSpec[], timeoutMs: number) => Promise<readonly Problem[]>;
  /** Called with every secret in the configuration, before anything is printed. */
  readonly mask: (secret: string) => void;
}

/**
 * Reads all inputs and the configuration into one typed value.
 * @returns undefined if the credentials are missing and `on-missing-credentials: skip` applies to this event
 * @throws InvalidInputError with all problems
 */
export async function readSettings(source: SettingsSource): Promise<Settings | undefined> {
  const reader = new InputReader(source.input);
  const onMissing = reader.choice('on-missing-credentials', ['fail', 'skip'], 'fail');
  const missing = source.input('api-key') === '' || source.input('org-id') === '';
  if (missing && onMissing === 'skip' && source.withoutSecrets && !isLocal(reader)) return undefined;

  const notices: string[] = [];
  refuseGoneInputs(reader);
  const mode = reader.has('mode', 'collect') ? 'scan' : reader.choice('mode', MODES, 'scan');
  const service = readService(reader, source.variable(ANALYSIS_PATH_VARIABLE));
  const rules = rulesFor(service, readPython(reader, service, source.eventName));
  checkProxies(reader, source.variable, source.variable('GITHUB_API_URL'));
  checkCertificateChecks(reader, source.variable);
  const repository = readRepository(reader, notices);
  const rest = readFlow(reader, rules);
  if (service.isLocal) checkLocal(reader);
  checkReportDirectory(reader, mode, rest.wait);
  const cache = readCache(reader);
  const reports = readReports(reader, rules.venue);
  const allowMissingArtifacts = reader.flag('allow-missing-artifacts', false);
  const { isWanted, ...supplyChain } = readSupplyChain(reader, mode, rules);
  const loading = { mode, rules, needsModels: !isWanted && mode !== 'check' };
  const { readable, models, policy, accept, declared, requirements, ...configured } = await readAnalyses(
    reader,
    source,
    loading,
  );
  const baseline = await readBaselineInput(reader, source, mode);
  notices.push(...unusedNotices(reader, mode));
  const policySource = await readPolicySource(reader, source, mode, rules);
  const only = listNames(source.input('only'));
  const scanned = { ...supplyChain, ...policy };
  reader.problems.push(...findUnscanned(requirements, { mode, only, supplyChain: scanned }));
  if (!allowMissingArtifacts || service.isLocal) reader.problems.push(...reportMissingSlots(readable));
  if (reader.problems.length > 0) {
    const faults = await source.findFileFaults(readable, rest.timeoutMs);
    throw new InvalidInputError(sortProblems([...reader.problems, ...faults]));
  }
  return {
    mode,
    workspace: source.workspace,
    service: { ...service, declared },
    venue: rules.venue,
    repository,
    ...rest,
    cache,
    reports,
    supplyChain: scanned,
    policy: { accept, ...requirements, ...(baseline === undefined ? {} : { baseline }) },
    ...policySource,
    ...configured,
    models: models.map(declaredModel),
    allowMissingArtifacts,
    only,
    notices,
  };
}

function listNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

/** Five days, the time limit for jobs on self-hosted runners. Jobs on hosted runners end after six hours. */
const MAX_RUN_MINUTES = 7200;

function readFlow(
  reader: InputReader,
  rules: InputRules,
): Pick<
  Settings,
  | 'rescan'
  | 'wait'
  | 'timeoutMs'
  | 'pollIntervalMs'
  | 'concurrency'
  | 'failOnVulnerability'
  | 'vulnerabilityThreshold'
> {
  const threshold = reader.optionalDecimal('vulnerability-threshold', {
    min: 0,
    max: 1_000_000,
    example: 0.1,
  });
  const wait = reader.flag('wait', rules.wait);
  return {
    // A run that waits is a gate, and a gate needs the verdict of this commit, not of an older one.
    rescan: reader.choice('rescan', RESCANS, wait ? 'when-stale' : 'never'),
    wait,
    timeoutMs: reader.decimal('timeout-minutes', { min: 0.01, max: MAX_RUN_MINUTES, fallback: 60 }) * 60_000,
    pollIntervalMs:
      reader.decimal('poll-interval-seconds', { min: 0.1, max: 3600, fallback: rules.pollSeconds }) * 1000,
    concurrency: reader.integer('concurrency', { min: 1, max: 32, fallback: 4 }),
    failOnVulnerability: reader.flag('fail-on-vulnerability', true),
    ...(threshold === undefined ? {} : { vulnerabilityThreshold: threshold }),
  };
}

/** Reports what analyses on the runner cannot do: they end with the run. */
function checkLocal(reader: InputReader): void {
  const why = `with base-url: ${LOCAL} every analysis ends with this run`;
  // A value that is no switch has its own message.
  if (/^false$/iu.test(reader.text('wait') ?? '')) {
    reader.report('wait', `is false, but ${why}. Remove the input.`);
  }
}

/** Reports of jobs exist only once the jobs have ended. What follows from an input that is wrong itself is not reported. */
function checkReportDirectory(reader: InputReader, mode: Mode, wait: boolean): void {
  const isRead = !reader.isFaulty('wait') && !reader.isFaulty('mode');
  if (mode !== 'scan' || wait || reader.isAbsent('report-directory') || !isRead) return;
  reader.report(
    'report-directory',
    'is given, but the run does not wait for the jobs, so there are no reports yet. Set wait to true, or remove the input.',
  );
}

/** Names the inputs that accept findings, in modes in which nothing accepts a finding. */
function unusedNotices(reader: InputReader, mode: Mode): readonly string[] {
  if (mode !== 'check' || reader.isAbsent('baseline')) return [];
  return [`The input baseline has no effect in mode ${mode}: nothing accepts a finding there.`];
}

/** Reads the results of an earlier run. Modes that judge nothing need none. */
async function readBaselineInput(
  reader: InputReader,
  { workspace }: SettingsSource,
  mode: Mode,
): Promise<Baseline | undefined> {
  const file = reader.text('baseline');
  if (file === undefined || mode === 'check') return undefined;
  const { readBaseline } = await import('./results/baseline.ts');
  const read = await readBaseline(workspace, file);
  if (!('message' in read)) return read;
  reader.problems.push(read);
  return undefined;
}

const NO_ANALYSES = {
  ...{ analyses: [], readable: [], models: [] },
  ...{ policy: NO_SUPPLY_CHAIN_POLICY, accept: [], declared: {}, requirements: {} },
};

interface Loading {
  readonly mode: Mode;
  readonly rules: InputRules;
  /** False if a run without models has something to do: the scan of the repository's files, or a lineage check. */
  readonly needsModels: boolean;
}

async function readAnalyses(
  reader: InputReader,
  source: SettingsSource,
  { mode, rules, needsModels }: Loading,
): Promise<
  Pick<LoadedAnalyses, 'analyses' | 'readable' | 'configFile'> & {
    readonly models: LoadedAnalyses['declared'];
    readonly policy: SupplyChainPolicy;
    readonly accept: readonly Acceptance[];
    readonly declared: LoadedAnalyses['service'];
    readonly requirements: Requirements;
  }
> {
  const configFile = reader.text('config-file');
  const inline = INLINE_INPUTS.filter((name) => source.input(name) !== '');
  if (configFile !== undefined && inline.length > 0) {
    reader.report('config-file', `cannot be given together with ${inline.join(', ')}. Use one or the other.`);
    return NO_ANALYSES;
  }
  if (rules.modesWithoutAnalyses.includes(mode)) return NO_ANALYSES;
  const loaded = await loadAnalyses({
    workspace: source.workspace,
    ...(configFile === undefined ? {} : { configFile }),
    defaultConfigFile: DEFAULT_CONFIG_FILE,
    rules: rules.config,
    ...(inline.length === 0 ? {} : { inline: readInline(reader) }),
    ...optional('only', reader.text('only')),
    ...optional('modelApiDetails', reader.block('model-api-details')),
  });
  loaded.secrets.forEach(source.mask);
  reader.problems.push(...loaded.problems);
  const isNothingFound = loaded.analyses.length === 0 && loaded.problems.length === 0;
  // If one of these is wrong, it is not known whether anything has to be configured.
  const isKnown = !reader.isFaulty('mode') && !reader.isFaulty('supply-chain');
  if (isNothingFound && reader.isAbsent('config-file') && isKnown) {
    const isMisspelt =
      loaded.configFile === undefined && (await pathExists(source.workspace, MISSPELT_CONFIG_FILE));
    if (needsModels || isMisspelt) reader.report('config-file', describeNothing(isMisspelt));
  }
  const { analyses, readable, declared: models, supplyChain: policy, accept, requirements } = loaded;
  const read = { analyses, readable, models, policy, accept, requirements, declared: loaded.service };
  return { ...read, ...optional('configFile', loaded.configFile) };
}

function describeNothing(isMisspelt: boolean): string {
  return (
    `is not given, ${DEFAULT_CONFIG_FILE} does not exist, and there is no model-id: nothing is configured to be ` +
    'analysed. ' +
    (isMisspelt
      ? `There is a file ${MISSPELT_CONFIG_FILE}: rename it, or give its path in this input.`
      : 'Write a config file, or set mode to check for only a lineage check.')
  );
}

function readInline(reader: InputReader): {
  modelId?: string;
  task?: string;
  attack?: string;
  attackConfig?: string;
  artifacts?: string;
} {
  return {
    ...optional('modelId', reader.text('model-id')),
    ...optional('task', reader.text('task')),
    ...optional('attack', reader.text('attack')),
    ...optional('attackConfig', reader.block('attack-config')),
    ...optional('artifacts', reader.block('artifacts')),
  };
}

/** An object with the key if there is a value, otherwise an empty object. */
function optional<K extends string>(key: K, value: string | undefined): Readonly<Partial<Record<K, string>>> {
  const entry: Partial<Record<K, string>> = {};
  if (value !== undefined) entry[key] = value;
  return entry;
}
