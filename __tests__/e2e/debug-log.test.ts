import { afterAll, describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { assertHidden, scan, type ScanRun } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const KEY = 'key-in-the-middle';
const UNREADABLE = `##[error]x ::stop-commands::y {"sig": "s1gnature-of-an-upload", "key": "${KEY}"}`;

function debugTexts(run: ScanRun): readonly string[] {
  return run.commands.filter(({ name }) => name === 'debug').map(({ message }) => message);
}

async function failAt(
  operation: 'lineage-check' | 'model-analyse',
  env: Readonly<Record<string, string>>,
): Promise<ScanRun> {
  const service = await openService({ apiKey: KEY });
  service.faults.add({ operation, kind: 'answer', status: 200, body: UNREADABLE });
  return scan(service, {}, { config: outlierConfig(1), env });
}

describe('the log of a run that an error ended', () => {
  it.concurrent.each([
    ['lineage-check', 'Ended by ServiceError'],
    ['model-analyse', 'm0/outlier: Ended by ServiceError'],
  ] as const)('shows causes and stacks with debug logging, made safe: %s', async (operation, start) => {
    const run = await failAt(operation, { RUNNER_DEBUG: '1' });
    expect(run.outputs).toMatchObject({ 'failure-reason': 'unexpected-answer' });
    const texts = debugTexts(run);
    expect(texts.some((text) => text.startsWith(start))).toBe(true);
    expect(texts.some((text) => text.endsWith('Caused by SyntaxError'))).toBe(true);
    expect(texts.some((text) => /\bat .*index\.js:\d+:\d+/u.test(text))).toBe(true);
    assertHidden(run, KEY);
    assertHidden(run, 's1gnature-of-an-upload');
    expect(run.commands.map(({ name }) => name)).not.toContain('stop-commands');
  });

  it.concurrent('shows none without', async () => {
    const run = await failAt('lineage-check', {});
    expect(run.outputs).toMatchObject({ 'failure-reason': 'unexpected-answer' });
    expect(debugTexts(run)).toEqual([]);
    expect(run.log).not.toMatch(/Ended by|Caused by|^\s*at /mu);
  });
});
