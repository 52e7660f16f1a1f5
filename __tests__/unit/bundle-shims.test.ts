import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getExecOutput } from '../../src/bundle-shims/exec-left-out.ts';
import { fetch, loadUndici, ProxyAgent } from '../../src/bundle-shims/undici-on-demand.ts';
import { type ForwardProxy, startProxy } from '../support/proxy.ts';
import { jsonAnswer, startStrictServer, type StrictServer } from '../support/strict-server.ts';

let server: StrictServer;
let proxy: ForwardProxy;
beforeAll(async () => {
  server = await startStrictServer(() => jsonAnswer({ a: 1 }));
  proxy = await startProxy({ 'service.example:80': server.port });
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

function newAgent(): object {
  const agent: unknown = Reflect.construct(ProxyAgent, [proxy.url]);
  if (typeof agent !== 'object' || agent === null) throw new Error('There is no agent.');
  return agent;
}

// One test: what is loaded once stays loaded.
it('fetches by Node until undici is loaded, and through a proxy only then', async () => {
  expect(await fetch(server.origin)).toHaveProperty('status', 200);
  expect(() => newAgent()).toThrow('undici is needed for a proxy, but was not loaded.');
  await loadUndici();
  const answer = await fetch('http://service.example/path', { dispatcher: newAgent() });
  expect(answer).toHaveProperty('status', 200);
  expect(proxy.tunnels.map(({ target }) => target)).toEqual(['service.example:80']);
  expect(server.requests.map(({ path }) => path)).toEqual(['/', '/path']);
});

it('starts no other program', async () => {
  await expect(getExecOutput('lsb_release')).rejects.toThrow('lsb_release was not started');
});
