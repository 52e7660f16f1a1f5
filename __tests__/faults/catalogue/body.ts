import { gzipSync } from 'node:zlib';
import { type Answer, jsonAnswer } from '../../service/wire/answer.ts';
import type { Reading } from '../types.ts';
import { whole, write } from '../wire.ts';
import { type Fault, SERVICE, type Serving } from './fault.ts';

/** An answer with status 200 and a changed body. */
function bodyFault(
  name: string,
  readings: Fault['readings'],
  change: (truth: Answer, serving: Serving) => Partial<Answer>,
): Fault {
  return {
    name,
    operations: SERVICE,
    readings,
    serve: (serving) => {
      const truth = serving.truth();
      const answer = { ...truth, ...change(truth, serving) };
      write(serving.socket, whole(answer, { keepAlive: serving.keepAlive }));
    },
  };
}

function bytes(text: string): Partial<Answer> {
  return { body: Buffer.from(text) };
}

/** The true answer with an unexpected field added. */
function withField(truth: Answer, field: string): Partial<Answer> {
  const text = truth.body.toString();
  return bytes(text === '{}' ? `{${field}}` : `{${field},${text.slice(1)}`);
}

/** An added field does no harm, except in an empty answer: that becomes unreadable instead of a record. */
const READABLE: readonly Reading[] = ['ok', 'unexpected-answer'];
const UNREADABLE: readonly Reading[] = ['unexpected-answer'];

/** Bodies that are written in another way than service spec 7 defines. */
export const BODY_FAULTS: readonly Fault[] = [
  bodyFault('wrong content type', READABLE, () => ({ headers: { 'content-type': 'text/html; charset=x' } })),
  bodyFault('no content type', READABLE, () => ({ headers: {} })),
  bodyFault('byte order mark', READABLE, ({ body }) => bytes(`\ufeff${body.toString()}`)),
  bodyFault('white space around it', READABLE, ({ body }) => bytes(`\r\n\t ${body.toString()} \n`)),
  bodyFault('gzip', UNREADABLE, ({ headers, body }) => ({
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  })),
  bodyFault('UTF-16', UNREADABLE, ({ body }) => ({ body: Buffer.from(body.toString(), 'utf16le') })),
  bodyFault('not UTF-8', UNREADABLE, ({ body }) => ({
    body: Buffer.concat([
      Buffer.from('{"note":"'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('",'),
      body.subarray(1),
    ]),
  })),
  bodyFault('empty body', UNREADABLE, () => bytes('')),
  bodyFault('HTML page', UNREADABLE, (_, { echo }) => bytes(`<!doctype html><title>${echo}</title>`)),
  bodyFault('cut JSON of the right length', UNREADABLE, ({ body }) => ({ body: body.subarray(0, -1) })),
  bodyFault('two values', UNREADABLE, ({ body }) => ({ body: Buffer.concat([body, body]) })),
  bodyFault('single quotes', UNREADABLE, ({ body }) => bytes(body.toString().replaceAll('"', "'") + "'")),
  bodyFault('literal NaN', UNREADABLE, (truth) => withField(truth, '"VulnerabiltyScore":NaN')),
  bodyFault('deep JSON', READABLE, (truth) =>
    withField(truth, `"note":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  ),
  bodyFault('huge JSON', READABLE, (truth) => withField(truth, `"note":"${'x'.repeat(3_000_000)}"`)),
  bodyFault('many fields', READABLE, (truth) =>
    withField(truth, Array.from({ length: 20_000 }, (_, index) => `"f${String(index)}":{}`).join(',')),
  ),
  bodyFault('duplicate keys', READABLE, ({ body }) => {
    const inner = body.toString().slice(1, -1);
    return bytes(inner === '' ? '{"a":1,"a":1}' : `{${inner},${inner}}`);
  }),
  bodyFault('key __proto__', READABLE, (truth) =>
    withField(truth, '"__proto__":{"commitid":"x","job_id":"x","SanityCheck_Status":"passed"}'),
  ),
];

/** Values that are no object, or not the expected one. */
export const SHAPE_FAULTS: readonly Fault[] = [
  shapeFault('array', (truth) => [truth]),
  shapeFault('null', () => null),
  shapeFault('true', () => true),
  shapeFault('string', (truth) => JSON.stringify(truth)),
  shapeFault('number', () => 200),
  // As the status of a job, it says that the job failed.
  shapeFault(
    'error object with 200',
    (_, { echo }) => ({ message: echo, status: 'error' }),
    (truth) => (truth === undefined ? UNREADABLE : ['failed-stage']),
  ),
  shapeFault('empty array', () => []),
  shapeFault('wrapped', (truth) => ({ result: { value: truth } })),
];

function shapeFault(
  name: string,
  change: (truth: unknown, serving: Serving) => unknown,
  readings: Fault['readings'] = UNREADABLE,
): Fault {
  return bodyFault(`shape: ${name}`, readings, ({ body }, serving) => {
    const truth: unknown = JSON.parse(body.toString());
    return { body: jsonAnswer(change(truth, serving)).body };
  });
}
