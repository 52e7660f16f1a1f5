import { isObject } from '@model-security-scan/common/json';
import { rowsOf } from './table-rows.ts';

/**
 * The shapes in which a service could answer: the interface document shows no names for job id, dashboard, upload addresses,
 * states and errors. Each row is a shape, and for some what the client must do with it.
 */

export type Body = Readonly<Record<string, unknown>>;
type Urls = Readonly<Record<string, string>>;
/** Changes one answer. */
export type Change = (body: Body) => unknown;

/** The answer to a submission in its parts. */
export function parts(body: Body): Readonly<Record<'id' | 'link' | 'model', unknown>> & { urls: Urls } {
  const { urls = {} } = body;
  const entries = isObject(urls) ? Object.entries(urls) : [];
  return {
    ...{ id: body['job_id'], link: body['dashboard_link'], model: body['model_id'] },
    urls: Object.fromEntries(entries.map(([key, url]) => [key.replace(/_upload_url$/u, ''), String(url)])),
  };
}

/** An answer as JSON, with `$body`, its `$fields` without braces, `$urls` as they are, `$id`, `$link` and `$model`. */
function shape(json: string): Change {
  return (body): unknown => {
    const { id, link, model } = parts(body);
    const values: Readonly<Record<string, unknown>> = { body, id, link, model };
    const filled = json
      .replace('$fields', JSON.stringify(body).slice(1, -1))
      .replace('$urls', `"urls": ${JSON.stringify(body['urls'])}`)
      .replaceAll(/\$(\w+)/gu, (_all, name: string) => JSON.stringify(values[name]));
    return JSON.parse(filled);
  };
}

export const JOBS_TAKEN: readonly (readonly [string, Change])[] = rowsOf(`
  jobid, modelid, dashboardlink | {$urls, "jobid": $id, "modelid": $model, "dashboardlink": $link}
  JobId, DashboardUrl | {$urls, "JobId": $id, "DashboardUrl": $link}
  job-id, dashboard-url | {$urls, "job-id": $id, "dashboard-url": $link}
  jobIdentifier, dashboard | {$urls, "jobIdentifier": $id, "dashboard": $link}
  job: {id, dashboard} | {$urls, "job": {"id": $id, "dashboard": $link}}
  data: {...} | {"data": $body}
  result: {...} | {"status": "success", "result": $body}
  response: {...} | {"response": $body}
  evasion: {...} | {"evasion": $body}
  eva: {response: {...}} | {"eva": {"response": $body}}
  monitor_url | {$urls, "job_id": $id, "monitor_url": $link}
  link | {$urls, "job_id": $id, "link": $link}
  links: {dashboard: {href}} | {$urls, "job_id": $id, "links": {"dashboard": {"href": $link}}}
  a state beside the job | {$fields, "status": "queued", "error": null, "message": "created"}
`).map(([name = '', json = '']) => [name, shape(json)]);

type JobRefused = readonly [shape: string, change: Change, says: RegExp];
export const JOBS_REFUSED: readonly JobRefused[] = rowsOf(`
  no job id | {$urls} | no job id
  two job ids | {$fields, "data": {"jobId": "another"}} | several job ids
  an id without a name | {$urls, "id": $id} | no job id
  an error beside the job | {$fields, "errors": ["quota"]} | quota
  a list | [$body] | not a JSON object
`).map(([name = '', json = '', says = '']) => [name, shape(json), new RegExp(says, 'u')]);

type Addresses = (urls: Urls) => Body;

const keyed =
  (name: (slot: string) => string, value: (url: string, slot: string) => unknown = (url) => url): Addresses =>
  (urls) =>
    Object.fromEntries(Object.entries(urls).map(([slot, url]) => [name(slot), value(url, slot)]));
const under =
  (key: string, addresses: Addresses): Addresses =>
  (urls) => ({ [key]: addresses(urls) });
const listed =
  (key: string, item: (slot: string, url: string) => unknown): Addresses =>
  (urls) => ({ [key]: Object.entries(urls).map(([slot, url]) => item(slot, url)) });
const same: Addresses = (urls) => urls;
const slotted = keyed(
  (slot) => slot,
  (url) => ({ upload_url: url }),
);
const pascal = (slot: string): string => slot.charAt(0).toUpperCase() + slot.slice(1);
const withPut = keyed(
  (slot) => slot,
  (url, slot) => ({ url, method: 'put', headers: { 'x-meta': slot } }),
);

