import { sourceDigest } from './source-digest.ts';

/** The room whose code decides what a scan finds. */
const ROOMS = ['packages/scanner/src', 'packages/common/src'];
const GENERATED = 'packages/scanner/src/scanner-version.ts';

/**
 * Makes the version of the scanner from its own source, lists and rules included: no change can be forgotten. A change
 * that finds nothing else, such as one of a comment, only costs a scan.
 */
export function scannerVersionText(): string {
  const version = sourceDigest(ROOMS, (file) => file !== GENERATED);
  return `/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = '${version}';
`;
}
