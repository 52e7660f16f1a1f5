import { isObject } from '../../src/core/json.ts';

/**
 * The shapes in which a service could answer: the interface document shows no names for job id, dashboard, upload addresses,
 * states and errors. Each row is a shape, and for some what the client must do with it.
 */

export type Body = Readonly<Record<string, unknown>>;
type Urls = Readonly<Record<string, string>>;
/** Changes one answer. */
export type Change = (body: Body) => unknown;

/** The answer to a submission in its parts. */
export function parts(body: Body): {
  readonly id: unknown;
  readonly link: unknown;
  readonly model: unknown;
  readonly urls: Urls;
} {
  const { urls = {} } = body;
  const entries = isObject(urls) ? Object.entries(urls) : [];
  return {
    ...{ id: body['job_id'], link: body['dashboard_link'], model: body['model_id'] },
    urls: Object.fromEntries(entries.map(([key, url]) => [key.replace(/_upload_url$/u, ''), String(url)])),
  };
}

function keyed(urls: Urls, name: (slot: string) => string): Body {
  return Object.fromEntries(Object.entries(urls).map(([slot, url]) => [name(slot), url]));
}

function listed(urls: Urls, item: (slot: string, url: string) => unknown): unknown[] {
  return Object.entries(urls).map(([slot, url]) => item(slot, url));
}

function slotted(urls: Urls): Body {
  return Object.fromEntries(Object.entries(urls).map(([slot, url]) => [slot, { upload_url: url }]));
}

const pascal = (slot: string): string => slot.charAt(0).toUpperCase() + slot.slice(1);

export const JOBS_TAKEN: readonly (readonly [string, Change])[] = [
  [
    'jobid, modelid, dashboardlink',
    (body) => ({
      ...rest(body),
      jobid: parts(body).id,
      modelid: parts(body).model,
      dashboardlink: parts(body).link,
    }),
  ],
  [
    'JobId, DashboardUrl',
    (body) => ({ ...rest(body), JobId: parts(body).id, DashboardUrl: parts(body).link }),
  ],
  [
    'job-id, dashboard-url',
    (body) => ({ ...rest(body), 'job-id': parts(body).id, 'dashboard-url': parts(body).link }),
  ],
  [
    'jobIdentifier, dashboard',
    (body) => ({ ...rest(body), jobIdentifier: parts(body).id, dashboard: parts(body).link }),
  ],
  [
    'job: {id, dashboard}',
    (body) => ({ ...rest(body), job: { id: parts(body).id, dashboard: parts(body).link } }),
  ],
  ['data: {...}', (body) => ({ data: body })],
  ['result: {...}', (body) => ({ status: 'success', result: body })],
  ['response: {...}', (body) => ({ response: body })],
  ['evasion: {...}', (body) => ({ evasion: body })],
  ['eva: {response: {...}}', (body) => ({ eva: { response: body } })],
  ['monitor_url', (body) => ({ ...rest(body), job_id: parts(body).id, monitor_url: parts(body).link })],
  ['link', (body) => ({ ...rest(body), job_id: parts(body).id, link: parts(body).link })],
  [
    'links: {dashboard: {href}}',
    (body) => ({ ...rest(body), job_id: parts(body).id, links: { dashboard: { href: parts(body).link } } }),
  ],
  ['a state beside the job', (body) => ({ ...body, status: 'queued', error: null, message: 'created' })],
];

/** An answer without id and link. */
function rest(body: Body): Body {
  return { urls: body['urls'] };
}

