import { at, bad, type BadConfig, instead, RIGHT } from './bad-config-base.ts';

const CONFIG = 'config: { input_dimensions: 28,';

/** Mistakes in the YAML and in the shape of the file. */
export const BAD_TEXTS: readonly BadConfig[] = [
  bad('an empty file', '', at(1, 1, 'the config is empty. Write "version: 1"')),
  bad('nothing but a comment', '# to do\n', at(1, 1, 'the config is empty')),
  bad('nothing but a null', 'null\n', at(1, 1, 'the config is empty')),
  bad(
    'a text',
    'models\n',
    at(1, 1, 'the config: expected a mapping with "version" and "models", found a text'),
  ),
  bad('a list', '- version: 1\n', at(1, 1, 'found a list')),
  bad(
    'a tab as indentation',
    instead('      evasion', '\tevasion'),
    at(8, 1, 'a tab is used for indentation, which YAML does not allow. Use spaces.'),
  ),
  bad(
    'an open quote',
    instead('id: m-1', 'id: "m-1'),
    at(9, 1, 'a character is missing here: a closing quote'),
  ),
  bad('an open bracket', instead('rgb }', 'rgb'), at(7, 5, 'not valid YAML')),
  bad(
    'an indentation that fits nothing',
    instead('    id:', '   id:'),
    at(
      4,
      4,
      'this line starts after 3 spaces, but the lines above that it could belong to start after 0 or 2 or 4',
    ),
  ),
  bad('a colon in a value', instead('m-1', 'm: 1'), at(4, 9, 'a second ": " on one line')),
  bad('an unknown escape', instead('m-1', String.raw`"\q"`), at(4, 10, 'the backslash in this text')),
  bad('a reserved character', instead('m-1', '@m'), at(4, 9, 'a value cannot start with this character')),
  bad('a tag', instead('m-1', '!secret m-1'), at(4, 9, 'tags (!...) are not supported')),
  bad('an unknown directive', `%FOO\n---\n${RIGHT}`, at(1, 1, 'not a known YAML directive')),
  bad('two documents', `${RIGHT}---\nversion: 1\n`, at(9, 1, 'a second document starts here')),
  bad('brackets without end', '['.repeat(100_000), at(1, 201, 'nested far too deeply')),
  bad(
    'stray brackets',
    ']\n'.repeat(3),
    at(1, 1, 'does not belong'),
    at(2, 1, 'does not'),
    at(3, 1, 'does not'),
  ),
  bad('a merge key', instead(CONFIG, `${CONFIG} <<: {},`), at(6, 37, 'merge keys (<<) are not supported')),
  bad(
    'a key that stands twice',
    instead('id: m-1', 'id: m-1\n    id: m-2'),
    at(5, 5, '"id" occurs twice, first in line 4.'),
  ),
  bad('an alias of nothing', instead('m-1', '*m'), at(4, 9, 'has no anchor: add "&m" before it')),
  bad(
    'an alias inside of itself',
    instead('evasion:', 'evasion: &e { artifacts: *e }'),
    at(8, 32, 'is inside the value that it repeats'),
  ),
  bad(
    'an alias bomb',
    `a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n${Array.from('bcdefghi', bombLine).join('')}`,
    at(1, 1, 'has over 1000000 values with every alias (*name) written out'),
  ),
  bad(
    'a key that is a list',
    instead('id: m-1', 'id: m-1\n    ? [a]\n    : b'),
    at(5, 7, 'a key must be plain text'),
  ),
  bad(
    'a key that is an alias',
    instead('id: m-1', 'id: &m m-1\n    *m : b'),
    at(5, 5, 'a key must be plain text'),
  ),
  bad('an empty key', instead('id: m-1', 'id: m-1\n    : b'), at(5, 1, 'a key must be plain text')),
  bad(
    '__proto__',
    instead('id: m-1', 'id: m-1\n    __proto__: {}'),
    at(5, 5, 'a model takes no "__proto__"'),
  ),
  bad('constructor', `constructor: {}\n${RIGHT}`, at(1, 1, 'the config takes no "constructor"')),
  bad('no version', instead('version: 1\n', ''), at(1, 1, 'the config needs "version": 1')),
  bad('a version to come', instead('version: 1', 'version: 2'), at(1, 10, '"version": expected 1')),
  bad('a version as a decimal', instead('version: 1', 'version: 1.0'), at(1, 10, 'found "1.0"')),
  bad('no models', 'version: 1\n', at(1, 1, '"models" is missing')),
  bad('nothing at all', '{}\n', at(1, 1, 'the config needs "version"'), at(1, 1, '"models" is missing')),
  bad('models as a mapping', 'version: 1\nmodels:\n  digits: {}\n', at(3, 3, 'expected a list')),
  bad('an empty list of models', 'version: 1\nmodels: []\n', at(2, 9, 'found an empty list')),
  bad('a model that is a text', 'version: 1\nmodels: [digits]\n', at(2, 10, 'a model: expected a mapping')),
  bad('a misspelt key of the file', instead('models:', 'modles:'), at(2, 1, 'did you mean "models"?')),
  bad('a misspelt key of a model', instead('task:', 'taks:'), at(5, 5, 'did you mean "task"?')),
  bad(
    'a key far from all',
    instead('id: m-1', 'id: m-1\n    owner: me'),
    at(5, 5, 'takes no "owner". It takes name'),
  ),
];

function bombLine(name: string, index: number): string {
  const before = `*${'abcdefghi'.charAt(index)}`;
  return `${name}: &${name} [${Array.from({ length: 10 }, () => before).join(', ')}]\n`;
}
