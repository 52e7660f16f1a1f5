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

  function memoryOf(parameters: Readonly<Record<string, string>>, more = '', of = context): unknown {
    const targetUrl = `${RUN_URL}?${query(parameters)}${more}`;
    return readRememberedStatuses([{ context: of, state: 'pending', targetUrl }]).get(of);
  }

  it('is read where everything is in order', () => {
    expect(memoryOf(good)).toMatchObject({ kind: 'job', jobId: 'am9i==', threshold: 0.1 });
  });

  it.each<[string, Partial<Record<keyof typeof good, string>>, string, string]>([
    ['no job', { job: '' }, '', 'names no job'],
    ['two jobs', {}, '&model_security_job=other', 'names no job'],
    ['a job with a blank', { job: 'a b' }, '', 'cannot be right'],
    ['a job of invisible characters', { job: 'a\u0000' }, '', 'cannot be right'],
    ['a job without end', { job: 'x'.repeat(1025) }, '', 'cannot be right'],
    ['a digest of another length', { digest: 'abc' }, '', 'cannot be right'],
    ['two digests', {}, `&model_security_digest=${DIGEST}`, 'cannot be right'],
    ['no threshold', { threshold: ' ' }, '', 'cannot be right'],
    ['a threshold that is no number', { threshold: 'low' }, '', 'cannot be right'],
    ['an endless threshold', { threshold: 'Infinity' }, '', 'cannot be right'],
    ['no model id', { model_id: '' }, '', 'cannot be right'],
    ['a model id of two lines', { model_id: 'a\nb' }, '', 'cannot be right'],
    ['no such task', { task: 'image' }, '', 'does not name the analysis'],
    ['another model', { model: 'faces' }, '', 'does not name the analysis'],
  ])('is not taken for anything: %s', (_name, changes, more, why) => {
    const memory = memoryOf({ ...good, ...changes }, more);
    expect(memory).toEqual({
      kind: 'unreadable',
      context,
      state: 'pending',
      why: expect.stringContaining(why),
    });
  });

  it('is not taken for anything under a context without an attack, or with an unknown state or address', () => {
    expect(memoryOf(good, '', 'model-security/digits/theft')).toMatchObject({ kind: 'unreadable' });
    const unknown = readRememberedStatuses([{ context, state: 'unknown', targetUrl: RUN_URL }]).get(context);
    expect(unknown).toMatchObject({ why: 'has a state that is not known' });
    expect(readRememberedStatuses([{ context, state: 'pending' }]).get(context)).toMatchObject({
      why: 'links to no address',
    });
    const nowhere = readRememberedStatuses([{ context, state: 'pending', targetUrl: 'nowhere' }]).get(
      context,
    );
    expect(nowhere).toMatchObject({ why: 'links to no address' });
  });

  it.each([
    ['a digest that is none', 'error', 'in_doubt=abc'],
    ['two digests', 'error', `in_doubt=${DIGEST}&model_security_in_doubt=${DIGEST}`],
    ['another state', 'pending', `in_doubt=${DIGEST}`],
    ['a good state', 'success', `in_doubt=${DIGEST}`],
  ] as const)('is no submission in doubt: %s', (_name, state, parameter) => {
    const targetUrl = `${RUN_URL}?model_security_${parameter}`;
    const memory = readRememberedStatuses([{ context, state, targetUrl }]).get(context);
    expect(memory).toEqual({ kind: 'unreadable', context, state, why: 'names no job' });
  });

  it('gives no run that may not be linked', () => {
    const targetUrl = `http://d.example/?model_security_in_doubt=${DIGEST}`;
    const memory = readRememberedStatuses([{ context, state: 'error', targetUrl }]).get(context);
    expect(memory).toMatchObject({ kind: 'doubt', runUrl: 'its address is not known' });
  });

  it('gives no dashboard that may not be linked', () => {
    const targetUrl = `http://d.example/?${query({ ...good, link: 'dashboard' })}`;
    const memory = readRememberedStatuses([{ context, state: 'pending', targetUrl }]).get(context);
    expect(memory).toMatchObject({ kind: 'job' });
    expect(memory).not.toHaveProperty('dashboardUrl');
  });
});
