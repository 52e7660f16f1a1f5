import path from 'node:path';

/** The program of the scan's threads as it lies in the source of this package. A bundle holds it elsewhere. */
export const SCAN_THREAD = path.join(import.meta.dirname, 'scan-worker.ts');
