import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { jsonAnswer, sendAnswer } from '../../../__tests__/service/wire/answer.ts';
import { drain } from '../../../__tests__/service/wire/body.ts';
import { listenOnLoopback } from '../../../__tests__/service/wire/loopback.ts';

// A service that answers at once, or after the milliseconds of its first argument, and a storage that discards uploads.
// It runs in its own process and ends when its standard input ends.

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
/** How long each upload took from its head to its last byte, since the last request for these times. */
let uploadMs: number[] = [];

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

/** The model id names the uploads to ask for; the organization decides if there is a record. */
async function answer(request: IncomingMessage): Promise<unknown> {
  const path = request.url ?? '/';
  if (request.method === 'PUT') {
    const startMs = performance.now();
    await drain(request);
    uploadMs.push(performance.now() - startMs);
    return {};
  }
  if (path === '/uploads') {
    const times = [...uploadMs];
    uploadMs = [];
    return times;
  }
  await drain(request);
  if (delayMs > 0) await delay(delayMs);
  if (path.endsWith('/lineage-check')) return request.headers['org-id'] === 'recorded' ? RECORD : {};
  const slots = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/^slots:/u, '');
  return analysisAnswer(slots === 'none' ? '' : slots, request.headers.host ?? '');
}

function reply(request: IncomingMessage, response: ServerResponse): void {
  answer(request).then(
    (value) => {
      sendAnswer(response, jsonAnswer(value));
    },
    () => response.destroy(),
  );
}

const { port } = await listenOnLoopback(createServer(reply));
console.log(String(port));
process.stdin.resume().once('end', () => process.exit());
