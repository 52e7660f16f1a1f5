import { afterEach, describe, expect, it } from '@jest/globals';
import type { Progress } from '../../../src/analyser/analyser.ts';
import { RateLimiter } from '../../../src/analyser/remote/rate-limiter.ts';
import type { AnalysisFinding } from '../../../src/facts/analysis-finding.ts';
import { waitForJob } from '../../../src/analyser/remote/await-job.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { ProgressLog } from '../../../src/run/progress-log.ts';
import { createTransport } from '../../../src/http/transport.ts';
import { createRecordingLog } from '../../support/recording-log.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import {
  headerValues,
  jsonAnswer,
  type RecordedRequest,
  type Reply,
  startStrictServer,
  type StrictServer,
} from '../../support/strict-server.ts';
import { createVirtualClock, type VirtualClock } from '../../support/virtual-clock.ts';

const JOB = 'job/1 +ä==';
const POLL_MS = 1000;

const DONE = {
  ModelExploration_Status: 'completed',
  SanityCheck_Status: 'passed',
  VunerabilityEngine_Status: 'completed',
  VulnerabiltyScore: 0,
};
/** How messages begin to name the request and the fields of the answer. */
const ASKED =
  'Request: GET /prod/api/ais/v1.5/job_status_detailed?job_id=job%2F1%20%2B%C3%A4%3D%3D; fields of the answer: ';
const RUNNING = { ModelExploration_Status: 'inprogress' };

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Run {
  /** The answers to the questions, in order; the last is given again and again. */
  readonly replies: readonly Reply[];
  readonly clock?: VirtualClock;
  readonly maxAttempts?: number;
  readonly signal?: AbortSignal;
  readonly gapMs?: number;
  readonly hasEnded?: boolean;
  readonly onRequest?: (count: number) => void;
}

/** Waits for a job of poisoning at a real server. */
async function wait({ replies, clock = createVirtualClock(), ...run }: Run): Promise<{
  readonly end: AnalysisFinding | ServiceError;
  readonly requests: readonly RecordedRequest[];
  readonly sleeps: readonly number[];
  /** The log, without the lines for debugging, which are in `debug`. */
  readonly entries: readonly string[];
  readonly debug: readonly string[];
  readonly elapsedMs: number;
}> {
  let count = 0;
  const server = await startStrictServer(() => {
    count += 1;
    run.onRequest?.(count);
    return replies[Math.min(count, replies.length) - 1] ?? {};
  });
  servers.push(server);
  const log = createRecordingLog();
  const signal = run.signal ?? new AbortController().signal;
  const transport = createTransport({
    redact: (text) => text,
    requestTimeoutMs: 10_000,
    maxAttempts: run.maxAttempts ?? 1,
    signal,
    log,
    clock,
  });
  const startMs = clock.now();
  const progress = new ProgressLog(log, log, clock);
  const context = {
    transport,
    access: { root: server.origin, apiKey: 'key', orgId: 'org' },
    clock,
    signal,
    rateLimiter: new RateLimiter(run.gapMs ?? 0, clock, signal),
    pollIntervalMs: POLL_MS,
    hasEnded: run.hasEnded ?? false,
    watch: {
      log,
      progress: (news: Progress) => {
        progress.note(news);
      },
    },
  };
  const end = await waitForJob(sampleSpec('digits', 'poisoning'), JOB, context).catch((error: unknown) => {
    if (error instanceof ServiceError) return error;
    throw error;
  });
  transport.close();
  const { requests } = server;
  const entries = log.entries.filter((entry) => !entry.startsWith('debug: '));
  const debug = log.entries.filter((entry) => entry.startsWith('debug: '));
  return { end, requests, sleeps: clock.sleeps, entries, debug, elapsedMs: clock.now() - startMs };
}

function reasonOf(end: AnalysisFinding | ServiceError): string {
  return end instanceof ServiceError ? end.reason : end.kind;
}

