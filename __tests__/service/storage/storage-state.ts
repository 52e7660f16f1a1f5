import type { UploadStore } from './upload-store.ts';

/** The ways to upload files; `mixed` alternates between the other two from slot to slot. */
export const UPLOAD_FORMS = ['put', 'post', 'mixed'] as const;
export type UploadForm = (typeof UPLOAD_FORMS)[number];

export interface StorageSettings {
  readonly uploadForm: UploadForm;
  /** How long upload addresses are valid, in seconds. */
  readonly uploadExpirySeconds: number;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** The state that the upload storage works with. */
export interface StorageState {
  readonly settings: StorageSettings;
  readonly uploads: UploadStore;
  /** The folder that uploaded files are kept in. */
  readonly uploadDirectory: string;
  readonly signingSecret: string;
  /** Origin of the upload storage. */
  storageUrl(): string;
  /** Must be called when a file has arrived in a slot of this owner. */
  fileArrived(owner: string): void;
}
