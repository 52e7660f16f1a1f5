import { afterEach, describe, expect, test } from '@jest/globals';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEndpointAccess } from '../../../src/analyser/local/endpoint/endpoint-access.ts';
import { EndpointClient } from '../../../src/analyser/local/endpoint/endpoint-client.ts';
import { EndpointVictim } from '@model-security-scan/engine/endpoint-victim';
import { type ListeningServer, listenOnLoopback } from '../../service/wire/loopback.ts';
import { analyse, figuresOf, npyOf } from '../../support/engine-uploads.ts';

const TOKEN = 'Bearer s3cret-of-the-endpoint';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

const servers: ListeningServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Serves a model on loopback, and writes down what it is asked. */
async function serve(
  answer: (call: Call, response: ServerResponse, count: number) => void,
): Promise<{ origin: string; calls: Call[] }> {
  const calls: Call[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url, headers } = request;
    const call = { method, url, authorization: headers.authorization, body: await text(request) };
    calls.push(call);
    answer(call, response, calls.length);
  };
  const server = await listenOnLoopback(
    http.createServer((request, response) => void handle(request, response)),
  );
  servers.push(server);
  return { origin: server.origin, calls };
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function clientOf(url: string, protocol?: string): EndpointClient {
  return new EndpointClient(readEndpointAccess({ url, protocol, headers: { Authorization: TOKEN } }), {
    pauseMs: 1,
    timeoutMs: 1000,
  });
}

/** The inputs of a request, by protocol: nested lists, or numbers with their shape. */
function rowsOf({ body }: Call): readonly (readonly number[])[] {
  const numbers =
    (/"data":\[([^\]]*)\]/u.exec(body)?.[1] ?? body).match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/gu) ?? [];
  return Array.from({ length: numbers.length / 3 }, (_, row) =>
    numbers.slice(row * 3, row * 3 + 3).map(Number),
  );
}

/** A model of two classes: the logits are the first two numbers of an input. */
const serveV2 = (call: Call, response: ServerResponse): void => {
  if (call.method === 'GET') {
    json(response, { name: 'm', inputs: [{ name: 'x', datatype: 'FP32', shape: [-1, 3] }] });
    return;
  }
  const rows = rowsOf(call);
  json(response, {
    outputs: [
      { name: 'y', datatype: 'FP32', shape: [rows.length, 2], data: rows.flatMap((row) => row.slice(0, 2)) },
    ],
  });
};

const INPUTS = Float32Array.of(2, 0, 9, 0, 3, 9);

describe('an endpoint of the Open Inference Protocol', () => {
  test.each(['/v2/models/m', '/v2/models/m/infer', '/v2/models/m/'])(
    'at %s is asked for what it takes, and then for scores',
    async (path) => {
      const { origin, calls } = await serve(serveV2);
      const victim = await EndpointVictim.open(
        clientOf(`${origin}${path}`),
        'tabular-classification',
        undefined,
      );
      const scores = await victim.ask(INPUTS, 2);

      expect([...scores].map((score) => score.toFixed(3))).toEqual(['0.881', '0.119', '0.047', '0.953']);
      expect(victim.inputShape).toEqual([3]);
      expect(victim.queries).toBe(4); // two to see what it answers
      expect(calls.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
        'GET /v2/models/m',
        'POST /v2/models/m/infer',
        'POST /v2/models/m/infer',
      ]);
      expect(calls.every(({ authorization }) => authorization === TOKEN)).toBe(true);
    },
  );

  test('that gives whole numbers answers with labels', async () => {
    const { origin } = await serve((call, response) => {
      if (call.method === 'GET') json(response, {}, 404);
      else {
        json(response, { outputs: [{ name: 'label', datatype: 'INT64', data: rowsOf(call).map(() => 4) }] });
      }
    });
    const victim = await EndpointVictim.open(clientOf(`${origin}/v2/models/m`), 'image-classification', [3]);

    expect([victim.answers, ...(await victim.ask(INPUTS, 2))]).toEqual(['labels', 4, 4]);
  });

  test('is asked in batches that servers take', async () => {
    const { origin, calls } = await serve(serveV2);
    const victim = await EndpointVictim.open(
      clientOf(`${origin}/v2/models/m`),
      'tabular-classification',
      undefined,
    );
    const answers = await victim.ask(new Float32Array(3 * 150), 150);

    expect(answers).toHaveLength(300);
    expect(calls.slice(2).map((call) => rowsOf(call).length)).toEqual([64, 64, 22]);
  });
});

describe('an endpoint of MLflow', () => {
  test.each([
    [
      'scores',
      (rows: readonly (readonly number[])[]) => rows.map((row) => row.slice(0, 2)),
      ['scores', '0.881', '0.119', '0.047', '0.953'],
    ],
    ['labels', (rows: readonly (readonly number[])[]) => rows.map(() => 1), ['labels', '1.000', '1.000']],
  ])('answers with %s', async (_, predict, expected) => {
    const { origin, calls } = await serve((call, response) => {
      json(response, { predictions: predict(rowsOf(call)) });
    });
    const victim = await EndpointVictim.open(
      clientOf(`${origin}/invocations`),
      'tabular-classification',
      [3],
    );
    const answers = await victim.ask(INPUTS, 2);

    expect([victim.answers, ...[...answers].map((score) => score.toFixed(3))]).toEqual(expected);
    expect(calls.every(({ url }) => url === '/invocations')).toBe(true);
  });
});

