import { afterAll, describe, expect, it } from '@jest/globals';
import { ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { annotationsOf, readable, requestsOf, resultsOf, scan, warningsOf } from '../support/e2e-run.ts';
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

describe('reports of finished jobs', () => {
  it.concurrent.each(Object.keys(BEGINNINGS))('are had as %s, each kind as it exists', async (format) => {
    const service = await openService({ scenario: 'vulnerable' });
    const run = await scan(
      service,
      {
        wait: 'true',
        only: 'image/extraction',
        'report-directory': 'out/reports',
        reports: KINDS,
        'fail-on-vulnerability': 'false',
      },
      { config: `${ALL_ROWS_CONFIG}\nservice: { report-format: ${format} }\n` },
    );
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
    const service = await openService();
    const run = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', only: 'table' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.outputs['status']).toBe('passed');
    expect(Object.keys(run.written).sort()).toEqual([
      'reports/table-evasion-vulnerability.pdf',
      'reports/table-extraction-vulnerability.pdf',
    ]);
  });

  it.concurrent('that a job does not have are worth a line of the log, and do not change the verdict', async () => {
    const service = await openService();
    const run = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', reports: KINDS, only: 'image/extraction' },
      { config: ALL_ROWS_CONFIG },
    );
    // A job that found nothing has no defence.
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('passed');
    expect(Object.keys(run.written)).not.toContain('reports/image-extraction-defense.pdf');
    expect(Object.keys(run.written)).toContain('reports/image-extraction-vulnerability.pdf');
    expect(run.log).toContain('The defense report could not be fetched');
    expect(run.log).toContain('The defense-artifact report could not be fetched');
    expect(warningsOf(run)).toEqual([]);
    expect(annotationsOf(run, 'notice')).toEqual([expect.stringMatching(/^Only a part was scanned/u)]);
  });

  it.concurrent('that a job should have, and which are refused, are a warning', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    service.faults.add({ operation: 'report', kind: 'answer', status: 412, times: 4 });
    const run = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', reports: KINDS, only: 'image/extraction' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.outputs['status']).toBe('vulnerable');
    const kinds = ['vulnerability', 'defense', 'attack-samples', 'defense-artifact'];
    expect(warningsOf(run)).toEqual(
      kinds.map((kind) => expect.stringContaining(`The ${kind} report could not be fetched: `)),
    );
  });

  it.concurrent.each([
    ['a login page', '<!DOCTYPE html><html><title>Sign in</title></html>', 'is an HTML page, not a PDF'],
    ['a PDF without its end', '%PDF-1.4\n1 0 obj', 'is cut: the end of the PDF is missing'],
    ['another format', '{"report":"x"}', 'is not a PDF'],
  ])('that turn out to be %s are not kept, and the verdict stands', async (_, body, why) => {
    const service = await openService();
    service.faults.add({ operation: 'report', kind: 'answer', status: 200, body });
    const run = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', only: 'image/outlier' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.outputs['status']).toBe('passed');
    expect(run.written).toEqual({});
    expect(warningsOf(run)).toEqual([
      expect.stringContaining(`What the service sent as the vulnerability report ${why}. It was not kept`),
    ]);
  });

  it.concurrent('that break off leave nothing behind', async () => {
    const service = await openService();
    service.faults.add({ operation: 'report', kind: 'truncate', times: 2 });
    const run = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', only: 'image/outlier', 'max-attempts': '2' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.outputs['status']).toBe('passed');
    expect(run.written).toEqual({});
    expect(requestsOf(service, 'report')).toHaveLength(2);
    expect(readable(run.summary)).toContain('The vulnerability report could not be fetched');
  });

  it.concurrent('are not asked for of jobs that failed, nor without a folder', async () => {
    const service = await openService({ scenario: 'failing' });
    const failed = await scan(
      service,
      { wait: 'true', 'report-directory': 'reports', only: 'image/outlier' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(failed.outputs['failure-reason']).toBe('analysis-failed');
    service.setScenario('clean');
    const without = await scan(service, { wait: 'true', only: 'image/drift' }, { config: ALL_ROWS_CONFIG });
    expect(without.outputs).toMatchObject({ status: 'passed', 'report-directory': '' });
    expect(requestsOf(service, 'report')).toEqual([]);
    expect([failed.written, without.written]).toEqual([{}, {}]);
  });
});
