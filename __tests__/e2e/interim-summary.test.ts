import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { jobIdsOf, readable, scan } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

/** Polls a file until it holds all of the texts. @returns its content @throws Error after half a minute */
async function contentWith(file: string, texts: () => readonly string[]): Promise<string> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const content = await readFile(file, 'utf8');
    if (content !== '' && texts().every((text) => readable(content).includes(text))) return content;
    await sleep(20);
  }
  throw new Error(`${file} does not hold all of ${texts().join(', ')}.`);
}

it.each([1, 3])('the summary of a run that is killed while it waits holds its %i links', async (models) => {
  const service = await openService({ scenario: 'slow', secondsPerStage: 10 });
  const folder = await mkdtemp(join(tmpdir(), 'interim-summary-'));
  const file = join(folder, 'summary.md');
  try {
    await writeFile(file, '');
    let seen = '';
    const run = await scan(
      service,
      { wait: 'true' },
      {
        config: outlierConfig(models),
        env: { GITHUB_STEP_SUMMARY: file },
        killed: true,
        meanwhile: async (kill) => {
          // What a job is called is seen once it was made; a summary without them all is not the one waited for.
          seen = await contentWith(file, () => {
            const jobs = service.jobs().map(({ jobId }) => jobId);
            return [...jobs, ...Array.from({ length: models - jobs.length }, () => 'not made yet')];
          });
          kill('SIGKILL');
        },
      },
    );
    expect(run.signal).toBe('SIGKILL');
    const left = await readFile(file, 'utf8');
    expect(left).toBe(seen);
    expect(readable(left)).toContain('There is no verdict yet,');
    expect(left).not.toContain('✅');
    const links = left.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
    for (const { jobId } of service.jobs()) {
      expect(links).toContain(`href="${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}"`);
    }
    expect(jobIdsOf(run)).toHaveLength(models);
  } finally {
    await rm(folder, { recursive: true });
  }
});
