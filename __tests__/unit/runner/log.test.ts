import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';
import type { Place } from '@model-security-scan/common/problem';
import { createRunnerLog } from '../../../src/runner/runner-log.ts';
import { Secrets } from '../../../src/redact/secrets.ts';
import { logLines, parseCommands, type WorkflowCommand } from '../../support/workflow-commands.ts';

const SECRET = 'the-secret-of-the-service';
const HOSTILE = [
  '::set-output name=status::passed',
  ' \t::add-mask::a',
  'a\n::stop-commands::x',
  'a\r::error::b',
  'a\r\n::group::b',
  '\u2028::error::b',
  '##[error]b',
  'a ##[add-mask]b',
  '##[##[group]b',
  '%0A::error::b',
  '%0D%0A::error::b',
  'file=x,line=1::error::b',
  `::error::${SECRET}`,
  `\u001b[31m${SECRET}\u001b[0m`,
  '::',
  '',
] as const;

type Call = readonly [level: string, ...args: unknown[]];

/** Calls the runner's log in a process of its own, whose output is what a runner would read. */
async function printed(calls: readonly Call[], isDebug = true): Promise<string> {
  const url = (path: string): string => JSON.stringify(new URL(`../../../src/${path}`, import.meta.url).href);
  const program = `
    import { createRunnerLog } from ${url('runner/runner-log.ts')};
    import { Secrets } from ${url('redact/secrets.ts')};
    const secrets = new Secrets();
    secrets.add(${JSON.stringify(SECRET)});
    const log = createRunnerLog(secrets);
    for (const [level, ...args] of ${JSON.stringify(calls)}) log[level](...args);`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program],
    { env: { ...process.env, RUNNER_DEBUG: isDebug ? '1' : '' } },
  );
  expect(stderr).toBe('');
  return stdout;
}

async function commandsOf(calls: readonly Call[]): Promise<WorkflowCommand[]> {
  const stdout = await printed(calls);
  expect(stdout).not.toContain(SECRET);
  return parseCommands(stdout);
}

describe('the log of the runner', () => {
  it('takes the start of a secret out when a text is too long to be searched', async () => {
    expect(SECRET).toHaveLength(25);
    const stdout = await printed([['notice', SECRET.repeat(801)]]);
    expect(stdout).toBe(`::notice::${'***'.repeat(800)}…\n`);
  });

  it('prints hostile texts as one line each, and no command', async () => {
    const calls = HOSTILE.map((text): Call => ['info', text]);
    const stdout = await printed(calls);
    expect(parseCommands(stdout)).toEqual([]);
    expect(logLines(stdout)).toHaveLength(HOSTILE.length + 1);
    expect(stdout).not.toContain(SECRET);
    expect(stdout).toContain(': :error::***\n');
  });

  it('prints nothing for debugging without debug logging', async () => {
    expect(await printed([['debug', 'a']], false)).toBe('');
  });

  it.each(['debug', 'notice', 'warning', 'error'])(
    'gives a %s for each hostile text, and nothing else',
    async (level) => {
      const commands = await commandsOf(HOSTILE.map((text): Call => [level, text]));
      expect(commands.map(({ name }) => name)).toEqual(HOSTILE.map(() => level));
      for (const { message, properties } of commands) {
        expect(properties).toEqual({});
        expect(parseCommands(message)).toEqual([]);
        expect(message).not.toMatch(/[\n\r]/u);
      }
    },
  );

  it('puts annotations on a place in a file, and says it in the text as well', async () => {
    const place: Place = { kind: 'file', file: 'a,b: c%.yml', line: 3, column: 7, endColumn: 9 };
    const [command] = await commandsOf([['error', 'is 100% wrong', place]]);
    expect(command).toEqual({
      name: 'error',
      properties: { file: 'a,b: c%.yml', line: '3', endLine: '3', col: '7', endColumn: '9' },
      message: 'a,b: c%.yml:3:7: is 100% wrong',
    });
  });

  it('names an input in the text only', async () => {
    const [command] = await commandsOf([['warning', 'is wrong', { kind: 'input', input: 'mode' }]]);
    expect(command).toEqual({ name: 'warning', properties: {}, message: 'input "mode": is wrong' });
  });

  it('lets no name of a file add properties or commands', async () => {
    const files = [...HOSTILE, 'x,line=9', 'x::y', `${SECRET}.yml`];
    const places = files.map((file) => ({ kind: 'file', file, line: 1, column: 1 }));
    const commands = await commandsOf(places.map((place): Call => ['notice', 'here', place]));
    expect(commands.map(({ name }) => name)).toEqual(files.map(() => 'notice'));
    for (const { properties } of commands) {
      expect(properties).toMatchObject({ line: '1', endLine: '1', col: '1' });
    }
  });

  it('prints a group between its two commands, whatever its title and lines', async () => {
    const commands = await commandsOf(HOSTILE.map((text): Call => ['group', text, HOSTILE]));
    expect(commands.map(({ name }) => name)).toEqual(HOSTILE.flatMap(() => ['group', 'endgroup']));
  });

  it('keeps an error whole, however long its list is, and cuts only what nobody would read', async () => {
    const fields = Array.from({ length: 400 }, (_, index) => `field_with_a_long_name_${String(index)}`).join(
      ', ',
    );
    const [line] = logLines(await printed([['info', `Fields that were sent: ${fields}.`]]));
    expect(line?.length).toBeGreaterThan(10_000);
    expect(line).toMatch(/field_with_a_long_name_399\.$/u);
  });

  it('finds a secret and a command anywhere in a long line', async () => {
    const text = `${'x'.repeat(14_000)} ${SECRET} ##[error]b \n::error::b`;
    const stdout = await printed([['info', text]]);
    expect(parseCommands(stdout)).toEqual([]);
    expect(stdout).toMatch(/x \*{3} # #\[error\]b ::error::b\n$/u);
    const cut = Array.from({ length: 6 }, (_, index): Call => [
      'info',
      'x'.repeat(15_950 + 10 * index) + SECRET,
    ]);
    expect(await printed(cut)).not.toContain(SECRET.slice(0, 8));
  });

  it('cuts lines and annotations', async () => {
    const long = 'x'.repeat(30_000);
    const lines = logLines(
      await printed([
        ['info', long],
        ['error', long],
      ]),
    );
    expect(lines.map((line) => line.length)).toEqual([16_000, 4000 + '::error::'.length, 0]);
  });

  it('writes every level to the standard output at once', () => {
    const written: string[] = [];
    const before = process.env['RUNNER_DEBUG'];
    process.env['RUNNER_DEBUG'] = '1';
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0);
    try {
      const log = createRunnerLog(new Secrets());
      log.info('a');
      log.debug('b');
      log.notice('c');
      log.warning('d', { kind: 'file', file: 'f', line: 1, column: 2 });
      log.error('e', { kind: 'input', input: 'mode' });
      log.group('g', ['h']);
    } finally {
      write.mockRestore();
      if (before === undefined) Reflect.deleteProperty(process.env, 'RUNNER_DEBUG');
      else process.env['RUNNER_DEBUG'] = before;
    }
    expect(written.join('').split(/\r?\n/u)).toEqual([
      ...['a', '::debug::b', '::notice::c', '::warning file=f,line=1,endLine=1,col=2::f:1:2: d'],
      ...['::error::input "mode": e', '::group::g', 'h', '::endgroup::', ''],
    ]);
  });
});
