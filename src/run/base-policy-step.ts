import { GithubError, ServiceError } from '../core/errors.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { GatePolicy, PolicyComparison, PolicyKeys } from '../facts/policy/policy-change.ts';
import {
  describeProblem,
  InvalidInputError,
  type Place,
  type Problem,
} from '@model-security-scan/common/problem';
import type { RunContext } from '../facts/runner.ts';
import type { PolicySource, Settings } from '../facts/settings.ts';
import { type BaseCommit, readBaseCommit } from '../decide/policy/base-commit.ts';
import {
  type DroppedSlot,
  findDropped,
  findDroppedSlots,
  judgeByBase,
} from '../decide/policy/base-policy.ts';
import { comparePolicies } from '../decide/policy/compare-policies.ts';
import { reportMissingSlots } from '../decide/missing-slots.ts';
import { findUnscanned } from '../decide/scan/unattacked.ts';
import { NO_SUPPLY_CHAIN_POLICY } from '../facts/file-scan.ts';
import { type BaseFiles, readBasePolicy } from '../settings/base-policy-input.ts';
import { counted } from '@model-security-scan/common/number-words';
import { quotedName } from '@model-security-scan/common/sanitize';
import { fetchBaseFiles } from './base-files.ts';

/** The settings that judge a run, and what a pull request changes in its policy. */
export interface JudgedSettings {
  readonly settings: Settings;
  /** Absent if the run is not about a pull request, or nothing in the repository is its policy. */
  readonly comparison?: PolicyComparison;
  /** Set if the run must not decide anything. */
  readonly error?: InvalidInputError | ServiceError;
}

/**
 * Compares the policy of a pull request with that of its base, and with `policy-from: base` puts the base's in its place.
 * @throws the reason of the run's signal, if the run ends meanwhile
 */
export async function judgeSettings(context: RunContext): Promise<JudgedSettings> {
  const { runner, settings, signal } = context;
  const source = settings.policySource;
  if (source === undefined) return { settings };
  const commit = readBaseCommit(runner.event);
  if (commit.kind === 'none') {
    if (source.from === 'base') {
      runner.log.info('policy-from: base has no effect, because this run is not about a pull request.');
    }
    return { settings };
  }
  if (source.configFile === undefined && source.baselineFile === undefined) return { settings };
  const read = await readBase(context, source, commit);
  signal.throwIfAborted();
  if ('fault' in read) return source.from === 'base' ? refuse(settings, read) : showUnread(context, read);
  const judged = judge(settings, source, read);
  logComparison(context, judged.comparison);
  return judged;
}

interface ReadBase {
  readonly commit: string;
  readonly policy: GatePolicy;
  readonly keys: PolicyKeys;
  readonly notes: readonly string[];
}

interface Unread {
  /** One sentence or more. */
  readonly fault: string;
  readonly error: InvalidInputError | ServiceError;
}

async function readBase(
  context: RunContext,
  source: PolicySource,
  commit: BaseCommit,
): Promise<ReadBase | Unread> {
  const { runner, settings } = context;
  if (commit.kind !== 'commit') {
    return invalid(POLICY_FROM, `The ${runner.event.eventName} event does not name the base commit.`);
  }
  if (settings.reports.githubToken === undefined) {
    return invalid(TOKEN, 'The input github-token is empty. Remove it to use its default.');
  }
  const { sha } = commit;
  try {
    const fetched = await fetchBaseFiles(context, source, sha);
    if ('fault' in fetched) return invalid(POLICY_FROM, fetched.fault);
    const head = policyOf(settings);
    const read = await readBasePolicy(fetched, settings);
    read.secrets.forEach(runner.mask);
    if (read.problems.length > 0) return broken(read.problems);
    const policy = complete(read.policy, head, source);
    return { commit: sha, policy, keys: read.keys, notes: notesOf(fetched, source) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof GithubError)) throw error;
    const { message, permission, status } = error;
    if (permission !== undefined || status === 401) return invalid(TOKEN, message);
    const failure = new ServiceError('unavailable', `${message} ${UNDECIDED}`, {
      origin: 'github',
      cause: error,
    });
    return { fault: message, error: failure };
  }
}

const POLICY_FROM: Place = { kind: 'input', input: 'policy-from' };
const TOKEN: Place = { kind: 'input', input: 'github-token' };
const UNDECIDED = 'With policy-from: base nothing is decided without the policy of the base.';

function invalid(place: Place, fault: string): Unread {
  const message = `the policy of the base cannot be read. ${fault} ${UNDECIDED}`;
  return { fault, error: new InvalidInputError([{ place, message }]) };
}

function broken(problems: readonly Problem[]): Unread {
  const [first] = problems;
  const more = problems.length < 2 ? '' : ` There are ${String(problems.length)} problems in all.`;
  const fault = `It is not valid: ${first === undefined ? '' : describeProblem(first)}${more}`;
  return { fault, error: new InvalidInputError(problems) };
}