export const UPLOADS_TAKEN: readonly (readonly [string, (urls: Urls) => Body])[] = [
  ['<slot>_upload_url', (urls) => keyed(urls, (slot) => `${slot}_upload_url`)],
  ['<slot>_url', (urls) => keyed(urls, (slot) => `${slot}_url`)],
  ['upload_url_<slot>', (urls) => keyed(urls, (slot) => `upload_url_${slot}`)],
  ['<slot>UploadLink', (urls) => keyed(urls, (slot) => `${slot}UploadLink`)],
  ['<Slot>UploadURL', (urls) => keyed(urls, (slot) => `${pascal(slot)}UploadURL`)],
  ['upload_urls: {slot: url}', (urls) => ({ upload_urls: urls })],
  ['urls: {slot: url}', (urls) => ({ urls })],
  ['uploads: {slot: url}', (urls) => ({ uploads: urls })],
  ['presigned_urls: {slot_file: url}', (urls) => ({ presigned_urls: keyed(urls, (slot) => `${slot}_file`) })],
  [
    'uploads: {slot: {url, method, headers}}',
    (urls) => ({
      uploads: Object.fromEntries(
        Object.entries(urls).map(([slot, url]) => [
          slot,
          { url, method: 'put', headers: { 'x-meta': slot } },
        ]),
      ),
    }),
  ],
  ['uploads: [{name, url}]', (urls) => ({ uploads: listed(urls, (name, url) => ({ name, url })) })],
  [
    'upload_urls: [{slot, upload_url}]',
    (urls) => ({ upload_urls: listed(urls, (slot, url) => ({ slot, upload_url: url })) }),
  ],
  [
    'uploads: [{type, url, expires}]',
    (urls) => ({ uploads: listed(urls, (type, url) => ({ type, url, expires: 900 })) }),
  ],
  [
    'uploads: [{file: model.zip, url}]',
    (urls) => ({ uploads: listed(urls, (slot, url) => ({ file: `${slot}.zip`, url })) }),
  ],
  ['{slot: {upload_url}}', (urls) => slotted(urls)],
  ['artifacts: {slot: {upload_url}}', (urls) => ({ artifacts: slotted(urls) })],
  ['files: [{name, url}]', (urls) => ({ files: listed(urls, (name, url) => ({ name, url })) })],
  [
    'urls: {slot: url, status: url}',
    (urls) => ({ urls: { ...urls, status: 'https://service.example/jobs/1' } }),
  ],
  ['data: {upload_urls: {...}}', (urls) => ({ data: { upload_urls: urls } })],
  [
    'urls: {slot: url, dashboard: url}',
    (urls) => ({ urls: { ...urls, dashboard: 'https://dashboard.example/1' } }),
  ],
];

type Refused = readonly [shape: string, change: (urls: Urls) => Body, end: string, says: RegExp];
export const UPLOADS_REFUSED: readonly Refused[] = [
  ['no address at all', () => ({}), 'upload-failed', /no address for model, data, minmax/u],
  [
    'no address for the model',
    ({ data, minmax }) => ({ upload_urls: { data, minmax } }),
    'upload-failed',
    /not-sent: \[model\]/u,
  ],
  [
    'an empty address for the model',
    (urls) => ({ upload_urls: { ...urls, model: null } }),
    'upload-failed',
    /no address for model/u,
  ],
  [
    'a list of bare addresses',
    (urls) => ({ upload_urls: Object.values(urls) }),
    'unexpected-answer',
    /without the name of a file/u,
  ],
  [
    'an address for what is no file',
    (urls) => ({ upload_urls: { ...urls, weights: 'https://storage.example/w' } }),
    'unexpected-answer',
    /weights/u,
  ],
  [
    'one address for two files',
    (urls) => ({ upload_urls: { ...urls, data: urls['model'] } }),
    'unexpected-answer',
    /one address for/u,
  ],
  [
    'two addresses for one file',
    (urls) => ({ upload_urls: urls, model_url: 'https://storage.example/m' }),
    'unexpected-answer',
    /two different addresses/u,
  ],
  [
    'text that is no address',
    (urls) => ({ upload_urls: { ...urls, model: 'bucket/key' } }),
    'unexpected-answer',
    /no valid URL/u,
  ],
  [
    'another method',
    (urls) => ({ uploads: { ...urls, model: { url: urls['model'], method: 'PATCH' } } }),
    'unexpected-answer',
    /a method other than PUT and POST/u,
  ],
  [
    'a header that carries credentials of ours',
    (urls) => ({ uploads: { ...urls, model: { url: urls['model'], headers: { 'x-api-key': 'k' } } } }),
    'unexpected-answer',
    /a header that must not be sent/u,
  ],
];

type JobRefused = readonly [shape: string, change: Change, says: RegExp];
export const JOBS_REFUSED: readonly JobRefused[] = [
  ['no job id', (body) => rest(body), /no job id/u],
  ['two job ids', (body) => ({ ...body, data: { jobId: 'another' } }), /several job ids/u],
  ['an id without a name', (body) => ({ ...rest(body), id: parts(body).id }), /no job id/u],
  ['an error beside the job', (body) => ({ ...body, errors: ['quota'] }), /quota/u],
  ['a list', (body) => [body], /not a JSON object/u],
];
