import { ATTACKS } from '../../attacks/table.ts';
import { TASKS } from '../../core/attack-table.ts';
import { linkableUrl } from '../../text/sanitize.ts';
import { parseUrl } from '../../core/url.ts';
import {
  type CommitMemory,
  type CommitStatus,
  type JobDetails,
  type RememberedStatus,
  STATUS_STATES,
  type StatusState,
} from '../../facts/commit-status.ts';
import { buildContext, isOwnContext } from './status-context.ts';
import type { StatusContent, StatusSigner } from './status-signature.ts';

const PARAMETER_PREFIX = 'model_security_';
const SIGNATURE = `${PARAMETER_PREFIX}signature`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Any printable text of limited length: job ids are opaque. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
const MODEL_ID = /^\P{C}{1,1024}$/u;
/** In characters. If the address of the dashboard is longer, the status links to the run instead. */
const MAX_URL_LENGTH = 2048;

/** What a status stores for later runs. */
export type StatusContentToStore = (
  | { readonly kind: 'job'; readonly job: JobDetails }
  | { readonly kind: 'doubt'; readonly digest: string; readonly jobId?: string }
  | { readonly kind: 'jobless' | 'replaced' }
  | { readonly kind: 'plan'; readonly plan: string }
) & { readonly group?: string };

/** The address of a status, before it stores anything. */
export interface StatusLink {
  readonly context: string;
  readonly state: StatusState;
  /** The job's page on the dashboard, if there is one. */
  readonly dashboardUrl?: string;
  /** The address of this run, used if there is no dashboard. */
  readonly runUrl: string;
}

/**
 * Builds the address of a commit status that stores something for later runs. What is stored is added to the query, so the
 * address leads to the same page as before.
 * @returns undefined if the address of the run cannot be parsed
 */
export function encodeStatusUrl(
  content: StatusContentToStore,
  link: StatusLink,
  signer: StatusSigner,
): string | undefined {
  const dashboard =
    link.dashboardUrl === undefined
      ? undefined
      : addContent(link.dashboardUrl, 'dashboard', content, link, signer);
  if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH) return dashboard;
  return addContent(link.runUrl, 'run', content, link, signer);
}

function addContent(
  address: string,
  leadsTo: 'dashboard' | 'run',
  content: StatusContentToStore,
  link: StatusLink,
  signer: StatusSigner,
): string | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const stored = { ...storedValues(content), link: leadsTo };
  const parameters = Object.entries(stored).map(([name, value]) => [PARAMETER_PREFIX + name, value] as const);
  const others = otherParameters(url);
  setParameters(url, others);
  const signature = signer.sign(link, { parameters, address: url.href });
  const own = new URLSearchParams({ ...Object.fromEntries(parameters), [SIGNATURE]: signature });
  // Joined as text, because URLSearchParams would change the spelling of the address's other parameters.
  setParameters(url, [...others, own.toString()]);
  return url.href;
}

function storedValues(content: StatusContentToStore): Readonly<Record<string, string>> {
  const group = content.group === undefined ? {} : { group: content.group };
  switch (content.kind) {
    case 'job': {
      const { jobId, digest, threshold, task, model, modelId } = content.job;
      const details = { digest, threshold: String(threshold), task, model, model_id: modelId };
      return { kind: 'job', job: jobId, ...details, ...group };
    }
    case 'doubt': {
      const job = content.jobId === undefined ? {} : { job: content.jobId };
      return { kind: 'doubt', digest: content.digest, ...job, ...group };
    }
    case 'jobless':
    case 'replaced':
      return { kind: content.kind, ...group };
    case 'plan':
      return { kind: 'plan', plan: content.plan, ...group };
  }
}

/** @returns the parameters of an address that this action did not add, as text */
function otherParameters(url: URL): string[] {
  const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
  return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}

