import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { isSafeToMask, uploadSecrets } from './client/upload-secrets.ts';
import type { UploadTarget } from './client/upload-address.ts';

/** Texts that outputs and reports must be able to show: what a service calls a secret never hides one of them. */
export class PublicTexts {
  readonly #texts = new Set<string>();

  constructor(specs: readonly AnalysisSpec[]) {
    for (const { name, modelId, artifacts } of specs) {
      for (const text of [name, modelId, ...artifacts.map(({ path }) => path)]) this.#texts.add(text);
    }
  }

  /** Adds the id of a job, and the address of its dashboard without its query, where a token may be. */
  addJob({ jobId, dashboardUrl = '' }: { readonly jobId: string; readonly dashboardUrl?: string }): void {
    this.#texts.add(jobId).add(dashboardUrl.replace(/[?#].*$/u, ''));
  }

  /** True if a public text contains this one. */
  readonly include = (part: string): boolean => {
    for (const text of this.#texts) if (text.includes(part)) return true;
    return false;
  };
}

interface Hiding {
  readonly mask: (secret: string) => void;
  readonly hide: (secret: string) => void;
}

/** Removes the secrets of upload addresses from everything that is printed or written from now on. */
export function hideUploadSecrets(
  targets: readonly UploadTarget[],
  publicTexts: PublicTexts,
  { mask, hide }: Hiding,
): void {
  for (const secret of uploadSecrets(targets, publicTexts.include)) {
    (isSafeToMask(secret) ? mask : hide)(secret);
  }
}
