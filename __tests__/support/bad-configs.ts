import { type BadConfig, badConfigs, RIGHT } from './bad-config-base.ts';

export type { BadConfig } from './bad-config-base.ts';

/** Mistakes in the YAML and in the shape of the file. */
const TEXTS = badConfigs(String.raw`
  an empty file | = | 1:1 the config is empty. Write "version: 1"
  nothing but a comment | = # to do⏎ | 1:1 the config is empty
  nothing but a null | = null⏎ | 1:1 the config is empty
  a text | = models⏎ | 1:1 the config: expected a mapping with "version" and "models", found a text
  a list | = - version: 1⏎ | 1:1 found a list
  a tab as indentation | ␣␣␣␣␣␣evasion => ⇥evasion | 8:1 a tab is used for indentation, which YAML does not allow. Use spaces.
  an open quote | id: m-1 => id: "m-1 | 9:1 a character is missing here: a closing quote
  an open bracket | rgb } => rgb | 7:5 not valid YAML
  an indentation that fits nothing | ␣␣␣␣id: => ␣␣␣id: | 4:4 this line starts after 3 spaces, but the lines above that it could belong to start after 0 or 2 or 4
  a colon in a value | m-1 => m: 1 | 4:9 a second ": " on one line
  an unknown escape | m-1 => "\q" | 4:10 the backslash in this text
  a reserved character | m-1 => @m | 4:9 a value cannot start with this character
  a tag | m-1 => !secret m-1 | 4:9 tags (!...) are not supported
  an unknown directive | ^ %FOO⏎---⏎ | 1:1 not a known YAML directive
  two documents | $ ---⏎version: 1⏎ | 9:1 a second document starts here
  stray brackets | = ]⏎]⏎]⏎ | 1:1 does not belong ++ 2:1 does not ++ 3:1 does not
  a merge key | config: { input_dimensions: 28, => config: { input_dimensions: 28, <<: {}, | 6:37 merge keys (<<) are not supported
  a key that stands twice | id: m-1 => id: m-1⏎    id: m-2 | 5:5 "id" occurs twice, first in line 4.
  an alias of nothing | m-1 => *m | 4:9 has no anchor: add "&m" before it
  an alias inside of itself | evasion: => evasion: &e { artifacts: *e } | 8:32 is inside the value that it repeats
  a key that is a list | id: m-1 => id: m-1⏎    ? [a]⏎    : b | 5:7 a key must be plain text
  a key that is an alias | id: m-1 => id: &m m-1⏎    *m : b | 5:5 a key must be plain text
  an empty key | id: m-1 => id: m-1⏎    : b | 5:1 a key must be plain text
  __proto__ | id: m-1 => id: m-1⏎    __proto__: {} | 5:5 a model takes no "__proto__"
  constructor | ^ constructor: {}⏎ | 1:1 the config takes no "constructor"
  no version | version: 1⏎ => | 1:1 the config needs "version": 1
  a version to come | version: 1 => version: 2 | 1:10 "version": expected 1
  a version as a decimal | version: 1 => version: 1.0 | 1:10 found "1.0"
  no models | = version: 1⏎ | 1:1 "models" is missing
  nothing at all | = {}⏎ | 1:1 the config needs "version" ++ 1:1 "models" is missing
  models as a mapping | = version: 1⏎models:⏎  digits: {}⏎ | 3:3 expected a list
  an empty list of models | = version: 1⏎models: []⏎ | 2:9 found an empty list
  a model that is a text | = version: 1⏎models: [digits]⏎ | 2:10 a model: expected a mapping
  a misspelt key of the file | models: => modles: | 2:1 did you mean "models"?
  a misspelt key of a model | task: => taks: | 5:5 did you mean "task"?
  a key far from all | id: m-1 => id: m-1⏎    owner: me | 5:5 takes no "owner". It takes name
`);

