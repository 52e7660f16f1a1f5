import { ATTACKS, TASKS } from '../core/attack-table.ts';
import { linkableUrl } from '../text/sanitize.ts';
import { parseUrl } from '../core/url.ts';
import type {
  CommitStatus,
  DoubtfulSubmission,
  JobDetails,
  RememberedStatus,
  StatusJob,
} from '../core/commit-status.ts';
import { buildContext, CONTEXT_PREFIX } from './status-context.ts';

const PARAMETER_PREFIX = 'model_security_';
const IN_DOUBT = `${PARAMETER_PREFIX}in_doubt`;
const JOB_IN_DOUBT = `${IN_DOUBT}_job`;
const DIGEST = /^[0-9a-f]{32}$/u;
/** Any printable text of limited length: job ids are opaque. */
const JOB_ID = /^[\x21-\x7e]{1,1024}$/u;
/** In characters. If the address of the dashboard is longer, the status links to the run instead. */
const MAX_URL_LENGTH = 2048;

/**
 * Builds the address of a commit status that stores a job. The job is added to the query of the dashboard's address, which
 * leads to the same page as before.
 * @param dashboardUrl the job's page on the dashboard, if there is one
 * @param runUrl the address of this run, used if there is no dashboard
 * @returns undefined if neither address can be parsed
 */
export function encodeJobUrl(
  job: JobDetails,
  dashboardUrl: string | undefined,
  runUrl: string,
): string | undefined {
  const dashboard = dashboardUrl === undefined ? undefined : addJob(dashboardUrl, job, 'dashboard');
  if (dashboard !== undefined && dashboard.length <= MAX_URL_LENGTH) return dashboard;
  return addJob(runUrl, job, 'run');
}

function addJob(address: string, job: JobDetails, link: 'dashboard' | 'run'): string | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { model, modelId, task, jobId, digest, threshold } = job;
  const own = new URLSearchParams({
    [`${PARAMETER_PREFIX}job`]: jobId,
    [`${PARAMETER_PREFIX}digest`]: digest,
    [`${PARAMETER_PREFIX}threshold`]: String(threshold),
    [`${PARAMETER_PREFIX}task`]: task,
    [`${PARAMETER_PREFIX}model`]: model,
    [`${PARAMETER_PREFIX}model_id`]: modelId,
    [`${PARAMETER_PREFIX}link`]: link,
  });
  // Joined as text, because URLSearchParams would change the spelling of the address's other parameters.
  setParameters(url, [...otherParameters(url), own.toString()]);
  return url.href;
}

/**
 * Builds the address of a commit status that stores a submission in doubt. It has other parameters than that of a job,
 * so that no run resumes it.
 * @param runUrl the address of this run, to which the status links
 * @param digest from `analysisDigest`
 * @param jobId the job whose files may be missing, if there is one
 * @returns undefined if the address cannot be parsed
 */
export function encodeDoubtUrl(
  runUrl: string,
  digest: string,
  jobId: string | undefined,
): string | undefined {
  const url = parseUrl(runUrl);
  if (url === undefined) return undefined;
  const job = jobId === undefined ? {} : { [JOB_IN_DOUBT]: jobId };
  const own = new URLSearchParams({ [IN_DOUBT]: digest, ...job });
  setParameters(url, [...otherParameters(url), own.toString()]);
  return url.href;
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
 * Reads what this action stored in the commit statuses of one commit. Only the newest status of each context counts.
 * @param statuses newest first, as GitHub gives them; untrusted
 * @returns the remembered statuses by context
 */
export function readRememberedStatuses(statuses: readonly CommitStatus[]): Map<string, RememberedStatus> {
  const remembered = new Map<string, RememberedStatus>();
  for (const status of statuses) {
    const { context, state } = status;
    if (!context.startsWith(CONTEXT_PREFIX) || remembered.has(context)) continue;
    const read = readDoubt(status) ?? readJob(status);
    remembered.set(
      context,
      typeof read === 'string' ? { kind: 'unreadable', context, state, why: read } : read,
    );
  }
  return remembered;
}

/** @returns the submission in doubt, or undefined for any other status */
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
    runUrl: removeOwnParameters(url) ?? 'its address is not known',
    ...(jobId === null || !JOB_ID.test(jobId) ? {} : { jobId }),
  };
}

/** @returns the job, or a predicate that tells why it cannot be read */
function readJob({ context, state, targetUrl }: CommitStatus): StatusJob | string {
  if (state === 'unknown') return 'has an unknown state';
  const url = targetUrl === undefined ? undefined : parseUrl(targetUrl);
  if (url === undefined) return 'has no valid link';
  const readParameter = (name: string): string => {
    const [value, ...more] = url.searchParams.getAll(PARAMETER_PREFIX + name);
    return more.length === 0 ? (value ?? '') : '';
  };
  if (readParameter('job') === '') return 'names no job';
  const attack = ATTACKS.find((one) => context.endsWith(`/${one}`));
  const task = TASKS.find((one) => one === readParameter('task'));
  const model = readParameter('model');
  if (attack === undefined || task === undefined || buildContext({ model, attack }) !== context) {
    return 'does not name its analysis';
  }
  const modelId = readParameter('model_id');
  const job = { model, modelId, task, jobId: readParameter('job'), digest: readParameter('digest') };
  const threshold = readParameter('threshold');
  if (!isValid(job) || threshold.trim() === '' || !Number.isFinite(Number(threshold))) {
    return 'has an invalid job, digest, model id or threshold';
  }
  const dashboardUrl = readParameter('link') === 'dashboard' ? removeOwnParameters(url) : undefined;
  return {
    kind: 'job',
    context,
    state,
    attack,
    ...job,
    threshold: Number(threshold),
    ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
  };
}

function isValid({ jobId, digest, modelId }: Pick<JobDetails, 'jobId' | 'digest' | 'modelId'>): boolean {
  return JOB_ID.test(jobId) && DIGEST.test(digest) && /^\P{C}{1,1024}$/u.test(modelId);
}

/** @returns the address without the parameters of this action; undefined if people cannot follow it safely */
function removeOwnParameters(url: URL): string | undefined {
  const bare = new URL(url);
  setParameters(bare, otherParameters(url));
  return linkableUrl(bare.href);
}
