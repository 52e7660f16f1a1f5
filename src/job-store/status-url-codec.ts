import { ATTACKS, TASKS } from '../core/attack-table.ts';
import { linkableUrl } from '../text/sanitize.ts';
import { parseUrl } from '../core/url.ts';
import type {
  CommitStatus,
  DoubtfulSubmission,
  JobNote,
  RememberedStatus,
  StatusJob,
} from '../core/commit-status.ts';
import { CONTEXT_PREFIX, contextOf } from './status-context.ts';

const PARAMETER_PREFIX = 'model_security_';
const IN_DOUBT = `${PARAMETER_PREFIX}in_doubt`;
const JOB_IN_DOUBT = `${IN_DOUBT}_job`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Opaque, but printable and of bounded length. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
/** Over this a link to the dashboard gives way to one to the run. */
const MAX_URL_LENGTH = 2048;

/**
 * The address of a commit status that carries a memory in its query; the address leads where it led before.
 * @param dashboardUrl where people should look; absent where there is none
 * @param runUrl of this run, in the dashboard's place
 * @returns undefined where neither can be parsed
 */
export function encodeJobUrl(
  note: JobNote,
  dashboardUrl: string | undefined,
  runUrl: string,
): string | undefined {
  const dashboard = dashboardUrl === undefined ? undefined : withMemory(dashboardUrl, note, 'dashboard');
  if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH) return dashboard;
  return withMemory(runUrl, note, 'run');
}

function withMemory(address: string, note: JobNote, link: 'dashboard' | 'run'): string | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { model, modelId, task, jobId, digest, threshold } = note;
  const ours = new URLSearchParams({
    [`${PARAMETER_PREFIX}job`]: jobId,
    [`${PARAMETER_PREFIX}digest`]: digest,
    [`${PARAMETER_PREFIX}threshold`]: String(threshold),
    [`${PARAMETER_PREFIX}task`]: task,
    [`${PARAMETER_PREFIX}model`]: model,
    [`${PARAMETER_PREFIX}model_id`]: modelId,
    [`${PARAMETER_PREFIX}link`]: link,
  });
  // As text: URLSearchParams would spell the address's own parameters anew.
  setParameters(url, [...foreignParameters(url), ours.toString()]);
  return url.href;
}

/**
 * The address of a commit status that remembers a submission in doubt, by parameters of its own: it names no job that
 * could be taken up.
 * @param runUrl of this run, where the address leads
 * @param digest of `analysisDigest`
 * @param jobId where the doubt is whether this job has its files
 * @returns undefined where the address cannot be parsed
 */
export function encodeDoubtUrl(
  runUrl: string,
  digest: string,
  jobId: string | undefined,
): string | undefined {
  const url = parseUrl(runUrl);
  if (url === undefined) return undefined;
  const job = jobId === undefined ? {} : { [JOB_IN_DOUBT]: jobId };
  const ours = new URLSearchParams({ [IN_DOUBT]: digest, ...job });
  setParameters(url, [...foreignParameters(url), ours.toString()]);
  return url.href;
}

function foreignParameters(url: URL): string[] {
  const parameters = url.search === '' ? [] : url.search.slice(1).split('&');
  return parameters.filter((parameter) => !parameter.startsWith(PARAMETER_PREFIX));
}

/** With a question mark of its own: one at the start of the text would be taken for it. */
function setParameters(url: URL, parameters: readonly string[]): void {
  url.search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/**
 * What the commit statuses of one commit remember, by context. Only the newest status of each context counts, and only
 * contexts of this action.
 * @param statuses newest first, as GitHub gives them; untrusted
 */
export function readRememberedStatuses(statuses: readonly CommitStatus[]): Map<string, RememberedStatus> {
  const memories = new Map<string, RememberedStatus>();
  for (const status of statuses) {
    const { context, state } = status;
    if (!context.startsWith(CONTEXT_PREFIX) || memories.has(context)) continue;
    const read = readDoubt(status) ?? readJob(status);
    memories.set(
      context,
      typeof read === 'string' ? { kind: 'unreadable', context, state, why: read } : read,
    );
  }
  return memories;
}

/** @returns undefined for every other status */
function readDoubt({ context, state, targetUrl }: CommitStatus): DoubtfulSubmission | undefined {
  const url = targetUrl === undefined ? undefined : parseUrl(targetUrl);
  const [digest = '', ...more] = url?.searchParams.getAll(IN_DOUBT) ?? [];
  if (url === undefined || state !== 'error' || !DIGEST.test(digest) || more.length > 0) return undefined;
  const jobId = url.searchParams.get(JOB_IN_DOUBT);
  return {
    kind: 'doubt',
    context,
    state,
    digest,
    runUrl: withoutMemory(url) ?? 'its address is not known',
    ...(jobId === null || !JOB_ID.test(jobId) ? {} : { jobId }),
  };
}

/** @returns the job, or what is wrong */
function readJob({ context, state, targetUrl }: CommitStatus): StatusJob | string {
  if (state === 'unknown') return 'has a state that is not known';
  const url = targetUrl === undefined ? undefined : parseUrl(targetUrl);
  if (url === undefined) return 'links to no address';
  const given = (name: string): string => {
    const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
    return more.length === 0 ? (value ?? '') : '';
  };
  if (given('job') === '') return 'names no job';
  const attack = ATTACKS.find((one) => context.endsWith(`/${one}`));
  const task = TASKS.find((one) => one === given('task'));
  const model = given('model');
  if (attack === undefined || task === undefined || contextOf({ model, attack }) !== context) {
    return 'does not name the analysis that it is for';
  }
  const memory = { model, modelId: given('model_id'), task, jobId: given('job'), digest: given('digest') };
  const threshold = given('threshold');
  if (!isSound(memory) || threshold.trim() === '' || !Number.isFinite(Number(threshold))) {
    return 'has a job, digest, model id or threshold that cannot be right';
  }
  const dashboardUrl = given('link') === 'dashboard' ? withoutMemory(url) : undefined;
  return {
    kind: 'job',
    context,
    state,
    attack,
    ...memory,
    threshold: Number(threshold),
    ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
  };
}

function isSound({ jobId, digest, modelId }: Pick<JobNote, 'jobId' | 'digest' | 'modelId'>): boolean {
  return JOB_ID.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}

function withoutMemory(url: URL): string | undefined {
  const bare = new URL(url);
  setParameters(bare, foreignParameters(url));
  return linkableUrl(bare.href);
}
