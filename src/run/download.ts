import { readServiceFault } from '../http/availability.ts';
import { ServiceError } from '../core/errors.ts';
import type { Runner } from '../facts/runner.ts';
import { createTransport } from '../http/transport.ts';

/** As for the other requests of a run, unless its inputs say otherwise. */
const TIME_LIMIT_MS = 30_000;
const MAX_ATTEMPTS = 3;

/**
 * Fetches the organization's policy: without credentials, and without following redirects.
 * @param url without the digest
 * @throws ServiceError `unavailable` or `unexpected-answer` if there is no answer with status 200
 */
export async function downloadPolicy(
  { log, clock, secrets }: Runner,
  signal: AbortSignal,
  url: URL,
  maxAnswerBytes: number,
): Promise<Buffer> {
  const redact = (text: string): string => secrets.redact(text);
  const limits = { requestTimeoutMs: TIME_LIMIT_MS, maxAttempts: MAX_ATTEMPTS };
  const transport = createTransport({ ...limits, signal, log, clock, redact });
  try {
    const answer = await transport.send({
      operation: 'download of the organization’s policy',
      rule: 'repeatable',
      method: 'GET',
      url,
      headers: { accept: 'application/yaml, text/plain, */*' },
      maxAnswerBytes,
      readFault: readServiceFault,
    });
    if (answer.status === 200) return answer.body;
    throw new ServiceError(
      'unexpected-answer',
      `The organization’s policy could not be downloaded: ${url.host} answered with status ${String(answer.status)}. ` +
        'Check the address in the input policy-file; it must be readable without credentials.',
    );
  } finally {
    transport.close();
  }
}
