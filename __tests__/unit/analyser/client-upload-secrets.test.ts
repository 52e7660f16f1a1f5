import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  hideUploadSecrets,
  isSafeToMask,
  PublicTexts,
  uploadSecrets,
} from '../../../src/analyser/remote/public-texts.ts';
import type { UploadTarget } from '../../../src/analyser/remote/client/upload-address.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';
import { Secrets } from '../../../src/redact/secrets.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

function targetsOf(query: string, fields: object): readonly UploadTarget[] {
  return readUploadTargets({
    data_upload_url: `https://storage.example/put?${query}`,
    label_upload_url: { url: 'https://storage.example/post', fields },
  }).targets;
}

function secretsOf(query: string, fields: object, publicTexts: readonly string[] = []): string[] {
  return uploadSecrets(targetsOf(query, fields), (part) => publicTexts.some((text) => text.includes(part)));
}

describe('the secrets of upload addresses', () => {
  it('are queries as a whole, and values with a telling name', () => {
    const query = 'X-Amz-Signature=a%2Fb4567890&x-id=PutObject';
    const fields = {
      'x-amz-signature': 'sig45678',
      policy: 'short',
      key: 'uploads/job-of-the-test-0123456789/data.zip',
      acl: 'private',
    };
    expect(secretsOf(query, fields)).toEqual([query, 'a/b4567890', 'sig45678']);
  });

  it.each([
    [
      'Amazon S3',
      ['X-Amz-Credential', 'X-Amz-Security-Token', 'X-Amz-Signature', 'Policy', 'AWSAccessKeyId'],
    ],
    ['Google Cloud Storage', ['X-Goog-Credential', 'X-Goog-Signature', 'GoogleAccessId', 'Signature']],
    ['Azure', ['sig']],
    ['Alibaba Cloud', ['OSSAccessKeyId', 'Signature', 'security-token', 'policy']],
    ['others', ['token', 'access_token', 'jwt', 'password', 'Authorization', 'session', 'client_secret']],
  ])('are found in the parameters and fields of %s', (_, names) => {
    const signing = names.filter((name) => name !== 'GoogleAccessId');
    for (const name of signing) {
      expect(secretsOf('', { [name]: 'a-value-that-opens' })).toEqual(['a-value-that-opens']);
      expect(secretsOf(`${name}=a-value-that-opens`, {})).toContain('a-value-that-opens');
    }
  });

  it('are no part of what people must be able to read', () => {
    const query = 'token=job-of-the-test&signature=of-the-t';
    expect(secretsOf(query, {}, ['a-job-of-the-test'])).toEqual([query]);
  });
});

const RESULTS = [
  sampleResult('digits', 'outlier', 'passed'),
  sampleResult('faces', 'extraction', 'vulnerable'),
];
const RENDERED = renderOutputs(sampleOutcome({ status: 'vulnerable', results: RESULTS }));
const NAMES = [
  'X-Amz-Signature',
  'policy',
  'token',
  'x-amz-credential',
  'key',
  'acl',
  'x',
  'success_action_status',
];

/** A piece of an output, whatever it cuts through: ids, names, punctuation, numbers. */
const piece = fc
  .tuple(fc.constantFrom(...Object.values(RENDERED)), fc.nat(), fc.integer({ min: 8, max: 90 }))
  .map(([text, start, length]) => {
    const from = start % Math.max(1, text.length - length);
    return text.slice(from, from + length);
  });
const known = fc.constantFrom(
  ...RESULTS.flatMap(({ jobId = '', dashboardUrl = '', spec, uploads }) => [
    ...[jobId, dashboardUrl, spec.name, spec.modelId, `","job_id":"${jobId}`, jobId.toUpperCase()],
    ...uploads.flatMap(({ file, sha256, bytes }) => [
      file,
      sha256,
      String(bytes),
      `${String(bytes)},"sha256`,
    ]),
  ]),
);
const spelled = fc
  .tuple(fc.oneof(piece, known), fc.constantFrom<BufferEncoding | ''>('', 'base64', 'hex'))
  .map(([text, form]) => (form === '' ? text : Buffer.from(text, form).toString('latin1')));
const random = fc.string({ minLength: 8, maxLength: 40 });
const fieldsOf = (value: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> =>
  fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 });

/** As the runner also masks a text: in quotes of JSON, in Base64, in an address. */
function masksOf(secret: string): string[] {
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/u, ''),
  ];
}

const SIGNATURE = 'b4f7e6d1c0a95833b4f7e6d1c0a95833b4f7e6d1c0a95833b4f7e6d1c0a95833';

/** The outputs of a run in which the service named these parameters and fields, and what the runner was told to mask. */
function outputsAfter(
  parameters: readonly (readonly [string, string])[],
  fields: readonly (readonly [string, string])[],
): { readonly outputs: Readonly<Record<string, string>>; readonly masked: readonly string[] } {
  const query = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const publicTexts = new PublicTexts(RESULTS.map(({ spec }) => spec));
  for (const { jobId = '' } of RESULTS) publicTexts.addJob({ jobId });
  const secrets = new Secrets();
  const masked: string[] = [];
  hideUploadSecrets(targetsOf(`${query}&sig=${SIGNATURE}`, Object.fromEntries(fields)), publicTexts, {
    hide: (secret) => {
      secrets.add(secret);
    },
    mask: (secret) => {
      masked.push(secret);
      secrets.add(secret);
    },
  });
  const results = RESULTS.map((result) => ({ ...result, dashboardUrl: `https://a.example/?${SIGNATURE}` }));
  return {
    outputs: renderOutputs(secrets.redactAll(sampleOutcome({ status: 'vulnerable', results }))),
    masked,
  };
}

describe('whatever an upload form holds', () => {
  it('no output holds a masked text, and a signature is shown nowhere', () => {
    const fields = fieldsOf(fc.oneof(piece, known, spelled, random));
    fc.assert(
      fc.property(fields, fields, (inUrl, inForm) => {
        const { outputs, masked } = outputsAfter(inUrl, inForm);
        const texts = Object.values(outputs);
        expect(masked).toContain(SIGNATURE);
        expect(masked.flatMap(masksOf).filter((mask) => texts.some((text) => text.includes(mask)))).toEqual(
          [],
        );
        expect(JSON.parse(outputs['results'] ?? '')).toHaveLength(RESULTS.length);
        expect(texts.join('')).not.toContain(SIGNATURE);
        const shown = texts.join('');
        const lost = RESULTS.filter(
          ({ jobId = '-', spec }) => !shown.includes(jobId) || !shown.includes(spec.name),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('nothing is told to the runner that could stand between two values', () => {
    for (const text of [
      '","job_id":"',
      '12345678901234567890',
      'a'.repeat(15),
      '0.25,"threshold":0',
      'x'.repeat(9),
    ]) {
      expect(isSafeToMask(text)).toBe(false);
    }
    for (const text of [SIGNATURE, 'eyJleHBpcmF0aW9uIjoi+policy/==', 'AKIAZQ7X/20261121/us-east-1/s3']) {
      expect(isSafeToMask(text)).toBe(true);
    }
  });
});
