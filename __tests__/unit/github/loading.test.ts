import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { GithubError } from '../../../src/core/errors.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { failureOf } from '../../support/test-transport.ts';
import { openTestGithub } from '../../support/test-github.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const before = process.env['GITHUB_EVENT_PATH'];
let server: GithubServer;
let workspace: Workspace;

beforeAll(async () => {
  server = await startGithubServer();
  workspace = await makeWorkspace({ 'event.json': 'no JSON' });
  // Read when @actions/github is loaded, which is why this test has a file of its own.
  process.env['GITHUB_EVENT_PATH'] = join(workspace.folder, 'event.json');
});

afterAll(async () => {
  if (before === undefined) delete process.env['GITHUB_EVENT_PATH'];
  else process.env['GITHUB_EVENT_PATH'] = before;
  await server.close();
  await workspace.remove();
});

it('is an error with its cause if octokit cannot be loaded', async () => {
  const error = await failureOf(openTestGithub(server));
  expect(error).toBeInstanceOf(GithubError);
  expect(error.message).toMatch(/^Could not open the GitHub API: octokit could not be loaded\./u);
  expect(error.cause).toBeDefined();
});
