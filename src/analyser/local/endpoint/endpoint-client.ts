import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArtifactFault } from '@model-security-scan/engine/fault';
import { shownName } from '@model-security-scan/engine/shown-name';
import type { EndpointPort } from '@model-security-scan/engine/endpoint-victim';
import type { EndpointProtocol } from '@model-security-scan/engine/endpoint-protocol';
import type { EndpointAccess } from './endpoint-access.ts';

export interface EndpointLimits {
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly attempts: number;
  /** The pause before the second attempt, in milliseconds. It doubles from one to the next. */
  readonly pauseMs: number;
  /** Ends every request, and every pause. */
  readonly signal?: AbortSignal;
}

const LIMITS: EndpointLimits = { timeoutMs: 30_000, maxAnswerBytes: 64 * 2 ** 20, attempts: 4, pauseMs: 500 };

/** Statuses after which the same request may succeed: asking a model changes nothing. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Failure {
  readonly problem: string;
}

/** Speaks to the endpoint of a model: only to its own origin, without following redirects. It runs in the service's process. */
export class EndpointClient implements EndpointPort {
  readonly protocol: EndpointProtocol;
  readonly #access: EndpointAccess;
  readonly #limits: EndpointLimits;

  constructor(access: EndpointAccess, limits: Partial<EndpointLimits> = {}) {
    this.protocol = access.protocol;
    this.#access = access;
    this.#limits = { ...LIMITS, ...limits };
  }

  async metadata(): Promise<string | undefined> {
    const { status, text } = await this.#repeat(modelUrl(this.#access.url, ''), undefined);
    if (status === 401 || status === 403) throw this.#refused(status, '');
    return status === 200 ? text : undefined;
  }

  async infer(body: string): Promise<string> {
    const { url, protocol } = this.#access;
    const address = protocol === 'v2' ? modelUrl(url, '/infer') : url;
    const { status, text } = await this.#repeat(address, body);
    if (status !== 200) throw this.#refused(status, text);
    return text;
  }

  async #repeat(url: URL, body: string | undefined): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#once(url, body);
      const last = attempt >= this.#limits.attempts;
      if ('status' in answer) {
        if (last || !PASSING.has(answer.status)) return answer;
      } else if (last) {
        throw new ArtifactFault(
          `The endpoint could not be reached, in ${String(attempt)} attempts: ${shownName(answer.problem, 200)}. Check the ` +
            'url in model-api-details, and whether the model is being served.',
        );
      }
      await sleep(this.#limits.pauseMs * 2 ** (attempt - 1), undefined, this.#ending());
    }
  }

  #ending(): { readonly signal?: AbortSignal } {
    const { signal } = this.#limits;
    return signal === undefined ? {} : { signal };
  }

  #once(url: URL, body: string | undefined): Promise<Answer | Failure> {
    const { timeoutMs, maxAnswerBytes, signal } = this.#limits;
    const timeout = AbortSignal.timeout(timeoutMs);
    const secure = url.protocol === 'https:';
    return new Promise((resolve) => {
      const options = {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...this.#access.headers,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      };
      const request = (secure ? https : http).request(url, options, (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) {
            resolve({ problem: `the answer has more than ${String(maxAnswerBytes)} bytes` });
            request.destroy();
          }
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        });
        response.on('error', ({ message }) => {
          resolve({ problem: message });
        });
      });
      request.on('error', ({ name, message }) => {
        const late = name === 'TimeoutError' || name === 'AbortError';
        resolve({ problem: late ? `no answer within ${String(timeoutMs)} ms` : message });
      });
      request.end(body);
    });
  }

  #refused(status: number, text: string): ArtifactFault {
    const what =
      status >= 300 && status < 400
        ? 'redirects, which are not followed'
        : `answers with status ${String(status)}`;
    const said =
      text === '' ? '' : ` It says: ${shownName(this.#withoutSecrets(text.slice(0, 10_000)), 300)}`;
    const advice =
      status === 401 || status === 403
        ? ' Check the headers in model-api-details.'
        : ' Check the url in model-api-details, and the log of the endpoint.';
    return new ArtifactFault(`The endpoint ${what}.${said}${advice}`);
  }

  /** An endpoint may repeat a header that it refuses. */
  #withoutSecrets(text: string): string {
    let safe = text;
    for (const value of Object.values(this.#access.headers)) {
      for (const secret of [value, ...value.split(/\s+/u)]) {
        if (secret.length > 3) safe = safe.replaceAll(secret, '***');
      }
    }
    return safe;
  }
}

/** The address of a model, or of an operation on it, whether it was given with `/infer` or without. */
function modelUrl(url: URL, operation: string): URL {
  const model = new URL(url);
  model.pathname = url.pathname.replace(/\/$/u, '').replace(/\/infer$/u, '') + operation;
  return model;
}
