import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseBaseUrl } from '../../../src/core/service-address.ts';
import { answer, answerRaw, reset, stall } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { type ForwardProxy, startProxy } from '../../support/proxy.ts';
import { jsonAnswer, type StrictServer } from '../../support/strict-server.ts';
import { useCertificates } from '../../support/test-certificates.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const environment = new Map<string, string>();
const certificates = useCertificates(['service.example'], 'trusted');
const { keep, serve, serveReply, open } = useOpened();

beforeEach(() => {
  for (const name of PROXY_VARIABLES) {
    const value = process.env[name];
    if (value !== undefined) environment.set(name, value);
    Reflect.deleteProperty(process.env, name);
  }
});

afterEach(() => {
  for (const name of PROXY_VARIABLES) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of environment) process.env[name] = value;
});

const startService = (): Promise<StrictServer> => serveReply(jsonAnswer({ a: 1 }), certificates());

/** A service over https behind a proxy that knows it by name. */
async function startBehindProxy(): Promise<{ service: StrictServer; proxy: ForwardProxy }> {
  const service = await startService();
  const proxy = keep(
    await startProxy({ 'service.example:443': service.port, 'service.example:8443': service.port }),
  );
  return { service, proxy };
}

describe('through a proxy', () => {
  test('https goes by a tunnel, which sees neither credentials nor path', async () => {
    const { service, proxy } = await startBehindProxy();
    process.env['https_proxy'] = proxy.url;
    const headers = { 'x-api-key': 'key-of-the-test' };
    const got = await open().send(requestTo('https://service.example', { headers }));
    expect(got.body.toString()).toBe('{"a":1}');
    expect(proxy.tunnels.map(({ target }) => target)).toEqual(['service.example:443']);
    expect(JSON.stringify(proxy.tunnels)).not.toMatch(/key-of-the-test|path/u);
    expect(service.requests).toHaveLength(1);
  });

  test('a port of its own is asked for, and several requests work', async () => {
    const { service, proxy } = await startBehindProxy();
    process.env['HTTPS_PROXY'] = proxy.url;
    const transport = open();
    for (let count = 0; count < 3; count += 1) {
      await transport.send(requestTo('https://service.example:8443'));
    }
    expect(new Set(proxy.tunnels.map(({ target }) => target))).toEqual(new Set(['service.example:8443']));
    expect(service.requests).toHaveLength(3);
  });

  test.each([200, 302, 400])('no connection is left when a request is over: %i', async (status) => {
    const server = await serve(answer(status));
    const proxy = keep(await startProxy({ 'service.example:80': server.port }));
    process.env['http_proxy'] = proxy.url;
    await open({ maxAttempts: 1 })
      .send(requestTo('http://service.example'))
      .catch(() => undefined);
    await server.idle();
    expect(server.connections()).toBe(1);
  });

  test('the proxy’s credentials go only to the proxy', async () => {
    const { service, proxy } = await startBehindProxy();
    process.env['https_proxy'] = proxy.url.replace('//', '//runner:p%40ss@');
    await open().send(requestTo('https://service.example'));
    const expected = `Basic ${Buffer.from('runner:p@ss').toString('base64')}`;
    expect(proxy.tunnels[0]?.headers['proxy-authorization']).toBe(expected);
    expect(JSON.stringify(service.requests[0]?.headers)).not.toContain('roxy');
  });

  test('a certificate for another name is refused, with advice that fits', async () => {
    const service = await startService();
    const proxy = keep(await startProxy({ 'other.example:443': service.port }));
    process.env['https_proxy'] = proxy.url;
    const transport = open();
    const error = await failureOf(transport.send(requestTo('https://other.example')));
    expect(error.message).toContain('altnames');
    expect(error.message).toMatch(/other\.example.*127\.0\.0\.1/u);
    expect(error.message).toContain('is for another name; check the address');
    expect(error.message).not.toContain('NODE_EXTRA_CA_CERTS');
    expect(transport.waits).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  test('a body that is too large breaks the tunnel off', async () => {
    const { proxy } = await startBehindProxy();
    process.env['https_proxy'] = proxy.url;
    const error = await failureOf(open().send(requestTo('https://service.example', { maxAnswerBytes: 3 })));
    expect(error).toMatchObject({ reason: 'unexpected-answer' });
  });

  test.each([
    [
      'asks for credentials',
      answerRaw('HTTP/1.1 407 No\r\ncontent-length: 0\r\n\r\n'),
      'with status 407; it wants',
      1,
    ],
    ['does not reach the service', answer(502, 'no'), 'with status 502; it may not reach that host', 3],
    ['forbids it', answer(403, 'no'), 'with status 403; allow the host', 1],
    ['breaks off', reset('request'), 'cannot be reached; check the address in https_proxy', 3],
  ])('one that %s: nothing was sent, and it is named', async (_what, behaviour, cause, times) => {
    const proxy = await serve(behaviour);
    process.env['https_proxy'] = proxy.origin.replace('//', '//runner:proxy-secret@');
    const transport = open({ maxAttempts: 3 });
    const error = await failureOf(
      transport.send(requestTo('https://service.example', { rule: 'submission' })),
    );
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'unavailable' });
    expect(error.message).toContain(`the proxy ${new URL(proxy.origin).host} `);
    expect(error.message).toContain(cause);
    expect(error.message).not.toContain('processed');
    expect([error.message, ...transport.lines].join()).not.toContain('proxy-secret');
    // What passes is tried again, since a submission that was not sent is in no doubt.
    expect(proxy.heads).toHaveLength(times);
  });

  test('one that does not answer ends by the time-out, and its connection is closed', async () => {
    const proxy = await serve(stall());
    process.env['https_proxy'] = proxy.origin;
    const transport = open({ requestTimeoutMs: 100, maxAttempts: 2 });
    const error = await failureOf(transport.send(requestTo('https://service.example')));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toMatch(/within 0\.1 s.*tried 2 times/u);
    await proxy.idle();
    expect(proxy.open()).toBe(0);
  });

  test.each([
    [{ https_proxy: 'used' }, 'https_proxy'],
    [{ https_proxy: 'used', HTTPS_PROXY: 'http://other.example' }, 'https_proxy'],
    [{ https_proxy: '', HTTPS_PROXY: 'used' }, 'HTTPS_PROXY'],
  ])('of the variables %j the one that is used is named', async (variables, name) => {
    const proxy = await serve(reset('request'));
    for (const [variable, value] of Object.entries(variables)) {
      process.env[variable] = value === 'used' ? proxy.origin : value;
    }
    const error = await failureOf(open({ maxAttempts: 1 }).send(requestTo('https://service.example')));
    expect(error.message).toContain(`check the address in ${name},`);
    expect(proxy.heads).toHaveLength(1);
  });

  test('an invalid address is reported without its content', async () => {
    process.env['https_proxy'] = 'proxy-secret with spaces';
    const error = await failureOf(open().send(requestTo('https://service.example')));
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'invalid-input' });
    expect(error.message).toContain('https_proxy');
    expect(error.message).not.toContain('proxy-secret');
    expect(error.cause).toBeUndefined();
  });
});