function policyOf({ analyses, policy, supplyChain, service }: Settings): GatePolicy {
  const { files, covers } = supplyChain;
  return { analyses, service: service.declared, ...policy, files, covers };
}

/** What inputs give, and what lies outside the workspace, belongs to the workflow: there it is the same for both sides. */
function complete(
  base: GatePolicy,
  head: GatePolicy,
  { configFile, baselineFile }: PolicySource,
): GatePolicy {
  const { baseline: ofHead, ...rest } = head;
  const { baseline: ofBase, ...own } = base;
  const baseline = baselineFile === undefined ? ofHead : ofBase;
  return { ...(configFile === undefined ? rest : own), ...(baseline === undefined ? {} : { baseline }) };
}

function notesOf(
  { config, baseline }: BaseFiles,
  { from, configFile, baselineFile }: PolicySource,
): readonly string[] {
  const notes: string[] = [];
  if (configFile !== undefined && config === undefined) {
    notes.push(`The base has no policy: it has no file ${quotedName(configFile)}.`);
  }
  if (baselineFile !== undefined && baseline === undefined) {
    const outside =
      'A file that an earlier step fetches belongs outside the workspace, such as in ${{ runner.temp }}: then it counts.';
    const counts = from === 'base' ? ` So no baseline counts. ${outside}` : '';
    notes.push(`The base has no baseline file ${quotedName(baselineFile)}.${counts}`);
  }
  return notes;
}

function refuse(settings: Settings, { fault, error }: Unread): JudgedSettings {
  return { settings: unjudged(settings), comparison: { kind: 'unread', why: fault }, error };
}

/** A run that decides nothing has no policy to show: that of the pull request judged nothing. */
function unjudged(settings: Settings): Settings {
  return {
    ...settings,
    policy: { accept: [] },
    supplyChain: { ...settings.supplyChain, ...NO_SUPPLY_CHAIN_POLICY },
  };
}

function showUnread({ runner, settings }: RunContext, { fault }: Unread): JudgedSettings {
  runner.log.info(`The policy of the base could not be read, so its changes are not shown. ${fault}`);
  return { settings, comparison: { kind: 'unread', why: fault } };
}

function judge(settings: Settings, { from }: PolicySource, read: ReadBase): JudgedSettings {
  const head = policyOf(settings);
  const { commit: base, policy, keys, notes } = read;
  const changes = comparePolicies(head, policy);
  const comparison: PolicyComparison = { kind: 'compared', base, judgedBy: from, changes, notes };
  if (from === 'head') return { settings, comparison };
  const mayMiss = policy.service.allowsMissingArtifacts === true;
  const problems = [
    ...findDropped(head, policy).map(droppedProblem),
    ...findDroppedSlots(head, policy, keys).map(droppedSlotProblem),
    ...findUnscanned(policy, settings),
    ...(mayMiss ? [] : reportMissingSlots(head.analyses, policy.service.notSent)),
  ];
  if (problems.length > 0) {
    return { settings: unjudged(settings), comparison, error: new InvalidInputError(problems) };
  }
  const { analyses, files, covers, service, ...own } = judgeByBase(head, policy, keys);
  return {
    settings: {
      ...settings,
      analyses,
      service: { ...settings.service, declared: service },
      policy: own,
      supplyChain: { ...settings.supplyChain, files, covers },
    },
    comparison,
  };
}

function droppedProblem({ name, task }: AnalysisSpec): Problem {
  const message =
    `is base, and the base analyses ${quotedName(name)} as ${task}, but this pull request does not. Restore the analysis, under this name. ` +
    'If it has to go, someone who may merge without this check has to decide that.';
  return { place: POLICY_FROM, message };
}

function droppedSlotProblem({ spec: { name, place }, slot }: DroppedSlot): Problem {
  const message =
    `policy-from is base, and the base gives ${slot} of ${quotedName(name)}, but this pull request gives none. ` +
    'Restore the artifact. If it has to go, someone who may merge without this check has to decide that.';
  return { place: place ?? POLICY_FROM, message };
}

function logComparison({ runner }: RunContext, comparison: PolicyComparison | undefined): void {
  if (comparison?.kind !== 'compared') return;
  const { base, judgedBy, changes, notes } = comparison;
  for (const note of notes) runner.log.info(note);
  const found =
    changes.length === 0
      ? 'The pull request does not change the policy.'
      : `The pull request changes the policy: ${counted(changes.length, 'change', 'changes')}.`;
  const whose = judgedBy === 'base' ? ' The policy of the base judges this run.' : '';
  const title = `${found} The base is ${base}.${whose}`;
  const lines = changes.map(({ key, before, after }) => `${key} ${before} -> ${after}`);
  if (lines.length === 0) runner.log.info(title);
  else runner.log.group(title, lines);
}
