import { findConfig, type GivenConfig, namesIn, checkConfigInputs } from './config/given-config.ts';
import { mayRunPython, PYTHON_EVENT_LIST } from '../decide/target.ts';
import {
  type CacheSettings,
  LOCAL,
  type Mode,
  type ServiceSettings,
  type Settings,
  type SupplyChainSettings,
} from '../facts/settings.ts';
import { present } from '@model-security-scan/common/present';
import type { Baseline } from '../facts/policy/policy.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../facts/file-scan.ts';
import { type InputRules, isLocal, rulesFor } from './input-rules.ts';
import { checkCertificateChecks, checkProxies } from './proxy.ts';
import { InputReader } from './reader.ts';
import type { SettingsSource } from './settings-source.ts';
import { findDetailsFault } from './config/model-api.ts';
import { readPolicySource } from './policy-source.ts';
import { refuseGoneInputs } from './gone-inputs.ts';
import { readReports } from './reports.ts';
import { readRepository } from './repository.ts';
import { ANALYSIS_PATH_VARIABLE, readService } from './service.ts';

/**
 * Reads all inputs and the config into one typed value. If a record of a service may make the config superfluous, it is left to
 * the run to read it (`readConfig` of the settings).
 * @returns undefined if the credentials are missing and `on-missing-credentials: skip` applies to this event
 * @throws InvalidInputError with all problems
 */
export async function readSettings(source: SettingsSource): Promise<Settings | undefined> {
  const reader = new InputReader(source.input);
  const onMissing = reader.read('on-missing-credentials');
  const missing = source.input('api-key') === '' || source.input('org-id') === '';
  if (missing && onMissing === 'skip' && source.withoutSecrets && !isLocal(reader)) return undefined;

  refuseGoneInputs(reader);
  const service = readService(reader, source.variable(ANALYSIS_PATH_VARIABLE));
  const rules = rulesFor(service, readPython(reader, service, source.eventName));
  checkProxies(reader, source.variable, source.variable('GITHUB_API_URL'));
  checkCertificateChecks(reader, source.variable);
  const { settings, ...found } = await readInputs(reader, source, { service, rules });
  const isRight = reader.problems.length === 0;
  if (isRight && rules.modesWithoutAnalyses.includes(settings.mode)) return settings;
  const readAll = async (): Promise<Settings> => {
    const { readConfig } = await import('./read-config.ts');
    return readConfig(settings, { ...found, reader, source, rules: rules.config });
  };
  return isRight && mayReadLater(settings, source) ? { ...settings, readConfig: readAll } : readAll();
}

/** What the inputs say, without what the config says. */
interface ReadInputs {
  readonly settings: Settings;
  readonly config: GivenConfig | undefined;
  /** False if a run without models has something to do: the scan of the repository's files, or a lineage check. */
  readonly needsModels: boolean;
}

async function readInputs(
  reader: InputReader,
  source: SettingsSource,
  { service, rules }: { readonly service: ServiceSettings; readonly rules: InputRules },
): Promise<ReadInputs> {
  const notices: string[] = [];
  const mode = reader.has('mode', 'collect') ? 'scan' : reader.read('mode');
  const repository = readRepository(reader, notices);
  const rest = readFlow(reader, rules);
  if (service.isLocal) checkLocal(reader);
  else {
    // A service gets the details as they are.
    const fault = findDetailsFault(reader.read('model-api-details'));
    if (fault !== undefined) reader.report('model-api-details', fault);
  }
  checkReportDirectory(reader, mode, rest.wait);
  const cache = readCache(reader);
  const reports = readReports(reader, rules.venue);
  const { isWanted, ...supplyChain } = readSupplyChain(reader, mode, rules);
  checkConfigInputs(reader);
  const needsModels = !isWanted && mode !== 'check';
  const readsConfig = !rules.modesWithoutAnalyses.includes(mode);
  const config = readsConfig ? await findConfig(reader, source.workspace, needsModels) : undefined;
  const baseline = await readBaselineInput(reader, source, mode);
  if (mode === 'check' && !reader.isAbsent('baseline')) {
    notices.push(`The input baseline has no effect in mode ${mode}: nothing accepts a finding there.`);
  }
  const settings: Settings = {
    mode,
    workspace: source.workspace,
    service,
    venue: rules.venue,
    repository,
    ...rest,
    cache,
    reports,
    supplyChain: { ...supplyChain, ...NO_SUPPLY_CHAIN_POLICY },
    policy: { accept: [], ...present({ baseline }) },
    ...(await readPolicySource(reader, source, mode, rules)),
    ...subjectOf(config),
    analyses: [],
    models: [],
    only: (reader.read('only') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    notices,
    ...readCompare(reader, service),
  };
  return { settings, config, needsModels };
}

/**
 * True if a record of the service may skip everything that the config is read for. The policy of a base requires its analyses
 * whatever the service knows.
 */
function mayReadLater(
  { mode, service, supplyChain, rescan, policySource }: Settings,
  { isPullRequest }: SettingsSource,
): boolean {
  const needsConfig =
    supplyChain.enabled || rescan === 'always' || (policySource?.from === 'base' && isPullRequest);
  return mode === 'scan' && !service.isLocal && !needsConfig;
}

function subjectOf(config: GivenConfig | undefined): Pick<Settings, 'configFile' | 'configNames'> {
  if (config === undefined) return {};
  return config.kind === 'file' ? { configFile: config.file } : { configNames: namesIn(config.text) };
}

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
  const vulnerabilityThreshold = reader.read('vulnerability-threshold');
  const wait = reader.read('wait') ?? rules.wait;
  return {
    // A run that waits is a gate, and a gate needs the verdict of this commit, not of an older one.
    rescan: reader.read('rescan') ?? (wait ? 'when-stale' : 'never'),
    wait,
    timeoutMs: reader.read('timeout-minutes') * 60_000,
    pollIntervalMs: (reader.read('poll-interval-seconds') ?? rules.pollSeconds) * 1000,
    concurrency: reader.read('concurrency'),
    failOnVulnerability: reader.read('fail-on-vulnerability'),
    ...present({ vulnerabilityThreshold }),
  };
}

