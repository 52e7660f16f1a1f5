import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { textAt, at } from '@model-security-scan/common/json';
import { listenOnLoopback } from '../service/wire/loopback.ts';

/** An entry of the cache, as the platform keeps it. */
interface CacheEntry {
  readonly key: string;
  readonly version: string;
  archive: Buffer;
  isFinal: boolean;
}

/** A cache as the runner offers it (version 2 of its interface, as @actions/cache 6.3.0 uses it), and its blob storage. */
export interface CacheServer {
  /** The variables that a runner sets for it. */
  readonly env: Readonly<Record<string, string>>;
  /** Finished entries, the oldest first. */
  readonly entries: readonly CacheEntry[];
  /** The names of all operations so far, in their order. */
  readonly operations: readonly string[];
  /** Replaces the archive of the newest entry. */
  plant(archive: Buffer): void;
  /** Called when an archive begins to arrive; the archive is taken when it resolves. */
  onUpload: () => Promise<void>;
  close(): Promise<void>;
}

const TOKEN = 'token-of-the-cache';

/** Starts an empty cache on loopback. It has one scope: every run reads and writes the same entries. */
export async function startCacheServer(): Promise<CacheServer> {
  const all: CacheEntry[] = [];
  const operations: string[] = [];
  let origin = '';
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', origin);
    const isBlob = url.pathname.startsWith('/account/records/');
    if (isBlob && request.method === 'PUT') await server.onUpload();
    const body = await bodyOf(request);
    if (isBlob) {
      answerBlob(all[Number(url.pathname.split('/').at(-1))], request, response, body);
      return;
    }
    const operation = url.pathname.split('/').at(-1) ?? '';
    operations.push(operation);
    const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`;
    const told: unknown = JSON.parse(body.toString());
    const said = isAllowed ? operate(operation, told, all, origin) : { msg: 'unauthorized' };
    response.writeHead(statusOf(said), { 'content-type': 'application/json' });
    response.end(JSON.stringify(said));
  };
  const listening = await listenOnLoopback(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
    0,
  );
  origin = listening.origin;
  const server: CacheServer = {
    env: {
      ACTIONS_RESULTS_URL: `${origin}/`,
      ACTIONS_CACHE_SERVICE_V2: 'true',
      ACTIONS_RUNTIME_TOKEN: TOKEN,
    },
    get entries() {
      return all.filter(({ isFinal }) => isFinal);
    },
    operations,
    plant(archive) {
      const newest = all.findLast(({ isFinal }) => isFinal);
      if (newest === undefined) throw new Error('There is no entry yet.');
      newest.archive = archive;
    },
    onUpload: () => Promise.resolve(),
    close: () => listening.close(),
  };
  return server;
}

/** What the platform answers if a key is taken: it has an entry, or another run reserved it. */
const TAKEN = {
  code: 'already_exists',
  msg: 'cache entry with the same key, version, and scope already exists',
};

function statusOf(said: unknown): number {
  if (said === TAKEN) return 409;
  return textAt(said, 'msg') === 'unauthorized' ? 401 : 200;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  return Buffer.concat(chunks);
}

function operate(operation: string, told: unknown, all: CacheEntry[], origin: string): unknown {
  const [key, version] = [textAt(told, 'key') ?? '', textAt(told, 'version') ?? ''];
  const isSame = (entry: CacheEntry): boolean => entry.key === key && entry.version === version;
  switch (operation) {
    case 'CreateCacheEntry': {
      if (all.some(isSame)) return TAKEN;
      const index = all.push({ key, version, archive: Buffer.alloc(0), isFinal: false }) - 1;
      return { ok: true, signed_upload_url: `${origin}/account/records/${String(index)}?sig=upload-secret` };
    }
    case 'FinalizeCacheEntryUpload': {
      const index = all.findIndex(isSame);
      const entry = all[index];
      if (entry?.archive.length !== Number(at(told, 'size_bytes'))) {
        return { ok: false, message: 'other size' };
      }
      entry.isFinal = true;
      return { ok: true, entry_id: String(index + 1) };
    }
    case 'GetCacheEntryDownloadURL': {
      const others = at(told, 'restore_keys');
      const rest = Array.isArray(others) ? others.map((one: unknown) => String(one)) : [];
      const starts = [key, ...rest];
      const index = findEntry(all, version, starts);
      const signed = `${origin}/account/records/${String(index)}?sig=download-secret`;
      return index === -1
        ? { ok: false }
        : { ok: true, signed_download_url: signed, matched_key: all[index]?.key };
    }
    default:
      return {};
  }
}

/** The newest entry whose key begins as wanted; the first beginning goes before the second. */
function findEntry(all: readonly CacheEntry[], version: string, starts: readonly string[]): number {
  for (const start of starts) {
    const index = all.findLastIndex(
      (entry) => entry.isFinal && entry.version === version && entry.key.startsWith(start),
    );
    if (index !== -1) return index;
  }
  return -1;
}

function answerBlob(
  entry: CacheEntry | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  if (entry === undefined) {
    response.writeHead(404).end();
  } else if (request.headers.authorization !== undefined) {
    // The address opens the storage; the token is not meant for it.
    response.writeHead(400).end();
  } else if (request.method === 'PUT' && request.headers['x-ms-blob-type'] !== 'BlockBlob') {
    response.writeHead(400).end();
  } else if (request.method === 'PUT') {
    entry.archive = body;
    response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString() }).end();
  } else {
    response.writeHead(200, { 'content-length': entry.archive.length }).end(entry.archive);
  }
}
