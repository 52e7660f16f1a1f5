/** Generated from the source of the scanner (tools/scanner-version.ts): results of another version are not reused. */
export const SCANNER_VERSION = 'd4af58647c15976d';
