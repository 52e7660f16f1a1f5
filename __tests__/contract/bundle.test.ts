import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';

const DIST = projectPath('dist');
const programs = readdirSync(DIST).filter((name) => name.endsWith('.js'));
const textOf = (name: string): string => readFileSync(join(DIST, name), 'utf8');

const STARTING = /["'](?:node:)?(?:child_process|cluster)["']|process\.binding/u;
/** A module of Node's as the bundler wraps it, with its number: it is loaded only if another module asks for it. */
const WRAPPED = /^\/\*\*\*\/ (\d+):\n[^\n]*\n\n?module\.exports = [^\n]*\("(?:node:)?child_process"\);/gmu;

describe('the bundle of the action', () => {
  it('starts no other program, but for analyses and functions on the runner and git for a comparison, whose parts are loaded only with them', () => {
    const starts = (name: string): boolean =>
      /async function (?:runAnalysis|openGitCommit)\(|class PythonProcess \{/u.test(textOf(name));
    const others = programs.filter((name) => !starts(name));
    expect(others).toContain('index.js');
    expect(others).toHaveLength(programs.length - 3);
    const numbers = programs.flatMap((name) =>
      [...textOf(name).matchAll(WRAPPED)].map(([, number = '']) => number),
    );
    const starting = others.filter(
      (name) =>
        STARTING.test(textOf(name).replace(WRAPPED, '')) ||
        numbers.some((number) => textOf(name).includes(`__nccwpck_require__(${number})`)),
    );
    expect(starting).toEqual([]);
  });

  it('holds nothing of the played service', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(files.filter((name) => textOf(name).includes('EVERY SCORE IS MADE UP'))).toEqual([]);
  });

  it('holds the runtime for models once', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /ort-.*\.(?:mjs|wasm)$|[\da-f]{20}\.mjs$/u.test(name)).sort()).toEqual([
      join('engine', 'ort-wasm-simd-threaded.mjs'),
      join('engine', 'ort-wasm-simd-threaded.wasm'),
    ]);
  });

  it.each(['onnxruntime-web', 'onnxruntime-common', 'jpeg-js', 'pngjs', 'yauzl', 'yaml', '@actions/core'])(
    'comes with the licence of %s',
    (name) => {
      expect(textOf('licenses.txt')).toMatch(new RegExp(`^${name}\\n.+\\n[^]{300}`, 'mu'));
    },
  );
});
