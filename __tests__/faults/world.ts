import { type Answer, jsonAnswer } from '../service/wire/answer.ts';
import { parseJson } from '../service/wire/body.ts';
import { isObject } from '@model-security-scan/common/json';
import type { ReceivedRequest, RequestHead } from './requests.ts';
import { newJobId, trueJob, trueRecord, trueStatus, type UploadSpot, uploadSpots } from './truth.ts';
import type { Attempt, JobTruth, Operation, PlannedAnalysis, RunPlan } from './types.ts';

const API = '/prod/api/ais/v1.5/';

/** The subject of a request. */
export interface Subject {
  readonly operation: Operation;
  readonly key: string;
  readonly analysis?: PlannedAnalysis;
  readonly jobId?: string;
  readonly spot?: UploadSpot;
}

interface Job {
  readonly analysis: PlannedAnalysis;
  readonly spots: readonly UploadSpot[];
  timesAsked: number;
  /** True if the client has used one of its upload addresses. */
  isUsed: boolean;
}

/** The true state of a run, whatever the client is told. The checker compares the run with it. */
export class World {
  readonly plan: RunPlan;
  readonly attempts: Attempt[] = [];
  /** Everything that the client should never have sent. */
  readonly complaints: string[] = [];
  /** How often each model's analysis was actually started. */
  readonly processed = new Map<string, number>();
  readonly #jobs = new Map<string, Job>();
  readonly #commit: string;
  #storage = '';

  /** @param commit the commit of the run */
  constructor(plan: RunPlan, commit: string) {
    this.plan = plan;
    this.#commit = commit;
  }

  /** Sets the origin that files are uploaded to. */
  setStorage(origin: string): void {
    this.#storage = origin;
  }

  /** Everything that must not be printed: the credentials of the run, and the signatures of uploads. */
  secrets(): string[] {
    return [...this.#credentials(), ...this.#signatures(() => true)];
  }

  /** The secrets that the client is sure to know: it can remove only those from other texts. */
  knownSecrets(): string[] {
    return [...this.#credentials(), ...this.#signatures((job) => job.isUsed)];
  }

  #credentials(): string[] {
    const { apiKey, orgId, storageKeyId, storageKey, githubToken } = this.plan.secrets;
    const storageKeys = this.plan.repoType === 's3_bucket' ? [storageKeyId, storageKey] : [];
    return [apiKey, orgId, githubToken, ...storageKeys];
  }

  #signatures(counts: (job: Job) => boolean): string[] {
    const jobs = [...this.#jobs.values()].filter(counts);
    return jobs.flatMap(({ spots }) => spots.map(({ signature }) => signature));
  }

  /** @returns undefined for a request that no client should send; it adds a complaint */
  identify(head: RequestHead, side: 'service' | 'storage'): Subject | undefined {
    const subject = side === 'service' ? this.#service(head) : this.#storageSubject(head);
    if (subject === undefined) this.complaints.push(`${side}: ${head.method} ${head.target}`);
    return subject;
  }

  #service({ method, target, headers }: RequestHead): Subject | undefined {
    const { apiKey, orgId } = this.plan.secrets;
    if (headers.get('x-api-key') !== apiKey || headers.get('org-id') !== orgId) return undefined;
    const path = target.startsWith(API) ? target.slice(API.length) : '';
    if (method === 'POST' && path === 'developer/lineage-check') {
      return { operation: 'lineage', key: 'lineage' };
    }
    const model = /^model-analyse\/([a-z0-9]+)$/u.exec(path)?.[1];
    const analysis = this.plan.analyses.find((planned) => planned.model === model);
    if (method === 'POST' && analysis !== undefined) {
      return { operation: 'submission', key: `submission:${analysis.model}`, analysis };
    }
    const asked = /^job_status_detailed\?job_id=([\w%-]+)$/u.exec(path)?.[1];
    const jobId = asked === undefined ? '' : decodeURIComponent(asked);
    const job = this.#jobs.get(jobId);
    if (method !== 'GET' || job === undefined) return undefined;
    return { operation: 'status', key: `status:${job.analysis.model}`, analysis: job.analysis, jobId };
  }

