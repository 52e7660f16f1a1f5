/** The only file in an entry of the cache: one record a line. */
export const PACK_FILE = 'model-security-records.jsonl';

/** What the process of the cache is told. */
export type CacheTask =
  /** `keys`: the beginnings of keys, the most wanted first. */
  | { readonly kind: 'restore'; readonly keys: readonly string[] }
  | { readonly kind: 'save'; readonly key: string };

/** What it answers, once. */
export type CacheAnswer =
  { readonly kind: 'done'; readonly found: boolean } | { readonly kind: 'failed'; readonly reason: string };
