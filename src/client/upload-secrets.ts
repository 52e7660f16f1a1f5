import { ATTACKS, SLOTS, TASKS } from '../core/attack-table.ts';
import { FAILURE_REASONS, STATUSES } from '../core/outcome.ts';
import { TEXT_FIELDS } from './lineage-check.ts';
import type { UploadTarget } from './upload-targets.ts';

/** The names of parameters that sign or open a presigned address (observed publicly at the usual object storages). */
const SECRET_NAME = /sig|token|credential|policy|access.?key|secret|auth|password/iu;
/** The minimum length of a value with such a name. Shorter values are ordinary words or numbers. */
const MIN_NAMED_SECRET_LENGTH = 8;
/** The minimum length of a value with any other name. */
const MIN_UNNAMED_SECRET_LENGTH = 20;

/**
 * Words that outputs contain. They must not be masked, because the runner drops an output with a masked value. Words
 * shorter than {@link MIN_NAMED_SECRET_LENGTH} are never masked, so they need not be listed.
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
 * Lists the secrets to mask before the service's upload addresses are used (docs/design.md, rule 4): each whole query, and
 * the values in queries and form fields that are signatures or may be.
 * @param publicTexts texts that must stay readable, such as the job's id: no part of them counts as a secret, and no word
 *   of the outputs does
 */
export function uploadSecrets(targets: readonly UploadTarget[], publicTexts: readonly string[]): string[] {
  const secrets = targets.flatMap((target) => {
    const fields = target.form === 'post' ? target.fields : [];
    const values = [...target.url.searchParams, ...fields].filter(isSecret).map(([, value]) => value);
    const query = target.url.search.slice(1);
    return query.length < MIN_NAMED_SECRET_LENGTH ? values : [query, ...values];
  });
  const readable = [...publicTexts, ...OUTPUT_WORDS];
  return [...new Set(secrets)].filter((secret) => !readable.some((text) => text.includes(secret)));
}

function isSecret([name, value]: readonly [string, string]): boolean {
  return value.length >= (SECRET_NAME.test(name) ? MIN_NAMED_SECRET_LENGTH : MIN_UNNAMED_SECRET_LENGTH);
}
