/** Ten times as long as the ids that were observed, and short enough for an output and a URL. */
export const MAX_JOB_ID_LENGTH = 1024;

/**
 * True if two texts name the same job or model. Ids are Base64 (observed publicly; not in the service spec), whose padding
 * some programs drop or percent-encode: `J1`, `J1=` and `J1%3D` are one job. Everywhere that ids are compared, this
 * function or {@link idKey} compares them. Case counts, because it does in Base64.
 */
export function isSameId(one: string, other: string): boolean {
  return idKey(one) === idKey(other);
}

/** Returns what all spellings of an id have in common. */
export function idKey(id: string): string {
  // The time is proportional to the length: an id in an answer may be megabytes long, and nothing but padding.
  const text = id.trim();
  let end = text.length;
  for (;;) {
    if (text.endsWith('=', end)) end -= 1;
    else if (text.slice(Math.max(0, end - 3), end).toLowerCase() === '%3d') end -= 3;
    else return text.slice(0, end);
  }
}
