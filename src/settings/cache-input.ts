import { LOCAL, type CacheSettings } from '../facts/settings.ts';
import type { Venue } from '../facts/venue.ts';
import type { InputReader } from './reader.ts';

/** A shorter secret could be found by trying, since the signatures of cached results can be read. */
const MIN_KEY_LENGTH = 16;

/** Reads where local runs keep cached results. @returns undefined with a service */
export function readCache(reader: InputReader, { recalls }: Venue): CacheSettings | undefined {
  const directory = reader.text('record-directory');
  const key = reader.text('record-key');
  if (recalls === 'record') {
    for (const [name, value] of Object.entries({ 'record-directory': directory, 'record-key': key })) {
      if (value === undefined) continue;
      reader.report(
        name,
        `is only for base-url: ${LOCAL}: a service keeps its records itself. Remove the input.`,
      );
    }
    return undefined;
  }
  if (key !== undefined && key.length < MIN_KEY_LENGTH) {
    reader.report(
      'record-key',
      `has ${String(key.length)} characters, but needs ${String(MIN_KEY_LENGTH)} at least. Make one with ` +
        '"openssl rand -hex 32", and keep it as a secret.',
    );
  }
  return { ...(directory === undefined ? {} : { directory }), ...(key === undefined ? {} : { key }) };
}
