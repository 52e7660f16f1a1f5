import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from './project.ts';

/**
 * Computes a digest of source code and of the tables beside it, so that what it found can be told from what other code finds.
 * @param rooms the folders with the code, relative to the project's root
 * @param isCounted false for a file that does not count; paths are relative to the root, with forward slashes
 * @param more anything else that counts
 * @returns 16 hexadecimal digits
 */
export function sourceDigest(
  rooms: readonly string[],
  isCounted: (file: string) => boolean,
  more: readonly unknown[] = [],
): string {
  const files = rooms.flatMap((room) =>
    readdirSync(projectPath(room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:ts|json|py)$/u.test(file) && isCounted(file)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const text = readFileSync(projectPath(file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(JSON.stringify([file, text]));
  }
  for (const one of more) hash.update(JSON.stringify(one));
  return hash.digest('hex').slice(0, 16);
}
