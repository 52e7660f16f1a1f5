import { parentPort, workerData } from 'node:worker_threads';
import { scanFile } from './scan-file.ts';
import type { FileToScan, HashMode, KnownFile, WorkerAnswer } from './file-result.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly temporaryFolder: string;
  readonly hashes: HashMode;
}

/** True for what the other side of this program sends; only its kind is looked at. */
function isWorkerData(data: unknown): data is WorkerData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'known' in data &&
    data.known instanceof Map &&
    'temporaryFolder' in data
  );
}

/** The program of the scan's thread: it scans the files that it is told, one after another. */

/** The thread tells that it is alive, but not for every block. */
const REPORT_EVERY_MS = 500;

function run(): void {
  const port = parentPort;
  const data: unknown = workerData;
  if (port === null || !isWorkerData(data)) {
    throw new Error('scan-worker.ts is only run as a thread of the scan.');
  }
  let reportedAtMs = 0;
  const onWork = (): void => {
    const now = Date.now();
    if (now - reportedAtMs < REPORT_EVERY_MS) return;
    reportedAtMs = now;
    port.postMessage({ kind: 'working' } satisfies WorkerAnswer);
  };
  const { known, temporaryFolder, hashes } = data;
  port.on('message', (file: FileToScan) => {
    reportedAtMs = Date.now();
    void scanFile(file, { known, temporaryFolder, hashes, onWork }).then((result) => {
      port.postMessage({ kind: 'done', result } satisfies WorkerAnswer);
    });
  });
}

run();
