import { at, isObject, textAt } from '@model-security-scan/common/json';
import { TransportError } from '../http/transport-error.ts';
import type { HttpRequest, RepeatRule, Transport } from '../http/exchange.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';
import type { Redact } from '../core/redaction.ts';
import { GithubError, type Permission } from '../core/errors.ts';
import { readGithubFault, readMessage } from './rate-limit.ts';

export interface GithubRequest {
  /** The task, for people, after "Could not": `list the comments of pull request 7`. */
  readonly operation: string;
  readonly permission: Permission;
  /** Method and path with octokit's placeholders. */
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** True if processing it twice does no harm. */
  readonly repeatable: boolean;
  /** The longest answer, if a longer one than usual is expected. */
  readonly maxAnswerBytes?: number;
}

interface GithubAnswer {
  /** Untrusted. */
  readonly data: unknown;
  /** True if GitHub names a next page. */
  readonly hasNext: boolean;
  /** The size of the answer. */
  readonly bytes: number;
}

/** @throws GithubError; the reason of the run's signal if the run ends meanwhile */
export type SendRequest = (request: GithubRequest) => Promise<GithubAnswer>;

interface SenderOptions {
  /** octokit's `request`. */
  readonly request: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly transport: Transport;
  /** Removes the secrets of the run, including the token, from GitHub's messages. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

/** octokit prints deprecations of GitHub's API unless each request brings its own log. */
const SILENT_LOG = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Creates a function that sends requests with octokit, through the transport. */
export function createSender(options: SenderOptions): SendRequest {
  const { request: send, transport, redact, signal } = options;
  return async (request) => {
    signal.throwIfAborted();
    let bytes = 0;
    const rule = request.repeatable ? 'repeatable' : 'submission';
    const { maxAnswerBytes } = request;
    const onAnswer = (answered: number): void => {
      bytes = answered;
    };
    const fetch = createOctokitFetch(transport, {
      rule,
      onAnswer,
      ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
    });
    try {
      const answer = await send(request.route, {
        ...request.parameters,
        request: { fetch, log: SILENT_LOG },
      });
      signal.throwIfAborted();
      return {
        data: at(answer, 'data'),
        bytes,
        hasNext: textAt(answer, 'headers', 'link')?.includes('rel="next"') === true,
      };
    } catch (error) {
      signal.throwIfAborted();
      const refusal = at(error, 'response');
      throw refusal === undefined ? unansweredError(request, error) : refusedError(request, refusal, redact);
    }
  };
}

/** @param error thrown by octokit, with the transport's own error as its cause */
function unansweredError(request: GithubRequest, error: unknown): GithubError {
  const { operation, repeatable } = request;
  const cause = at(error, 'cause') ?? error;
  const why = textAt(cause, 'message') ?? String(cause);
  return new GithubError(
    `Could not ${operation}. ${why} ${adviceFor(cause, repeatable)}`,
    { operation },
    { cause },
  );
}

function adviceFor(cause: unknown, repeatable: boolean): string {
  if (!(cause instanceof TransportError)) return 'If the workflow is correct, please report this.';
  const { fault, inDoubt } = cause;
  if (inDoubt) return 'GitHub may have processed it, so it was not sent again.';
  if (fault.kind === 'refused') {
    return 'GitHub’s rate limit was reached. Run again later.';
  }
  if (cause.reason === 'unexpected-answer' && repeatable) {
    return 'Check that GITHUB_API_URL names GitHub’s API, and that no proxy answers in its place.';
  }
  return 'Check that the API is reachable from the runner, then run again.';
}

/** @param answer octokit's `response`: GitHub answered, with a status other than success */
function refusedError(request: GithubRequest, answer: unknown, redact: Redact): GithubError {
  const status = Number(at(answer, 'status'));
  const message = redactedExcerpt(readMessage(at(answer, 'data')), 400, redact);
  const why = `GitHub answered ${String(status)}${message === '' ? '' : `, "${message}"`}`;
  // GitHub also answers 404 if the token is not allowed to know that something exists.
  const lacksPermission = status === 403 || status === 404;
  const about = {
    operation: request.operation,
    status,
    ...(lacksPermission ? { permission: request.permission } : {}),
  };
  return new GithubError(
    `Could not ${request.operation}: ${why}. ${refusalAdvice(status, request.permission)}`,
    about,
  );
}

function refusalAdvice(status: number, permission: Permission): string {
  if (status === 401) return 'Check the input github-token: its token is wrong or expired.';
  if (status === 403 || status === 404) {
    return (
      `The token of the input github-token needs the permission "${permission}": add it under "permissions" of the ` +
      'job. Runs for pull requests from forks get a token that can only read.'
    );
  }
  return 'If the workflow is correct, please report this.';
}

/** More than GitHub ever sends at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

interface OctokitResponse {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: () => Promise<string>;
}

type OctokitFetch = (url: unknown, init: unknown) => Promise<OctokitResponse>;

interface OctokitFetchOptions {
  readonly rule: RepeatRule;
  /** Called with the size of the answer's body in bytes. */
  readonly onAnswer: (bytes: number) => void;
  readonly maxAnswerBytes?: number;
}

/**
 * Lets octokit send its requests through the transport, so that proxies, private certificate authorities, limits,
 * time-outs, retries and redaction are the same for GitHub as for the service.
 * @returns a function that throws TransportError, or the reason of the run's signal if the run ends meanwhile
 */
function createOctokitFetch(
  transport: Transport,
  { rule, onAnswer, maxAnswerBytes = MAX_ANSWER_BYTES }: OctokitFetchOptions,
): OctokitFetch {
  return async (url, init) => {
    const target = new URL(String(url));
    const answer = await transport.send({
      operation: 'request to GitHub',
      rule,
      url: target,
      ...readInit(init),
      maxAnswerBytes,
      readFault: readGithubFault,
    });
    onAnswer(answer.body.length);
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return {
      status: answer.status,
      url: target.href,
      // GitHub's API sends only JSON. With this content type octokit reads the text and nothing else.
      headers: new Map([...headers, ['content-type', 'application/json']]),
      text: () => Promise.resolve(answer.body.toString('utf8')),
    };
  };
}

const METHODS: readonly HttpRequest['method'][] = ['GET', 'PATCH', 'POST', 'PUT'];

function readInit(init: unknown): Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  const { method, headers, body } = isObject(init) ? init : {};
  const known = METHODS.find((one) => one === method);
  if (known === undefined) {
    throw new Error(`The transport does not support requests to GitHub with the method ${String(method)}.`);
  }
  const pairs = isObject(headers) ? Object.entries(headers) : [];
  return {
    method: known,
    headers: Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])),
    ...(typeof body === 'string' ? { body } : {}),
  };
}

/** The fault of an answer that lacks what it should have. @param operation for people, after "Could not" */
export function unexpectedAnswer(operation: string): GithubError {
  return new GithubError(
    `Could not ${operation}: GitHub’s answer is not the one that its documentation describes. Run again.`,
    { operation },
  );
}
