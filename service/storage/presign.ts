import type { UploadSlot } from '../jobs/job-store.ts';
import type { UploadForm } from '../options.ts';
import { type Service, sign } from '../front/service.ts';

/** Where a file is uploaded to: the address for a PUT, or address and fields of a form POST (observed publicly). */
export type UploadAddress =
  string | { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** The only fields of an upload form, each of them required. */
export const FORM_FIELDS = ['key', 'expires', 'signature'] as const;

/**
 * The address of a slot, in the form that the settings ask for.
 * @param index position of the slot among those of its job; `mixed` alternates by it
 */
export function uploadAddress(service: Service, slot: UploadSlot, index: number): UploadAddress {
  const expires = String(Math.floor(service.settings.now() / 1000) + service.settings.uploadExpirySeconds);
  if (formOf(service.settings.uploadForm, index) === 'post') {
    const signature = sign(service, `POST\n${slot.uploadId}\n${expires}`);
    return {
      url: `${service.storageUrl()}/uploads`,
      fields: { key: slot.uploadId, expires, signature },
    };
  }
  const signature = sign(service, `PUT\n${slot.uploadId}\n${expires}`);
  const query = new URLSearchParams({ expires, signature });
  return `${service.storageUrl()}/uploads/${slot.uploadId}?${query.toString()}`;
}

function formOf(form: UploadForm, index: number): 'put' | 'post' {
  if (form === 'mixed') return index % 2 === 0 ? 'put' : 'post';
  return form;
}

/**
 * Checks the signature of an upload.
 * @returns why it is not accepted, or undefined where it is
 */
export function signatureProblem(
  service: Service,
  method: 'PUT' | 'POST',
  parts: { readonly key: string; readonly expires: string; readonly signature: string },
): string | undefined {
  if (parts.signature !== sign(service, `${method}\n${parts.key}\n${parts.expires}`)) {
    return 'the signature does not match: use the address exactly as it was given';
  }
  const expired = service.settings.now() / 1000 > Number(parts.expires);
  return expired ? 'the address has expired: submit the analysis again to get a new one' : undefined;
}
