import { type Answer, jsonAnswer } from '../../service/wire/answer.ts';
import type { Operation, Reading } from '../types.ts';
import { whole, write } from '../wire.ts';
import { ALL, type Fault, SERVICE, type Serving } from './fault.ts';

/** The table "Errors of the service" of docs/design.md; every other status is an unexpected answer. */
const MEANINGS: readonly (readonly [statuses: readonly number[], reading: Reading])[] = [
  [[400], 'rejected'],
  [[401, 403], 'unauthorized'],
  [[412], 'denied'],
  [[408, 425, 429, 500, 502, 503, 504], 'unavailable'],
  [[404, 405, 409, 410, 413, 415, 418, 422, 451, 501, 505, 511, 599], 'unexpected-answer'],
];
/** By itself, 503 does not tell: a proxy may have sent it after the service took the request. */
const SURELY_NOT_PROCESSED: readonly number[] = [429];
/** The statuses that are also served with a Retry-After. */
const WITH_RETRY_AFTER: readonly number[] = [429, 503];

const REFUSALS: readonly Fault[] = MEANINGS.flatMap(([statuses, reading]) =>
  statuses.map((status) => ({
    name: `status ${String(status)}`,
    operations: ALL,
    readings: [reading],
    ...(SURELY_NOT_PROCESSED.includes(status) ? { surelyNotProcessed: true as const } : {}),
    serve: (serving: Serving) => {
      // An error of a gateway doesn't tell if the service behind it processed the request.
      if (reading === 'unavailable' && !SURELY_NOT_PROCESSED.includes(status) && serving.random.chance(0.5)) {
        serving.truth();
      }
      say(serving, refusal(serving, status));
    },
  })),
);

interface RetryAfter {
  readonly form: string;
  readonly isReadable: boolean;
  readonly value: (serving: Serving) => string;
}

const RETRY_AFTER: readonly RetryAfter[] = [
  { form: 'of seconds', isReadable: true, value: ({ random }) => String(random.integer(0, 1)) },
  { form: 'of a date', isReadable: true, value: () => new Date(Date.now() + 1000).toUTCString() },
  { form: 'of a date gone by', isReadable: true, value: () => new Date(0).toUTCString() },
  {
    form: 'that is garbage',
    isReadable: false,
    value: ({ random }) => random.pick(['soon', '-5', '1.5', '1e9', 'NaN', '', '0x10', '2026-01-01']),
  },
  {
    form: 'that is huge',
    isReadable: true,
    value: ({ random }) => random.pick(['86400', '99999999999999999999', '9'.repeat(400)]),
  },
];

const WAITS: readonly Fault[] = WITH_RETRY_AFTER.flatMap((status) =>
  RETRY_AFTER.map(({ form, isReadable, value }) => ({
    name: `status ${String(status)} with a Retry-After ${form}`,
    operations: ALL,
    readings: ['unavailable'],
    ...(status === 429 || isReadable ? { surelyNotProcessed: true as const } : {}),
    serve: (serving: Serving) => {
      if (status === 503 && !isReadable && serving.random.chance(0.5)) serving.truth();
      const answer = refusal(serving, status);
      say(serving, { ...answer, headers: { ...answer.headers, 'retry-after': value(serving) } });
    },
  })),
);

const REDIRECTS: readonly Fault[] = [300, 301, 302, 303, 304, 307, 308].map((status) => ({
  name: `status ${String(status)} to elsewhere`,
  operations: ALL,
  readings: ['unexpected-answer'],
  serve: (serving) => {
    const bodies = status === 304 ? Buffer.alloc(0) : Buffer.from('moved');
    say(serving, { status, headers: { location: serving.trap }, body: bodies });
  },
}));

/** Only 200 is success (service spec 7); a submission may be created (201) or accepted (202), and storages answer 201, 202 and 204. */
const OTHER_SUCCESSES: readonly Fault[] = [
  ...[201, 202].map((status) => success(status, ['lineage', 'status'], 'unexpected-answer')),
  ...[201, 202].map((status) => success(status, ['submission'], 'ok')),
  ...[203, 206].map((status) => success(status, SERVICE, 'unexpected-answer')),
  success(204, SERVICE, 'unexpected-answer'),
  success(206, ['upload'], 'unexpected-answer'),
  ...[201, 202, 204].map((status) => success(status, ['upload'], 'ok')),
];

function success(status: number, operations: readonly Operation[], reading: Reading): Fault {
  return {
    name: `status ${String(status)}`,
    operations,
    readings: [reading],
    serve: (serving) => {
      const { headers, body } = serving.truth();
      say(serving, { status, headers, body: status === 204 ? Buffer.alloc(0) : body });
    },
  };
}

const isPassing = ({ readings }: Fault): boolean =>
  typeof readings !== 'function' && readings.includes('unavailable');

/** Every status that says that the service is unavailable. */
export const UNAVAILABLE_FAULTS: readonly Fault[] = [...REFUSALS.filter(isPassing), ...WAITS];
/** Every other unexpected status. */
export const STATUS_FAULTS: readonly Fault[] = [
  ...REFUSALS.filter((fault) => !isPassing(fault)),
  ...REDIRECTS,
  ...OTHER_SUCCESSES,
];

function say({ socket, keepAlive }: Serving, answer: Answer): void {
  const declaredBytes = answer.status === 204 || answer.status === 304 ? null : answer.body.length;
  write(socket, whole(answer, { keepAlive, declaredBytes }));
}

/** A refusal with the text that careless services write into one. */
function refusal({ random, echo }: Serving, status: number): Answer {
  const text = random.pick(['refused', echo, `${'x'.repeat(500)} ${echo}`]);
  switch (random.integer(0, 3)) {
    case 0:
      return jsonAnswer({ message: text }, status);
    case 1:
      return jsonAnswer({ error: { message: text } }, status);
    case 2:
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(`<h1>${text}</h1>`) };
    default:
      return { status, headers: {}, body: Buffer.from(random.chance(0.5) ? '' : text) };
  }
}