const VALUES = badConfigs(String.raw`
  a name with a slash | digits => a/b | 3:11 found a comma, a slash or a backslash in it
  a name with a comma | digits => "a, b" | 3:11 found a comma, a slash or a backslash in it
  a name with a backslash | digits => .\x.go | 3:11 found a comma, a slash or a backslash in it
  a name with an invisible U+3164 | digits => "di\u3164gits" | 3:11 an invisible character
  a name with an invisible U+2800 | digits => "di\u2800gits" | 3:11 an invisible character
  a name with an invisible U+FE0F | digits => "di\ufe0fgits" | 3:11 an invisible character
  a name with an invisible U+115F | digits => "di\u115fgits" | 3:11 an invisible character
  a name with a control | digits => "a\u0007" | 3:11 control characters
  a name with an invisible | digits => "a\u200b" | 3:11 an invisible character
  a name with a space at its end | digits => "digits " | 3:11 a space at its start or end
  a name that is a list | digits => [a] | 3:11 found a list
  no name | - name: digits⏎    id => - id | 3:5 a model needs "name"
  a name without value | digits => | 3:11 found nothing
  two models of one name | evasion:⏎ => evasion:⏎  - { name: digits, id: m, task: tabular-classification, attacks: { evasion: } }⏎ | 9:13 another model is named "digits", in line 3. Give each its own name. ++ 9:69 needs input_dimensions, model_framework, number_of_classes
  an id that is a path | m-1 => .. | 4:9 would lead to another address
  an empty id | m-1 => "" | 4:9 found an empty text
  no id | id: m-1⏎␣␣␣␣ => | 3:11 no "id" for evasion
  an id for one attack of two | id: m-1 =>  ++ evasion: => evasion: {id: m}⏎      drift: | 3:11 no "id" for drift
  a task in the service's spelling | image-c => image_c | 5:11 did you mean "image-classification"?
  an unknown task | image-classification => segmentation | 5:11 expected one of image-classification, tabular-classification, tabular-regression, time-series-forecasting, found "segmentation"
  a task that is a list | image-classification => [] | 5:11 expected one of image-classification
  an attack of another task | image-classification => time-series-forecasting ++ , number_of_classes: 10, color_space: rgb =>  ++ evasion => drift | 8:7 "attacks" of time-series-forecasting takes no "drift". It takes extraction
  an attack that no service takes on its task | image-c => tabular-c ++ , color_space: rgb =>  ++ evasion => drift | 8:7 drift of tabular-classification is local only: it runs with base-url: local
  a misspelt attack | evasion => evasoin | 8:7 did you mean "evasion"? It takes extraction
  attacks as a list | attacks:⏎      evasion: => attacks: [evasion] | 7:14 a line for each attack
  no attacks | attacks:⏎      evasion:⏎ => | 3:5 a model needs "attacks"
  an empty mapping of attacks | ⏎      evasion: => ␣{} | 7:14 "attacks" names no attack
  attacks as a text | attacks:⏎      evasion: => attacks: all | 7:14 a line for each attack, such as "extraction: {}", found "all"
  an attack as a switch | evasion: => evasion: yes | 8:16 "evasion": expected a mapping
  config as a list | { input_dimensions: 28, model_framework: onnx, number_of_classes: 10, color_space: rgb } => [] | 6:13 "config": expected a mapping ++ 8:7 needs input_dimensions
  a misspelt shared field | color_space => colour_space | 6:83 did you mean "color_space"?
  a part of a field’s name, for a value that is wrong | number_of_classes: 10 => classes: ten | 6:60 did you mean "number_of_classes"? ++ 6:69 "number_of_classes": expected a whole number in plain digits
  a field that is misspelt beside the right one | color_space: rgb => color_space: rgb, colorspace: [x] | 6:101 did you mean "color_space"?
  a misspelt task with a field missing | image-c => image_c ++ , color_space: rgb => | 5:11 did you mean "image-classification"? ++ 8:7 evasion of image-classification needs color_space. Add it here
  a misspelt attack with a field missing | evasion => extracton | 8:7 did you mean "extraction"? ++ 8:7 extraction of image-classification needs number_of_attack_queries
  a shared field of another task | color_space: rgb => color_space: rgb, is_category_columns: no | 6:101 "config" of image-classification takes no "is_category_columns"
  a field that the attack does not take | evasion: number_of_attack_queries: 5 | 8:18 evasion of image-classification takes no "number_of_attack_queries"
  several fields missing | number_of_classes: 10, color_space: rgb␣ => | 8:7 needs number_of_classes, color_space. Add them here
  a field without value | evasion: number_of_classes:␣ | 8:38 found nothing
  an integer with underscores | evasion: number_of_classes: 20_000 | 8:37 expected a whole number in plain digits, such as 20000, found "20_000"
  a hexadecimal integer | evasion: number_of_classes: 0x10 | 8:37 found "0x10"
  an integer in powers of ten | evasion: number_of_classes: 1e4 | 8:37 found "1e4"
  an integer that is infinite | evasion: number_of_classes: .inf | 8:37 found ".inf"
  a negative integer | evasion: encryption_strategy: -1 | 8:39 found "-1"
  a threshold in words | evasion: => extraction: { number_of_attack_queries: 5, vulnerability_threshold: half } | 8:75 expected a number in plain decimals, such as 0.5, found "half"
  dimensions with a zero | evasion: input_dimensions: [28, 0, 1] | 8:41 expected positive whole numbers, such as [28, 28, 1], found "0"
  dimensions in words | evasion: input_dimensions: 28x28 | 8:36 found "28x28"
  dimensions inside dimensions | evasion: input_dimensions: [[28], 28] | 8:37 found a list
  no dimensions | evasion: input_dimensions: [] | 8:36 found an empty list
  a switch that is on | evasion: normalize_data: on | 8:34 expected yes or no (true and false are understood as well), found "on"
  a list where text is wanted | evasion: model_framework: [onnx] | 8:35 expected one line of text, found a list
  a text of two lines | evasion: model_framework: "a\nb" | 8:35 found a text with line breaks
  half of a character | evasion: model_framework: "\ud800" | 8:35 half of a character
  a column name with a comma | image-c => tabular-c ++ color_space: rgb => categorical_columns_info: ["a,b"] | 6:110 expected names, such as [job, marital], found "a,b"
  an empty column name | image-c => tabular-c ++ color_space: rgb => categorical_columns_info: "a,,b" | 6:109 found "a,,b"
  an unknown slot | artifacts: modle: m.h5 | 7:18 did you mean "model"?
  an absolute path | artifacts: model: /etc/passwd | 7:25 an absolute path
  a path with a drive | artifacts: model: "C:/m.h5" | 7:25 an absolute path
  a path with backslashes | artifacts: model: models\m.h5 | 7:25 write / between folders
  a path out of the workspace | artifacts: model: models/../../m.h5 | 7:25 leads out of the workspace
  the whole workspace | artifacts: model: ./ | 7:25 the whole workspace
  a path with a null character | artifacts: model: "m\0.h5" | 7:25 control characters
  artifacts as a list | attacks: => artifacts: [m.h5]⏎    attacks: | 7:16 "artifacts": expected a mapping
  an artifact of an attack | evasion: artifacts: { data: .. }, id: [x] | 8:37 leads out of the workspace ++ 8:47 found a list
`);

