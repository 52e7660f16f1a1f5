import { isUnreadable, Unreadable } from '@model-security-scan/common/unreadable';
import { type Slot, SLOTS } from '@model-security-scan/engine/catalog';
import { at } from '@model-security-scan/common/json';
import type { CommitJob, KeptSubmission } from '../../../facts/job/kept-job.ts';
import {
  type Announcement,
  jobKey,
  type JobState,
  readAnnouncement,
  readAnswer,
  type Submission,
} from './job-entries.ts';
import type { JobPlace } from './job-place.ts';
import { present } from '@model-security-scan/common/present';

/** A submission with what only its resumption needs. */
export interface ReadSubmission extends KeptSubmission {
  readonly announcement: Announcement;
  /** Where its files go, as JSON; undefined if that is not known. */
  readonly uploads?: unknown;
  /** The slots whose files were sent; absent if they were not, or if that is not known. */
  readonly sent?: readonly Slot[];
}

/**
 * Finds the last submission of an analysis at the commit. Every entry is looked up by its exact key.
 * @param seen what the log of the commit knows of the analysis
 * @returns an Unreadable if the cache gave no answer: then it is not known what earlier runs submitted
 */
export async function readLastSubmission(
  place: JobPlace,
  about: Omit<Submission, 'attempt'>,
  seen: CommitJob | undefined,
): Promise<ReadSubmission | Unreadable | undefined> {
  try {
    return await readLast(place, about, seen);
  } catch (error) {
    if (isUnreadable(error, 'source')) return error;
    throw error;
  }
}

/** Finds the last announcement. One that the log of the commit knows without an end, and that is gone, is in doubt. */
async function readLastAnnouncement(
  place: JobPlace,
  about: Omit<Submission, 'attempt'>,
  seen: CommitJob | undefined,
): Promise<{ readonly attempt: number; readonly body: unknown } | undefined> {
  const known = seen?.digest === about.digest ? seen : undefined;
  const first = known?.attempt ?? 1;
  let last: { readonly attempt: number; readonly body: unknown } | undefined;
  for (let attempt = first; ; attempt += 1) {
    const body = await readBody(place, 'in doubt', { ...about, attempt });
    const isGone = attempt === first && known?.attempt !== undefined && known.end === undefined;
    if (body === undefined && !isGone) return last;
    last = { attempt, body: body ?? {} };
  }
}

async function readLast(
  place: JobPlace,
  about: Omit<Submission, 'attempt'>,
  seen: CommitJob | undefined,
): Promise<ReadSubmission | undefined> {
  const last = await readLastAnnouncement(place, about, seen);
  if (last === undefined) return undefined;
  const { attempt, body } = last;
  const submission = { ...about, attempt };
  const announcement = readAnnouncement(body);
  const { runUrl } = announcement;
  const answer = readAnswer(await readBody(place, 'job', submission));
  const sent = answer?.job === undefined ? undefined : await readBody(place, 'sent', submission);
  const isSame = seen?.digest === about.digest && seen.attempt === attempt;
  const end = isSame ? seen.end : undefined;
  return {
    ...{ attempt, announcement, isSent: sent !== undefined },
    ...readSent(sent),
    answer: answer === undefined ? 'unknown' : (answer.job ?? 'none'),
    ...present({ runUrl, end }),
    uploads: answer?.uploads,
  };
}

function readSent(body: unknown): Pick<ReadSubmission, 'sent'> {
  const slots = at(body, 'slots');
  return Array.isArray(slots) ? { sent: SLOTS.filter((slot) => slots.includes(slot)) } : {};
}

/** @returns undefined if there is no such entry; an empty object if there is one that cannot be read */
async function readBody(place: JobPlace, state: JobState, submission: Submission): Promise<unknown> {
  const key = jobKey(place, state, submission);
  const found = await place.store.read(key);
  switch (found.kind) {
    case 'missing':
      return undefined;
    case 'damaged':
      return {};
    case 'entry':
      return place.seal.open(key, found.text) ?? {};
    case 'problem':
      throw new Unreadable('source', found.problem);
  }
}
