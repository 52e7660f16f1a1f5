import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { comparable } from '../../redact/secret-encodings.ts';
import { isSafeToMask, uploadSecrets } from './client/upload-secrets.ts';
import type { UploadAddress } from './client/upload-address.ts';

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
