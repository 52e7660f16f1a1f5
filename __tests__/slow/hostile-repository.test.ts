import { describe, expect, it } from '@jest/globals';
import { textAt } from '@model-security-scan/common/json';
import { pullRequest } from '../support/e2e-github.ts';
import { startGithubServer } from '../support/github-server.ts';
import { expectHarmless, FOREIGN } from '../support/harmless-run.ts';
import { configOf, FILES, runWith } from '../support/hostile-repository.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';
import { expectSafeMarkdown } from '../support/safe-markdown.ts';
import { jsonAnswer } from '../support/strict-server.ts';

const ALL = HOSTILE_TEXTS.join(' ');
const halves = [HOSTILE_TEXTS.slice(0, 11).join(''), HOSTILE_TEXTS.slice(11).join('')] as const;

describe('hostile text in an event is only text', () => {
  const pull = (text: string): RunnerEvent => ({
    name: 'pull_request',
    payload: {
      [text]: text,
      repository: { full_name: PUSH.repository, default_branch: text, description: text },
      sender: { login: text },
      pull_request: {
        number: 7,
        title: text,
        body: text,
        user: { login: text },
        labels: [{ name: text }],
        head: { ref: text, label: text, sha: PUSH.commit, repo: { full_name: PUSH.repository } },
        base: { ref: text, repo: { full_name: PUSH.repository } },
      },
    },
  });

  it.concurrent.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text.slice(0, 30)), text] as const))(
    'as the branch of a pull request, and in its other fields: %s',
    async (_name, text) => {
      const { kept, requests } = await runWith({ mode: 'check' }, { event: pull(text) });
      expect(kept.outputs['status']).toBe('not-scanned');
      // The service is asked for the branch as it is.
      const body: unknown = JSON.parse(requests[0]?.body.toString('utf8') ?? '');
      expect(textAt(body, 'branch_name')).toBe(text);
      expectHarmless(kept);
    },
  );

  it.concurrent('as a branch in the environment, a default branch, and the branch of a workflow run', async () => {
    const ref = `refs/heads/${halves[0]}`.replaceAll('\0', '');
    const runs = [
      await runWith(
        { mode: 'check' },
        { env: { GITHUB_REF: ref, GITHUB_REF_NAME: ref, GITHUB_ACTOR: 'x\n::error::y' } },
      ),
      await runWith(
        { mode: 'check' },
        { event: { name: 'release', payload: { repository: { default_branch: ALL } } } },
      ),
      await runWith(
        { mode: 'check' },
        {
          event: {
            name: 'workflow_run',
            payload: { workflow_run: { head_branch: ALL, head_sha: PUSH.commit, display_title: ALL } },
          },
        },
      ),
    ];
    for (const { kept, requests } of runs) {
      expect(kept.outputs['status']).toBe('not-scanned');
      expect(requests).toHaveLength(1);
      expectHarmless(kept);
    }
  });

  it.concurrent('as the name of a repository or a commit: nothing is asked', async () => {
    const head = (repo: string, sha: string): RunnerEvent => ({
      name: 'pull_request_target',
      payload: { pull_request: { number: 7, head: { ref: 'x', sha, repo: { full_name: repo } } } },
    });
    const runs = [
      await runWith({ mode: 'check' }, { event: head(`a/b\n::error::${FOREIGN}`, PUSH.commit) }),
      await runWith({ mode: 'check' }, { event: head('a/b', ALL) }),
      await runWith({ mode: 'check' }, { env: { GITHUB_REPOSITORY: halves[1].replaceAll('\0', '') } }),
      await runWith(
        { mode: 'check' },
        { env: { GITHUB_EVENT_NAME: `x\n::error::${FOREIGN}`, GITHUB_SHA: 'no' } },
      ),
    ];
    for (const { kept, requests } of runs) {
      expect(kept.outputs['failure-reason']).toBe('invalid-input');
      expect(requests).toEqual([]);
      expectHarmless(kept);
    }
  });

  it.concurrent('where a workflow hands a branch or an address of the event to an input', async () => {
    for (const text of HOSTILE_TEXTS.filter((_text, index) => index % 4 === 0)) {
      const given = text.replaceAll('\0', '').toWellFormed();
      const { kept } = await runWith({
        mode: 'check',
        branch: given,
        'repo-url': given,
        'repo-type': given,
        only: given,
      });
      // A text that is a name like any other is looked up.
      expect(kept.outputs['failure-reason']).toMatch(/^(?:invalid-input|)$/u);
      expectHarmless(kept);
    }
  });
});

describe('on GitHub', () => {
  it.concurrent('hostile text leaves a comment that is only text', async () => {
    const github = await startGithubServer({ repository: PUSH.repository, token: 'ghs_x' });
    try {
      const name = `##[error] @octocat <b>#1 \`x\` ::error::${FOREIGN}`;
      const { kept } = await runWith(
        { 'comment-on-pr': 'always', 'github-token': 'ghs_x' },
        {
          files: { ...FILES, '.github/model-security.yml': configOf(name) },
          env: {
            GITHUB_API_URL: github.url,
            GITHUB_WORKFLOW: ALL.replaceAll('\0', ''),
            GITHUB_JOB: '--><b>',
          },
          event: {
            name: 'pull_request',
            payload: {
              pull_request: {
                number: 7,
                head: { ref: ALL, sha: PUSH.commit, repo: { full_name: PUSH.repository } },
                base: { repo: { full_name: PUSH.repository } },
              },
            },
          },
        },
      );
      expect(kept.outputs['status']).toBe('submitted');
      expectHarmless(kept);
      const [mark = '', ...lines] = (github.comments[0]?.body ?? '').split('\n');
      expect(mark).toMatch(/^<!-- [\w:-]+ -->$/u);
      expectSafeMarkdown(lines.join('\n'));
    } finally {
      await github.close();
    }
  });

  it.concurrent('hostile text in its own answers is only text', async () => {
    const github = await startGithubServer({ repository: PUSH.repository, token: 'ghs_x' });
    const answer = jsonAnswer({ message: ALL, documentation_url: ALL, errors: [{ message: ALL }] }, 422);
    github.mishaps.push({ kind: 'answer', answer });
    try {
      const { kept } = await runWith(
        { 'comment-on-pr': 'always', 'github-token': 'ghs_x' },
        {
          files: { ...FILES, '.github/model-security.yml': configOf('m') },
          env: { GITHUB_API_URL: github.url },
          event: pullRequest(7, PUSH.commit),
        },
      );
      expect(kept.outputs['status']).toBe('submitted');
      expectHarmless(kept);
    } finally {
      await github.close();
    }
  });
});
