import { request as httpRequest } from 'node:http';
import { buffer, text as readText } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import type { ServiceOptions } from '../service/options.ts';
import type { PlayedService } from '../service/played-service.ts';
import { startPlayedService } from '../service/server.ts';
import { INTERFACE_ROWS, LINEAGE_PATH } from './interface-rules.ts';

export const VERSION_PATH = '/prod/api/ais/v1.5/';

const running: PlayedService[] = [];

/** Starts a played service that `closeServices` closes. Stages take no time unless set otherwise. */
export async function openService(options: ServiceOptions = {}): Promise<PlayedService> {
  const service = await startPlayedService({ secondsPerStage: 0, ...options });
  running.push(service);
  return service;
}

/** For `afterEach`. */
export async function closeServices(): Promise<void> {
  await Promise.all(running.splice(0).map((service) => service.close()));
}

/** A clock that the test moves. */
export class Clock {
  nowMs = Date.UTC(2026, 0, 2, 3, 4, 5);
  readonly now = (): number => this.nowMs;
}

interface JsonReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export function credentials(service: PlayedService): Record<string, string> {
  return { 'x-api-key': service.apiKey, 'org-id': service.orgId };
}

/** Sends a request with the service's credentials and reads the JSON answer; a string is sent unchanged. */
export async function call(
  service: PlayedService,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonReply> {
  const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(`${service.baseUrl}${path}`, {
    method,
    headers: {
      ...credentials(service),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...content,
  });
  const answer: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: answer };
}

/** The `message` of an answer. */
export function messageOf(reply: JsonReply): string {
  return textAt(reply.body, 'message') ?? '';
}

export async function checkLineage(
  service: PlayedService,
  more: Readonly<Record<string, unknown>> = {},
): Promise<JsonReply> {
  const body = { repo_type: 'github', repo_url: 'https://github.com/octo/digits', ...more };
  return call(service, 'POST', LINEAGE_PATH, body);
}

const VALUES: Readonly<Record<string, string>> = {
  attack_type: 'blackbox',
  categorical_columns_info: 'job,marital',
  color_space: 'rgb',
  encryption_strategy: '0',
  input_dimensions: '28,28,1',
  model_api_details: 'na',
  model_framework: 'tensorflow',
  number_of_attack_queries: '20000',
  number_of_classes: '10',
  vulnerability_threshold: '0.1',
};

/** A valid attack configuration, with the fields of the transcribed service spec. */
export function configuration(task: string, attack: string): Record<string, string> {
  const row = INTERFACE_ROWS.find(([rowTask, rowAttack]) => rowTask === task && rowAttack === attack);
  const names = row?.[2].split(', ') ?? [];
  return Object.fromEntries(names.map((name) => [name, VALUES[name] ?? 'no']));
}

export async function analyse(
  service: PlayedService,
  body: unknown = configuration('image-classification', 'extraction'),
  modelId = 'model-1',
): Promise<JsonReply> {
  return call(service, 'POST', `${VERSION_PATH}model-analyse/${modelId}`, body);
}

/** Submits an analysis and uploads its files. @returns the job id */
export async function runAnalysis(
  service: PlayedService,
  task = 'image-classification',
  attack = 'extraction',
  modelId = 'model-1',
): Promise<string> {
  const reply = await analyse(service, configuration(task, attack), modelId);
  const archive = await zipOf('content');
  for (const url of Object.values(objectAt(reply.body, 'urls'))) {
    const status = await upload(url, archive);
    if (status !== 200 && status !== 204) throw new Error(`an upload was answered with ${String(status)}`);
  }
  return textAt(reply.body, 'job_id') ?? '';
}

/** Uploads bytes in the form of the address. @returns the status */
export async function upload(address: unknown, bytes: Buffer): Promise<number> {
  if (typeof address === 'string') {
    return (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })).status;
  }
  const response = await fetch(textAt(address, 'url') ?? '', {
    method: 'POST',
    body: uploadForm(fieldsOf(address), bytes),
  });
  return response.status;
}

/** The object under a path; empty if there is none. */
export function objectAt(value: unknown, ...path: readonly string[]): Readonly<Record<string, unknown>> {
  const found = at(value, ...path);
  return isObject(found) ? found : {};
}

/** The fields of a form address. */
export function fieldsOf(address: unknown): Record<string, string> {
  const fields = objectAt(address, 'fields');
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

export function uploadForm(fields: Readonly<Record<string, string>>, bytes: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'data.zip');
  return form;
}

export async function zipOf(content: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), 'data.txt');
  zip.end();
  return buffer(zip.outputStream);
}

export async function jobStatus(service: PlayedService, jobId: string): Promise<JsonReply> {
  return call(service, 'GET', `${VERSION_PATH}job_status_detailed?job_id=${encodeURIComponent(jobId)}`);
}

/** Sends a request that fetch would not send. @returns status and body */
export async function rawRequest(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer | string,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      readText(response).then((text) => {
        resolve({ status: response.statusCode, body: text });
      }, reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}
