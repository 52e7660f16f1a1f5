import { attacksOf } from '../../src/attacks/table.ts';
import { at, bad, type BadConfig, instead } from './bad-config-base.ts';
import { BAD_TEXTS } from './bad-config-texts.ts';

export type { BadConfig, ExpectedProblem } from './bad-config-base.ts';

/** An attack's own mapping in the right file. */
function evasion(mapping: string): string {
  return instead('evasion:', `evasion: { ${mapping} }`);
}

function artifacts(mapping: string): string {
  return instead('attacks:', `artifacts: { ${mapping} }\n    attacks:`);
}

const LONG = 'x'.repeat(101);

const BAD_VALUES: readonly BadConfig[] = [
  bad(
    'a name with a slash',
    instead('digits', 'a/b'),
    at(3, 11, 'found a comma, a slash or a backslash in it'),
  ),
  bad(
    'a name with a comma',
    instead('digits', '"a, b"'),
    at(3, 11, 'found a comma, a slash or a backslash in it'),
  ),
  bad(
    'a name with a backslash',
    instead('digits', String.raw`.\x.go`),
    at(3, 11, 'found a comma, a slash or a backslash in it'),
  ),
  ...['3164', '2800', 'fe0f', '115f'].map((code) =>
    bad(
      `a name with an invisible U+${code.toUpperCase()}`,
      instead('digits', `"di\\u${code}gits"`),
      at(3, 11, 'an invisible character'),
    ),
  ),
  bad('a name that is too long', instead('digits', LONG), at(3, 11, 'found a name of 101 characters')),
  bad('a name with a control', instead('digits', String.raw`"a\u0007"`), at(3, 11, 'control characters')),
  bad(
    'a name with an invisible',
    instead('digits', String.raw`"a\u200b"`),
    at(3, 11, 'an invisible character'),
  ),
  bad(
    'a name with a space at its end',
    instead('digits', '"digits "'),
    at(3, 11, 'a space at its start or end'),
  ),
  bad('a name that is a list', instead('digits', '[a]'), at(3, 11, 'found a list')),
  bad('no name', instead('- name: digits\n    id', '- id'), at(3, 5, 'a model needs "name"')),
  bad('a name without value', instead('digits', ''), at(3, 11, 'found nothing')),
  bad(
    'two models of one name',
    instead(
      'evasion:\n',
      'evasion:\n  - { name: digits, id: m, task: tabular-classification, attacks: { evasion: } }\n',
    ),
    at(9, 13, 'another model is named "digits", in line 3. Give each its own name.'),
    at(9, 69, 'needs input_dimensions, model_framework, number_of_classes'),
  ),
  bad('an id that is a path', instead('m-1', '..'), at(4, 9, 'would lead to another address')),
  bad('an id that is too long', instead('m-1', 'x'.repeat(1001)), at(4, 9, 'over 1000 characters')),
  bad('an empty id', instead('m-1', '""'), at(4, 9, 'found an empty text')),
  bad('no id', instead('id: m-1\n    ', ''), at(3, 11, 'no "id" for evasion')),
  bad(
    'an id for one attack of two',
    instead('id: m-1', '').replace('evasion:', 'evasion: {id: m}\n      drift:'),
    at(3, 11, 'no "id" for drift'),
  ),
  bad(
    "a task in the service's spelling",
    instead('image-c', 'image_c'),
    at(5, 11, 'did you mean "image-classification"?'),
  ),
  bad(
    'an unknown task',
    instead('image-classification', 'segmentation'),
    at(
      5,
      11,
      'expected one of image-classification, tabular-classification, tabular-regression, time-series-forecasting, found "segmentation"',
    ),
  ),
  bad(
    'a task that is a list',
    instead('image-classification', '[]'),
    at(5, 11, 'expected one of image-classification'),
  ),
  bad(
    'an attack of another task',
    instead('image-classification', 'time-series-forecasting')
      .replace(', number_of_classes: 10, color_space: rgb', '')
      .replace('evasion', 'drift'),
    at(
      8,
      7,
      `"attacks" of time-series-forecasting takes no "drift". It takes ${attacksOf('time-series-forecasting').join(', ')}.`,
    ),
  ),
  bad(
    'an attack that no service takes on its task',
    instead('image-c', 'tabular-c').replace(', color_space: rgb', '').replace('evasion', 'drift'),
    at(8, 7, 'drift of tabular-classification is local only: it runs with base-url: local'),
  ),
  bad(
    'a misspelt attack',
    instead('evasion', 'evasoin'),
    at(8, 7, `did you mean "evasion"? It takes ${attacksOf('image-classification').join(', ')}.`),
  ),
  bad(
    'attacks as a list',
    instead('attacks:\n      evasion:', 'attacks: [evasion]'),
    at(7, 14, 'a line for each attack'),
  ),
  bad('no attacks', instead('attacks:\n      evasion:\n', ''), at(3, 5, 'a model needs "attacks"')),
  bad(
    'an empty mapping of attacks',
    instead('\n      evasion:', ' {}'),
    at(7, 14, '"attacks" names no attack'),
  ),
  bad(
    'attacks as a text',
    instead('attacks:\n      evasion:', 'attacks: all'),
    at(7, 14, 'a line for each attack, such as "extraction: {}", found "all"'),
  ),
  bad(
    'an attack as a switch',
    instead('evasion:', 'evasion: yes'),
    at(8, 16, '"evasion": expected a mapping'),
  ),
  bad(
    'config as a list',
    instead('{ input_dimensions: 28, model_framework: onnx, number_of_classes: 10, color_space: rgb }', '[]'),
    at(6, 13, '"config": expected a mapping'),
    at(8, 7, 'needs input_dimensions'),
  ),
  bad(
    'a misspelt shared field',
    instead('color_space', 'colour_space'),
    at(6, 83, 'did you mean "color_space"?'),
  ),
  bad(
    'a part of a field’s name, for a value that is wrong',
    instead('number_of_classes: 10', 'classes: ten'),
    at(6, 60, 'did you mean "number_of_classes"?'),
    at(6, 69, '"number_of_classes": expected a whole number in plain digits'),
  ),
  bad(
    'a field that is misspelt beside the right one',
    instead('color_space: rgb', 'color_space: rgb, colorspace: [x]'),
    at(6, 101, 'did you mean "color_space"?'),
  ),
  bad(
    'a misspelt task with a field missing',
    instead('image-c', 'image_c').replace(', color_space: rgb', ''),
    at(5, 11, 'did you mean "image-classification"?'),
    at(8, 7, 'evasion of image-classification needs color_space. Add it here'),
  ),
  bad(
    'a misspelt attack with a field missing',
    instead('evasion', 'extracton'),
    at(8, 7, 'did you mean "extraction"?'),
    at(8, 7, 'extraction of image-classification needs number_of_attack_queries'),
  ),
  bad(
    'a shared field of another task',
    instead('color_space: rgb', 'color_space: rgb, is_category_columns: no'),
    at(6, 101, '"config" of image-classification takes no "is_category_columns"'),
  ),
  bad(
    'a field that the attack does not take',
    evasion('number_of_attack_queries: 5'),
    at(8, 18, 'evasion of image-classification takes no "number_of_attack_queries"'),
  ),
  bad(
    'several fields missing',
    instead('number_of_classes: 10, color_space: rgb ', ''),
    at(8, 7, 'needs number_of_classes, color_space. Add them here'),
  ),
  bad('a field without value', evasion('number_of_classes: '), at(8, 38, 'found nothing')),
  bad(
    'an integer with underscores',
    evasion('number_of_classes: 20_000'),
    at(8, 37, 'expected a whole number in plain digits, such as 20000, found "20_000"'),
  ),
  bad('a hexadecimal integer', evasion('number_of_classes: 0x10'), at(8, 37, 'found "0x10"')),
  bad('an integer in powers of ten', evasion('number_of_classes: 1e4'), at(8, 37, 'found "1e4"')),
  bad('an integer that is infinite', evasion('number_of_classes: .inf'), at(8, 37, 'found ".inf"')),
  bad('a negative integer', evasion('encryption_strategy: -1'), at(8, 39, 'found "-1"')),
  bad(
    'a threshold in words',
    instead('evasion:', 'extraction: { number_of_attack_queries: 5, vulnerability_threshold: half }'),
    at(8, 75, 'expected a number in plain decimals, such as 0.5, found "half"'),
  ),
  bad(
    'dimensions with a zero',
    evasion('input_dimensions: [28, 0, 1]'),
    at(8, 41, 'expected positive whole numbers, such as [28, 28, 1], found "0"'),
  ),
  bad('dimensions in words', evasion('input_dimensions: 28x28'), at(8, 36, 'found "28x28"')),
  bad('dimensions inside dimensions', evasion('input_dimensions: [[28], 28]'), at(8, 37, 'found a list')),
  bad('no dimensions', evasion('input_dimensions: []'), at(8, 36, 'found an empty list')),
  bad(
    'a switch that is on',
    evasion('normalize_data: on'),
    at(8, 34, 'expected yes or no (true and false are understood as well), found "on"'),
  ),
  bad(
    'a list where text is wanted',
    evasion('model_framework: [onnx]'),
    at(8, 35, 'expected one line of text, found a list'),
  ),
  bad(
    'a text of two lines',
    evasion(String.raw`model_framework: "a\nb"`),
    at(8, 35, 'found a text with line breaks'),
  ),
  bad(
    'half of a character',
    evasion(String.raw`model_framework: "\ud800"`),
    at(8, 35, 'half of a character'),
  ),
  bad(
    'a text beyond all measure',
    evasion(`model_framework: ${'x'.repeat(65_537)}`),
    at(8, 35, 'over 65536 characters'),
  ),
  bad(
    'a column name with a comma',
    instead('image-c', 'tabular-c').replace('color_space: rgb', 'categorical_columns_info: ["a,b"]'),
    at(6, 110, 'expected names, such as [job, marital], found "a,b"'),
  ),
  bad(
    'an empty column name',
    instead('image-c', 'tabular-c').replace('color_space: rgb', 'categorical_columns_info: "a,,b"'),
    at(6, 109, 'found "a,,b"'),
  ),
  bad('an unknown slot', artifacts('modle: m.h5'), at(7, 18, 'did you mean "model"?')),
  bad('an absolute path', artifacts('model: /etc/passwd'), at(7, 25, 'an absolute path')),
  bad('a path with a drive', artifacts('model: "C:/m.h5"'), at(7, 25, 'an absolute path')),
  bad(
    'a path with backslashes',
    artifacts(String.raw`model: models\m.h5`),
    at(7, 25, 'write / between folders'),
  ),
  bad(
    'a path out of the workspace',
    artifacts('model: models/../../m.h5'),
    at(7, 25, 'leads out of the workspace'),
  ),
  bad('the whole workspace', artifacts('model: ./'), at(7, 25, 'the whole workspace')),
  bad(
    'a path with a null character',
    artifacts(String.raw`model: "m\0.h5"`),
    at(7, 25, 'control characters'),
  ),
  bad('a path that is too long', artifacts(`model: ${'x/'.repeat(2049)}`), at(7, 25, 'over 4096 characters')),
  bad(
    'artifacts as a list',
    instead('attacks:', 'artifacts: [m.h5]\n    attacks:'),
    at(7, 16, '"artifacts": expected a mapping'),
  ),
  bad(
    'an artifact of an attack',
    evasion('artifacts: { data: .. }, id: [x]'),
    at(8, 37, 'leads out of the workspace'),
    at(8, 47, 'found a list'),
  ),
];

/** Wrong config files, for the unit tests and for whole runs. */
export const BAD_CONFIGS: readonly BadConfig[] = [...BAD_TEXTS, ...BAD_VALUES];