const BOMB = Array.from('bcdefghi', (name, index) => {
  const before = `*${'abcdefghi'.charAt(index)}`;
  return `${name}: &${name} [${new Array<string>(10).fill(before).join(', ')}]\n`;
});

/** What is too long or too deep for a table. */
const HUGE: readonly (readonly [name: string, text: string, column: number, line: number, says: string])[] = [
  ['a long name', RIGHT.replace('digits', 'x'.repeat(101)), 11, 3, 'found a name of 101 characters'],
  ['a long id', RIGHT.replace('m-1', 'x'.repeat(1001)), 9, 4, 'over 1000 characters'],
  ['a long text', RIGHT.replace('onnx', 'x'.repeat(65_537)), 54, 6, 'over 65536 characters'],
  [
    'a long path',
    RIGHT.replace('evasion:', `evasion: { artifacts: { model: ${'x/'.repeat(2049)} } }`),
    38,
    8,
    'over 4096 characters',
  ],
  ['brackets without end', '['.repeat(100_000), 201, 1, 'nested far too deeply'],
  [
    'an alias bomb',
    `a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n${BOMB.join('')}`,
    1,
    1,
    'has over 1000000 values',
  ],
];

/** Wrong config files, for the unit tests and for whole runs. */
export const BAD_CONFIGS: readonly BadConfig[] = [
  ...TEXTS,
  ...VALUES,
  ...HUGE.map(([name, text, column, line, message]) => ({
    name,
    text,
    expected: [{ line, column, message }],
  })),
];