  #storageSubject({ method, target, headers }: RequestHead): Subject | undefined {
    if (headers.has('x-api-key') || headers.has('org-id') || !headers.has('content-length')) return undefined;
    const [path, query = ''] = target.split('?');
    for (const [jobId, job] of this.#jobs) {
      const { analysis, spots } = job;
      const spot = spots.find((one) => one.path === path);
      // All jobs of a model share the path: the latest one counts, and the signature tells them apart.
      if (spot === undefined || !this.#isLatest(jobId, analysis)) continue;
      const isPut = analysis.uploadForm === 'put';
      const expected = isPut ? `X-Amz-Signature=${encodeURIComponent(spot.signature)}` : '';
      if (method !== (isPut ? 'PUT' : 'POST') || query !== expected) return undefined;
      job.isUsed = true;
      return { operation: 'upload', key: `upload:${analysis.model}:${spot.slot}`, analysis, jobId, spot };
    }
    return undefined;
  }

  #isLatest(jobId: string, analysis: PlannedAnalysis): boolean {
    const last = [...this.#jobs].filter(([, job]) => job.analysis === analysis).at(-1);
    return last?.[0] === jobId;
  }

  /** The state of a job; each call moves it on. */
  ask(jobId: string): JobTruth | undefined {
    const job = this.#jobs.get(jobId);
    if (job === undefined) return undefined;
    job.timesAsked += 1;
    return job.timesAsked > job.analysis.runningAnswers ? job.analysis.end : 'running';
  }

  /** Checks a request and adds a complaint if it does not follow the interface. */
  inspect(subject: Subject, request: ReceivedRequest, attempt: Attempt): void {
    const fault =
      subject.operation === 'upload' ? uploadFault(subject, request) : bodyFault(subject, request, this.plan);
    if (fault !== undefined) this.complaints.push(`${subject.key}: ${fault}`);
    else if (subject.operation === 'upload') attempt.archiveArrived = true;
  }

  /** Processes the request, once, and returns the true answer. */
  answer(subject: Subject, attempt: Attempt): Answer {
    const { analysis } = subject;
    if (subject.operation === 'lineage' || analysis === undefined) {
      return jsonAnswer(trueRecord(this.plan, this.#commit));
    }
    switch (subject.operation) {
      case 'submission':
        return this.#start(analysis, attempt);
      case 'status':
        return jsonAnswer(trueStatus(analysis.attack, attempt.jobTruth ?? 'running'));
      case 'upload':
        return {
          status: 200,
          headers: { 'content-type': 'application/xml' },
          body: Buffer.from('<Stored/>'),
        };
    }
  }

  #start(analysis: PlannedAnalysis, attempt: Attempt): Answer {
    const { model } = analysis;
    if (attempt.jobId === undefined) {
      const count = (this.processed.get(model) ?? 0) + 1;
      this.processed.set(model, count);
      const jobId = newJobId(this.plan, model, count);
      this.#jobs.set(jobId, {
        analysis,
        spots: uploadSpots(this.plan, analysis, jobId),
        timesAsked: 0,
        isUsed: false,
      });
      attempt.jobId = jobId;
    }
    const { jobId } = attempt;
    return jsonAnswer(trueJob(analysis, jobId, this.#jobs.get(jobId)?.spots ?? [], this.#storage));
  }
}

function bodyFault(
  { operation }: Subject,
  { headers, body }: ReceivedRequest,
  plan: RunPlan,
): string | undefined {
  if (operation === 'status') return body.length === 0 ? undefined : 'a body';
  if (headers.get('content-type') !== 'application/json') return 'no content type of JSON';
  const value = parseJson(body);
  if (!isObject(value)) return 'a body that is no object';
  if (operation === 'submission') {
    return Object.values(value).every((field) => typeof field === 'string')
      ? undefined
      : 'a field that is no text';
  }
  const isRight = value['repo_type'] === plan.repoType && Number.isInteger(value['depth']);
  return isRight ? undefined : 'fields that service spec 4.1 does not define';
}

/** A zip archive begins with a local file header and ends with the end record of its central directory. */
function uploadFault({ analysis, spot }: Subject, { body }: ReceivedRequest): string | undefined {
  const hasArchive = body.includes('PK\u0003\u0004') && body.includes('PK\u0005\u0006');
  if (!hasArchive) return 'no whole archive';
  if (analysis?.uploadForm !== 'post') {
    return body.subarray(0, 2).toString() === 'PK' ? undefined : 'more than an archive';
  }
  const signature = body.indexOf(`name="x-amz-signature"\r\n\r\n${spot?.signature ?? ''}\r\n`);
  const file = body.indexOf('name="file"');
  return signature > 0 && file > signature ? undefined : 'a form without its fields, or not in their order';
}