describe('waitForJob', () => {
  it('does not wait for a job that has ended already, and waits as usual if it has not', async () => {
    const ended = await wait({ hasEnded: true, replies: [jsonAnswer(DONE)] });
    expect(ended).toMatchObject({ end: { kind: 'ended' }, sleeps: [0] });
    const late = await wait({
      hasEnded: true,
      replies: [{ status: 502 }, jsonAnswer(RUNNING), jsonAnswer(RUNNING), jsonAnswer(DONE)],
    });
    expect(late).toMatchObject({ end: { kind: 'ended' }, sleeps: [0, 1000, 1000, 1250] });
  });

  it('follows a job through its stages to its verdict', async () => {
    const { end, requests, sleeps, entries } = await wait({
      replies: [
        jsonAnswer({ ModelExploration_Status: 'na' }),
        jsonAnswer(RUNNING),
        jsonAnswer(RUNNING),
        jsonAnswer({ ...DONE, VunerabilityEngine_Status: 'inprogress', VulnerabiltyScore: null }),
        jsonAnswer(DONE),
      ],
    });
    expect(end).toEqual({ kind: 'ended', score: 0 });
    expect(sleeps).toEqual([1000, 1250, 1000, 1250, 1000]);
    for (const request of requests) {
      expect([request.method, request.path]).toEqual([
        'GET',
        '/prod/api/ais/v1.5/job_status_detailed?job_id=job%2F1%20%2B%C3%A4%3D%3D',
      ]);
      expect([...headerValues(request, 'x-api-key'), ...headerValues(request, 'org-id')]).toEqual([
        'key',
        'org',
      ]);
    }
    const lines = [
      'after 2 s: model exploration in progress',
      'after 5 s: model exploration completed, sanity check passed, vulnerability engine in progress',
      'after 6 s: vulnerability engine completed',
    ];
    expect(entries).toEqual(lines.map((line) => `info: ${line}`));
  });

  it.each([
    [
      { ...DONE, VulnerabiltyScore: 0.1 },
      { kind: 'ended', score: 0.1 },
    ],
    [
      { SanityCheck_Status: 'failed' },
      { kind: 'failed', why: 'sanity check (SanityCheck_Status) failed', by: 'service' },
    ],
    [
      { ...DONE, VulnerabiltyScore: 'x' },
      {
        kind: 'undecided',
        why: `the score is not one number from 0: "VulnerabiltyScore" says "x". ${ASKED}${Object.keys(DONE).join(', ')}`,
      },
    ],
  ])('ends with the verdict of the job: %j', async (answer, expected) => {
    const { end, requests } = await wait({ replies: [jsonAnswer(RUNNING), jsonAnswer(answer)] });
    expect(end).toEqual(expected);
    expect(requests).toHaveLength(2);
  });

  const faults: readonly (readonly [string, Reply])[] = [
    ['status 500', jsonAnswer({ message: 'broken' }, 500)],
    ['status 503', jsonAnswer({}, 503)],
    ['not found', jsonAnswer({}, 404)],
    ['no JSON', { body: '<html>' }],
    ['no object', jsonAnswer([])],
    ['no stage', jsonAnswer({})],
    ['a state that is not known', jsonAnswer({ ...DONE, SanityCheck_Status: 'odd' })],
    [
      'an answer cut short',
      (response, request) =>
        response.writeHead(200, { 'content-length': '99' }).write('{', () => request.socket.destroy()),
    ],
    ['a reset', (_, request) => request.socket.destroy()],
  ];

  it('survives faults that may pass, and counts them anew after an answer', async () => {
    const nine = faults.map(([, reply]) => reply);
    expect(nine).toHaveLength(9);
    const { end, requests, entries } = await wait({
      replies: [...nine, jsonAnswer(RUNNING), ...nine, jsonAnswer(DONE)],
    });
    expect(end).toEqual({ kind: 'ended', score: 0 });
    expect(requests).toHaveLength(20);
    const told = entries.filter((entry) => entry.endsWith('The job is polled again.'));
    expect(told).toHaveLength(18);
    expect(told).toContainEqual(
      expect.stringContaining(
        `info: The job's status was not understood: the answer names neither a stage nor a state. ${ASKED}none.`,
      ),
    );
  });

  it.each(faults)('gives up after ten in a row: %s', async (name, reply) => {
    const { end, requests, entries } = await wait({ replies: [jsonAnswer(RUNNING), reply] });
    const isUnavailable = /status 50|cut short|reset/u.test(name);
    expect(reasonOf(end)).toBe(isUnavailable ? 'unavailable' : 'unexpected-answer');
    expect(requests).toHaveLength(11);
    // The stages that were seen are logged all the same.
    expect(entries[0]).toMatch(/^info: after /u);
  });

  it('lists for debugging which fields of an answer did not count', async () => {
    const { debug } = await wait({ replies: [jsonAnswer({ ...DONE, note: 'x', Accuracy: 98 })] });
    const fields = [...Object.keys(DONE), 'note', 'Accuracy'].join(', ');
    expect(debug).toEqual([
      `debug: The status of the job: ended. ${ASKED}${fields}; not used: note, Accuracy`,
    ]);
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [400, 'rejected'],
    [412, 'denied'],
  ])('ends at once if the service refuses with %i', async (status, reason) => {
    const { end, requests } = await wait({
      replies: [jsonAnswer(RUNNING), jsonAnswer({ message: 'no' }, status), jsonAnswer(DONE)],
      maxAttempts: 5,
    });
    expect(reasonOf(end)).toBe(reason);
    expect(requests).toHaveLength(2);
  });

  it('ends when the run does, between two queries and within one, with what was last seen', async () => {
    for (const hangs of [false, true]) {
      const controller = new AbortController();
      const { end } = await wait({
        replies: [jsonAnswer(RUNNING), hangs ? () => undefined : jsonAnswer(RUNNING)],
        signal: controller.signal,
        onRequest: (count) => {
          const abort = (): void => {
            controller.abort(new ServiceError('timeout', 'The run is over.'));
          };
          if (count === 2) setImmediate(abort);
        },
      });
      const message = 'The run is over. Last seen of the job: model exploration in progress.';
      expect(end).toMatchObject({ reason: 'timeout', message });
    }
  });

  it('does not poll if the run has ended before', async () => {
    const signal = AbortSignal.abort(new ServiceError('cancelled', 'Cancelled.'));
    const { end, requests } = await wait({ replies: [jsonAnswer(DONE)], signal });
    expect([reasonOf(end), requests]).toEqual(['cancelled', []]);
  });

  it('polls less and less often while no stage changes, up to four times the interval', async () => {
    const { sleeps } = await wait({
      replies: [...Array.from({ length: 11 }, () => jsonAnswer(RUNNING)), jsonAnswer(DONE)],
    });
    const factors = sleeps.map((ms) => ms / POLL_MS);
    expect(factors.slice(0, 4)).toEqual([1, 1, 1.25, 1.5625]);
    expect(factors.slice(-4)).toEqual([4, 4, 4, 4]);
    expect(factors).toEqual([...factors].sort((a, b) => a - b));
  });

  it.each([
    [0, 0.8],
    [0.5, 1],
    [0.999999, 1.2],
  ])('waits with a jitter: chance %d, factor %d', async (random, factor) => {
    const clock = createVirtualClock(() => random);
    const { sleeps } = await wait({ replies: [jsonAnswer(DONE)], clock });
    expect(sleeps[0]).toBeCloseTo(POLL_MS * factor, 0);
  });

  it('takes its turn in the rate limit of all jobs, for every attempt', async () => {
    const replies = [jsonAnswer({}, 503), jsonAnswer({}, 503), jsonAnswer(DONE)];
    const { end, requests, elapsedMs } = await wait({ replies, maxAttempts: 3, gapMs: 60_000 });
    expect([reasonOf(end), requests.length]).toEqual(['ended', 3]);
    expect(elapsedMs).toBeGreaterThanOrEqual(POLL_MS + 120_000);
  });
});
