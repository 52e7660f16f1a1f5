import { ACCESSES, BOUNDS } from '../../../core/result/words.ts';
import { ATTACKS } from '../../../attacks/table.ts';
import { SLOTS, TASKS } from '../../../core/attack-table.ts';
import { STATUSES } from '../../../facts/outcome.ts';
import { FAILURE_REASONS } from '../../../core/failure-reason.ts';
import { comparable } from '../../../redact/secret-encodings.ts';
import { TEXT_FIELDS } from './lineage-check.ts';
import { secretTexts, type UploadAddress } from './upload-address.ts';

/** The names of parameters that sign or open a presigned address (observed publicly at the usual object storages). */
const SECRET_NAME = /sig|token|credential|policy|access.?key|secret|auth|passw|jwt|session/iu;

/** The minimum length of a secret. Shorter values are ordinary words or numbers. */
const MIN_SECRET_LENGTH = 8;

/** Texts that the runner may be told to mask: signatures of all kinds, but no punctuation of JSON, no blanks, no numbers. */
const SAFE_TO_MASK = /^(?=.*[a-z])[\w.~%+/=&;@!*()$-]{16,}$/iu;

/**
 * Words that outputs contain. They must not be masked, because the runner drops an output with a masked value. Words
 * shorter than {@link MIN_SECRET_LENGTH} are never masked, so they need not be listed.
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
  'not_tested',
  'backdoors',
  ...BOUNDS,
  ...ACCESSES,
  'threshold',
].map(comparable);

/**
 * Lists the secrets of the service's upload addresses (docs/design.md, rule 4) by their place: each whole query, and the
 * values of its parameters and of form fields whose names say that they sign or open something. Other values, such as
 * the name under which a file is stored, are no secrets: they often contain the id of the job.
 * @param isPublic true for a text that must stay readable, such as a job's id or a part of it. Words of outputs stay
 *   readable too
 */
export function uploadSecrets(
  addresses: readonly UploadAddress[],
  isPublic: (text: string) => boolean,
): string[] {
  const secrets = addresses.flatMap((target) => {
    const named = [...target.url.searchParams, ...secretTexts(target)].filter(([name]) =>
      SECRET_NAME.test(name),
    );
    return [target.url.search.slice(1), ...named.map(([, value]) => value)];
  });
  return [...new Set(secrets)]
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .filter((secret) => !OUTPUT_WORDS.some((word) => word.includes(comparable(secret))) && !isPublic(secret));
}

/**
 * True if the runner may be told to mask a secret that the service made up. The runner drops an output that contains a
 * masked text anywhere, so a text that could be part of an output by chance is only removed by this action itself
 * (redact/secrets.ts): one that may span two values of a JSON output, a number, or a short one.
 */
export function isSafeToMask(secret: string): boolean {
  return SAFE_TO_MASK.test(secret);
}
