/**
 * The service spec, transcribed by hand: nothing here comes from src/, so that the two can contradict each other.
 */
import { deepStrictEqual, fail, match, ok, strictEqual } from 'node:assert/strict';
import { headerValues, type RecordedRequest } from './strict-server.ts';
import { rowsOf } from './table-rows.ts';

export interface Credentials {
  readonly apiKey: string;
  readonly orgId: string;
}

export const LINEAGE_PATH = '/prod/api/ais/v1.5/developer/lineage-check';
export const ANALYSIS_PATH = '/prod/api/ais/v1.5/model-analyse/';

/** service spec 4.2: task, attack kind, and exactly the fields of the body. */
export const INTERFACE_ROWS: readonly (readonly [task: string, attack: string, fields: string])[] = rowsOf(`
  image-classification | extraction | attack_type, defense_bestonly, encryption_strategy, input_dimensions, model_api_details, model_framework, normalize_data, number_of_attack_queries, number_of_classes, use_model_api, vulnerability_threshold, color_space
  image-classification | evasion | defense_bestonly, encryption_strategy, input_dimensions, model_api_details, model_framework, normalize_data, number_of_classes, use_model_api, color_space
  image-classification | poisoning | input_dimensions, model_framework, normalize_data, number_of_classes, color_space
  image-classification | drift | color_space, encryption_strategy, input_dimensions, model_api_details, model_framework, use_model_api
  image-classification | outlier | input_dimensions
  tabular-classification | extraction | attack_type, categorical_columns_info, defense_bestonly, encryption_strategy, input_dimensions, is_category_columns, model_api_details, model_framework, normalize_data, number_of_attack_queries, number_of_classes, use_model_api, vulnerability_threshold
  tabular-classification | evasion | categorical_columns_info, defense_bestonly, encryption_strategy, input_dimensions, is_category_columns, model_api_details, model_framework, normalize_data, number_of_classes, use_model_api
  time-series-forecasting | extraction | attack_type, defense_bestonly, encryption_strategy, input_dimensions, model_api_details, model_framework, number_of_attack_queries, use_model_api, vulnerability_threshold
`).map(([task = '', attack = '', fields = '']) => [task, attack, fields]);

/** The fields of one row of 4.2, sorted. */
export function interfaceFields(task: string, attack: string): string[] {
  const row = INTERFACE_ROWS.find(([t, a]) => t === task && a === attack);
  return row === undefined ? [] : row[2].split(', ').sort();
}

/** service spec 4.1: the body's fields and their JSON types. */
const LINEAGE_FIELDS: Readonly<Record<string, 'string' | 'number'>> = {
  repo_type: 'string',
  repo_url: 'string',
  branch_name: 'string',
  depth: 'number',
  storage_access_key_id: 'string',
  storage_secret_access_key: 'string',
  region: 'string',
  bucket_name: 'string',
};
const STORAGE_FIELDS = ['storage_access_key_id', 'storage_secret_access_key', 'region', 'bucket_name'];

// All that a client may say. A credential in any other header would be one too many.
const ALLOWED_HEADERS = new Set(
  'accept accept-encoding connection content-length content-type host org-id user-agent x-api-key'.split(' '),
);

/** service spec 2.3: forms of values; fields that are not named here may hold any text. */
const FORMS: Readonly<Record<string, RegExp>> = {
  encryption_strategy: /^\d+$/u,
  input_dimensions: /^\d+(,\d+)*$/u,
  number_of_attack_queries: /^\d+$/u,
  number_of_classes: /^\d+$/u,
  vulnerability_threshold: /^\d+(\.\d+)?$/u,
  defense_bestonly: /^(yes|no)$/u,
  is_category_columns: /^(yes|no)$/u,
  normalize_data: /^(yes|no)$/u,
  use_model_api: /^(yes|no)$/u,
};

/**
 * Checks a request against service spec 4.1 and 5.
 * @returns its body
 * @throws AssertionError on every departure
 */
export function assertLineageRequest(
  request: RecordedRequest,
  credentials: Credentials,
): Readonly<Record<string, unknown>> {
  const body = assertServiceRequest(request, LINEAGE_PATH, credentials);
  for (const [field, value] of Object.entries(body)) {
    strictEqual(typeof value, LINEAGE_FIELDS[field], `${field} of the lineage check has the wrong type`);
    ok(value !== '', `${field} of the lineage check is empty`);
  }
  ok('repo_type' in body, 'repo_type is required');
  const depth = body['depth'];
  ok(Number.isInteger(depth) && Number(depth) >= 1, 'depth is no integer of at least 1');
  if (body['repo_type'] === 's3_bucket') {
    for (const field of STORAGE_FIELDS) ok(field in body, `${field} is mandatory for object storage`);
  } else {
    for (const field of STORAGE_FIELDS) ok(!(field in body), `${field} belongs to object storage alone`);
  }
  return body;
}

/**
 * Checks a request against service spec 4.2, 2.3 and 5.
 * @returns its body
 * @throws AssertionError on every departure
 */
export function assertAnalysisRequest(
  request: RecordedRequest,
  credentials: Credentials,
  expected: { readonly modelId: string; readonly task: string; readonly attack: string },
): Readonly<Record<string, unknown>> {
  const body = assertServiceRequest(request, ANALYSIS_PATH + expected.modelId, credentials);
  const fields = interfaceFields(expected.task, expected.attack);
  ok(fields.length > 0, `the service spec lists no ${expected.attack} for ${expected.task}`);
  deepStrictEqual(Object.keys(body).sort(), fields, `fields of ${expected.task}/${expected.attack}`);
  for (const [field, value] of Object.entries(body)) {
    if (typeof value !== 'string') fail(`${field} is no string`);
    match(value, FORMS[field] ?? /./u, `form of ${field}`);
  }
  return body;
}

function assertServiceRequest(
  request: RecordedRequest,
  path: string,
  credentials: Credentials,
): Readonly<Record<string, unknown>> {
  strictEqual(request.method, 'POST');
  strictEqual(request.path, path);
  deepStrictEqual(headerValues(request, 'x-api-key'), [credentials.apiKey]);
  deepStrictEqual(headerValues(request, 'org-id'), [credentials.orgId]);
  match(headerValues(request, 'content-type').join(), /^application\/json(; ?charset=utf-8)?$/iu);
  deepStrictEqual(
    request.headers.map(([name]) => name.toLowerCase()).filter((name) => !ALLOWED_HEADERS.has(name)),
    [],
    'headers beyond those of the interface',
  );
  const body = request.body.toString('utf8');
  strictEqual(headerValues(request, 'content-length').join(), String(request.body.length));
  for (const secret of [credentials.apiKey, credentials.orgId]) {
    ok(!body.includes(secret), 'a credential stands in the body');
    ok(!request.path.includes(secret), 'a credential stands in the path');
  }
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) fail('the body is no object');
  return { ...parsed };
}
