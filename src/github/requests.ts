import { types } from 'node:util';
import { at, textAt } from '../core/json.ts';
import type { Clock } from '../core/clock.ts';
import type { OctokitFetch } from './capped-fetch.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';
import type { Redact } from '../redact/secrets.ts';
import { GithubError, type Permission } from './errors.ts';
import { faultOf, type GithubFault, repeatAfterMs } from './faults.ts';

export interface GithubRequest {
  /** What is to be done, for people, after "Could not": `list the comments of pull request 7`. */
  readonly operation: string;
  readonly permission: Permission;
  /** Method and path with octokit's placeholders. */
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether it does no harm that it is processed twice. */
  readonly repeatable: boolean;
}

interface GithubAnswer {
  /** Untrusted. */
  readonly data: unknown;
  /** Whether GitHub says that there is a next page. */
  readonly hasNext: boolean;
}

/** @throws GithubError; the reason of the run's signal where the run ended meanwhile */
export type SendRequest = (request: GithubRequest) => Promise<GithubAnswer>;

interface SenderOptions {
  /** octokit's `request`. */
  readonly request: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** What octokit sends each request by. */
  readonly fetch: OctokitFetch;
  /** Takes the secrets of the run, the token among them, out of what GitHub says. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
  /** For each attempt. */
  readonly requestTimeoutMs: number;
  readonly clock: Clock;
}

const MAX_ATTEMPTS = 3;

/** octokit prints what GitHub marks as deprecated, unless it is handed a log of its own with each request. */
const SILENT_LOG = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** What sends requests by octokit, each with a time-out, and again where that is safe. */
export function createSender(options: SenderOptions): SendRequest {
  const { clock, signal } = options;
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      const tried = await tryOnce(request, options);
      if (!('fault' in tried)) return tried;
      const waitMs = repeatAfterMs(tried.fault, request.repeatable, attempt, clock.random());
      if (waitMs === undefined || attempt === MAX_ATTEMPTS) throw giveUp(request, tried, options.redact);
      await clock.sleep(waitMs, signal);
    }
  };
}

interface Failed {
  readonly fault: GithubFault;
  readonly cause?: unknown;
}

async function tryOnce(request: GithubRequest, options: SenderOptions): Promise<GithubAnswer | Failed> {
  const { signal, requestTimeoutMs, clock } = options;
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const settings = {
    signal: AbortSignal.any([signal, timeout]),
    // The token stays with the address that it was given for.
    redirect: 'manual',
    fetch: options.fetch,
    log: SILENT_LOG,
  };
  const stalled = (): Failed => ({
    fault: { kind: 'broken', why: `there was no whole answer within ${String(requestTimeoutMs / 1000)} s` },
  });
  try {
    const answer = await options.request(request.route, { ...request.parameters, request: settings });
    signal.throwIfAborted();
    if (timeout.aborted) return stalled();
    return readAnswer(answer);
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) return stalled();
    const cause = at(error, 'cause');
    return { fault: faultOf(error, clock.now()), ...(cause === undefined ? {} : { cause }) };
  }
}

function readAnswer(answer: unknown): GithubAnswer | Failed {
  const status = at(answer, 'status');
  if (typeof status !== 'number' || status < 200 || status > 299) {
    const why = `GitHub answered ${String(status)}, which is no success`;
    return { fault: { kind: 'final', ...(typeof status === 'number' ? { status } : {}), why } };
  }
  const data = at(answer, 'data');
  // octokit gives text or bytes for what it could not read as JSON to its end.
  const isJson = typeof data === 'object' && !types.isAnyArrayBuffer(data);
  if (!isJson) return { fault: { kind: 'broken', why: 'the answer is no whole JSON' } };
  return { data, hasNext: textAt(answer, 'headers', 'link')?.includes('rel="next"') === true };
}

function giveUp(request: GithubRequest, { fault, cause }: Failed, redact: Redact): GithubError {
  const why = redactedExcerpt(fault.why, 400, redact);
  const about = {
    operation: request.operation,
    ...(fault.status === undefined ? {} : { status: fault.status }),
    ...(lacksRight(fault) ? { permission: request.permission } : {}),
  };
  const message = `Could not ${request.operation}: ${why}. ${adviceFor(request, fault)}`;
  return new GithubError(message, about, cause === undefined ? {} : { cause });
}

/** GitHub answers 404 too where a token may not even know that something is there. */
function lacksRight({ kind, status }: GithubFault): boolean {
  return kind === 'final' && (status === 403 || status === 404);
}

function adviceFor({ permission, repeatable }: GithubRequest, fault: GithubFault): string {
  const { kind, status } = fault;
  if (kind === 'limited') return 'GitHub was asked too often; run again later.';
  if (status === 401) return 'Check the input github-token: it is wrong or expired.';
  if (lacksRight(fault)) {
    return (
      `The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
      'job. Runs for pull requests from forks get a token that can only read.'
    );
  }
  if (kind === 'final' && (repeatable || status !== undefined)) {
    return 'Compare this with the workflow, and report it if nothing is wrong there.';
  }
  return repeatable
    ? 'Check that the API is reachable from the runner, then run again.'
    : 'It may have been done all the same, so it was not tried again.';
}
