/** A text of the cache that was looked up. */
export type ReadEntry =
  | { readonly kind: 'missing' }
  /** `key` is the one that was found. */
  | { readonly kind: 'entry'; readonly key: string; readonly text: string }
  /** There is something that this program did not write, or has not finished to write. */
  | { readonly kind: 'damaged'; readonly key: string }
  /** It is not known whether there is an entry. The text is for people. */
  | { readonly kind: 'problem'; readonly problem: string };

/** `exists`: another run has created an entry of this key, or is about to. */
export type CreatedEntry =
  | { readonly kind: 'created' | 'exists' }
  | { readonly kind: 'problem'; readonly problem: string };

/** Small texts that runs leave for later runs. An entry is never changed: to create it is to own it. */
export interface EntryStore {
  /** Reads the entry of exactly this key. It never fails. */
  readonly read: (key: string) => Promise<ReadEntry>;
  /** Reads the entry with the highest number among those that are named by this text and a number. It never fails. */
  readonly readNewest: (start: string) => Promise<ReadEntry>;
  /** Creates an entry whole, unless there is one of this key. It never fails. */
  readonly create: (key: string, text: string) => Promise<CreatedEntry>;
  /** Removes entries that have been there for long. It never fails. */
  readonly tidy: () => Promise<void>;
}