/** Reports what analyses on the runner cannot do: they end with the run. */
function checkLocal(reader: InputReader): void {
  const why = `with base-url: ${LOCAL} every analysis ends with this run`;
  if (reader.read('wait') === false) {
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

/** Reads the results of an earlier run. Modes that judge nothing need none. */
async function readBaselineInput(
  reader: InputReader,
  { workspace }: SettingsSource,
  mode: Mode,
): Promise<Baseline | undefined> {
  const file = reader.read('baseline');
  if (file === undefined || mode === 'check') return undefined;
  const { readBaseline } = await import('./results/baseline.ts');
  const read = await readBaseline(workspace, file);
  if (!('message' in read)) return read;
  reader.problems.push(read);
  return undefined;
}

function readCompare(
  reader: InputReader,
  { isLocal }: Pick<ServiceSettings, 'isLocal'>,
): Pick<Settings, 'compare'> {
  const compare = reader.read('compare');
  if (compare === 'never') return {};
  if (!isLocal) {
    const why = `but only models on this runner are compared. Remove it, or set base-url to ${LOCAL}.`;
    reader.report('compare', `is ${compare}, ${why}`);
  }
  return { compare: { isAttacked: compare === 'base-attacked', ref: undefined } };
}

/** A shorter secret could be found by trying, since what it seals can be read. */
const MIN_SECRET_LENGTH = 16;

/** Reads where runs keep what later runs need. */
function readCache(reader: InputReader): CacheSettings {
  const directory = reader.read('cache-directory');
  const secret = reader.read('cache-secret');
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    reader.report(
      'cache-secret',
      `has ${String(secret.length)} characters, but needs ${String(MIN_SECRET_LENGTH)} at least. Make one with ` +
        '"openssl rand -hex 32", and keep it as a secret.',
    );
  }
  return present({ directory, secret });
}

/**
 * Reads the input `supply-chain`. Modes that submit nothing scan nothing either. A run of a part of the analyses
 * scans only if it is asked to, so that not every job of a matrix does.
 */
function readSupplyChain(
  reader: InputReader,
  mode: Mode,
  rules: Pick<InputRules, 'supplyChain'>,
): Pick<SupplyChainSettings, 'enabled'> & { readonly isWanted: boolean } {
  const isWanted = reader.read('supply-chain') ?? (rules.supplyChain && reader.isAbsent('only'));
  if (!isWanted && !reader.isAbsent('bom-file') && !reader.isFaulty('supply-chain')) {
    reader.report(
      'supply-chain',
      'is off, but bom-file needs the supply-chain scan. Set it to true, or remove bom-file.',
    );
  }
  return { isWanted, enabled: isWanted && mode === 'scan' };
}

/**
 * Reads whether the config may name a Python function as a model.
 * @param eventName the event that this program runs in; `command-line` outside GitHub Actions
 * @returns true if it may, as far as the input says so; what speaks against that was reported
 */
function readPython(
  reader: InputReader,
  { isLocal }: Pick<ServiceSettings, 'isLocal'>,
  eventName: string,
): boolean {
  if (reader.read('python') === 'never') return false;
  if (!isLocal) {
    reader.report(
      'python',
      `is allow, but a service calls no Python function. Remove it, or set base-url to ${LOCAL}.`,
    );
  }
  if (!mayRunPython(eventName)) {
    reader.report(
      'python',
      `is allow, but this run was started by ${eventName === '' ? 'an unknown event' : eventName}, and ` +
        'people without write access may have written the code that it would run. It is accepted on ' +
        `${PYTHON_EVENT_LIST}, and on the command line outside GitHub Actions. Use it in a separate workflow ` +
        'that starts only on those events.',
    );
  }
  if (!reader.isAbsent('cache-secret')) {
    reader.report(
      'cache-secret',
      'cannot be given together with python: allow: code of the repository could read it, and sign results that were ' +
        'never measured. Remove one of them.',
    );
  }
  return true;
}
