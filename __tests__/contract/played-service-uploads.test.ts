import { afterEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { at, textAt } from '@model-security-scan/common/json';
import type { PlayedService } from '../service/played-service.ts';
import {
  analyse,
  Clock,
  closeServices,
  configuration,
  jobStatus,
  openService,
  rawRequest,
  upload,
  zipOf,
} from '../support/played-service-client.ts';

afterEach(closeServices);

/** Submits an analysis that needs one file. @returns the address of that file, and the job id */
async function submit(
  service: PlayedService,
): Promise<{ readonly address: unknown; readonly jobId: string }> {
  const { body } = await analyse(service, configuration('image-classification', 'outlier'));
  return { address: at(body, 'urls', 'data_upload_url'), jobId: textAt(body, 'job_id') ?? '' };
}

/** Submits an analysis with one file to upload by PUT. */
async function submitForPut(service: PlayedService): Promise<string> {
  const { address } = await submit(service);
  return typeof address === 'string' ? address : '';
}

describe('the storage', () => {
  it.each(['put', 'post'] as const)(
    'records size and hash of a file by %s and starts the job',
    async (form) => {
      const clock = new Clock();
      const service = await openService({ uploadForm: form, secondsPerStage: 1, now: clock.now });
      const { address, jobId } = await submit(service);
      expect(service.storageUrl).not.toBe(service.baseUrl);
      clock.nowMs += 60_000;
      expect((await jobStatus(service, jobId)).body).toMatchObject({
        CurrentStatus: 'Waiting for the files of the analysis',
        ModelExploration_Status: 'na',
      });
      const archive = await zipOf('x'.repeat(300_000));
      expect(await upload(address, archive)).toBe(form === 'put' ? 200 : 204);
      const sha256 = createHash('sha256').update(archive).digest('hex');
      const uploads = [{ slot: 'data', bytes: archive.length, sha256, problem: undefined }];
      expect(service.jobs()).toEqual([expect.objectContaining({ phase: 'running', uploads })]);
    },
  );

  it('starts a job with its last file', async () => {
    const service = await openService();
    const { body } = await analyse(service);
    const archive = await zipOf('x');
    const phases = [];
    for (const slot of ['model', 'data', 'label']) {
      await upload(at(body, 'urls', `${slot}_upload_url`), archive);
      phases.push(service.jobs()[0]?.phase);
    }
    expect(phases).toEqual(['waiting', 'waiting', 'completed']);
  });

  it.each([
    ['no archive', () => Promise.resolve(Buffer.from('hello')), 'not a readable zip archive'],
    ['a truncated archive', async () => (await zipOf('x')).subarray(0, -30), 'not a readable zip archive'],
    [
      'an empty archive',
      () => Promise.resolve(Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')),
      'holds no file',
    ],
    ['a damaged archive', damagedArchive, 'is damaged'],
  ] as const)('takes %s, and the job then fails its sanity check', async (_case, make, problem) => {
    const service = await openService();
    const { address, jobId } = await submit(service);
    expect(await upload(address, await make())).toBe(200);
    const { body } = await jobStatus(service, jobId);
    expect(textAt(body, 'SanityCheck_Status')).toBe('failed');
    expect(textAt(body, 'CurrentStatus')).toContain('data: ');
    expect(textAt(body, 'CurrentStatus')).toContain(problem);
  });

  it.each([{ 'x-api-key': 'k' }, { 'org-id': 'o' }])('refuses credentials with 400: %j', async (headers) => {
    const service = await openService();
    const response = await fetch(await submitForPut(service), { method: 'PUT', body: 'x', headers });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toContain(`${Object.keys(headers).join()} must not be sent`);
    expect(service.jobs()[0]?.uploads[0]).toBeDefined();
    expect(service.jobs()[0]?.uploads[0]?.bytes).toBeUndefined();
  });
});

/** An archive with one changed byte of content, so that its checksum is wrong. */
async function damagedArchive(): Promise<Buffer> {
  const archive = await zipOf('content');
  // The checksum in the central directory (APPNOTE 4.3.12).
  const position = archive.lastIndexOf('PK\x01\x02') + 16;
  archive.writeUInt8(archive.readUInt8(position) ^ 1, position);
  return archive;
}

describe('a presigned PUT', () => {
  it('needs its signature and its expiry as they were given', async () => {
    const service = await openService();
    const address = await submitForPut(service);
    const outcomes = [];
    for (const change of [
      (url: URL) => {
        url.searchParams.set('signature', '0'.repeat(64));
      },
      (url: URL) => {
        url.searchParams.set('expires', '99999999999');
      },
      (url: URL) => {
        url.pathname = '/uploads/other';
      },
      (url: URL) => {
        url.searchParams.delete('signature');
      },
    ]) {
      const url = new URL(address);
      change(url);
      const response = await fetch(url, { method: 'PUT', body: 'x' });
      outcomes.push([response.status, /<Message>(.*)<\/Message>/u.exec(await response.text())?.[1]]);
    }
    const mismatch = 'the signature does not match: use the address exactly as it was given';
    expect(outcomes).toEqual([
      [403, mismatch],
      [403, mismatch],
      [403, mismatch],
      [400, 'the query parameter signature must be given exactly once, and not empty'],
    ]);
  });

  it('refuses chunked encoding with 501', async () => {
    const address = await submitForPut(await openService());
    const reply = await rawRequest(address, 'PUT', { 'transfer-encoding': 'chunked' }, 'x');
    expect([reply.status, reply.body]).toEqual([501, expect.stringContaining('send Content-Length')]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const service = await openService();
    const address = await submitForPut(service);
    const sent = request(address, { method: 'PUT', headers: { 'content-length': '1000' } });
    const broken = new Promise((resolve) => sent.once('error', resolve));
    sent.write('x'.repeat(500), () => sent.destroy(new Error('gone')));
    await broken;
    expect(service.jobs()[0]).toMatchObject({ phase: 'waiting', uploads: [{ bytes: undefined }] });
    expect(await upload(address, await zipOf('x'))).toBe(200);
    expect(service.jobs()[0]?.phase).toBe('completed');
  });
});
