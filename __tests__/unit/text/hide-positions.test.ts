import { describe, expect, it } from '@jest/globals';
import { hidePositions } from '../../../src/text/log-line.ts';
import { expectLinear } from '../../support/linear-time.ts';

describe('hidePositions', () => {
  /** The patterns that the usual setup actions register, which make an annotation of a line. */
  const MATCHERS: readonly RegExp[] = [
    // setup-node: tsc, eslint-compact
    /^(?:\s+\d+>)?([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+(\w{1,2}\d+)\s*:\s*(.*)$/u,
    /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)\s\((.+)\)$/u,
    // setup-python
    /^\s*File\s"(.*)",\sline\s(\d+),\sin\s(.*)$/u,
    // gcc, and msbuild of setup-dotnet
    /^(.*):(\d+):(\d+):\s+(?:fatal\s+)?(error|warning|note):\s+(.*)$/u,
    /^\s*([^\s].*)\((\d+)\)\s*:\s+(error|warning)\s+(\S+)\s*:\s*(.*)$/u,
    /^([^\s].*)\((\d+|\d+,\d+|\d+,\d+,\d+,\d+)\):\s+(error|warning)\s+([a-zA-Z]+(?<!MSB)\d+):\s*(.*)$/u,
  ];
  const LINES = [
    'src/a.ts(1,2): error TS2304: x',
    'src/a.ts:1:2 - error TS2304: x',
    'a: line 1, col 2, Error - x (y)',
    'File "a.py", line 3, in f',
    'a.c:1:2: error: x',
    'a.c:1:2: fatal error: x',
    'a.cs(12): error CS1002: x',
    'a.cs(1,2,3,4): warning CS1002: x',
  ];

  it.each(LINES)('leaves nothing for a problem matcher in %j, whatever is before and behind it', (line) => {
    const matches = (text: string): boolean => MATCHERS.some((pattern) => pattern.test(text));
    expect(matches(line)).toBe(true);
    expect(matches(hidePositions(line))).toBe(false);
    expect(matches(hidePositions(`digits/evasion: ${line}`))).toBe(false);
    expect(hidePositions(line).replaceAll(/ no\.|\s/gu, '')).toBe(line.replaceAll(/\s/gu, ''));
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:8080: later',
    '2026-11-22T04:07:13Z',
    'http://localhost:80/a (123, 45)',
    'attempt 2 of 5 in 0.5 s',
    'a (50)',
  ])('leaves %j as it is', (line) => {
    expect(hidePositions(line)).toBe(line);
  });

  it('takes time in proportion to the text', () => {
    for (const part of [':1', '(1', ':1:1', ':1 ', 'line ', ':1)']) {
      expectLinear((size) => hidePositions(part.repeat(size)), 50_000);
    }
  });
});
