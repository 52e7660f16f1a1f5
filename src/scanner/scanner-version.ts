/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = '6027363e0126b5f6';
