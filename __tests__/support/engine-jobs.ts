import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { textAt } from '../../src/core/json.ts';
import type { LocalService } from '../../service/local-service.ts';
import { projectPath } from '../../tools/project.ts';
import { type Files, zipOf } from './engine-uploads.ts';
import {
  analyse,
  call,
  configuration,
  jobStatus,
  objectAt,
  upload,
  VERSION_PATH,
} from './local-service-client.ts';

/** An analysis that is sent to a service which attacks models. */
export interface SentAnalysis {
  readonly task: string;
  readonly attack: string;
  readonly model?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The files of each slot, or the bytes of its archive. */
  readonly slots: Readonly<Record<string, Files | Buffer>>;
}

/** A small victim and its data, which `tools/engine-fixtures` made. */
export function engineFixture(name: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/engine/${name}`));
}

/** An attack on a model of a table. */
export function wineAnalysis(attack: 'evasion' | 'extraction', model = 'wine-logistic'): SentAnalysis {
  return {
    task: 'tabular-classification',
    attack,
    fields: { input_dimensions: '13', number_of_classes: '3', model_framework: 'onnx' },
    slots: {
      model: { 'model.onnx': engineFixture(`${model}.onnx`) },
      data: { 'wine.csv': engineFixture('wine.csv') },
      minmax: { 'minmax.csv': engineFixture('wine-minmax.csv') },
    },
  };
}

/** Submits an analysis and uploads its files. @returns the id of its job */
export async function submitAnalysis(service: LocalService, analysis: SentAnalysis): Promise<string> {
  const { task, attack, fields = {}, slots, model = 'model-1' } = analysis;
  const plain = {
    categorical_columns_info: 'na',
    model_framework: 'onnx',
    vulnerability_threshold: '0',
    number_of_attack_queries: '1000',
  };
  const all = { ...configuration(task, attack), ...plain, ...fields };
  const names = Object.keys(configuration(task, attack));
  const body = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const reply = await analyse(service, body, model);
  for (const [name, url] of Object.entries(objectAt(reply.body, 'urls'))) {
    const content = slots[name.replace('_upload_url', '')];
    if (content === undefined) continue;
    const status = await upload(url, Buffer.isBuffer(content) ? content : await zipOf(content));
    if (status !== 200) throw new Error(`the upload of ${name} was answered with ${String(status)}`);
  }
  return textAt(reply.body, 'job_id') ?? '';
}

/** Waits until a job is over. @returns the last answer about its status */
export async function endOfJob(service: LocalService, jobId: string): Promise<unknown> {
  for (;;) {
    const job = service.jobs().find((one) => one.jobId === jobId);
    if (job?.phase === 'completed' || job?.phase === 'failed') return (await jobStatus(service, jobId)).body;
    await sleep(100);
  }
}

/** The vulnerability report of a job as plain data; formats have numbers (observed publicly). */
export async function reportOfJob(service: LocalService, jobId: string): Promise<unknown> {
  const query = new URLSearchParams({ job_id: jobId, report_type: 'Vulnerability', file_format: '3' });
  return (await call(service, 'GET', `${VERSION_PATH}get_report?${query.toString()}`)).body;
}
