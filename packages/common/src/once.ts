/** Makes a value when it is first asked for, and keeps it: for what takes time to make and is seldom needed. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
