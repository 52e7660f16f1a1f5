import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { comparable } from '../../redact/secret-encodings.ts';
import { secretTexts, type UploadAddress } from './client/upload-address.ts';
import { ACCESSES, BOUNDS, ATTACKS, SLOTS, TASKS } from '@model-security-scan/engine/catalog';
import { STATUSES } from '../../facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../core/errors.ts';
import { TEXT_FIELDS } from './client/lineage-check.ts';

/** Texts that outputs and reports must be able to show: what a service calls a secret never hides one of them. */
export class PublicTexts {
  readonly #texts = new Set<string>();

  constructor(specs: readonly AnalysisSpec[]) {
    for (const { name, modelId, artifacts } of specs) {
      for (const text of [name, modelId, ...artifacts.map(({ path }) => path)]) this.#add(text);
    }
  }

  /** Adds the id of a job, and the address of its dashboard without its query, where a token may be. */
  addJob({ jobId, dashboardUrl = '' }: { readonly jobId: string; readonly dashboardUrl?: string }): void {
    this.#add(jobId);
    this.#add(dashboardUrl.replace(/[?#].*$/u, ''));
  }

  /** True if a public text contains this one, in any case and with any dashes: so secrets are removed. */
  readonly include = (part: string): boolean => {
    const wanted = comparable(part);
    for (const text of this.#texts) if (text.includes(wanted)) return true;
    return false;
  };

  #add(text: string): void {
    this.#texts.add(comparable(text));
  }
}

interface Hiding {
  readonly mask: (secret: string) => void;
  readonly hide: (secret: string) => void;
}

/** Removes the secrets of upload addresses from everything that is printed or written from now on. */
export function hideUploadSecrets(
  addresses: readonly UploadAddress[],
  publicTexts: PublicTexts,
  { mask, hide }: Hiding,
): void {
  for (const secret of uploadSecrets(addresses, publicTexts.include)) {
    (isSafeToMask(secret) ? mask : hide)(secret);
  }
}

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
