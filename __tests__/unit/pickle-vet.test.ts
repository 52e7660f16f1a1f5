import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObject } from '../../src/core/json.ts';
import { hasPython } from '../../tools/pickle-fuzz/oracle.ts';

const describeWithPython = hasPython() ? describe : describe.skip;

/**
 * Modules with classes that a pickle may make (`Good…`) and that it may not (`Bad…`), functions that it may call
 * (`make_good…`) and that it may not (`make_bad…`), and attributes that it may set (`good_…`) and may not (`bad_…`).
 */
const SAMPLES = join('__tests__', 'fixtures', 'pickle-vet');
const MODULES = readdirSync(SAMPLES).map((file) => ({
  name: file.replace(/\.py$/u, ''),
  source: readFileSync(join(SAMPLES, file), 'utf8'),
}));

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return isObject(value) ? Object.keys(value) : [];
}

describeWithPython('the reader of packages (needs python3)', () => {
  let folder = '';
  let found: Readonly<Record<string, unknown>> = {};

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pickle-vet-'));
    cpSync(SAMPLES, join(folder, 'wheels', 'sample-1.0', 'sample'), { recursive: true });
    const out = join(folder, 'found.jsonl');
    const args = ['tools/pickle-vet/vet.py', join(folder, 'wheels'), out, '1'];
    const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const parsed: unknown = JSON.parse(readFileSync(out, 'utf8'));
    found = isObject(parsed) ? parsed : {};
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  describe.each(MODULES)('$name', ({ name: module, source }) => {
    const names = [...source.matchAll(/^(?:class|def) (\w+)/gmu)].map(([, name = '']) => name);
    const attributes = [...source.matchAll(/^ {4}(?:def )?((?:good|bad)_\w+)/gmu)].map(
      ([, name = '']) => name,
    );
    const pathsOf = (form: RegExp): readonly string[] =>
      names.filter((name) => form.test(name)).map((name) => `sample.${module}.${name}`);

    test('tells which classes a pickle may make', () => {
      const unsafe = new Set([...textsOf(found['bad']), ...textsOf(found['adders'])]);
      expect(pathsOf(/^Good/u).filter((path) => unsafe.has(path))).toEqual([]);
      expect(pathsOf(/^Bad/u).filter((path) => !unsafe.has(path))).toEqual([]);
    });

    test('tells what a pickle may call', () => {
      const calls = new Set(textsOf(found['calls']));
      expect(pathsOf(/^make_good/iu).filter((path) => !calls.has(path))).toEqual([]);
      expect(pathsOf(/^(?!make_good)/iu).filter((path) => calls.has(path))).toEqual([]);
    });

    test('tells which attributes may be set', () => {
      const acting = new Set(textsOf(found['setters']));
      expect(attributes.filter((name) => name.startsWith('good_') === acting.has(name))).toEqual([]);
    });
  });
});
