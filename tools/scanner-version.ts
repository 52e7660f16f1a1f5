import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from './project.ts';

/** The rooms whose code decides what a scan finds. */
const ROOMS = ['src/rules', 'src/supply-chain'];
const GENERATED = 'src/supply-chain/scanner-version.ts';

/**
 * Makes the version of the scanner from its own source, lists and rules included: no change can be forgotten. A change
 * that finds nothing else, such as one of a comment, only costs a scan.
 */
export function scannerVersionText(): string {
  const files = ROOMS.flatMap((room) =>
    readdirSync(projectPath(room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && file !== GENERATED),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const text = readFileSync(projectPath(file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(JSON.stringify([file, text]));
  }
  const version = hash.digest('hex').slice(0, 16);
  return `/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = '${version}';
`;
}
