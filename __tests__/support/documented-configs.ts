import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { projectPath } from '../../tools/project.ts';
import { brighterPng } from './changed-png.ts';
import type { DocumentedBlock } from './documented-blocks.ts';

/** Files of a workspace by their paths. */
export type Files = Readonly<Record<string, Uint8Array | string>>;

/** A model for what a part of a config file leaves out. */
const MODEL = [
  'models:',
  '  - name: digits',
  '    task: image-classification',
  '    artifacts: { model: models/digits.onnx, data: data/test, label: data/labels.csv }',
].join('\n');
const ATTACKS = '    attacks: { extraction: , evasion: , poisoning: }\n';

/** The fixture of each slot: a table by default, pictures for the tasks that begin with `image`. */
const PICTURES: Readonly<Record<string, string>> = {
  model: 'digits-perceptron.onnx',
  data: 'digits',
  label: 'digits-label.csv',
  reference_data: 'digits',
  reference_label: 'digits-label.csv',
};
const TABLES: Readonly<Record<string, string>> = {
  model: 'wine-logistic.onnx',
  data: 'wine.csv',
  minmax: 'wine-minmax.csv',
};

/** The config file that a block is, is a part of, or begins. */
export function wholeConfig({ kind, text }: DocumentedBlock): string {
  if (kind === 'config file') return text;
  if (kind === 'part of a config file') return `version: 1\n${MODEL}\n${ATTACKS}${text}`;
  if (kind === 'part of a model') return `version: 1\n${MODEL}\n${text.replaceAll(/^(?=.)/gmu, '    ')}`;
  return `${text}version: 1\n${MODEL}\n${ATTACKS}`;
}

/** True if a config file is for a service: its models have ids, which only a service gives. */
export function isForService(config: string): boolean {
  return modelsOf(config).some((model) => textAt(model, 'id') !== undefined);
}

/** The flags that allow a config file what it asks for. */
export function flagsFor(config: string): readonly string[] {
  const calls = modelsOf(config).some((model) => at(model, 'artifacts', 'predict') !== undefined);
  return calls ? ['--python', 'allow'] : [];
}

function modelsOf(config: string): readonly unknown[] {
  const models = at(parse(config), 'models');
  return Array.isArray(models) ? models : [];
}

/** The names of all analyses of a config file, such as `digits/evasion`. */
export function analysesOf(config: string): readonly string[] {
  return modelsOf(config).flatMap((model) =>
    Object.keys(mapping(at(model, 'attacks'))).map((attack) => `${String(at(model, 'name'))}/${attack}`),
  );
}

/** Real files for all artifacts that a config file names. */
export function filesOf(config: string): Files {
  const entries = modelsOf(config)
    .flatMap(filesOfModel)
    .flatMap((files) => Object.entries(files));
  return Object.fromEntries(entries);
}

function filesOfModel(model: unknown): readonly Files[] {
  const fixtures = String(at(model, 'task')).startsWith('image') ? PICTURES : TABLES;
  const attacks = Object.values(mapping(at(model, 'attacks')));
  return [model, ...attacks].flatMap((owner) =>
    Object.entries(mapping(at(owner, 'artifacts'))).map(([slot, path]) => {
      // A function is no file.
      if (slot === 'predict') return {};
      const fixture = fixtures[slot];
      if (fixture === undefined || typeof path !== 'string') throw new Error(`No fixture for ${slot}.`);
      return copiesOf(fixture, path);
    }),
  );
}

/** A fixture at a path: a file, or each file of a folder. */
function copiesOf(fixture: string, path: string): Files {
  const from = projectPath(`__tests__/fixtures/engine/${fixture}`);
  if (fixture === PICTURES['label']) return { [path]: repeatedLabels(readFileSync(from, 'utf8')) };
  if (fixture.includes('.')) return { [path]: readFileSync(from) };
  const names = readdirSync(from);
  return Object.fromEntries(
    REPEATS.flatMap((prefix, index) =>
      names.map((name) => [
        `${path}/${prefix}${name}`,
        brighterPng(readFileSync(`${from}/${name}`), 8 * index),
      ]),
    ),
  );
}

/** The pictures are few, and a verdict needs more of them that differ. */
const REPEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function repeatedLabels(table: string): string {
  const [header = '', ...rows] = table.trim().split('\n');
  return [header, ...REPEATS.flatMap((prefix) => rows.map((row) => `${prefix}${row}`))].join('\n');
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

const JOB = ['jobs:', '  scan:', '    runs-on: ubuntu-latest', '    steps:'];
const SCAN = ['- id: scan', '  uses: your-org/model-security-scan@<full SHA>'];
const LOCAL = ['  with:', '    base-url: local'];

/** The workflow that steps, inputs of a step, or some keys of a workflow are a part of. */
export function wholeWorkflow({ kind, text }: DocumentedBlock): string {
  const steps = (lines: readonly string[]): string => lines.map((line) => `      ${line}`).join('\n');
  const push = /^on:/mu.test(text) ? [] : ['on: push'];
  if (kind === 'part of a workflow') return [...push, text, ...JOB, steps([...SCAN, ...LOCAL])].join('\n');
  const lines = text.trimEnd().split('\n');
  // Steps may read the outputs of a scan before them.
  if (kind === 'steps') return [...push, ...JOB, steps([...SCAN, ...LOCAL, ...lines])].join('\n');
  const inputs =
    lines[0] === 'with:' ? lines.slice(1).map((line) => `  ${line}`) : lines.map((line) => `    ${line}`);
  const base = text.includes('base-url:') ? ['  with:'] : LOCAL;
  return [...push, ...JOB, steps([...SCAN, ...base, ...inputs])].join('\n');
}
