/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = '09f2ff0b09d6a2ec';
