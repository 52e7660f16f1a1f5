import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { readServiceFault } from '../../http/availability.ts';
import { messageOf } from '../../core/errors.ts';
import { at, textAt } from '@model-security-scan/common/json';
import { isPrivateHost } from '../../core/private-host.ts';
import type { Runner } from '../../facts/runner.ts';
import { parseUrl } from '../../core/url.ts';
import { createTransport } from '../../http/transport.ts';
import type { HttpAnswer, HttpRequest, Transport } from '../../http/exchange.ts';
import { redactedExcerpt } from '../../redact/redacted-excerpt.ts';
import { bounded } from '@model-security-scan/common/sanitize';

/**
 * A client of the platform's cache, version 2 of its interface (docs/decisions.md). An entry is one
 * text, compressed with gzip. It never leaves memory, so an entry cannot write files.
 */

/** The limit for one entry. The cache only saves time: it must not cost much. */
const TIME_LIMIT_MS = 45_000;
const REQUEST_LIMITS = { requestTimeoutMs: 20_000, maxAttempts: 3 };
const MAX_ANSWER_BYTES = 64 * 1024;
/** A larger entry, compressed or not, was not written by this program. */
const MAX_ENTRY_BYTES = 32 * 1024 * 1024;

const SERVICE = '/twirp/github.actions.results.api.v1.CacheService';
/** The form of our entries: the platform finds only entries of the same version. SHA-256 of `model-security-records gzip`. */
const VERSION = 'd04371ea0a658b92a05f45d7dff04c21e229c569e510cf26c08230f78dc355ed';

export interface CachePlace {
  readonly runner: Pick<Runner, 'variable' | 'log' | 'clock' | 'secrets'>;
  readonly signal: AbortSignal;
}

/** `damaged`: an entry that this program did not write. `problem` is for people. */
type CacheRead =
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly key: string }
  | { readonly kind: 'entry'; readonly key: string; readonly text: string }
  | CacheProblem;

interface CacheProblem {
  readonly kind: 'problem';
  readonly problem: string;
}

/**
 * Reads the newest entry whose key begins as wanted. It never fails: without a cache a run only takes longer.
 * @param keys the beginnings of keys, the most wanted first
 */
export function readEntry(keys: readonly [string, ...string[]], place: CachePlace): Promise<CacheRead> {
  return readWhere(keys, () => true, place);
}

/** Reads the entry of exactly this key, or none: the platform also finds keys that only begin so. It never fails. */
export function readEntryOf(key: string, place: CachePlace): Promise<CacheRead> {
  return readWhere([key], (found) => found === key, place);
}

function readWhere(
  [key, ...others]: readonly [string, ...string[]],
  isWanted: (key: string) => boolean,
  place: CachePlace,
): Promise<CacheRead> {
  return withCache<CacheRead>(place, ['none', 'write-only'], async (cache) => {
    const answer = await cache.call('GetCacheEntryDownloadURL', {
      key,
      restore_keys: others,
      version: VERSION,
    });
    const found = textAt(answer, 'matched_key') ?? key;
    if (at(answer, 'ok') !== true || !isWanted(found)) return { kind: 'missing' };
    const packed = await cache.transfer(textAt(answer, 'signed_download_url'));
    try {
      const text = await promisify(gunzip)(packed, { maxOutputLength: MAX_ENTRY_BYTES });
      return { kind: 'entry', key: found, text: text.toString('utf8') };
    } catch {
      return { kind: 'damaged', key: found };
    }
  });
}

/**
 * Writes an entry under a new key. It never fails.
 * @returns `exists` if another run has written the entry of this key, or is about to
 */
export function writeEntry(
  key: string,
  text: string,
  place: CachePlace,
): Promise<{ readonly kind: 'saved' | 'exists' } | CacheProblem> {
  return withCache<{ readonly kind: 'saved' | 'exists' }>(place, ['none', 'read'], async (cache) => {
    const packed = await promisify(gzip)(text);
    const created = await cache.call('CreateCacheEntry', { key, version: VERSION });
    if (at(created, 'ok') !== true && saysExists(created)) return { kind: 'exists' };
    requireOk(created);
    await cache.transfer(textAt(created, 'signed_upload_url'), packed);
    const size_bytes = String(packed.length);
    requireOk(await cache.call('FinalizeCacheEntryUpload', { key, version: VERSION, size_bytes }));
    return { kind: 'saved' };
  });
}

/** The platform answers 409 with `already_exists`; older versions of it said so in the message of a refusal. */
function saysExists(answer: unknown): boolean {
  return (
    textAt(answer, 'code') === 'already_exists' || /already exists/iu.test(textAt(answer, 'message') ?? '')
  );
}

