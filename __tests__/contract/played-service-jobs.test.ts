import { afterEach, describe, expect, it } from '@jest/globals';
import yauzl from 'yauzl';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { NO_DEFENSE } from '../service/jobs/stages.ts';
import { drawCourse } from '../service/simulation/course.ts';
import {
  call,
  Clock,
  closeServices,
  credentials,
  jobStatus,
  messageOf,
  openService,
  runAnalysis,
  VERSION_PATH,
} from '../support/played-service-client.ts';

afterEach(closeServices);

const FIVE = [
  'ModelExploration_Status',
  'SanityCheck_Status',
  'QueryGenerator_Status',
  'VunerabilityEngine_Status',
  'DefenseReport_Status',
];
const THREE = ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'];
const TWO = ['ModelExploration_Status', 'SanityCheck_Status'];

const KINDS = [
  ['image-classification', 'extraction', FIVE],
  ['image-classification', 'evasion', FIVE],
  ['image-classification', 'poisoning', THREE],
  ['image-classification', 'drift', THREE],
  ['image-classification', 'outlier', TWO],
  ['tabular-classification', 'extraction', FIVE],
  ['tabular-classification', 'evasion', FIVE],
  ['time-series-forecasting', 'extraction', FIVE],
] as const;

/** The stages of a status answer, in its order. */
function stagesOf(body: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(isObject(body) ? body : {}).filter(([name]) => /_Status$|^SupplyChain/u.test(name));
}

describe.each(KINDS)('a job of %s %s', (task, attack, stages) => {
  it.each(['clean', 'vulnerable'] as const)('ends %s after all of its stages', async (scenario) => {
    const service = await openService({ scenario });
    const { body } = await jobStatus(service, await runAnalysis(service, task, attack));
    const defended = scenario === 'vulnerable';
    expect(stagesOf(body)).toEqual(
      stages.map((name) => {
        if (name === 'SanityCheck_Status') return [name, 'passed'];
        return [name, name === 'DefenseReport_Status' && !defended ? 'na' : 'completed'];
      }),
    );
    expect(textAt(body, 'CurrentStatus')).toBe(stages === FIVE && !defended ? NO_DEFENSE : 'completed');
    const threshold = attack === 'extraction' ? 0.1 : 0;
    expect(Number(at(body, 'VulnerabiltyScore')) > threshold).toBe(defended);
    expect(typeof at(body, 'VulnerabiltyScore')).toBe(task === 'image-classification' ? 'number' : 'string');
    expect(service.jobs()).toMatchObject([{ phase: 'completed' }]);
  });

  it('fails in the stage that would decide it', async () => {
    const service = await openService({ scenario: 'failing' });
    const { body } = await jobStatus(service, await runAnalysis(service, task, attack));
    const failed = stagesOf(body).filter(([, state]) => state === 'failed');
    expect(failed).toEqual([[stages === TWO ? 'SanityCheck_Status' : 'VunerabilityEngine_Status', 'failed']]);
    expect(at(body, 'VulnerabiltyScore')).toBeUndefined();
    expect(textAt(body, 'CurrentStatus')).toContain('failed');
    expect(service.jobs()).toMatchObject([{ phase: 'failed' }]);
  });
});

