import { preprocessingText } from '../../core/preprocessing.ts';
import { plainLine } from '../../text/sanitize.ts';
import { REPOSITORY } from '../action-inputs.ts';
import { type BudgetSize, budgetSize, renderBudget } from './budgets.ts';
import type { GuessedModel, UnreadableModel } from './guessed-model.ts';
import { modelNames } from './model-names.ts';

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
    `  - name: ${scalar(name)}`,
    `    task: ${task}`,
    ...(fields.length === 0 ? [] : [`    config: { ${fields.join(', ')} }`]),
    ...(preprocessing === undefined ? [] : [`    preprocessing: ${preprocessingText(preprocessing)}`]),
    '    artifacts:',
    ...Object.entries(artifacts).map(([slot, file]) => `      ${slot}: ${scalar(file)}`),
    ...(covers.length === 0
      ? []
      : [`    covers: [${covers.map(scalar).join(', ')}] # same name: remove files that are another model`]),
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
    `#  - name: ${scalar(name)}`,
    '#    task: tabular-classification # or image-classification, time-series-forecasting',
    `#    artifacts: { model: ${scalar(file.path.replace(/\.(?!(?:json|ubj|txt|bst|model)$)\w+$/u, '.onnx'))}, data: ... }`,
    '#    attacks: { extraction: {} }',
  ];
}

/** Breaks a text into lines of comment. What a file says of itself cannot end a comment. */
function comment(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = `${indent}#`;
  for (const word of plainLine(text, 2000).split(' ')) {
    if (line.length + 1 + word.length > WIDTH && line.length > indent.length + 1) {
      lines.push(line);
      line = `${indent}#`;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** Writes a text so that YAML reads it as that text. */
function scalar(text: string): string {
  return /^[A-Za-z_][\w./-]*$/u.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/iu.test(text)
    ? text
    : JSON.stringify(text);
}
