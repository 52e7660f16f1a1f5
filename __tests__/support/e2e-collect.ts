import { expect } from '@jest/globals';
import { type Scene, statesAt } from './e2e-github.ts';
import { outlierConfig } from './e2e-models.ts';
import { jobIdsOf } from './e2e-run.ts';
import { PUSH } from './runner-environment.ts';

export const COLLECT = { mode: 'collect' };
/** Open pull requests. */
export const PULLS = [
  { number: 7, sha: '7'.repeat(40) },
  { number: 8, sha: '8'.repeat(40) },
];

/** Leaves pending statuses at a commit, by a run that does not wait. */
export async function submit(
  scene: Scene,
  models = 1,
  sha: string = PUSH.commit,
): Promise<readonly unknown[]> {
  const inputs = { 'commit-status': 'true', rescan: 'always' };
  const run = await scene.scan(inputs, { config: outlierConfig(models), env: { GITHUB_SHA: sha } });
  expect(Object.values(statesAt(scene.github, sha))).toEqual(jobIdsOf(run).map(() => 'pending'));
  scene.service.requests.clear();
  return jobIdsOf(run);
}

/** The requests of a run that collects: they ask about jobs, and about nothing else. */
export function expectOnlyAsked({ service }: Scene, jobs: number): void {
  expect(service.requests.list().map(({ operation }) => operation)).toEqual(
    Array.from({ length: jobs }, () => 'job-status'),
  );
}
