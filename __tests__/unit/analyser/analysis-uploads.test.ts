import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as yauzl from 'yauzl';
import type { Artifact } from '../../../src/facts/artifact.ts';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';
import {
  describeProgress,
  planUploads,
  uploadArtifacts,
  type UploadPlan,
  type UploadPlanning,
  type UploadRequest,
} from '../../../src/analyser/remote/uploads.ts';
import { ListedFiles } from '../../../src/analyser/listed-files.ts';
import { UploadsError } from '../../../src/facts/uploads-error.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { Log } from '../../../src/core/log.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import type { Transport } from '../../../src/http/exchange.ts';
import type { Upload } from '../../../src/facts/run-outcome.ts';
import { createTransport } from '../../../src/http/transport.ts';
import type { UploadTarget } from '../../../src/analyser/remote/client/upload-address.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';

let workspace = '';
let server: Server;
let transport: Transport;
let lines: string[] = [];
/** Bodies by path, in the order of their arrival. */
let arrived = new Map<string, Buffer>();
let answer: (response: ServerResponse, slot: string) => void = (response) => response.end();

const log: Log = {
  info: (text) => lines.push(text),
  debug: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
  group: (title, rest) => lines.push(title, ...rest),
};

/** The signal of a run that does not end before its work is done. */
const NEVER_ENDED = new AbortController().signal;

beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  lines = [];
  arrived = new Map();
  answer = (response) => response.end();
  server = createServer((request, response) => {
    buffer(request).then(
      (body) => {
        const slot = (request.url ?? '').slice(1);
        arrived.set(slot, body);
        answer(response, slot);
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  transport = createTransport({
    redact: (text) => text,
    requestTimeoutMs: 20_000,
    maxAttempts: 1,
    signal: NEVER_ENDED,
    log,
    clock: { now: Date.now, random: () => 0, sleep: () => Promise.resolve() },
  });
});

afterEach(async () => {
  transport.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(workspace, { recursive: true });
});

function origin(): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return `http://127.0.0.1:${String(address.port)}`;
}

function targets(...slots: Slot[]): readonly UploadTarget[] {
  return readUploadTargets(
    Object.fromEntries(slots.map((slot) => [`${slot}_upload_url`, `${origin()}/${slot}`])),
  ).targets;
}

/** An artifact for each slot, in a file named after it. */
async function artifacts(...slots: Slot[]): Promise<Artifact[]> {
  for (const slot of slots) await writeFile(path.join(workspace, `${slot}.csv`), `content of ${slot}`);
  const place = { kind: 'input', input: 'artifacts' } as const;
  const specs = slots.map((slot) => ({ slot, path: `${slot}.csv`, place }));
  return (await inspectArtifacts(specs, workspace, NEVER_ENDED)).artifacts;
}

function plan(given: Partial<UploadPlanning>): UploadPlan {
  return planUploads({
    targets: [],
    artifacts: [],
    policy: { allowPrivate: true },
    log,
    useModelApi: false,
    usualSlots: ['data', 'label', 'model'],
    notSent: [],
    answerFields: ['job_id', 'urls.data'],
    ...given,
  });
}

/** Plans and sends. */
async function send(
  given: Partial<UploadPlanning>,
  more: Partial<UploadRequest> = {},
): Promise<readonly Upload[]> {
  const { pairs } = plan(given);
  return uploadArtifacts({ transport, pairs, log, sentFiles: new ListedFiles(), ...more });
}

async function fail(given: Partial<UploadPlanning>): Promise<ServiceError> {
  const error: unknown = await send(given).catch((caught: unknown) => caught);
  if (!(error instanceof ServiceError)) throw new Error(`no ServiceError: ${String(error)}`);
  return error;
}

describe('the artifacts of an analysis', () => {
  it('go to their slots as zip archives, and are listed and logged', async () => {
    await mkdir(path.join(workspace, 'images'));
    await writeFile(path.join(workspace, 'images/1.png'), 'one');
    const place = { kind: 'input', input: 'artifacts' } as const;
    const specs = [{ slot: 'model', path: 'images', place }] as const;
    const folder = (await inspectArtifacts(specs, workspace, NEVER_ENDED)).artifacts;
    const given = [...folder, ...(await artifacts('data'))];
    const planned = { targets: targets('data', 'model'), artifacts: given };
    expect(plan(planned).warnings).toEqual([]);
    const uploads = await send(planned);
    expect(uploads.map(({ slot, file }) => [slot, file])).toEqual([
      ['data', 'data.csv'],
      ['model', 'images'],
    ]);
    for (const { slot, bytes, sha256, host } of uploads) {
      const body = arrived.get(slot) ?? Buffer.alloc(0);
      expect(bytes).toBe(body.length);
      expect(sha256).toBe(createHash('sha256').update(body).digest('hex'));
      expect(origin()).toContain(host);
      expect(lines.join('\n')).toMatch(new RegExp(`to ${host} .*SHA-256 ${sha256.slice(0, 12)}…`, 'u'));
    }
    const zip = await yauzl.fromBufferPromise(arrived.get('model') ?? Buffer.alloc(0), { lazyEntries: true });
    expect(zip.entryCount).toBe(1);
  });
});

describe('an upload that fails', () => {
  it('is reported with the uploads before it', async () => {
    answer = (response, slot) => {
      if (slot === 'data') {
        response.end();
        return;
      }
      // Refused only when the first has been listed.
      const listed = waitFor(() => lines.some((line) => line.startsWith('Uploaded data')));
      void listed.then(() => response.writeHead(403).end());
    };
    const error = await fail({
      targets: targets('data', 'label'),
      artifacts: await artifacts('data', 'label'),
    });
    expect(error).toBeInstanceOf(UploadsError);
    expect(error.reason).toBe('upload-failed');
    expect(error.message).toMatch(/^The upload of label to .* answered with status 403/u);
    expect(error instanceof UploadsError ? error.uploads.map(({ slot }) => slot) : []).toEqual(['data']);
  });

  it('names the file that changed since it was looked at', async () => {
    const given = await artifacts('data');
    await appendFile(path.join(workspace, 'data.csv'), 'more');
    const error = await fail({ targets: targets('data'), artifacts: given });
    expect(error.message).toMatch(/^The upload of data to .* failed: "data.csv" changed between the check/u);
    expect(arrived.size).toBe(0);
  });

  it('is passed on unchanged if it is no fault of service or storage', async () => {
    const bug = new TypeError('a bug');
    const given = { targets: targets('data'), artifacts: await artifacts('data') };
    const loud: Log = {
      ...log,
      info: () => {
        throw bug;
      },
    };
    await expect(send(given, { log: loud })).rejects.toBe(bug);
  });
});

describe('progress', () => {
  it('is logged while an upload takes long', async () => {
    answer = (response) => {
      void waitFor(() => lines.some((line) => line.startsWith('Uploading data'))).then(() => response.end());
    };
    await send({ targets: targets('data'), artifacts: await artifacts('data') }, { progressIntervalMs: 1 });
    expect(lines.find((line) => line.startsWith('Uploading'))).toMatch(
      /^Uploading data "data.csv": \d+ % \(\d+ bytes of \d+ bytes, [\d.]+ \w+\/s\)\.$/u,
    );
    const after = lines.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toHaveLength(after);
  });

  it('is given as percent, amount and mean speed', () => {
    expect(describeProgress(0, 10e6, 1000)).toBe('0 % (0 bytes of 10.0 MB, 0 bytes/s)');
    expect(describeProgress(5e6, 10e6, 2000)).toBe('50 % (5.0 MB of 10.0 MB, 2.5 MB/s)');
    expect(describeProgress(10e6 - 1, 10e6, 3000)).toBe('99 % (10.0 MB of 10.0 MB, 3.3 MB/s)');
  });
});

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}
