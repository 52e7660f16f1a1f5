import { wrapWords } from '../display-width.ts';
import { slug } from '../../text/marked-name.ts';
import { yamlText } from '../../core/yaml-text.ts';
import { preprocessingText } from '@model-security-scan/engine/preprocessing';
import { plainLine } from '@model-security-scan/common/sanitize';
import { REPOSITORY } from '../../core/package-facts.ts';
import type { GuessedModel, UnreadableModel } from './guessed-model.ts';
import { type Attack, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { isClose } from './enough-inputs.ts';
import { baseName } from '@model-security-scan/scanner/model-names';

const SCHEMA = `https://raw.githubusercontent.com/${REPOSITORY}/main/schema/model-security.schema.json`;

const WIDTH = 110;
/** A line for many columns is long. */
const MAX_LINE = 20_000;

/** Renders the text of a config file, with a comment for each guess. */
export function renderConfig(models: readonly (GuessedModel | UnreadableModel)[]): string {
  const guessed = models.filter((model) => model.kind === 'guessed');
  const unreadable = models.filter((model) => model.kind === 'unreadable');
  const names = modelNames([...guessed, ...unreadable].map(({ file }) => file.path));
  const size = budgetSize(guessed);
  const head = [
    `# yaml-language-server: $schema=${SCHEMA}`,
    ...comment(
      'Written by "model-security init". Everything here was guessed from the files: check it, then commit ' +
        'it. A comment beside a budget says what such a small budget misses: raise it for a gate.',
      '',
    ),
    'version: 1',
  ];
  const body =
    guessed.length === 0
      ? [...comment('No model can be analysed yet. The supply-chain scan still runs.', ''), 'files: {}']
      : ['models:', ...guessed.flatMap((model, at) => renderModel(model, names[at] ?? '', size))];
  const rest = unreadable.flatMap((model, at) => renderUnreadable(model, names[guessed.length + at] ?? ''));
  const tail =
    rest.length === 0 ? [] : ['', ...comment('Models that cannot be analysed as they are:', ''), ...rest];
  return `${[...head, ...body, ...tail].join('\n')}\n`;
}

function renderModel(
  { task, artifacts, attacks, config, preprocessing, notes, covers = [] }: GuessedModel,
  name: string,
  size: BudgetSize,
): readonly string[] {
  const fields = Object.entries(config).map(([key, value]) => `${key}: ${value}`);
  return [
    ...notes.flatMap((note) => comment(note, '  ')),
    `  - name: ${yamlText(name)}`,
    `    task: ${task}`,
    ...(fields.length === 0 ? [] : [`    config: { ${fields.join(', ')} }`]),
    ...(preprocessing === undefined ? [] : [`    preprocessing: ${preprocessingText(preprocessing)}`]),
    '    artifacts:',
    ...Object.entries(artifacts).map(([slot, file]) => `      ${slot}: ${yamlText(file)}`),
    ...(covers.length === 0
      ? []
      : [
          `    covers: [${covers.map(yamlText).join(', ')}] # same name: remove files that are another model`,
        ]),
    '    attacks:',
    ...attacks.map((attack) => `      ${attack}: ${renderBudget(attack, size)}`),
  ];
}

function renderUnreadable({ file, why, isLeftOut, lines }: UnreadableModel, name: string): readonly string[] {
  if (lines !== undefined) {
    return [
      '#',
      ...comment(`${file.path}: ${why}`, ''),
      ...lines.map((line) => `#   ${plainLine(line, MAX_LINE)}`),
    ];
  }
  if (isLeftOut === true) return ['#', ...comment(`${file.path}: ${why}`, '')];
  return [
    '#',
    ...comment(`${file.path}: ${why}`, ''),
    `#  - name: ${yamlText(name)}`,
    '#    task: tabular-classification # or image-classification, time-series-forecasting',
    `#    artifacts: { model: ${yamlText(file.path.replace(/\.(?!(?:json|ubj|txt|bst|model)$)\w+$/u, '.onnx'))}, data: ... }`,
    '#    attacks: { extraction: {} }',
  ];
}

/** Breaks a text into lines of comment. What a file says of itself cannot end a comment. */
function comment(text: string, indent: string): readonly string[] {
  return wrapWords(plainLine(text, 2000), WIDTH, `${indent}# `);
}

/** `full`: what a gate should have. `small`: so little that ten small models end within three minutes on two cores. */
type BudgetSize = 'full' | 'small';

/**
 * So few models of this size, in bytes of the file and numbers of an input, end with full budgets in the time of ten with
 * small ones. The size stands for the speed: it is the same on every machine, and no model has to be run.
 */
const FAST = { models: 3, bytes: 2 * 2 ** 20, numbers: 1024 } as const;

/** Decides how much each model is attacked. Pure. */
function budgetSize(models: readonly Pick<GuessedModel, 'file' | 'inputNumbers'>[]): BudgetSize {
  const isFast = models.every(
    ({ file, inputNumbers }) => file.bytes <= FAST.bytes && inputNumbers <= FAST.numbers,
  );
  return isFast && models.length <= FAST.models ? 'full' : 'small';
}

/** Renders the budget of an attack, with a comment beside a small one: what it cannot show, and how near its end is. */
function renderBudget(attack: Attack, size: BudgetSize): string {
  const budget = DESCRIPTORS[attack].proposal?.budget ?? [];
  if (budget.length === 0) return '{}';
  const fields = budget.map(({ key, value, full }) => `${key}: ${String(size === 'full' ? full : value)}`);
  const limits = budget.flatMap(({ value, least, full, unseen }) => [
    ...(isClose(value, least) ? [`close to the minimum of ${String(least)}`] : []),
    `${unseen}; ${String(full)} is usual`,
  ]);
  return `{ ${fields.join(', ')} }${size === 'full' ? '' : ` # small: ${limits.join('; ')}`}`;
}

/** A name in a status and in a baseline stays readable. */
const MAX_NAME = 60;

/**
 * Gives each model a name from the name of its file. Files of the same name get the names of as many of their folders as tell them
 * apart, not a number: a number would go to another model if a file is added or removed.
 * @param paths of the model files
 * @returns a name for each path, in this order
 */
export function modelNames(paths: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const name = unlike(taken, shortestName(path, paths));
    taken.add(name);
    return name;
  });
}

function shortestName(path: string, paths: readonly string[]): string {
  const parts = partsOf(path);
  const others = paths.filter((other) => other !== path).map(partsOf);
  for (let count = 1; count < parts.length; count += 1) {
    const name = nameOf(parts.slice(-count));
    if (!others.some((other) => nameOf(other.slice(-count)) === name)) return name;
  }
  return nameOf(parts);
}

/** A SavedModel has the name of its folder. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('/');
  const file = baseName(path);
  return file === 'saved_model.pb' && parts.length > 1
    ? parts.slice(0, -1)
    : [...parts.slice(0, -1), file.replace(/\.\w+$/u, '')];
}

function nameOf(parts: readonly string[]): string {
  const name = slug(slug(parts.join('-')).slice(-MAX_NAME));
  return name === '' ? 'model' : name;
}

/** Two files may differ only in signs that no name has. */
function unlike(taken: ReadonlySet<string>, name: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${String(number)}`;
    if (!taken.has(candidate)) return candidate;
  }
}
