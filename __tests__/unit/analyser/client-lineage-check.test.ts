import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Secrets } from '../../../src/redact/secrets.ts';
import { hideSignatures } from '../../../src/analyser/remote/client/signatures.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import {
  checkLineage,
  type LineageQuery,
  readRecord,
} from '../../../src/analyser/remote/client/lineage-check.ts';
import { jsonAnswer, startStrictServer } from '../../support/strict-server.ts';
import { failureOf } from '../../support/test-transport.ts';
import { useOpened } from '../../support/opened.ts';

const { keep, serveReply, open } = useOpened();

const IDENTIFYING = ['commitid', 'hashedjobid', 'modelid'] as const;
/** As it comes: JSON, so that `__proto__` is a key like any other. */
const parse = (text: string): unknown => JSON.parse(text);

test('an answer that is no record is quoted with all that is no secret', () => {
  const record = { createdtimestamp: '2026-11-28T03:00:00Z', repourl: 'https://github.com/owner/name' };
  expect(hideSignatures(JSON.stringify([record]))).toBe(JSON.stringify([record]));
});

describe('a lineage record', () => {
  test('is what was sent, field by field', () => {
    const record = {
      branchname: 'main',
      commitid: '0123456789abcdef',
      createdtimestamp: '2026-11-21T12:00:00Z',
      depth: '1',
      hashedjobid: 'hash',
      modelid: 'model',
      orgid: 'org',
      repotype: 'github',
      repourl: 'https://github.com/owner/name',
      supplychain_vuldetected: 0,
    };
    expect(readRecord(record)).toEqual(record);
  });

  test('leaves out what is blank', () => {
    expect(readRecord({ commitid: 'x', branchname: '', repotype: '  ' })).toEqual({ commitid: 'x' });
    expect(readRecord({ commitid: 'x', repourl: ' a ' })).toEqual({ commitid: 'x', repourl: ' a ' });
  });

  test('is none when the object is empty', () => {
    expect(readRecord({})).toBeUndefined();
    expect(readRecord(parse(' { } '))).toBeUndefined();
  });

  test.each(IDENTIFYING)('is one with only %s', (name) => {
    expect(readRecord({ [name]: 'x' })).toEqual({ [name]: 'x' });
    expect(readRecord({ [name]: 1234567 })).toEqual({ [name]: '1234567' });
    expect(readRecord({ [name]: 'nullable', branchname: 'none' })).toMatchObject({ branchname: 'none' });
  });

  test.each([
    'null',
    'true',
    '0',
    '""',
    '"{}"',
    '[]',
    '[{"commitid":"x"}]',
    '{"commitid":"","hashedjobid":" ","modelid":null}',
    '{"commitid":0}',
    '{"commitid":"null","hashedjobid":"None","modelid":"NA"}',
    '{"commitid":"n/a","hashedjobid":"-","modelid":"undefined"}',
    '{"commitid":"\\u200b\\u2060","modelid":"\\u00a0"}',
    '{"commitid":"\\u2800\\ufe0f","hashedjobid":"\\u115f\\uffa0","modelid":"\\udb40\\udc41"}',
    '{"commitid":"0000000000000000000000000000000000000000"}',
    '{"modelid":"urn:uuid:00000000-0000-0000-0000-000000000000"}',
    '{"hashedjobid":"---","modelid":"Not found"}',
    '{"message":"Internal server error","modelid":"m1"}',
    '{"error":"no such repository","commitid":"0123456789abcdef","supplychain_vuldetected":0}',
    '{"statusCode":500,"modelid":"m1","supplychain_vuldetected":0}',
    '{"success":false,"commitid":"0123456789abcdef"}',
    '{"errors":[{"code":17}],"hashedjobid":"h"}',
    '{"commitid":"\\u00a0n\\u2003/\\u200ba\\u00a0"}',
    '{"commitid":true}',
    '{"commitid":{"commitid":"x"}}',
    '{"__proto__":{"commitid":"x"}}',
    '{"branchname":"main","repourl":"https://github.com/owner/name"}',
    '{"supplychain_vuldetected":0}',
    '{"statusCode":200,"body":"{}"}',
  ])('%s is neither a record nor none', (text) => {
    expect(() => readRecord(parse(text))).toThrow(
      expect.objectContaining({ name: 'ServiceError', reason: 'unexpected-answer' }),
    );
  });

  test('one nested 100,000 deep is refused like any other', () => {
    const deep = parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(() => readRecord(deep)).toThrow(ServiceError);
    expect(() => readRecord({ commitid: deep })).toThrow(ServiceError);
    expect(readRecord({ commitid: 'x', branchname: deep })).toEqual({ commitid: 'x' });
  });

  test.each([
    ['0', 0],
    ['17', 17],
    ['-1', -1],
    ['0.5', 0.5],
    ['"0"', 0],
    ['"17"', 17],
  ])('supplychain_vuldetected %s is kept, also as an integer in a string', (text, flag) => {
    const record = readRecord(parse(`{"commitid":"x","supplychain_vuldetected":${text}}`));
    expect(record).toEqual({ commitid: 'x', supplychain_vuldetected: flag });
  });

  const NO_INTEGERS = [
    '" 1 "',
    '"01"',
    '"+1"',
    '"-1"',
    '"1.0"',
    '"1e0"',
    '"0x1"',
    '"1\\u200b"',
    '"9999999999999999"',
  ];
  test.each([...NO_INTEGERS, '"no"', '""', 'true', 'false', 'null', '[]', '[1]', '{}'])(
    'supplychain_vuldetected %s is no number, and left out',
    (text) => {
      const record = readRecord(parse(`{"commitid":"x","supplychain_vuldetected":${text}}`));
      expect(record).toEqual({ commitid: 'x' });
    },
  );

  test.each([
    { COMMITID: 'x' },
    { CommitId: 'x' },
    { 'commit-id': 'x' },
    { commit_id: 'x' },
    { data: { commitid: 'x' } },
    { Result: { commitId: 'x' }, status: 'success', message: 'found' },
    { response: { data: { commit_id: 'x' } }, statusCode: 200 },
    { commitid: 'x', data: { commitid: 'x' } },
  ])('is one in any spelling, also in an object that only wraps it: %j', (answer) => {
    expect(readRecord(answer)).toEqual({ commitid: 'x' });
  });

  test.each([{ data: {} }, { Result: {} }, { response: {} }])('%j says that there is none', (answer) => {
    expect(readRecord(answer)).toBeUndefined();
  });

  test.each([
    { commitid: 'x', commit_id: 'y' },
    { commitid: 'x', data: { commitid: 'y' } },
    { commitid: 'x', supplychain_vuldetected: 0, data: { SupplyChainVulDetected: 1 } },
  ])('is none with two values for one thing: %j', (answer) => {
    expect(() => readRecord(answer)).toThrow('two different values');
  });

  test('fields that the interface does not name are left out', () => {
    const record = readRecord(parse('{"commitid":"x","extra":"y","__proto__":{"modelid":"z"}}'));
    expect(record).toEqual({ commitid: 'x' });
    expect(Object.keys(record ?? {})).toEqual(['commitid']);
  });

  test('for any JSON whatever: a record with an identifying text, none for {}, or a ServiceError', () => {
    const keys = fc.oneof(
      fc.constantFrom(...IDENTIFYING, 'supplychain_vuldetected', '__proto__'),
      fc.string(),
    );
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()), fc.anything());
    const judge = (answer: unknown): string => {
      try {
        const record = readRecord(answer);
        if (record !== undefined) {
          return IDENTIFYING.some((name) => (record[name] ?? '').trim() !== '')
            ? 'record'
            : 'nameless record';
        }
        const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
        return isObject && Object.keys(answer).length === 0 ? 'none' : 'something read as none';
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return error.reason;
      }
    };
    const possible = ['none', 'record', 'unexpected-answer'];
    const seen = new Set<string>();
    fc.assert(
      fc.property(anything, (answer) => {
        const judged = judge(answer);
        expect(possible).toContain(judged);
        seen.add(judged);
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(possible);
  });
});

describe('a lineage check', () => {
  const query: LineageQuery = { repo_type: 'github', repo_url: 'https://github.com/owner/name', depth: 1 };

  test('posts its query to the path of the interface, and is repeated', async () => {
    let calls = 0;
    const server = keep(
      await startStrictServer(() => {
        calls += 1;
        return calls < 3 ? jsonAnswer({}, 500) : jsonAnswer({ commitid: 'abc' });
      }),
    );
    const transport = open();
    const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
    expect(await checkLineage(transport, access, query)).toEqual({ commitid: 'abc' });
    const sent = server.requests.map(({ method, path, body }) => [method, path, parse(body.toString())]);
    const expected = ['POST', '/prod/api/ais/v1.5/developer/lineage-check', query];
    expect(sent).toEqual([expected, expected, expected]);
  });

  test.each(['key-1234?5678', 'token=1234 "5678'])(
    'that is no record is quoted without any part of a secret, whatever it looks like: %s',
    async (secret) => {
      const secrets = new Secrets();
      secrets.add(secret);
      const server = await serveReply(jsonAnswer({ message: `refused: ${secret}` }));
      const transport = open({ redact: (text) => secrets.redact(text) });
      const access = { root: server.origin, apiKey: secret, orgId: 'org' };
      const { message } = await failureOf(checkLineage(transport, access, query));
      expect(message).toContain('refused: ***');
      expect(message).not.toMatch(/1234|5678/u);
    },
  );

  test.each([
    ['HTML', '<html>\u202e</html>', 'is not JSON'],
    ['a list', '["##[error]x"]', 'is neither a record nor an empty object'],
    ['a text', `"${'x'.repeat(300)}"`, 'is neither a record nor an empty object'],
    [
      'an object without an identifying field',
      '{"message":"hi\\n"}',
      'is neither a record nor an empty object',
    ],
  ])(
    'that is answered by %s is no record; its error shows status, type and beginning',
    async (_what, body, wrong) => {
      const headers = { 'content-type': 'text/x-odd; charset=utf-8' };
      const server = await serveReply({ headers, body });
      const transport = open();
      const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
      const error = await failureOf(checkLineage(transport, access, query));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unexpected-answer', inDoubt: false });
      expect(error.message).toContain(`The answer to the lineage check ${wrong}`);
      const begin = body.replace('\u202e', ' ').slice(0, 199);
      expect(error.message).toContain(`status 200, text/x-odd; charset=utf-8, beginning with "${begin}`);
      expect(error.message).toMatch(/^[^\p{Cc}\p{Cf}]{1,600}$/u);
    },
  );
});