describe('an endpoint that fails', () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'refuses the headers',
      (response) => {
        json(response, { error: `bad token ${TOKEN}` }, 401);
      },
      'status 401. It says: {"error":"bad token ***"} Check the headers',
    ],
    [
      'redirects',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'redirects, which are not followed',
    ],
    ['gives no JSON', (response) => response.end('<html>'), 'expected JSON, got <html>'],
    [
      'gives text for labels',
      (response) => {
        json(response, { predictions: ['cat', 'dog'] });
      },
      'answers with "cat"; expected are numbers',
    ],
    [
      'gives too few answers',
      (response) => {
        json(response, { predictions: [1] });
      },
      '1 numbers for 2 inputs',
    ],
    [
      'gives no predictions',
      (response) => {
        json(response, { error: 'x' });
      },
      'expected predictions, got {"error":"x"}',
    ],
    ['breaks off', (response) => response.destroy(), 'could not be reached, in 4 attempts'],
  ])('%s: says so, without a secret', async (_, answer, reason) => {
    const { origin } = await serve((_call, response) => {
      answer(response);
    });
    const open = EndpointVictim.open(clientOf(`${origin}/invocations`), 'tabular-classification', [3]);

    await expect(open).rejects.toThrow(reason);
    await expect(open).rejects.not.toThrow('s3cret');
  });

  test('for a moment is asked again', async () => {
    const { origin, calls } = await serve((call, response, count) => {
      if (count < 3) json(response, {}, 503);
      else json(response, { predictions: rowsOf(call).map(() => [1, 2]) });
    });
    await EndpointVictim.open(clientOf(`${origin}/invocations`), 'tabular-classification', [3]);

    expect(calls).toHaveLength(3);
  });

  test('that answers without end is cut off', async () => {
    const { origin } = await serve((_, response) => {
      response.write('['.repeat(2000));
    });
    const client = new EndpointClient(readEndpointAccess(`${origin}/invocations`), {
      pauseMs: 1,
      attempts: 1,
      maxAnswerBytes: 1000,
    });

    await expect(client.infer('{}')).rejects.toThrow('answer has more than 1000 bytes');
  });
});

describe('model-api-details', () => {
  test.each([
    'http://example.com/v2/models/m',
    'http://169.254.169.254/latest',
    'https://user:hunter2@example.com/',
    'file:///etc/passwd',
    'nothing',
    { url: 'https://example.com', protocol: 'grpc' },
    { url: 'https://example.com', headers: { 'a b': 'x' } },
    { url: 'https://example.com', headers: { Authorization: 'x\r\nHost: y' } },
    { url: 'https://example.com', headers: { Host: 'other' } },
    { url: 'https://example.com', headers: 'x' },
    {},
    null,
  ])('is refused, without quoting it: %j', (details) => {
    expect(() => readEndpointAccess(details)).toThrow(
      /^(?!.*(?:hunter2|169\.254|Host: y)).*model-api-details/u,
    );
  });

  test.each([
    ['https://example.com/v2/models/m', 'v2'],
    ['http://127.0.0.1:8000/invocations', 'mlflow'],
    ['http://localhost:8000/v2/models/m/infer', 'v2'],
  ])('may be an address alone: %s speaks %s', (url, protocol) => {
    expect(readEndpointAccess(url).protocol).toBe(protocol);
  });
});

/** Asks about both inputs, by the attack of the tests. */
function analyseModelAt(origin: string): ReturnType<typeof analyse> {
  return analyse({
    task: 'tabular-classification',
    attack: 'evasion',
    fields: { use_model_api: 'yes' },
    slots: { data: { 'x.npy': npyOf([2, 3], [...INPUTS]) }, label: { 'y.npy': npyOf([2], [0, 1], '<i8') } },
    endpoint: clientOf(`${origin}/v2/models/m`),
  });
}

describe('an analysis of an endpoint', () => {
  test('asks through the process that started it', async () => {
    const { origin, calls } = await serve(serveV2);
    const outcome = await analyseModelAt(origin);

    expect(figuresOf(outcome)).toMatchObject({ score: 1, answers: 'scores', queries: 8 });
    // Three of the questions ask about all inputs again, whether the answers are the same: two before the attack, one after it.
    expect(calls).toHaveLength(6);
  });

  test('whose answers are others after the attack gives no score', async () => {
    // It looks at the endpoint, asks twice and attacks; then a quota is used up.
    const { origin } = await serve((call, response, count) => {
      if (count <= 5) serveV2(call, response);
      else json(response, { outputs: [{ name: 'y', datatype: 'FP32', shape: [2, 2], data: [0, 0, 0, 0] }] });
    });
    const outcome = await analyseModelAt(origin);

    expect(outcome).toMatchObject({
      kind: 'not-tested',
      reason: expect.stringContaining('The model changed during the analysis'),
    });
  });

  test('without an address says which input is missing', async () => {
    const outcome = await analyse({
      task: 'tabular-classification',
      attack: 'evasion',
      fields: { use_model_api: 'yes' },
      slots: { data: {} },
    });

    expect(figuresOf(outcome)['failed']).toContain('input model-api-details names no endpoint');
  });
});
