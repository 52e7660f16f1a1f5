import type { CacheSettings } from '../facts/settings.ts';
import type { InputReader } from './reader.ts';

/** A shorter secret could be found by trying, since what it seals can be read. */
const MIN_SECRET_LENGTH = 16;

/** Reads where runs keep what later runs need. */
export function readCache(reader: InputReader): CacheSettings {
  const directory = reader.text('cache-directory');
  const secret = reader.text('cache-secret');
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    reader.report(
      'cache-secret',
      `has ${String(secret.length)} characters, but needs ${String(MIN_SECRET_LENGTH)} at least. Make one with ` +
        '"openssl rand -hex 32", and keep it as a secret.',
    );
  }
  return { ...(directory === undefined ? {} : { directory }), ...(secret === undefined ? {} : { secret }) };
}
