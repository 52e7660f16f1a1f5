import { NOBODY } from '../../support/loopback.ts';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import type { StreamBody, Transport } from '../../../src/http/exchange.ts';
import type { UploadTarget } from '../../../src/analyser/remote/client/upload-address.ts';
import { sendUpload } from '../../../src/analyser/remote/client/upload.ts';
import { answer, early, startFaultServer } from '../../support/fault-server.ts';
import { listenOnLoopback } from '../../service/wire/loopback.ts';
import { useOpened } from '../../support/opened.ts';

const QUERY = 'X-Amz-Signature=0123456789abcdef%2Fsecret';
const CONTENT = Buffer.alloc(300_000, 'archive');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');

interface Seen {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A storage as strict as presigned URLs are; what it answers after reading is up to the test. */
class Storage {
  readonly seen: Seen[] = [];
  answer: (response: ServerResponse, seen: Seen) => void = (response) => response.end();
  port = 0;
  readonly server: Server = createServer((request, response) => {
    void this.take(request, response);
  });

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const seen = { method: request.method ?? '', headers: request.headers, body };
    this.seen.push(seen);
    if (request.headers['transfer-encoding'] !== undefined) response.statusCode = 411;
    this.answer(response, seen);
  }

  url(): URL {
    return new URL(`http://127.0.0.1:${String(this.port)}/bucket/key?${QUERY}`);
  }

