import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { projectPath } from '../../tools/project.ts';
import { isObject } from '@model-security-scan/common/json';
import { STATUSES, VERDICTS } from '../../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../src/core/errors.ts';
import { linkableUrl } from '../../src/text/safe-markup.ts';
import type { KeptRun } from './kept-run.ts';
import { expectSafeMarkdown } from './safe-markdown.ts';
import { logLines } from './workflow-commands.ts';

/** Stands at the front of every command in a hostile text: where a command's message or property begins with it, it worked. */
export const FOREIGN = 'pwned';

/** The only commands that the action has a use for. */
const OWN_COMMANDS = new Set(['add-mask', 'debug', 'notice', 'warning', 'error', 'group', 'endgroup']);

/** Characters that no text of a run may hold, beside the end of a line. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Holds a run against what it promises whatever others have said: only commands of its own, only outputs that
 * action.yml names and of their form, a summary without foreign markup, no invisible character, no link but https.
 * @throws AssertionError
 */
export function expectHarmless(kept: KeptRun): void {
  expectOwnCommands(kept);
  expectOwnOutputs(kept);
  expectSafeMarkdown(kept.summary);
  for (const file of ['state', 'env', 'path']) {
    strictEqual(kept.left.get(file), `${file}\n`, `${file} was written`);
  }
}

function expectOwnCommands({ run }: KeptRun): void {
  strictEqual(run.stderr, '');
  const printed = logLines(run.stdout).filter((line) => !line.startsWith('::add-mask::'));
  ok(!INVISIBLE.test(printed.join('\n')), `invisible characters in the log:\n${JSON.stringify(run.stdout)}`);
  ok(!run.stdout.includes('\r'), 'a carriage return in the log');
  for (const line of printed) {
    ok(!line.includes('##['), `a command in brackets: ${line}`);
    ok(!/^\s+::/u.test(line), `a command behind white space: ${line}`);
  }
  for (const { name, message, properties } of run.commands) {
    ok(OWN_COMMANDS.has(name), `command ${name}`);
    ok(!message.trimStart().startsWith(FOREIGN), `foreign command ${name}: ${message}`);
    for (const value of Object.values(properties)) {
      ok(!value.startsWith(FOREIGN), `foreign property ${value}`);
    }
    if (name !== 'add-mask') ok(!INVISIBLE.test(message + Object.values(properties).join('')), message);
  }
}

const OUTPUT_NAMES = new Set(readActionMetadata(projectPath('action.yml')).outputs.map(({ name }) => name));
const FORMS: Readonly<Record<string, RegExp>> = {
  verdict: new RegExp(`^(?:${VERDICTS.join('|')})$`, 'u'),
  status: new RegExp(`^(?:${STATUSES.join('|')})$`, 'u'),
  'failure-reason': new RegExp(`^(?:${FAILURE_REASONS.join('|')}|)$`, 'u'),
  'record-found': /^(?:true|false|)$/u,
  'record-matches-commit': /^(?:true|false|unknown)$/u,
  'vulnerability-detected': /^(?:true|false|unknown)$/u,
};

function expectOwnOutputs({ outputs }: KeptRun): void {
  deepStrictEqual(
    Object.keys(outputs).filter((name) => !OUTPUT_NAMES.has(name)),
    [],
  );
  for (const [name, form] of Object.entries(FORMS)) match(outputs[name] ?? '', form, name);
  for (const [name, value] of Object.entries(outputs)) {
    ok(!value.includes('\n') && !INVISIBLE.test(value), `output ${name}: ${JSON.stringify(value)}`);
  }
  expectLink(outputs['dashboard-url']);
  for (const name of ['record', 'job-ids', 'results', 'matrix']) {
    const value: unknown = JSON.parse(outputs[name] === '' ? 'null' : (outputs[name] ?? ''));
    for (const [path, text] of textsIn(value)) {
      ok(!text.includes('\n') && !INVISIBLE.test(text), `${name}${path}: ${JSON.stringify(text)}`);
      if (path.endsWith('.dashboard_url')) expectLink(text);
    }
  }
}

function expectLink(url: string | undefined): void {
  if (url !== undefined && url !== '') strictEqual(linkableUrl(url), url);
}

/** Every string in plain data, keys included, with its path. */
function textsIn(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item, `${path}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [path, key] as const,
    ...textsIn(item, `${path}.${key}`),
  ]);
}
