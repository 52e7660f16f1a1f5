import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalService } from '../../service/local-service.ts';
import { at, textAt } from '../../src/core/json.ts';
import { roundedScore } from '../../src/text/score-words.ts';

/** The number of JSON among the formats of reports. */
const JSON_FORMAT = '3';

interface Analysis {
  readonly name: string;
  readonly state: string;
  readonly jobId: string;
  readonly pageUrl: string;
  /** The one that the run judged by. The job knows only that of its request. */
  readonly threshold: unknown;
}

/**
 * Fetches what the attacks found, and writes the page of each job into a folder.
 * @param results the output `results` of the run
 * @returns a text with score, interval and report of each analysis
 */
export async function describeFindings(
  service: LocalService,
  results: string,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const parsed: unknown = JSON.parse(results);
  const analyses = (Array.isArray(parsed) ? parsed : []).map(readAnalysis);
  const lines: string[] = [];
  for (const analysis of analyses.filter(({ jobId }) => jobId !== '')) {
    lines.push(await describeOne(service, analysis, folder));
  }
  return lines.join('\n');
}

function readAnalysis(result: unknown): Analysis {
  return {
    name: `${textAt(result, 'model') ?? ''}/${textAt(result, 'attack') ?? ''}`,
    state: textAt(result, 'state') ?? '',
    jobId: textAt(result, 'job_id') ?? '',
    pageUrl: textAt(result, 'dashboard_url') ?? '',
    threshold: at(result, 'threshold'),
  };
}

async function describeOne(
  service: LocalService,
  { name, state, jobId, pageUrl, threshold }: Analysis,
  folder: string,
): Promise<string> {
  const query = new URLSearchParams({
    job_id: jobId,
    report_type: 'Vulnerability',
    file_format: JSON_FORMAT,
  });
  const answer = await fetch(`${service.baseUrl}/prod/api/ais/v1.5/get_report?${query.toString()}`, {
    headers: { 'x-api-key': service.apiKey, 'org-id': service.orgId },
  });
  if (!answer.ok) return `${name}: ${state}, no report`;
  const report: unknown = await answer.json();
  const page = await fetch(pageUrl);
  const file = join(folder, `${name.replaceAll(/[^\w.-]+/gu, '-')}.html`);
  await writeFile(file, await page.text());
  const [score, low, high] = ['value', 'low', 'high'].map((part) => at(report, 'result', 'score', part));
  return [
    `${name}: ${state}, score ${shown(score)} (95 % interval ${shown(low)} to ${shown(high)}), threshold ${String(threshold)}`,
    `  ${textAt(report, 'result', 'meaning') ?? ''}`,
    `  Report${hasPairs(report) ? ', with changed inputs' : ''}: ${file}`,
  ].join('\n');
}

function hasPairs(report: unknown): boolean {
  const evidence = at(report, 'result', 'evidence');
  return Array.isArray(evidence) && evidence.some((one: unknown) => textAt(one, 'kind') === 'pairs');
}

function shown(value: unknown): string {
  return typeof value === 'number' ? roundedScore(value) : 'unknown';
}
