import { ATTACKS, SLOTS, TASKS } from '../core/attack-table.ts';
import { FAILURE_REASONS, STATUSES } from '../core/outcome.ts';
import { TEXT_FIELDS } from './lineage-check.ts';
import type { UploadTarget } from './upload-targets.ts';

/** Names of what signs or opens a presigned address (observed publicly at the usual object storages). */
const SECRET_NAME = /sig|token|credential|policy|access.?key|secret|auth|password/iu;
/** A shorter value is a word or a number, and masking it would take ordinary texts apart. */
const MIN_NAMED_LENGTH = 8;
const MIN_OTHER_LENGTH = 20;

/**
 * Words of outputs: the runner drops an output that holds a masked value. Shorter ones than {@link MIN_NAMED_LENGTH} need
 * not be here.
 */
const OUTPUT_WORDS: readonly string[] = [
  ...STATUSES,
  ...FAILURE_REASONS,
  ...TASKS,
  ...ATTACKS,
  ...SLOTS,
  ...TEXT_FIELDS,
  'supplychain_vuldetected',
  'model_id',
  'dashboard_url',
  'threshold',
];

/**
 * What must be masked before the service's upload addresses are used (docs/design.md, rule 4): each query as a whole,
 * and the values in it and in the forms' fields that are, or may be, signatures.
 * @param publicTexts what people must be able to read, such as the job's id: no part of it is taken for a secret, nor
 *   is any of the words that outputs are made of
 */
export function uploadSecrets(targets: readonly UploadTarget[], publicTexts: readonly string[]): string[] {
  const secrets = targets.flatMap((target) => {
    const fields = target.form === 'post' ? target.fields : [];
    const values = [...target.url.searchParams, ...fields].filter(isSecret).map(([, value]) => value);
    const query = target.url.search.slice(1);
    return query.length < MIN_NAMED_LENGTH ? values : [query, ...values];
  });
  const readable = [...publicTexts, ...OUTPUT_WORDS];
  return [...new Set(secrets)].filter((secret) => !readable.some((text) => text.includes(secret)));
}

function isSecret([name, value]: readonly [string, string]): boolean {
  return value.length >= (SECRET_NAME.test(name) ? MIN_NAMED_LENGTH : MIN_OTHER_LENGTH);
}