describe('the clock of a job', () => {
  it('takes it from stage to stage', async () => {
    const clock = new Clock();
    const service = await openService({ scenario: 'vulnerable', secondsPerStage: 10, now: clock.now });
    const jobId = await runAnalysis(service);
    const seen = [];
    for (let stage = 0; stage <= 5; stage += 1) {
      const { body } = await jobStatus(service, jobId);
      seen.push([
        stagesOf(body)
          .map(([, state]) => state)
          .join(' '),
        textAt(body, 'CurrentStatus'),
      ]);
      clock.nowMs += 10_000;
    }
    expect(seen).toEqual([
      ['inprogress na na na na', 'Model exploration is in progress'],
      ['completed inprogress na na na', 'Sanity check is in progress'],
      ['completed passed inprogress na na', 'Query generation is in progress'],
      ['completed passed completed inprogress na', 'Vulnerability analysis is in progress'],
      ['completed passed completed completed inprogress', 'Defense generation is in progress'],
      ['completed passed completed completed completed', 'completed'],
    ]);
  });

  it('tells the score only once the engine is through', async () => {
    const clock = new Clock();
    const service = await openService({ scenario: 'clean', secondsPerStage: 10, now: clock.now });
    const jobId = await runAnalysis(service);
    clock.nowMs += 39_999;
    expect(at((await jobStatus(service, jobId)).body, 'VulnerabiltyScore')).toBeUndefined();
    clock.nowMs += 1;
    expect(at((await jobStatus(service, jobId)).body, 'VulnerabiltyScore')).toEqual(expect.any(Number));
  });
});

describe('scenarios', () => {
  it('depend only on model and attack if they are mixed, and all of them occur', () => {
    const draw = (): string[] =>
      Array.from({ length: 30 }, (_, index) => drawCourse('mixed', `model-${String(index)}`, 1).ending);
    expect(draw()).toEqual(draw());
    expect([...new Set(draw())].sort()).toEqual(['clean', 'failing', 'vulnerable']);
  });

  it('can be set for one model', async () => {
    const modelScenarios = new Map([['bad', 'vulnerable'] as const]);
    const service = await openService({ scenario: 'clean', modelScenarios });
    await runAnalysis(service, 'image-classification', 'outlier', 'good');
    await runAnalysis(service, 'image-classification', 'outlier', 'bad');
    service.setScenario('vulnerable', 'good');
    await runAnalysis(service, 'image-classification', 'outlier', 'good');
    service.setScenario('failing');
    await runAnalysis(service, 'image-classification', 'outlier', 'other');
    expect(service.jobs().map((job) => [job.modelId, job.phase, (job.score ?? -1) > 0])).toEqual([
      ['good', 'completed', false],
      ['bad', 'completed', true],
      ['good', 'completed', true],
      ['other', 'failed', false],
    ]);
  });
});

describe('a job id', () => {
  it('is required', async () => {
    const service = await openService();
    const ask = async (query: string): Promise<readonly [number, string]> => {
      const reply = await call(service, 'GET', `${VERSION_PATH}job_status_detailed${query}`);
      return [reply.status, messageOf(reply)];
    };
    const once = 'the query parameter job_id must be given exactly once, and not empty';
    for (const query of ['', '?job_id=', '?job_id=a&job_id=b']) expect(await ask(query)).toEqual([400, once]);
    expect(await ask('?job_id=a&x=b')).toEqual([400, 'unknown query parameters: "x"; allowed: job_id']);
    expect(await ask('?job_id=a')).toEqual([412, 'job_id: there is no job of this id']);
  });

  it('finds the metadata of its job', async () => {
    const service = await openService();
    const jobId = encodeURIComponent(await runAnalysis(service));
    const { body } = await call(service, 'GET', `${VERSION_PATH}job_detail?job_id=${jobId}`);
    expect(body).toMatchObject({ model_id: 'model-1', analysis_type: 'extraction', attack_type: 'blackbox' });
  });
});

describe('the supply-chain scan', () => {
  it('is a job of one stage without files', async () => {
    const service = await openService({ secondsPerStage: 0 });
    const reply = await call(service, 'POST', `${VERSION_PATH}supplychain`, {
      repo_type: 'github',
      repo_url: 'https://github.com/octo/digits',
      branch_name: 'main',
      depth: 2,
    });
    const { body } = await jobStatus(service, textAt(reply.body, 'job_id') ?? '');
    expect(stagesOf(body)).toEqual([['SupplyChainStatus', 'completed']]);
    expect(service.records.list()).toEqual([]);
    service.recordFinishedJobs();
    expect(service.records.list()).toMatchObject([{ depth: '2', modelid: 'na', supplychain_vuldetected: 0 }]);
  });
});

