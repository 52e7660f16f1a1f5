import { createHmac } from 'node:crypto';
import type { StorageState, UploadForm } from './storage-state.ts';
import type { UploadSlot } from './upload-store.ts';

/** The address for a PUT, or address and fields of a form POST (observed publicly). */
export type UploadAddress =
  | string
  | { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** The only fields of an upload form, each of them required. */
export const FORM_FIELDS = ['key', 'expires', 'signature'] as const;

type SigningState = Pick<StorageState, 'settings' | 'signingSecret'>;

/**
 * The address of a slot, in the form that the settings ask for.
 * @param index position of the slot among those of its job; `mixed` alternates by it
 */
export function uploadAddress(
  state: SigningState & Pick<StorageState, 'storageUrl'>,
  slot: UploadSlot,
  index: number,
): UploadAddress {
  const { now, uploadExpirySeconds, uploadForm } = state.settings;
  const expires = String(Math.floor(now() / 1000) + uploadExpirySeconds);
  if (formOf(uploadForm, index) === 'post') {
    const signature = sign(state, `POST\n${slot.uploadId}\n${expires}`);
    return {
      url: `${state.storageUrl()}/uploads`,
      fields: { key: slot.uploadId, expires, signature },
    };
  }
  const signature = sign(state, `PUT\n${slot.uploadId}\n${expires}`);
  const query = new URLSearchParams({ expires, signature });
  return `${state.storageUrl()}/uploads/${slot.uploadId}?${query.toString()}`;
}

function formOf(form: UploadForm, index: number): 'put' | 'post' {
  if (form === 'mixed') return index % 2 === 0 ? 'put' : 'post';
  return form;
}

/**
 * Checks the signature of an upload.
 * @returns why it is refused; undefined if it is accepted
 */
export function signatureProblem(
  state: SigningState,
  method: 'PUT' | 'POST',
  parts: { readonly key: string; readonly expires: string; readonly signature: string },
): string | undefined {
  if (parts.signature !== sign(state, `${method}\n${parts.key}\n${parts.expires}`)) {
    return 'the signature does not match: use the address exactly as it was given';
  }
  const expired = state.settings.now() / 1000 > Number(parts.expires);
  return expired ? 'the address has expired: submit the analysis again to get a new one' : undefined;
}

/** A signature that only this service can make. @returns hexadecimal */
function sign({ signingSecret }: SigningState, text: string): string {
  return createHmac('sha256', signingSecret).update(text).digest('hex');
}
