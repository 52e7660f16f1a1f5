import type { FileResult, HashMode } from './file-result.ts';
import type { KnownFile } from './scan-report.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly temporaryFolder: string;
  readonly hashes: HashMode;
}

/** What a thread tells. */
export type WorkerAnswer =
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly result: FileResult };

/** True for what the other side of this program sends; only its kind is looked at. */
export function isWorkerData(data: unknown): data is WorkerData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'known' in data &&
    data.known instanceof Map &&
    'temporaryFolder' in data
  );
}
