import { describe, expect, it } from '@jest/globals';
import { readRememberedStatuses } from '../../src/job-store/status-url-codec.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';
const RUN_URL = 'https://github.com/acme/vision-models/actions/runs/17';

describe('a status of ours that was tampered with', () => {
  const context = 'model-security/digits/evasion';
  const good = {
    job: 'am9i==',
    digest: DIGEST,
    threshold: '0.1',
    task: 'image-classification',
    model: 'digits',
    model_id: '6f1c',
    link: 'run',
  };

  function query(parameters: Readonly<Record<string, string>>): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) search.append(`model_security_${name}`, value);
    return search.toString();
  }

  function readStatus(parameters: Readonly<Record<string, string>>, more = '', of = context): unknown {
    const targetUrl = `${RUN_URL}?${query(parameters)}${more}`;
    return readRememberedStatuses([{ context: of, state: 'pending', targetUrl }]).get(of);
  }

  it('is read if everything is valid', () => {
    expect(readStatus(good)).toMatchObject({ kind: 'job', jobId: 'am9i==', threshold: 0.1 });
  });

  it.each<[string, Partial<Record<keyof typeof good, string>>, string, string]>([
    ['no job', { job: '' }, '', 'names no job'],
    ['two jobs', {}, '&model_security_job=other', 'names no job'],
    ['a job with a blank', { job: 'a b' }, '', 'has an invalid job, digest'],
    ['a job of invisible characters', { job: 'a\u0000' }, '', 'has an invalid job, digest'],
    ['a job without end', { job: 'x'.repeat(1025) }, '', 'has an invalid job, digest'],
    ['a digest of another length', { digest: 'abc' }, '', 'has an invalid job, digest'],
    ['two digests', {}, `&model_security_digest=${DIGEST}`, 'has an invalid job, digest'],
    ['no threshold', { threshold: ' ' }, '', 'has an invalid job, digest'],
    ['a threshold that is no number', { threshold: 'low' }, '', 'has an invalid job, digest'],
    ['an endless threshold', { threshold: 'Infinity' }, '', 'has an invalid job, digest'],
    ['no model id', { model_id: '' }, '', 'has an invalid job, digest'],
    ['a model id of two lines', { model_id: 'a\nb' }, '', 'has an invalid job, digest'],
    ['no such task', { task: 'image' }, '', 'does not name its analysis'],
    ['another model', { model: 'faces' }, '', 'does not name its analysis'],
  ])('is unreadable: %s', (_name, changes, more, why) => {
    const status = readStatus({ ...good, ...changes }, more);
    expect(status).toEqual({
      kind: 'unreadable',
      context,
      state: 'pending',
      why: expect.stringContaining(why),
    });
  });

  it('is unreadable without an attack in the context, or with an unknown state or address', () => {
    expect(readStatus(good, '', 'model-security/digits/theft')).toMatchObject({ kind: 'unreadable' });
    const unknown = readRememberedStatuses([{ context, state: 'unknown', targetUrl: RUN_URL }]).get(context);
    expect(unknown).toMatchObject({ why: 'has an unknown state' });
    expect(readRememberedStatuses([{ context, state: 'pending' }]).get(context)).toMatchObject({
      why: 'has no valid link',
    });
    const nowhere = readRememberedStatuses([{ context, state: 'pending', targetUrl: 'nowhere' }]).get(
      context,
    );
    expect(nowhere).toMatchObject({ why: 'has no valid link' });
  });

  it.each([
    ['an invalid digest', 'error', 'in_doubt=abc'],
    ['two digests', 'error', `in_doubt=${DIGEST}&model_security_in_doubt=${DIGEST}`],
    ['another state', 'pending', `in_doubt=${DIGEST}`],
    ['a good state', 'success', `in_doubt=${DIGEST}`],
  ] as const)('is no submission in doubt: %s', (_name, state, parameter) => {
    const targetUrl = `${RUN_URL}?model_security_${parameter}`;
    const status = readRememberedStatuses([{ context, state, targetUrl }]).get(context);
    expect(status).toEqual({ kind: 'unreadable', context, state, why: 'names no job' });
  });

  it('gives no address of a run that must not be linked', () => {
    const targetUrl = `http://d.example/?model_security_in_doubt=${DIGEST}`;
    const status = readRememberedStatuses([{ context, state: 'error', targetUrl }]).get(context);
    expect(status).toMatchObject({ kind: 'doubt', runUrl: 'its address is not known' });
  });

  it('gives no dashboard that must not be linked', () => {
    const targetUrl = `http://d.example/?${query({ ...good, link: 'dashboard' })}`;
    const status = readRememberedStatuses([{ context, state: 'pending', targetUrl }]).get(context);
    expect(status).toMatchObject({ kind: 'job' });
    expect(status).not.toHaveProperty('dashboardUrl');
  });
});
