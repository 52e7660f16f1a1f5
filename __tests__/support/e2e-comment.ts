import { expect } from '@jest/globals';
import { pullRequest, type Scene } from './e2e-github.ts';
import { outlierConfig } from './e2e-models.ts';
import { readable, type ScanOptions, type ScanRun } from './e2e-run.ts';
import { expectSafeMarkdown } from './safe-markdown.ts';

/** The head of the pull request. */
export const SHA = 'a'.repeat(40);
/** One analysis on pull request 7. */
export const ONE = { config: outlierConfig(1), event: pullRequest(7, SHA) };
export const RUN_URL = 'https://github.com/octo-org/digits/actions/runs/4711';

/** Runs the action on a pull request, with a policy for comments. */
export function scanFor(
  scene: Scene,
  policy: string,
  inputs: Readonly<Record<string, string>> = {},
  options: ScanOptions = {},
): Promise<ScanRun> {
  const all = { wait: 'true', rescan: 'always', 'comment-on-pr': policy, ...inputs };
  return scene.scan(all, { ...ONE, ...options });
}

/** Every comment as it stands, whole and harmless. */
export function bodiesOf({ github }: Scene): readonly string[] {
  return github.comments.map(({ body }) => {
    const [mark = '', ...rest] = body.split('\n');
    expect(mark).toMatch(/^<!-- model-security-scan:[\da-f]{16}(?: open=\S+)? -->$/u);
    expectSafeMarkdown(rest.join('\n'));
    return readable(rest.join('\n'));
  });
}
