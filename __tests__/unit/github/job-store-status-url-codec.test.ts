import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CommitStatus, type RememberedStatus, STATUS_STATES } from '../../../src/facts/commit-status.ts';
import { createStatusSigner } from '../../../src/github/statuses/status-signature.ts';
import {
  encodeStatusUrl,
  readCommitMemory,
  type StatusContentToStore,
} from '../../../src/github/statuses/status-url-codec.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';
const RUN_URL = 'https://github.com/acme/vision-models/actions/runs/17';
const SHA = '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90';
const CONTEXT = 'model-security/digits/evasion';
const SIGNER = createStatusSigner('key-1', 'acme/vision-models', SHA);
const JOB = {
  model: 'digits',
  modelId: '6f1c',
  task: 'image-classification',
  jobId: 'am9i==',
  digest: DIGEST,
  threshold: 0.1,
} as const;

const CONTENTS: Readonly<Record<string, StatusContentToStore>> = {
  job: { kind: 'job', job: JOB, group: 'abcd' },
  doubt: { kind: 'doubt', digest: DIGEST, jobId: 'am9i==' },
  jobless: { kind: 'jobless', group: 'abcd' },
  replaced: { kind: 'replaced', group: 'abcd' },
  plan: { kind: 'plan', plan: DIGEST, group: 'abcd' },
};

function signed(
  content: StatusContentToStore,
  state: (typeof STATUS_STATES)[number] = 'pending',
  context = CONTEXT,
): CommitStatus {
  const targetUrl = encodeStatusUrl(content, { context, state, runUrl: RUN_URL }, SIGNER);
  return { context, state, targetUrl: targetUrl ?? '' };
}

function read(status: CommitStatus, signer = SIGNER): RememberedStatus | undefined {
  return readCommitMemory([status], signer).remembered.get(status.context.toLowerCase());
}

describe('a status that is signed', () => {
  it.each(Object.entries(CONTENTS))('is read: %s', (kind, content) => {
    expect(read(signed(content))).toMatchObject({ kind, context: CONTEXT, state: 'pending' });
  });

  it('is read whatever the case of its context, the repository and the commit', () => {
    const status = { ...signed({ kind: 'job', job: JOB }), context: CONTEXT.toUpperCase() };
    const signer = createStatusSigner('key-1', 'ACME/Vision-Models', SHA.toUpperCase());
    expect(read(status, signer)).toMatchObject({ kind: 'job', jobId: 'am9i==' });
  });

  it('gives no address that must not be linked', () => {
    const link = { context: CONTEXT, state: 'pending', runUrl: 'http://d.example/' } as const;
    const doubt = encodeStatusUrl({ kind: 'doubt', digest: DIGEST }, link, SIGNER) ?? '';
    expect(read({ ...link, targetUrl: doubt })).toMatchObject({ runUrl: 'its address is not known' });
    const dashboard = { ...link, dashboardUrl: 'http://d.example/job' };
    const job = read({
      ...link,
      targetUrl: encodeStatusUrl({ kind: 'job', job: JOB }, dashboard, SIGNER) ?? '',
    });
    expect(job).toMatchObject({ kind: 'job' });
    expect(job).not.toHaveProperty('dashboardUrl');
  });
});

describe('a status that is not signed for its place is no memory', () => {
  it.each(Object.entries(CONTENTS))(
    'another state, context, commit, repository or key: %s',
    (_kind, content) => {
      const status = signed(content);
      for (const state of STATUS_STATES.filter((one) => one !== status.state)) {
        expect(read({ ...status, state })).toBeUndefined();
      }
      expect(read({ ...status, state: 'unknown' })).toBeUndefined();
      expect(read({ ...status, context: 'model-security/digits/extraction' })).toBeUndefined();
      const others = [
        createStatusSigner('key-2', 'acme/vision-models', SHA),
        createStatusSigner('key-1', 'acme/other', SHA),
        createStatusSigner('key-1', 'acme/vision-models', 'c'.repeat(40)),
      ];
      for (const signer of others) expect(read(status, signer)).toBeUndefined();
    },
  );

  it('any parameter that is changed, added, repeated or left out, and any other address', () => {
    const change = fc.record({
      content: fc.constantFrom(...Object.values(CONTENTS)),
      which: fc.nat(20),
      value: fc.string({ maxLength: 40 }),
      how: fc.constantFrom('change', 'append', 'delete', 'address'),
    });
    fc.assert(
      fc.property(change, ({ content, which, value, how }) => {
        const status = signed(content);
        const url = new URL(status.targetUrl ?? '');
        const names = [...url.searchParams.keys()];
        const name = names[which % names.length] ?? '';
        fc.pre(how !== 'change' || url.searchParams.get(name) !== value);
        if (how === 'change') url.searchParams.set(name, value);
        if (how === 'append') {
          url.searchParams.append(name === 'model_security_signature' ? `${name}x` : name, value);
        }
        if (how === 'delete') url.searchParams.delete(name);
        if (how === 'address') url.pathname += 'x';
        expect(read({ ...status, targetUrl: url.href })).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a forged threshold', `model_security_kind=job&model_security_job=am9i&model_security_threshold=1e300`],
    ['the right parameters with a signature of another length', 'model_security_signature=abc'],
    ['nothing of ours', 'tab=1'],
  ])('%s', (_name, query) => {
    expect(read({ context: CONTEXT, state: 'pending', targetUrl: `${RUN_URL}?${query}` })).toBeUndefined();
  });

  it('no address at all, or one that cannot be parsed', () => {
    expect(read({ context: CONTEXT, state: 'pending' })).toBeUndefined();
    expect(read({ context: CONTEXT, state: 'pending', targetUrl: 'nowhere' })).toBeUndefined();
  });
});

describe('the memory of a commit', () => {
  const pending = signed({ kind: 'job', job: JOB });
  const forged: CommitStatus = { context: CONTEXT, state: 'success', targetUrl: RUN_URL };

  it('is the newest signed status of a context, though a newer one is forged', () => {
    const { remembered, newest } = readCommitMemory([forged, pending, signed({ kind: 'jobless' })], SIGNER);
    expect(remembered.get(CONTEXT)).toMatchObject({ kind: 'job', state: 'pending' });
    expect(newest.get(CONTEXT)).toEqual({ status: forged, isSigned: false });
  });

  it('leaves out the contexts of others', () => {
    const other = { ...pending, context: 'ci/build' };
    const { remembered, newest } = readCommitMemory(
      [other, { ...other, context: 'model-securityx/a' }],
      SIGNER,
    );
    expect([remembered.size, newest.size]).toEqual([0, 0]);
  });

  it.each<[string, Partial<Record<keyof typeof JOB, string>>]>([
    ['a job with a blank', { jobId: 'a b' }],
    ['a job without end', { jobId: 'x'.repeat(1025) }],
    ['a digest of another length', { digest: 'abc' }],
    ['a model id of two lines', { modelId: 'a\nb' }],
    ['another model than that of the context', { model: 'faces' }],
  ])('has no job that could not be asked for: %s', (_name, changes) => {
    expect(
      read(signed({ kind: 'job', job: { ...JOB, ...changes, task: JOB.task, threshold: 0.1 } })),
    ).toBeUndefined();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('has no job with the threshold %d', (threshold) => {
    expect(read(signed({ kind: 'job', job: { ...JOB, threshold } }))).toBeUndefined();
  });
});
