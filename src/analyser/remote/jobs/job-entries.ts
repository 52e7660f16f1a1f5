import { at, textAt } from '@model-security-scan/common/json';
import type { KnownJob } from '../../../facts/job/kept-job.ts';
import { linkableUrl } from '../../../text/safe-markup.ts';
import type { JobPlace } from './job-place.ts';
import { present } from '@model-security-scan/common/present';

/** The states of a submission, in their order. Each is an entry of its own, which is created once. */
export type JobState = 'in doubt' | 'job' | 'sent';

/** One submission of an analysis at a commit. */
export interface Submission {
  /** The name of the analysis. */
  readonly name: string;
  /** From `analysisDigest`. */
  readonly digest: string;
  /** Counts the submissions of this analysis at this commit, from 1. */
  readonly attempt: number;
}

/** Who is about to submit. */
export interface Announcement {
  /** Absent outside of workflows. */
  readonly runUrl?: string;
  readonly runId?: string;
  readonly runAttempt?: number;
}

interface JobAnswer {
  /** Undefined if certainly no job was started. */
  readonly job: KnownJob | undefined;
  /** Where the files go, as JSON. */
  readonly uploads?: unknown;
}

/** The key of an entry. It holds the commit, the analysis, its digest, the state and the attempt, and tells none of them. */
export function jobKey({ seal, about }: JobPlace, state: JobState, submission: Submission): string {
  const { name, digest, attempt } = submission;
  return `job-${seal.nameOf(['job', ...about, name, digest, state, String(attempt)])}`;
}

/** @returns an announcement that names nobody if it is not as this version writes it */
export function readAnnouncement(body: unknown): Announcement {
  const [runUrl, runId] = [linkableUrl(textAt(body, 'runUrl') ?? ''), textAt(body, 'runId')];
  const runAttempt = at(body, 'runAttempt');
  return {
    ...present({ runUrl, runId }),
    ...(typeof runAttempt === 'number' ? { runAttempt } : {}),
  };
}

/** @returns undefined if it is not as this version writes it */
export function readAnswer(body: unknown): JobAnswer | undefined {
  if (at(body, 'isRefused') === true) return { job: undefined };
  const jobId = textAt(body, 'jobId');
  if (jobId === undefined) return undefined;
  const dashboardUrl = textAt(body, 'dashboardUrl');
  return {
    job: { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }) },
    uploads: parseJson(textAt(body, 'uploads')),
  };
}

/** The body of the entry `job`. A text holds the uploads: nobody knows how deeply a service nests its answers. */
export function answerBody({ job, uploads }: JobAnswer): unknown {
  if (job === undefined) return { isRefused: true };
  const text = stringify(uploads);
  return { ...job, ...(text === undefined ? {} : { uploads: text }) };
}

/** A longer answer is not kept: an answer with upload addresses has a few thousand characters. */
const MAX_UPLOADS_LENGTH = 256 * 1024;

/** @returns undefined if the text would be too long, or the value is nested too deeply */
function stringify(value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value ?? null);
    return text.length > MAX_UPLOADS_LENGTH ? undefined : text;
  } catch {
    return undefined;
  }
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
