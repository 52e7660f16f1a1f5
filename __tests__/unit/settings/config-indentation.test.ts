import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '../../../src/settings/config/yaml-parse.ts';

/** Every fault of a text, as `line:column message`. */
function faultsOf(lines: readonly string[]): readonly string[] {
  const { faults, lines: index } = parseYaml(`${lines.join('\n')}\n`);
  return faults.map(({ span, message }) => {
    const { line, col } = index.linePos(span.start);
    return `${String(line)}:${String(col)} ${message}`;
  });
}

const MODELS = ['version: 1', 'models:'] as const;

describe('an indentation that is wrong', () => {
  it.each<[string, readonly string[], RegExp]>([
    [
      'a tab on each line',
      [...MODELS, '\t- name: a', '\t  task: b', '\t  attacks:', '\t\tevasion: {}'],
      /^3:1 .*a tab is used/u,
    ],
    ['one tab', [...MODELS, '  - name: a', '\ttask: b', '    attacks: {}'], /^4:1 .*a tab is used/u],
    [
      'too deep',
      [...MODELS, '  - name: a', '     task: b', '    attacks: {}'],
      /^4:6 .*starts after 5 spaces, but the key above it \(line 3\) starts after 4 spaces and has a value already\..* indent this line by 4 spaces\.$/u,
    ],
    [
      'not deep enough',
      [...MODELS, '  - name: a', '   task: b', '    attacks: {}'],
      /^4:4 .*starts after 3 spaces, but the lines above that it could belong to start after 0 or 2 or 4\./u,
    ],
    [
      'a dash between',
      [...MODELS, '  - name: a', '    task: b', ' - name: c', '   task: d'],
      /^5:2 .*after 1 space, but/u,
    ],
    [
      'a list without a dash',
      ['models:', '  name: a', '    task: b'],
      /^3:5 .*indent this line by 2 spaces\.$/u,
    ],
    [
      'the first of two entries',
      ['accept:', '- { files: a, reason: r }', '  - { files: b, reason: r }'],
      /^3:3 .*the entry above it \(line 2\) starts after 0 spaces .*: indent this line by 0 spaces\.$/u,
    ],
    [
      'the second of two entries',
      ['accept:', '    - { files: a, reason: r }', '  - { files: b, reason: r }'],
      /^3:3 .*could belong to start after 0 or 4\./u,
    ],
    [
      'an entry where keys are',
      [
        'models:',
        '  - name: a',
        'accept:',
        '- { files: a, reason: r }',
        'files: {}',
        '- { files: b, reason: r }',
      ],
      /^6:1 .*as line 5 does, which is no entry of a list\. Indent the entries/u,
    ],
    [
      'an entry without a dash',
      ['accept:', '  { files: a, reason: r }', '  - { files: b, reason: r }'],
      /^3:3 .*as line 2 does, which is no entry of a list\..* begin each with "- "\.$/u,
    ],
    [
      'no key',
      ['accept:', '{ files: a, reason: r }'],
      /^2:1 .*has no key\. Begin an entry of a list with "- "\.$/u,
    ],
    [
      'a list beside its key',
      ['models: []', 'accept: - { files: a, reason: r }'],
      /^2:1 .*a list cannot start beside its key\./u,
    ],
    [
      'a key below brackets',
      ['models: []', '  accept:'],
      /^2:3 .*line 1\) starts after 0 spaces and has a value/u,
    ],
  ])('is one error that says so: %s', (_what, lines, message) => {
    expect(faultsOf(lines)).toEqual([expect.stringMatching(message)]);
  });

  it('is not blamed for other mistakes', () => {
    expect(faultsOf(['version: 1', 'name: "a', 'task: b'])).toEqual([
      expect.not.stringMatching(/starts after/u),
    ]);
    expect(faultsOf(['list: [1, 2', 'task: b'])).toEqual([expect.not.stringMatching(/starts after/u)]);
  });

  it('quotes nothing of the text, which may hold a secret', () => {
    const faults = faultsOf(['a: s3cret', '   b: s3cret', ' c: s3cret']);
    expect(faults.join()).not.toContain('s3cret');
    expect(faults).toHaveLength(1);
  });
});