describe('without the proxy', () => {
  // Every host that base-url accepts without encryption: the key must not reach a proxy in clear.
  const LISTENING = ['localhost', 'svc.localhost', 'a.b.localhost', '127.0.0.1', '127.1', '2130706433'];
  test.each([...LISTENING, '127.9.8.7', '[::1]'])('goes every request to %s', async (host) => {
    const proxy = await serve(answer(200, '{"a":"from the proxy"}'));
    process.env['http_proxy'] = proxy.origin;
    process.env['https_proxy'] = proxy.origin;
    const servers = {
      http: await serveReply(jsonAnswer({ a: 1 })),
      https: await serveReply(jsonAnswer({ a: 1 }), certificates()),
    };
    for (const protocol of ['http', 'https'] as const) {
      const origin = `${protocol}://${host}:${String(servers[protocol].port)}`;
      expect(parseBaseUrl(origin)).toHaveProperty('root');
      // Some of these are no address of the server, or are not in its certificate: only the way counts.
      await Promise.allSettled([open({ maxAttempts: 1 }).send(requestTo(origin))]);
    }
    expect(servers.http.requests.length).toBe(LISTENING.includes(host) ? 1 : 0);
    expect(proxy.heads).toEqual([]);
  });

  test.each(['service.invalid', '.invalid', 'other.example, SERVICE.invalid', '*'])(
    'goes what no_proxy names: %s',
    async (noProxy) => {
      const { proxy } = await startBehindProxy();
      process.env['https_proxy'] = proxy.url;
      process.env['no_proxy'] = noProxy;
      const error = await failureOf(open({ maxAttempts: 1 }).send(requestTo('https://service.invalid')));
      expect(error.message).toMatch(/ENOTFOUND|EAI_AGAIN/u);
      expect(proxy.tunnels).toEqual([]);
    },
  );
});
