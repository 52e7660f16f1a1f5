/** An object without the entries that may be undefined or null, and with those as optional ones. */
type Present<T> = {
  readonly [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & {
  readonly [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Leaves out the entries that are undefined or null: an optional property is absent, not undefined. */
export function present<T extends object>(entries: T): Present<T>;
export function present(entries: object): object {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && value !== null),
  );
}
