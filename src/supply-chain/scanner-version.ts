/** Goes up with every change that can find something else in the same bytes: earlier results are then not reused. */
export const SCANNER_VERSION = '1';
