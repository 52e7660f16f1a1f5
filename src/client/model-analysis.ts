import { type AnalysisPath } from '../core/service-address.ts';
import { at, isObject } from '../core/json.ts';
import { linkableUrl, plainLine } from '../text/sanitize.ts';
import { callService, type ServiceAccess } from './call.ts';
import { ServiceError } from '../core/errors.ts';
import type { Transport } from '../http/types.ts';

/** A job that the service has started. */
interface SubmittedJob {
  readonly jobId: string;
  /** Absent where the answer holds none that may be linked. */
  readonly dashboardUrl?: string;
  /** The whole answer, for the upload addresses in it; untrusted. */
  readonly answer: unknown;
}

/**
 * Starts an analysis (INTERFACE.md 4.2). Sent again only where it is certain that it was not processed.
 * @param fields the attack configuration, exactly as it goes onto the wire
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

/** How the job id is called in answers: the first was observed publicly, the others are likely. */
export const JOB_ID_NAMES = ['job_id', 'jobId', 'JobID', 'job-id'];
const LINK_NAMES = ['dashboard_link', 'dashboard_url', 'dashboard-link', 'monitor_link', 'monitor_url'];
/** Long enough for any id seen (about 100 characters), short enough for an output and a URL. */
const MAX_JOB_ID_LENGTH = 1024;

/**
 * Reads job id and dashboard link from every shape of answer that was observed publicly: flat, under `data`, or a copy
 * under `{"<kind>": {"response": {...}}}` (exact names: not shown by INTERFACE.md 2.2).
 * @throws ServiceError `unexpected-answer` where no job id, or more than one, is found
 */
export function readJob(answer: unknown): SubmittedJob {
  const places = [answer, at(answer, 'data'), ...nestedResponses(answer)];
  const ids = new Set(places.flatMap((place) => textsOf(place, JOB_ID_NAMES)));
  const [jobId] = ids;
  if (jobId === undefined || ids.size > 1 || !isUsableId(jobId)) {
    const found = ids.size > 1 ? 'several job ids' : jobId === undefined ? 'no job id' : 'an unusable job id';
    throw new ServiceError(
      'unexpected-answer',
      `The service took the model analysis, but its answer has ${found}; its fields are ` +
        `${isObject(answer) ? plainLine(Object.keys(answer).join(', '), 200) : 'none'}. ` +
        'The analysis may be running: look on the service’s dashboard before you start another run.',
      { inDoubt: true },
    );
  }
  const links = places.flatMap((place) => textsOf(place, LINK_NAMES));
  const dashboardUrl = links.map(linkableUrl).find((link) => link !== undefined);
  return { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }), answer };
}

function nestedResponses(answer: unknown): unknown[] {
  if (!isObject(answer)) return [];
  return Object.values(answer).map((value) => at(value, 'response'));
}

function textsOf(place: unknown, names: readonly string[]): string[] {
  return names.flatMap((name) => idText(at(place, name)) ?? []);
}

/** A number is taken for its text, as far as JSON kept all of its digits. */
function idText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Opaque, but printable and without white space: anything else could not be asked for again. */
function isUsableId(id: string): boolean {
  return id.length <= MAX_JOB_ID_LENGTH && /^[\x21-\x7e]+$/u.test(id);
}
