import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { type ForwardProxy, startProxy } from '../../support/proxy.ts';
import { openTestGithub } from '../../support/test-github.ts';

const NAMES = ['http_proxy', 'no_proxy', 'GITHUB_API_URL'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);
let server: GithubServer;
let proxy: ForwardProxy;

beforeAll(async () => {
  server = await startGithubServer();
  proxy = await startProxy({ 'github.example:80': Number(new URL(server.url).port) });
  // Read when @actions/github is loaded, which is why this test has a file of its own.
  Object.assign(process.env, {
    http_proxy: proxy.url,
    no_proxy: '',
    GITHUB_API_URL: 'http://github.example/api/v3',
  });
});

afterAll(async () => {
  for (const [name, value] of before) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  await proxy.close();
  await server.close();
});

it('is reached through the proxy of the environment, which does not see the token', async () => {
  const github = await openTestGithub(server, { apiUrl: 'http://github.example/api/v3' });
  await github.createComment(7, 'hello');
  expect(server.comments).toMatchObject([{ body: 'hello' }]);
  expect(proxy.tunnels.map(({ target }) => target)).toEqual(['github.example:80']);
  expect(JSON.stringify(proxy.tunnels)).not.toContain(server.token);
});