export const UPLOADS_TAKEN: readonly (readonly [string, Addresses])[] = [
  ['<slot>_upload_url', keyed((slot) => `${slot}_upload_url`)],
  ['<slot>_url', keyed((slot) => `${slot}_url`)],
  ['upload_url_<slot>', keyed((slot) => `upload_url_${slot}`)],
  ['<slot>UploadLink', keyed((slot) => `${slot}UploadLink`)],
  ['<Slot>UploadURL', keyed((slot) => `${pascal(slot)}UploadURL`)],
  ['upload_urls: {slot: url}', under('upload_urls', same)],
  ['urls: {slot: url}', under('urls', same)],
  ['uploads: {slot: url}', under('uploads', same)],
  [
    'presigned_urls: {slot_file: url}',
    under(
      'presigned_urls',
      keyed((slot) => `${slot}_file`),
    ),
  ],
  ['uploads: {slot: {url, method, headers}}', under('uploads', withPut)],
  ['uploads: [{name, url}]', listed('uploads', (name, url) => ({ name, url }))],
  ['upload_urls: [{slot, upload_url}]', listed('upload_urls', (slot, url) => ({ slot, upload_url: url }))],
  ['uploads: [{type, url, expires}]', listed('uploads', (type, url) => ({ type, url, expires: 900 }))],
  ['uploads: [{file: model.zip, url}]', listed('uploads', (slot, url) => ({ file: `${slot}.zip`, url }))],
  ['{slot: {upload_url}}', slotted],
  ['artifacts: {slot: {upload_url}}', under('artifacts', slotted)],
  ['files: [{name, url}]', listed('files', (name, url) => ({ name, url }))],
  ['urls: {slot: url, status: url}', (urls) => ({ urls: { ...urls, status: 'https://service.example/1' } })],
  ['data: {upload_urls: {...}}', (urls) => ({ data: { upload_urls: urls } })],
  [
    'urls: {slot: url, dashboard: url}',
    (urls) => ({ urls: { ...urls, dashboard: 'https://board.example' } }),
  ],
];

const STORAGE = 'https://storage.example/w';
const withModel =
  (key: string, model: (url: string | undefined) => unknown): Addresses =>
  (urls) => ({ [key]: { ...urls, model: model(urls['model']) } });
const patched = withModel('uploads', (url) => ({ url, method: 'PATCH' }));
const keyHeader = withModel('uploads', (url) => ({ url, headers: { 'x-api-key': 'k' } }));
const bare: Addresses = (urls) => ({ upload_urls: Object.values(urls) });
const withoutModel: Addresses = ({ data, minmax }) => ({ upload_urls: { data, minmax } });
const noFile: Addresses = (urls) => ({ upload_urls: { ...urls, weights: STORAGE } });
const oneForTwo: Addresses = (urls) => ({ upload_urls: { ...urls, data: urls['model'] } });
const twoForOne: Addresses = (urls) => ({ upload_urls: urls, model_url: STORAGE });

type Refused = readonly [shape: string, change: Addresses, end: string, says: RegExp];
export const UPLOADS_REFUSED: readonly Refused[] = [
  ['no address at all', () => ({}), 'upload-failed', /no address for model, data, minmax/u],
  ['no address for the model', withoutModel, 'upload-failed', /not-sent: \[model\]/u],
  ['an empty address', withModel('upload_urls', () => null), 'upload-failed', /no address for model/u],
  ['a list of bare addresses', bare, 'unexpected-answer', /without the name of a file/u],
  ['an address for what is no file', noFile, 'unexpected-answer', /weights/u],
  ['one address for two files', oneForTwo, 'unexpected-answer', /one address for/u],
  ['two addresses for one file', twoForOne, 'unexpected-answer', /two different addresses/u],
  ['no address', withModel('upload_urls', () => 'bucket/key'), 'unexpected-answer', /no valid URL/u],
  ['another method', patched, 'unexpected-answer', /a method other than PUT and POST/u],
  ['a header of credentials', keyHeader, 'unexpected-answer', /a header that must not be sent/u],
];