/** Replaces the query. It adds the question mark itself, because URL removes one from the start of the given text. */
function setParameters(url: URL, parameters: readonly string[]): void {
  url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/**
 * Reads what this action stored in the commit statuses of one commit. Everybody who may write to the repository can write
 * a status, so only signed ones are trusted, and the newest signed one of each context counts.
 * @param statuses newest first, as GitHub gives them; untrusted
 */
export function readCommitMemory(statuses: readonly CommitStatus[], signer: StatusSigner): CommitMemory {
  const remembered = new Map<string, RememberedStatus>();
  const newest = new Map<string, { status: CommitStatus; isSigned: boolean }>();
  for (const status of statuses) {
    const key = status.context.toLowerCase();
    if (!isOwnContext(key) || remembered.has(key)) continue;
    const read = readStatus(status, signer);
    if (!newest.has(key)) newest.set(key, { status, isSigned: read !== undefined });
    if (read !== undefined) remembered.set(key, read);
  }
  return { remembered, newest };
}

/** @returns undefined if the status is not signed, or stores something that this version cannot read */
function readStatus(status: CommitStatus, signer: StatusSigner): RememberedStatus | undefined {
  const { context, targetUrl } = status;
  const url = targetUrl === undefined ? undefined : parseUrl(targetUrl);
  const state = STATUS_STATES.find((one) => one === status.state);
  if (url === undefined || state === undefined) return undefined;
  const content = readContent(url);
  const signature = url.searchParams.get(SIGNATURE) ?? '';
  if (!signer.verify(status, content, signature)) return undefined;
  const values = new Map(
    content.parameters.map(([name, value]) => [name.slice(PARAMETER_PREFIX.length), value]),
  );
  const group = values.get('group');
  const common = { context, state, ...(group === undefined ? {} : { group }) };
  return readStored(values, common, content.address);
}

function readStored(values: Values, common: Common, address: string): RememberedStatus | undefined {
  const kind = values.get('kind');
  const { group } = common;
  if (kind === 'job') return readJob(values, common, address);
  if (kind === 'doubt') return readDoubt(values, common, address);
  if (kind === 'jobless' || kind === 'replaced') return { kind, ...common };
  if (kind !== 'plan' || group === undefined) return undefined;
  return { kind, ...common, group, plan: values.get('plan') ?? '' };
}

function readContent(url: URL): StatusContent {
  const parameters = [...url.searchParams].filter(
    ([name]) => name.startsWith(PARAMETER_PREFIX) && name !== SIGNATURE,
  );
  const bare = new URL(url);
  setParameters(bare, otherParameters(url));
  return { parameters, address: bare.href };
}

type Values = ReadonlyMap<string, string>;
type Common = Pick<RememberedStatus, 'context' | 'state' | 'group'>;

function readDoubt(values: Values, common: Common, address: string): RememberedStatus | undefined {
  const digest = values.get('digest') ?? '';
  const jobId = values.get('job');
  if (!DIGEST.test(digest)) return undefined;
  const job = jobId === undefined || !JOB_ID.test(jobId) ? {} : { jobId };
  return {
    kind: 'doubt',
    ...common,
    digest,
    runUrl: linkableUrl(address) ?? 'its address is not known',
    ...job,
  };
}

function readJob(values: Values, common: Common, address: string): RememberedStatus | undefined {
  const attack = ATTACKS.find((one) => common.context.toLowerCase().endsWith(`/${one}`));
  const task = TASKS.find((one) => one === values.get('task'));
  const text = (name: string): string => values.get(name) ?? '';
  const [model, modelId, jobId, digest] = [text('model'), text('model_id'), text('job'), text('digest')];
  const threshold = text('threshold').trim() === '' ? Number.NaN : Number(text('threshold'));
  if (attack === undefined || task === undefined || !Number.isFinite(threshold)) return undefined;
  if (buildContext({ model, attack }).toLowerCase() !== common.context.toLowerCase()) return undefined;
  if (!JOB_ID.test(jobId) || !DIGEST.test(digest) || !MODEL_ID.test(modelId)) return undefined;
  const dashboardUrl = text('link') === 'dashboard' ? linkableUrl(address) : undefined;
  const link = dashboardUrl === undefined ? {} : { dashboardUrl };
  return { kind: 'job', ...common, attack, model, modelId, task, jobId, digest, threshold, ...link };
}