  async listen(): Promise<void> {
    this.port = (await listenOnLoopback(this.server)).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const { keep, open } = useOpened({ requestTimeoutMs: 20_000, maxAttempts: 3 });
let storage = new Storage();
let controller = new AbortController();
let transport: Transport;

beforeEach(async () => {
  storage = keep(new Storage());
  await storage.listen();
  controller = new AbortController();
  transport = open({ signal: controller.signal });
});

function archive(content = CONTENT): StreamBody {
  return { bytes: content.length, open: () => Readable.from(cut(content)) };
}

function* cut(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 50_000) yield content.subarray(at, at + 50_000);
}

function put(): UploadTarget {
  return { slot: 'data', form: 'raw', method: 'PUT', headers: [], url: storage.url() };
}

function post(fields: readonly (readonly [string, string])[]): UploadTarget {
  return { slot: 'data', form: 'form', url: storage.url(), fields };
}

async function fail(target: UploadTarget, body = archive()): Promise<ServiceError> {
  const error: unknown = await sendUpload(transport, target, body, 'data.zip').catch(
    (caught: unknown) => caught,
  );
  if (!(error instanceof ServiceError)) throw new Error(`no ServiceError: ${String(error)}`);
  expect(error.message).not.toContain('secret');
  return error;
}

describe('a PUT', () => {
  it('carries the bytes with their length and nothing that was not signed', async () => {
    const sent = await sendUpload(transport, put(), archive(), 'data.zip');
    expect(sent).toEqual({ sha256: SHA256, bytes: CONTENT.length, host: storage.url().host });
    expect(storage.seen).toHaveLength(1);
    const [seen] = storage.seen;
    expect(seen?.method).toBe('PUT');
    expect(seen?.body.equals(CONTENT)).toBe(true);
    expect(Object.keys(seen?.headers ?? {}).toSorted()).toEqual([
      'connection',
      'content-length',
      'host',
      'user-agent',
    ]);
  });

  it.each([200, 201, 202, 204])('has worked when the answer is %d', async (status) => {
    storage.answer = (response) => response.writeHead(status).end();
    expect((await sendUpload(transport, put(), archive(), 'data.zip')).sha256).toBe(SHA256);
  });

  it('works when nothing listens to how far it is, and tells who does', async () => {
    const told: number[] = [];
    await sendUpload(transport, put(), archive(), 'data.zip', (bytes) => told.push(bytes));
    expect(told).toEqual([0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000]);
  });
});

describe('a form', () => {
  it('is posted with its length and without what belongs to the service', async () => {
    storage.answer = (response) => response.writeHead(204).end();
    const sent = await sendUpload(transport, post([['key', 'k']]), archive(), 'data.zip');
    expect(sent).toEqual({ sha256: SHA256, bytes: CONTENT.length, host: storage.url().host });
    const [seen] = storage.seen;
    expect(seen?.method).toBe('POST');
    expect(Number(seen?.headers['content-length'])).toBe(seen?.body.length);
    expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(seen?.body.includes(CONTENT)).toBe(true);
    expect(Object.keys(seen?.headers ?? {}).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
  });
});

describe('an upload', () => {
  it.each(['put', 'post'])('is repeated from its start after a passing fault: %s', async (form) => {
    storage.answer = (response) => response.writeHead(storage.seen.length === 1 ? 503 : 200).end();
    const told: number[] = [];
    const target = form === 'put' ? put() : post([['key', 'k']]);
    const sent = await sendUpload(transport, target, archive(), 'data.zip', (bytes) => told.push(bytes));
    expect(sent.sha256).toBe(SHA256);
    expect(storage.seen).toHaveLength(2);
    expect(storage.seen.every((seen) => seen.body.includes(CONTENT))).toBe(true);
    expect(told.filter((bytes) => bytes === 0)).toHaveLength(2);
  });

  it.each([
    [400, /Ask the operator of the service what its storage expects\.$/u],
    [
      403,
      /The URL has expired or does not fit what was sent\. Run again, so that the service gives a new one\.$/u,
    ],
    [404, /does not exist any more/u],
    [411, /look for a proxy that changes requests/u],
    [413, /give a smaller artifact/u],
    [206, /answered with status 206/u],
  ])('fails when the answer is %d, once, and says what to do', async (status, advice) => {
    storage.answer = (response) => response.writeHead(status).end();
    const error = await fail(put());
    expect(error.reason).toBe('upload-failed');
    expect(error.message).toMatch(advice);
    expect(error.message).toContain(`The upload of data to ${storage.url().host} failed`);
    expect(error.message).toContain('without a message');
    expect(storage.seen).toHaveLength(1);
  });

  it('says what the storage said, without the secrets that it repeats', async () => {
    storage.answer = (response) =>
      response
        .writeHead(403)
        .end(
          `<Error>\n<Code>SignatureDoesNotMatch</Code><Query>${QUERY}</Query><Raw>0123456789abcdef/secret</Raw>`,
        );
    const error = await fail(put());
    expect(error.message).toContain('with the message "<Error> <Code>SignatureDoesNotMatch</Code>');
    expect(error.message).toContain('***');
  });

  it('hides a form’s fields in what the storage says', async () => {
    storage.answer = (response) => response.writeHead(403).end('policy was policy-secret-value');
    expect((await fail(post([['policy', 'policy-secret-value']]))).message).toContain('policy was ***');
  });

  it('fails when the storage reports success while the last chunk but one has not left', async () => {
    const early200 = keep(await startFaultServer(early(answer(200))));
    // More than the system takes for somebody who does not read; the second is read and hashed meanwhile.
    const chunk = Buffer.alloc(64 * 1024 * 1024);
    const body: StreamBody = { bytes: 2 * chunk.length, open: () => Readable.from([chunk, chunk]) };
    const error = await fail({ ...put(), url: new URL(early200.origin) }, body);
    expect(error.message).toMatch(/reported success before the whole archive was sent/u);
  });

  it('fails when nobody listens, with the cause', async () => {
    const error = await fail({ ...put(), url: new URL(NOBODY) });
    expect(error.reason).toBe('upload-failed');
    expect(error.message).toContain('tried 3 times');
    expect(error.cause).toMatchObject({ reason: 'unavailable' });
  });

  it('fails at once when its source fails half-way', async () => {
    let opened = 0;
    const broken: StreamBody = {
      bytes: 1000,
      open: () => {
        opened += 1;
        return Readable.from(breaking(), { objectMode: false });
      },
    };
    for (const target of [put(), post([['key', 'k']])]) {
      opened = 0;
      const error = await fail(target, broken);
      expect(error.reason).toBe('upload-failed');
      expect(error.message).toBe(
        `The upload of data to ${storage.url().host} failed: "a.csv" changed meanwhile.`,
      );
      expect(opened).toBe(1);
    }
    expect(storage.seen).toEqual([]);
  });

  it.each(['cancelled', 'timeout'] as const)('ends with the run: %s', async (reason) => {
    const ended = new ServiceError(reason, 'The run ended.');
    storage.answer = () => {
      controller.abort(ended);
    };
    await expect(sendUpload(transport, put(), archive(), 'data.zip')).rejects.toBe(ended);
  });
});

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(500);
  await Promise.resolve();
  throw new Error('"a.csv" changed meanwhile.');
}
