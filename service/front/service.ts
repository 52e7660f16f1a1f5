import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { plainLine } from '../../src/text/sanitize.ts';
import { Refusal } from '../wire/answer.ts';
import type { JobStore } from '../jobs/job-store.ts';
import type { Job } from '../jobs/jobs.ts';
import { progressOf, type Progress } from '../jobs/jobs.ts';
import type { SandboxSettings, Scenario } from '../options.ts';
import type { RecordStore } from '../records/record-store.ts';

/** What the operations of the sandbox work with. */
export interface Service {
  readonly settings: SandboxSettings;
  readonly records: RecordStore;
  readonly jobs: JobStore;
  /** Where uploads are kept. */
  readonly uploadDirectory: string;
  readonly signingSecret: string;
  /** Origin of the service. */
  baseUrl(): string;
  /** Origin of the upload storage. */
  storageUrl(): string;
  /** The scenario that applies to a model. */
  scenarioOf(modelId: string): Scenario;
}

/** A request that has been read, and whose credentials have been checked where its operation needs them. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The variable part of the path, decoded; empty where the operation has none. */
  readonly parameter: string;
}

/** Text of a client, for messages: one line, not too long. */
export function quoted(text: string): string {
  return `"${plainLine(text, 120)}"`;
}

/**
 * The only value of a query parameter.
 * @throws Refusal 400 where it is missing or given more than once
 */
export function queryParameter(url: URL, name: string): string {
  const [value, ...more] = url.searchParams.getAll(name);
  if (value === undefined || value === '' || more.length > 0) {
    throw new Refusal(400, `the query parameter ${name} must be given exactly once, and not empty`);
  }
  return value;
}

/**
 * Refuses query parameters beside those of the operation.
 * @throws Refusal 400 naming them
 */
export function refuseOtherParameters(url: URL, allowed: readonly string[]): void {
  const others = [...new Set(url.searchParams.keys())].filter((name) => !allowed.includes(name));
  if (others.length === 0) return;
  const expected = allowed.length === 0 ? 'this operation takes none' : `allowed: ${allowed.join(', ')}`;
  throw new Refusal(400, `unknown query parameters: ${others.map(quoted).join(', ')}; ${expected}`);
}

/**
 * The job that the query names, and where it stands now.
 * @throws Refusal 400 without a job_id, 412 for one that does not exist
 */
export function jobOfQuery(service: Service, url: URL): { readonly job: Job; readonly progress: Progress } {
  const job = service.jobs.findJob(queryParameter(url, 'job_id'));
  if (job === undefined) throw new Refusal(412, 'job_id: there is no job of this id');
  return { job, progress: progressOf(job, service.settings.now()) };
}

/** A signature that only this sandbox can make. @returns hexadecimal */
export function sign(service: Service, text: string): string {
  return createHmac('sha256', service.signingSecret).update(text).digest('hex');
}
