import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

// A service that answers at once, or after the milliseconds of its first argument, and a storage that throws away
// what it is sent. It runs in a process of its own and ends with its standard input.

const delayMs = Number(process.argv[2] ?? '0');

const RECORD = {
  branchname: 'main',
  commitid: '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c',
  createdtimestamp: '2026-01-01T00:00:00Z',
  depth: '1',
  hashedjobid: 'bench',
  modelid: 'bench',
  orgid: 'bench',
  repotype: 'github',
  repourl: 'https://github.com/octo-org/digits',
  supplychain_vuldetected: 0,
};

let jobs = 0;
/** How long each upload took from its head to its last byte, since it was last asked for. */
let uploadMs: number[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function swallow(request: IncomingMessage): Promise<void> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('data', () => undefined);
    request.on('end', () => {
      uploadMs.push(performance.now() - startMs);
      resolve();
    });
  });
}

function analysisAnswer(slots: string, host: string): unknown {
  jobs += 1;
  const wanted = slots === '' ? [] : slots.split(',');
  const urls: Record<string, string> = {};
  for (const slot of wanted) urls[`${slot}_upload_url`] = `http://${host}/storage/${slot}`;
  return {
    api_version: '1.5',
    job_id: `job-${String(jobs)}`,
    dashboard_link: 'https://dashboard.example.com/',
    urls,
  };
}

/** The model id says which uploads are asked for, the organization whether there is a record. */
async function answer(request: IncomingMessage): Promise<unknown> {
  const path = request.url ?? '/';
  if (request.method === 'PUT') {
    await swallow(request);
    return {};
  }
  if (path === '/uploads') {
    const told = [...uploadMs];
    uploadMs = [];
    return told;
  }
  await bodyOf(request);
  if (delayMs > 0) await delay(delayMs);
  if (path.endsWith('/lineage-check')) return request.headers['org-id'] === 'recorded' ? RECORD : {};
  const slots = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/^slots:/u, '');
  return analysisAnswer(slots === 'none' ? '' : slots, request.headers.host ?? '');
}

function reply(request: IncomingMessage, response: ServerResponse): void {
  answer(request).then(
    (value) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    },
    () => response.destroy(),
  );
}

const server = createServer(reply);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(String(address.port));
});
process.stdin.resume().once('end', () => process.exit());