describe('reports', () => {
  const fetchReport = async (
    options: { readonly scenario?: 'vulnerable' | 'failing'; readonly attack?: string },
    type: string,
    format: string,
  ): Promise<{ readonly status: number; readonly type: string | null; readonly bytes: Buffer }> => {
    const service = await openService({ scenario: options.scenario ?? 'clean' });
    const jobId = await runAnalysis(service, 'image-classification', options.attack ?? 'extraction');
    const query = new URLSearchParams({ job_id: jobId, report_type: type, file_format: format });
    const url = `${service.baseUrl}${VERSION_PATH}get_report?${query.toString()}`;
    const response = await fetch(url, { headers: credentials(service) });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  };

  it.each([
    ['1', 'text/plain; charset=utf-8', /^Note: EVERY SCORE IS MADE UP: .*no model was attacked/u],
    ['2', 'application/pdf', /^%PDF-1\.4\n.*EVERY SCORE IS MADE UP.*startxref\n\d+\n%%EOF\n$/su],
    ['3', 'application/json', /"Note": "EVERY SCORE IS MADE UP/u],
    ['4', 'application/xml', /^<\?xml .*<Note>EVERY SCORE IS MADE UP.*<\/JobReport>\n$/su],
  ])('exist in the format %s as %s', async (format, type, content) => {
    const report = await fetchReport({}, 'Vulnerability', format);
    expect([report.status, report.type]).toEqual([200, type]);
    expect(report.bytes.toString('latin1')).toMatch(content);
  });

  it.each(['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'])(
    'exist as a zip archive of type %s after a vulnerable extraction',
    async (type) => {
      const report = await fetchReport({ scenario: 'vulnerable' }, type, '0');
      expect([report.status, report.type]).toEqual([200, 'application/zip']);
      const zip = await yauzl.fromBufferPromise(report.bytes);
      const names = [];
      for await (const entry of zip.eachEntry()) names.push(entry.fileName);
      expect(names).toEqual(['report.txt']);
    },
  );

  it.each([
    ['an unknown type', {}, 'vulnerability', '0', 'report_type is unknown'],
    ['an unknown format', {}, 'Vulnerability', '5', 'file_format is unknown'],
    ['samples as PDF', {}, 'Attack_samples', '2', 'Attack_samples exists as zip (0) only'],
    ['an artifact as JSON', {}, 'Defense_artifact', '3', 'Defense_artifact exists as zip (0) only'],
    ['the defence of a clean job', {}, 'Defense', '2', NO_DEFENSE],
    ['the defence of a poisoning', { attack: 'poisoning' }, 'Defense', '2', 'a Vulnerability report only'],
    ['a failed job', { scenario: 'failing' }, 'Vulnerability', '2', 'since it failed'],
  ] as const)('do not exist for %s: 412', async (_case, options, type, format, message) => {
    const report = await fetchReport(options, type, format);
    expect([report.status, report.bytes.toString()]).toEqual([412, expect.stringContaining(message)]);
  });

  it('are refused with 400 while the job runs, and without their parameters', async () => {
    const clock = new Clock();
    const service = await openService({ secondsPerStage: 1, now: clock.now });
    const jobId = encodeURIComponent(await runAnalysis(service));
    const path = `${VERSION_PATH}get_report?job_id=${jobId}`;
    const early = await call(service, 'GET', `${path}&report_type=Vulnerability&file_format=1`);
    expect([early.status, messageOf(early)]).toEqual([400, expect.stringContaining('has not finished')]);
    for (const query of ['&report_type=Vulnerability', '&file_format=1']) {
      const reply = await call(service, 'GET', `${path}${query}`);
      expect([reply.status, messageOf(reply)]).toEqual([400, expect.stringContaining('exactly once')]);
    }
  });
});
