import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CommitStatus } from '../../../src/facts/commit-status.ts';
import { graphqlUrl } from '../../../src/github/commit-statuses.ts';
import { githubFailureOf, mishap, SHA } from '../../support/github-faults.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { jsonAnswer } from '../../support/strict-server.ts';
import { openTestGithub, type TestGithub } from '../../support/test-github.ts';

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
});
afterEach(async () => {
  await server.close();
});

function shaOf(number: number): string {
  return number.toString(16).padStart(40, '0');
}

function addStatus(sha: string, context: string, state: string, targetUrl: string | null = null): void {
  const id = server.statuses.length + 1;
  server.statuses.push({ id, sha, context, state, description: null, target_url: targetUrl });
}

/** The newest status of each context, as the list of one commit gives them. */
function newestOf(statuses: readonly CommitStatus[]): Record<string, CommitStatus> {
  return Object.fromEntries(statuses.toReversed().map((status) => [status.context, status]));
}

describe('the statuses of many commits', () => {
  it('are those that the REST API gives for each of them', async () => {
    const anyStatus = fc.record({
      sha: fc.nat(4).map(shaOf),
      context: fc.constantFrom('model-security/a/evasion', 'model-security/b/drift', 'ci'),
      state: fc.constantFrom('pending', 'success', 'failure', 'error'),
      targetUrl: fc.option(fc.constantFrom('https://d.example/?a=1&b="x"', 'http://localhost/x'), {
        nil: null,
      }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStatus, { maxLength: 12 }), async (statuses) => {
        server.statuses.length = 0;
        for (const { sha, context, state, targetUrl } of statuses) addStatus(sha, context, state, targetUrl);
        const shas = Array.from({ length: 5 }, (_value, index) => shaOf(index));
        const all = await github.listStatusesOfCommits(shas);
        expect([...all.keys()]).toEqual(shas);
        for (const sha of shas) {
          expect(newestOf(all.get(sha) ?? [])).toEqual(newestOf(await github.listStatuses(sha)));
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [50, 1],
    [51, 2],
    [250, 5],
  ])('of %d commits cost %d requests', async (count, requests) => {
    const shas = Array.from({ length: count }, (_value, index) => shaOf(index));
    for (const sha of shas) addStatus(sha, 'c', 'success');
    const all = await github.listStatusesOfCommits([...shas, ...shas]);
    expect(all.size).toBe(count);
    expect([...all.values()].every((statuses) => statuses[0]?.state === 'success')).toBe(true);
    expect(server.requests).toHaveLength(requests);
  });

  it.each<[string, 'url' | 'enterpriseUrl', string]>([
    ['github.com', 'url', '/graphql'],
    ['an enterprise server', 'enterpriseUrl', '/api/graphql'],
  ])('are found on %s', async (_name, url, path) => {
    const client = await openTestGithub(server, { apiUrl: `${server[url]}/` });
    addStatus(SHA, 'c', 'success');
    expect(await client.listStatusesOfCommits([SHA])).toEqual(
      new Map([[SHA, [{ context: 'c', state: 'success' }]]]),
    );
    expect(server.calls()).toEqual([`POST ${path}`]);
    expect(graphqlUrl('https://api.octo.ghe.com')).toBe('https://api.octo.ghe.com/graphql');
  });

  it('of an unknown form are left out, or unknown', async () => {
    const contexts = [{ context: 'a', state: 'EXPECTED', targetUrl: 7 }, null, { state: 'SUCCESS' }];
    const repository = { c0: { oid: SHA, status: { contexts } } };
    server.mishaps.push({ kind: 'answer', answer: jsonAnswer({ data: { repository } }) });
    expect(await github.listStatusesOfCommits([SHA])).toEqual(
      new Map([[SHA, [{ context: 'a', state: 'unknown' }]]]),
    );
  });
});

describe('a token that may not read commits by GraphQL', () => {
  it('gets the statuses one by one', async () => {
    server.access.contents = 'none';
    const shas = Array.from({ length: 60 }, (_value, index) => shaOf(index));
    for (const sha of shas) addStatus(sha, 'c', 'success');
    const all = await github.listStatusesOfCommits(shas);
    expect([...all.values()].every((statuses) => statuses[0]?.state === 'success')).toBe(true);
    expect(server.calls().filter((call) => call === 'POST /graphql')).toHaveLength(1);
    expect(server.requests).toHaveLength(61);
  });

  it.each([403, 404])('gets them too if GraphQL as a whole answers %d', async (status) => {
    server.mishaps.push(mishap(status, 'Resource not accessible by integration'));
    addStatus(SHA, 'c', 'pending');
    expect((await github.listStatusesOfCommits([SHA])).get(SHA)).toEqual([
      { context: 'c', state: 'pending' },
    ]);
  });

  it('gets those of a commit that the answer does not show, or shows for another one', async () => {
    const repository = { c0: null, c1: { oid: shaOf(9), status: null } };
    server.mishaps.push({ kind: 'answer', answer: jsonAnswer({ data: { repository } }) });
    addStatus(shaOf(1), 'c', 'pending');
    const all = await github.listStatusesOfCommits([shaOf(0), shaOf(1)]);
    expect(all.get(shaOf(1))).toEqual([{ context: 'c', state: 'pending' }]);
    expect(server.requests).toHaveLength(3);
  });

  it('is told which permission it needs before it uses up the rate limit', async () => {
    server.access.contents = 'none';
    const shas = Array.from({ length: 201 }, (_value, index) => shaOf(index));
    const error = await githubFailureOf(server, github.listStatusesOfCommits(shas));
    expect(error).toMatchObject({ permission: 'contents: read' });
    expect(error.message).toContain('Add the permission "contents: read" under "permissions" of the job.');
    expect(server.requests).toHaveLength(1);
  });
});

describe('an error of GraphQL', () => {
  it.each<[string, unknown, string]>([
    [
      'a field that does not exist',
      { errors: [{ message: "Field 'x' doesn't exist" }] },
      `"Field 'x' doesn't exist"`,
    ],
    [
      'another repository',
      { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve' }] },
      '"Could not resolve"',
    ],
    [
      'one that is not about permissions beside one that is',
      {
        data: null,
        errors: [
          { type: 'FORBIDDEN', message: 'a' },
          { type: 'INTERNAL', message: 'b' },
        ],
      },
      '"a: b"',
    ],
    ['no data', { data: null }, 'the answer names no repository'],
    ['a list', [], 'the answer names no repository'],
  ])('is no empty list: %s', async (_name, answer, message) => {
    server.mishaps.push({ kind: 'answer', answer: jsonAnswer(answer) });
    const error = await githubFailureOf(server, github.listStatusesOfCommits([SHA]));
    expect(error.message).toContain('Could not list the statuses of 1 commits: ');
    expect(error.message).toContain(message);
    expect(server.requests).toHaveLength(1);
  });

  it('about the rate limit is waited for', async () => {
    server.mishaps.push({
      kind: 'answer',
      answer: jsonAnswer({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }),
    });
    expect(await github.listStatusesOfCommits([SHA])).toEqual(new Map([[SHA, []]]));
    expect(github.waits).toEqual([60_250]);
  });

  it.each([401, 422])('is an error: status %d', async (status) => {
    server.mishaps.push(mishap(status, 'Bad credentials'));
    expect((await githubFailureOf(server, github.listStatusesOfCommits([SHA]))).status).toBe(status);
  });
});
