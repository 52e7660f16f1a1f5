import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { at, textAt } from '@model-security-scan/common/json';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Clock } from '../core/clock.ts';
import { GithubError } from '../core/errors.ts';
import type { SendRequest } from './requests.ts';

/** Findings, and the commit that they are about. */
export interface SarifUpload {
  /** A SARIF 2.1.0 log. */
  readonly text: string;
  readonly commit: string;
  /** The whole name of the ref: `refs/heads/main`, `refs/pull/7/merge`. */
  readonly ref: string;
}

/** Whether code scanning has read an upload; pending if it still had not after the time that a run waits for it. */
export type SarifReading = 'complete' | 'pending' | { readonly errors: readonly string[] };

const PERMISSION = 'security-events: write';
const POLL_MS = 2000;
/** Code scanning mostly takes some seconds; its own uploader waits two minutes. */
const MOST_POLLS = 30;
const MOST_ERRORS = 5;

/**
 * Uploads a SARIF log to code scanning, and waits until it has been read: what cannot be read is refused only then.
 * Source: GitHub's REST API, "Upload an analysis as SARIF data" and "Get information about a SARIF upload".
 * @throws GithubError, also if the token lacks the permission
 */
export async function uploadSarif(
  send: SendRequest,
  { text, commit, ref }: SarifUpload,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<SarifReading> {
  const sarif = (await promisify(gzip)(text)).toString('base64');
  const operation = 'upload the findings to code scanning';
  const { data } = await send({
    operation,
    permission: PERMISSION,
    route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
    parameters: { commit_sha: commit, ref, sarif },
    // Uploading the same findings again changes no alert.
    repeatable: true,
  });
  const id = textAt(data, 'id');
  if (id === undefined) {
    throw new GithubError(`Could not ${operation}: GitHub’s answer names no upload.`, { operation });
  }
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    await clock.sleep(POLL_MS, signal);
    const reading = await readUpload(send, id);
    if (reading !== 'pending') return reading;
  }
  return 'pending';
}

async function readUpload(send: SendRequest, id: string): Promise<SarifReading> {
  const { data } = await send({
    operation: 'ask whether code scanning has read the findings',
    permission: PERMISSION,
    route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
    parameters: { sarif_id: id },
    repeatable: true,
  });
  const status = textAt(data, 'processing_status');
  if (status === 'complete') return 'complete';
  if (status !== 'failed') return 'pending';
  const errors = at(data, 'errors');
  const texts = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
  return { errors: texts.slice(0, MOST_ERRORS).map((error) => plainLine(error, 300)) };
}
