import { afterAll, describe, expect, it } from '@jest/globals';
import type { PlayedService } from '../service/played-service.ts';
import { ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { annotationsOf, requestsOf, resultsOf, scan, type ScanRun, warningsOf } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const KINDS = 'vulnerability, defense, attack-samples, defense-artifact';

/** How files of each format begin. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  zip: /^PK/u,
  txt: /^[A-Z]/u,
  pdf: /^%PDF-/u,
  json: /^\{/u,
  xml: /^<\?xml/u,
};

function reported(
  service: PlayedService,
  inputs: Readonly<Record<string, string>>,
  more = '',
): Promise<ScanRun> {
  const config = `${ALL_ROWS_CONFIG}\n${more}`;
  return scan(service, { wait: 'true', 'report-directory': 'reports', ...inputs }, { config });
}

describe('reports of finished jobs', () => {
  it.concurrent.each(Object.keys(BEGINNINGS))('are had as %s, each kind as it exists', async (format) => {
    const service = await openService({ scenario: 'vulnerable' });
    const inputs = { only: 'image/extraction', 'report-directory': 'out/reports', reports: KINDS };
    const run = await reported(service, inputs, `service: { report-format: ${format} }\n`);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'report-directory': 'out/reports' });
    const files = [
      `image-extraction-vulnerability.${format}`,
      `image-extraction-defense.${format}`,
      'image-extraction-attack-samples.zip',
      'image-extraction-defense-artifact.zip',
    ].map((name) => `out/reports/${name}`);
    expect(Object.keys(run.written).sort()).toEqual(files.toSorted());
    expect(resultsOf(run)[0]?.['reports']).toEqual(files);
    for (const [path, content] of Object.entries(run.written)) {
      expect(content.toString('latin1')).toMatch(BEGINNINGS[path.split('.').pop() ?? ''] ?? /^$/u);
    }
    expect(warningsOf(run).join('\n')).not.toContain('could not be fetched');
  });

  it.concurrent('are the vulnerability reports as PDF where nothing else is asked for', async () => {
    const run = await reported(await openService(), { only: 'table' });
    expect(run.outputs['status']).toBe('passed');
    expect(Object.keys(run.written).sort()).toEqual([
      'reports/table-evasion-vulnerability.pdf',
      'reports/table-extraction-vulnerability.pdf',
    ]);
  });

  it.concurrent('that a job does not have are worth a line of the log, and do not change the verdict', async () => {
    const run = await reported(await openService(), { reports: KINDS, only: 'image/extraction' });
    // A job that found nothing has no defence.
    expect(run.outputs['status']).toBe('passed');
    expect(Object.keys(run.written)).not.toContain('reports/image-extraction-defense.pdf');
    expect(Object.keys(run.written)).toContain('reports/image-extraction-vulnerability.pdf');
    expect(run.log).toContain('The defense report could not be fetched');
    expect(run.log).toContain('defense-artifact report could not be');
    expect(warningsOf(run)).toEqual([]);
    expect(annotationsOf(run, 'notice')).toEqual([expect.stringMatching(/^Only a part was scanned/u)]);
  });

  it.concurrent('that a job should have, and which are refused, are a warning', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    service.faults.add({ operation: 'report', kind: 'answer', status: 412, times: 4 });
    const run = await reported(service, { reports: KINDS, only: 'image/extraction' });
    expect(run.outputs['status']).toBe('vulnerable');
    expect(warningsOf(run)).toEqual(
      KINDS.split(', ').map((kind) => expect.stringContaining(`The ${kind} report could not be fetched: `)),
    );
  });

  it.concurrent.each([
    [{ kind: 'answer', status: 200, body: '<!DOCTYPE html><html></html>' }, 1, 'It was not kept'],
    [{ kind: 'truncate', times: 2 }, 2, 'The vulnerability report could not be fetched'],
  ] as const)('that are no reports leave nothing behind: %j', async (fault, requests, words) => {
    const service = await openService();
    service.faults.add({ operation: 'report', ...fault });
    const run = await reported(service, { only: 'image/outlier', 'max-attempts': '2' });
    expect(run.outputs['status']).toBe('passed');
    expect(run.written).toEqual({});
    expect(requestsOf(service, 'report')).toHaveLength(requests);
    expect(warningsOf(run).join()).toContain(words);
  });

  it.concurrent('are not asked for of jobs that failed, nor without a folder', async () => {
    const service = await openService({ scenario: 'failing' });
    const failed = await reported(service, { only: 'image/outlier' });
    expect(failed.outputs['failure-reason']).toBe('analysis-failed');
    service.setScenario('clean');
    const without = await reported(service, { only: 'image/drift', 'report-directory': '' });
    expect(without.outputs).toMatchObject({ status: 'passed', 'report-directory': '' });
    expect(requestsOf(service, 'report')).toEqual([]);
    expect([failed.written, without.written]).toEqual([{}, {}]);
  });
});