interface Cache {
  /** Calls the platform. @returns the JSON of its answer */
  call(operation: string, body: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Sends or fetches an entry at its signed address, without the token. */
  transfer(address: string | undefined, packed?: Buffer): Promise<Buffer>;
}

/** @param forbidden the modes of the cache (ACTIONS_CACHE_MODE) that do not allow the work */
async function withCache<T>(
  { runner, signal }: CachePlace,
  forbidden: readonly string[],
  work: (cache: Cache) => Promise<T>,
): Promise<T | CacheProblem> {
  const { variable, log, clock, secrets } = runner;
  const mode = variable('ACTIONS_CACHE_MODE').trim().toLowerCase();
  if (forbidden.includes(mode)) return { kind: 'problem', problem: `its mode is "${mode}"` };
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const ending = { signal: AbortSignal.any([signal, limit]), redact: (text: string) => secrets.redact(text) };
  const transport = createTransport({ ...REQUEST_LIMITS, ...ending, log, clock });
  try {
    return await work(openCache(transport, variable));
  } catch (error) {
    const isSlow = limit.aborted && !signal.aborted;
    const problem = isSlow ? `it took more than ${String(TIME_LIMIT_MS / 1000)} s` : messageOf(error);
    return { kind: 'problem', problem: bounded(problem).replace(/\.$/u, '') };
  } finally {
    transport.close();
  }
}

function openCache(transport: Transport, variable: Runner['variable']): Cache {
  return {
    async call(operation, body) {
      const token = variable('ACTIONS_RUNTIME_TOKEN');
      const answer = await transport.send({
        ...describeRequest(
          operation,
          new URL(`${SERVICE}/${operation}`, variable('ACTIONS_RESULTS_URL')),
          token,
        ),
        // If the answer is lost, a second request would find the entry of the first one, as if another run had made it.
        rule: operation === 'CreateCacheEntry' ? 'submission' : 'repeatable',
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        maxAnswerBytes: MAX_ANSWER_BYTES,
      });
      if (answer.status !== 409) requireSuccess(operation, answer);
      return readJson(operation, answer);
    },
    async transfer(address = '', packed) {
      const url = parseUrl(address);
      if (url === undefined) throw new Error('the cache gave no address for the entry');
      const fault = findEntryUrlFault(url, new URL(variable('ACTIONS_RESULTS_URL')));
      if (fault !== undefined) throw new Error(fault);
      const request = describeRequest('transfer of an entry', url, url.search.slice(1));
      const answer = await transport.send(
        packed === undefined
          ? { ...request, method: 'GET', headers: {}, maxAnswerBytes: MAX_ENTRY_BYTES }
          : {
              ...request,
              method: 'PUT',
              // The platform keeps entries in Azure's storage, which wants to know the kind of blob.
              headers: { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' },
              body: { bytes: packed.length, open: () => Readable.from([packed]) },
              maxAnswerBytes: MAX_ANSWER_BYTES,
            },
      );
      requireSuccess('transfer of an entry', answer);
      return answer.body;
    },
  };
}

/**
 * Finds the reason that an entry must not go to an address, nor come from it. As with uploads, only a cache on a private
 * network may name addresses there.
 * @param cache the address of the cache itself
 * @returns undefined if the address may be used
 */
export function findEntryUrlFault(url: URL, cache: URL): string | undefined {
  const isSafe = url.protocol === 'https:' && !isPrivateHost(url.hostname);
  return isSafe || isPrivateHost(cache.hostname)
    ? undefined
    : `the cache names an address for the entry that is private or not https (${url.host})`;
}

/** @param secret removed from what a message quotes */
function describeRequest(
  operation: string,
  url: URL,
  secret: string,
): Pick<HttpRequest, 'operation' | 'rule' | 'url' | 'redact' | 'readFault'> {
  const redact = (text: string): string => (secret === '' ? text : text.replaceAll(secret, '***'));
  return { operation, rule: 'repeatable', url, redact, readFault: readServiceFault };
}

function readJson(operation: string, { body }: HttpAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Error(`${operation} was not answered with JSON`);
  }
}

function requireSuccess(operation: string, { status, body, redact }: HttpAnswer): void {
  if (status >= 200 && status < 300) return;
  throw new Error(
    `${operation} was answered with status ${String(status)}: ${redactedExcerpt(body, 200, redact)}`,
  );
}

/** @throws Error with the platform's reason if it refuses, for example because there is an entry of that key */
function requireOk(answer: unknown): void {
  if (at(answer, 'ok') !== true) throw new Error(textAt(answer, 'message') ?? 'the cache refused the entry');
}
