/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = 'f3a3e53416f1cfd1';
