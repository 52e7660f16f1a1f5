import { jsonAnswer } from '../../service/wire/answer.ts';
import { isObject } from '@model-security-scan/common/json';
import type { Operation, Reading } from '../types.ts';
import { whole, write } from '../wire.ts';
import { contraryField, type Fields, harmlessField } from './contrary.ts';
import type { Fault, Serving } from './fault.ts';

/** A correct answer except for changed fields. */
export function contentFault(
  operation: Operation,
  name: string,
  readings: Fault['readings'],
  change: (truth: Fields, serving: Serving) => Fields,
): Fault {
  return {
    name,
    operations: [operation],
    readings,
    serve: (serving) => {
      const truth: unknown = JSON.parse(serving.truth().body.toString());
      const answer = jsonAnswer(change(isObject(truth) ? truth : {}, serving));
      write(serving.socket, whole(answer, { keepAlive: serving.keepAlive }));
    },
  };
}

const IDENTIFYING = ['commitid', 'hashedjobid', 'modelid'];

export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function withAll(fields: Fields, names: readonly string[], value: unknown): Fields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, value])) };
}

/** Values that identify nothing. */
const EMPTY_IDS: readonly unknown[] = [
  ...['', '  ', null, {}, [], false, 0, '0', '0'.repeat(40), '-'],
  ...['\u200b\u2060', '\u3164', '\u2800\ufe0f', '00000000-0000-0000-0000-000000000000'],
];

/** Answers that are no record (docs/design.md, rule 1), and records with hostile text. */
export const RECORD_FAULTS: readonly Fault[] = [
  contentFault(
    'lineage',
    'record with unusable identifying fields',
    ['unexpected-answer'],
    (truth, { random }) => ({
      ...withAll(truth, IDENTIFYING, random.pick(EMPTY_IDS)),
      supplychain_vuldetected: 0,
    }),
  ),
  contentFault('lineage', 'error with fields of a record', ['unexpected-answer'], (truth, serving) => ({
    ...truth,
    modelid: 'm0',
    supplychain_vuldetected: 0,
    ...contraryField(serving),
  })),
  contentFault('lineage', 'harmless field beside the record', ['ok'], (truth, serving) =>
    Object.keys(truth).length === 0 ? truth : { ...harmlessField(serving), ...truth },
  ),
  contentFault('lineage', 'other spellings, wrapped', ['ok'], (truth) => ({ Data: upperCase(truth) })),
  contentFault('lineage', 'hostile text in the record', ['ok'], (truth, { echo }) =>
    Object.keys(truth).length === 0
      ? truth
      : withAll(truth, ['createdtimestamp', 'orgid', 'hashedjobid'], echo),
  ),
];

const JOB_KNOWN: readonly Reading[] = ['bad-target'];

/** Answers to a submission with too little, too much, or upload addresses that must not be used. */
export const JOB_FAULTS: readonly Fault[] = [
  contentFault('submission', 'no job id', ['unexpected-answer'], (truth) => without(truth, ['job_id'])),
  contentFault('submission', 'two job ids', ['unexpected-answer'], (truth) => ({
    ...truth,
    jobId: 'another',
  })),
  contentFault('submission', 'unusable job id', ['unexpected-answer'], (truth, { random }) => ({
    ...truth,
    job_id: random.pick(['', 'a b', 'a\n::error::b', 'é', 'x'.repeat(5000), {}, null, [1]]),
  })),
  contentFault('submission', 'unknown fields, many', ['ok'], (truth, { random }) => ({
    ...Object.fromEntries(
      Array.from({ length: random.integer(1, 4000) }, (_, index) => [`${letters(index)}_note`, 'x']),
    ),
    ...truth,
  })),
  contentFault('submission', 'other spellings, wrapped', ['ok'], (truth) => ({ Result: upperCase(truth) })),
  contentFault('submission', 'upload of an unknown file', JOB_KNOWN, (truth, { random, trap }) => ({
    ...truth,
    more: { [random.pick(['video_upload_url', 'UploadURL', 'presigned_weights'])]: trap },
  })),
  contentFault('submission', 'uploads without end', JOB_KNOWN, (truth) => ({
    ...Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`${letters(index)}_upload_url`, 0])),
    ...truth,
  })),
  contentFault('submission', 'hostile dashboard link', ['ok'], (truth, { echo, random }) => ({
    ...truth,
    dashboard_link: random.pick(['javascript:alert(1)', 'http://192.0.2.1/', 'https://u:p@192.0.2.1/', echo]),
  })),
  contentFault('submission', 'upload address not https', JOB_KNOWN, (truth) => ({
    ...truth,
    urls: { data_upload_url: 'http://192.0.2.1/bucket?X-Amz-Signature=abcdefghijkl' },
  })),
  contentFault('submission', 'two places for one upload', JOB_KNOWN, (truth, { trap }) => ({
    ...truth,
    urls: { data_upload_url: trap },
    more: { data_upload_url: `${trap}/other` },
  })),
  contentFault('submission', 'upload to a port without a listener', JOB_KNOWN, (truth) => ({
    ...truth,
    // The discard port: nothing listens there.
    urls: { data_upload_url: 'http://127.0.0.1:9/bucket' },
  })),
];

/** The same answer with the names of its own fields in capitals. */
function upperCase(truth: Fields): Fields {
  return Object.fromEntries(Object.entries(truth).map(([name, value]) => [name.toUpperCase(), value]));
}

/** A number in letters. */
function letters(index: number): string {
  return index.toString(26).replaceAll(/\d/gu, (digit) => String.fromCharCode(Number(digit) + 113));
}
