import { isObject } from '@model-security-scan/common/json';
import type { HttpRequest, RepeatRule, Transport } from '../http/exchange.ts';
import { readGithubFault } from './rate-limit.ts';

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
export function createOctokitFetch(
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
