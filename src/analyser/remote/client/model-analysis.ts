import { type AnalysisPath } from '../../../core/service-address.ts';
import { idKey, MAX_JOB_ID_LENGTH } from '../../../core/job-id.ts';
import { at, isObject } from '../../../core/json.ts';
import { linkableUrl, plainLine } from '../../../text/sanitize.ts';
import { callService, type ServiceAccess } from './call.ts';
import { ServiceError } from '../../../core/errors.ts';
import type { Transport } from '../../../http/types.ts';

/** A job that the service has started. */
export interface SubmittedJob {
  readonly jobId: string;
  /** Absent if the answer has no address that is safe to link. */
  readonly dashboardUrl?: string;
  /** The whole answer, for the upload addresses in it; untrusted. */
  readonly answer: unknown;
}

/**
 * Starts an analysis (service spec 4.2). It is sent again only if it was certainly not processed.
 * @param fields the attack configuration, exactly as it is sent
 * @throws ServiceError
 */
export async function submitAnalysis(
  transport: Transport,
  access: ServiceAccess,
  path: AnalysisPath,
  modelId: string,
  fields: Readonly<Record<string, string>>,
): Promise<SubmittedJob> {
  const answer = await callService(transport, access, {
    operation: 'model analysis',
    rule: 'submission',
    method: 'POST',
    path: `${path}/${encodeURIComponent(modelId)}`,
    body: fields,
  });
  return readJob(answer);
}

/** The names of the job id in answers: the first one was observed publicly, the others are likely. */
const JOB_ID_NAMES = ['job_id', 'jobId', 'JobID', 'job-id'];
const LINK_NAMES = ['dashboard_link', 'dashboard_url', 'dashboard-link', 'monitor_link', 'monitor_url'];

/**
 * Reads the job id and the dashboard link from every shape of answer that was observed publicly: flat, under `data`, or a
 * copy under `{"<kind>": {"response": {...}}}`. Service spec 2.2 does not show the exact names.
 * @throws ServiceError `unexpected-answer` if there is no job id, or more than one
 */
export function readJob(answer: unknown): SubmittedJob {
  const places = [answer, at(answer, 'data'), ...nestedResponses(answer)];
  const ids = places.flatMap((place) => readTexts(place, JOB_ID_NAMES));
  const [jobId] = ids;
  const isSeveral = new Set(ids.map(idKey)).size > 1;
  if (jobId === undefined || isSeveral || !isUsableId(jobId)) {
    const found = isSeveral ? 'several job ids' : jobId === undefined ? 'no job id' : 'an unusable job id';
    throw new ServiceError(
      'unexpected-answer',
      `The service accepted the model analysis, but its answer has ${found}; its fields are ` +
        `${isObject(answer) ? plainLine(Object.keys(answer).join(', '), 200) : 'none'}. ` +
        'The analysis may be running: look on the service’s dashboard before you start another run.',
      { inDoubt: true },
    );
  }
  const links = places.flatMap((place) => readTexts(place, LINK_NAMES));
  const dashboardUrl = links.map(linkableUrl).find((link) => link !== undefined);
  return { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }), answer };
}

function nestedResponses(answer: unknown): unknown[] {
  if (!isObject(answer)) return [];
  return Object.values(answer).map((value) => at(value, 'response'));
}

function readTexts(place: unknown, names: readonly string[]): string[] {
  return names.flatMap((name) => readIdText(at(place, name)) ?? []);
}

/** Reads an id; a number becomes a text, if JSON has kept all of its digits. */
function readIdText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** True for printable ids without white space: other ids could not be used in a request. */
function isUsableId(id: string): boolean {
  return id.length <= MAX_JOB_ID_LENGTH && /^[\x21-\x7e]+$/u.test(id);
}
