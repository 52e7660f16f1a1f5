import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textAt } from '@model-security-scan/common/json';
import { PUSH, type RunnerEvent } from './runner-environment.ts';

/** Where the payloads of events name the commit that a run is about. */
const HEADS = [
  ['pull_request', 'head', 'sha'],
  ['merge_group', 'head_sha'],
  ['workflow_run', 'head_sha'],
] as const;

/** The commit that the workspace of a run has checked out, as actions/checkout leaves it: HEAD is detached. */
export function commitOf(
  event: RunnerEvent | undefined,
  env: Readonly<Record<string, string | undefined>> = {},
): string {
  const [commit] = HEADS.flatMap((path) => textAt(event?.payload, ...path) ?? []);
  return commit ?? env['GITHUB_SHA'] ?? PUSH.commit;
}

/**
 * Makes a folder look like a checkout of a commit, with no more of git than what the action reads. Real repositories are
 * in the tests of what is checked out.
 */
export async function pretendCheckout(folder: string, commit: string): Promise<void> {
  if (existsSync(join(folder, '.git'))) return;
  await mkdir(join(folder, '.git'), { recursive: true });
  await writeFile(join(folder, '.git/HEAD'), `${commit}\n`);
}
