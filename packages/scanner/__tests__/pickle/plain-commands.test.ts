import { describe, expect, test } from '@jest/globals';
import {
  foundInPickle as found,
  severitiesOf as severities,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

const NET = p.global('acme', 'Net');

describe('several words for a private function', () => {
  const words = p.pickleOf(p.MARK, p.text('touch'), p.text('pwned'));
  const list = p.pickleOf(']', words, 'e');
  const filled = (name: string, end: string, ...items: readonly p.Part[]): Buffer =>
    p.pickleOf(p.call('builtins', name), p.MARK, ...items, end);

  test.each([
    ['a list', list],
    ['a tuple', p.pickleOf(words, p.TUPLE)],
    ['keys', p.dict({ touch: p.integer(1), pwned: p.integer(1) })],
    ['a list of a list', p.pickleOf(']', list, 'a')],
    ['a list that a call made', p.call('builtins', 'list', list)],
    ['a list that was filled later', filled('list', 'e', p.text('touch'), p.text('pwned'))],
    [
      'keys of an ordered dict, set one by one',
      p.pickleOf(
        p.call('collections', 'OrderedDict'),
        ...['touch', 'pwned'].flatMap((word) => [p.text(word), p.integer(1), 's']),
      ),
    ],
  ])('are a command with its arguments, which fails the check: %s', (_what, argument) => {
    expect(found(p.call('acme', '_get_output', argument))).toContain(unknownCall('acme._get_output'));
  });

  test.each([
    ['its class', p.call('acme', '_d', NET, list)],
    ['a name that says that it rebuilds', p.call('acme', '_unpickle_words', list)],
    ['the name of a constructor', p.call('acme', 'Words', list)],
  ])('are for review with %s', (_what, pickle) => {
    expect(severities(found(pickle))).toEqual(['review']);
  });

  test.each([
    ['the program is a terminal', 'acme', 'PtyWithClients', list],
    ['the function replaces the program', 'acme', '_execvp', p.text('reboot')],
  ])('fail the check if %s', (_what, module, name, argument) => {
    expect(found(p.call(module, name, argument))).toContain(`high pickle-unknown-call ${module}.${name}`);
  });
});

describe('what is added to a container that a call made', () => {
  const ordered = (...items: readonly p.Part[]): Buffer =>
    p.pickleOf(p.call('collections', 'OrderedDict'), p.MARK, ...items, 'u');

  test('is plain as its content is', () => {
    expect(found(p.call('acme', 'Net', ordered(p.text('units'), p.integer(3))))).toEqual([
      unknownClass('acme.Net'),
    ]);
  });

  test.each([
    ['a command', ordered(p.text('units'), p.text('touch /tmp/x'))],
    ['a command as a key', ordered(p.text('touch /tmp/x'), 'N')],
    ['a path in a list', p.pickleOf(p.call('builtins', 'list'), p.text('/tmp/x'), 'a')],
    ['a path in a set', p.pickleOf(p.call('builtins', 'set'), p.MARK, p.text('/tmp/x'), '\x90')],
    ['more than can be seen', ordered(...Array.from({ length: 200 }, (_value, at) => p.integer(at)))],
  ])('fails the check if it is %s', (_what, argument) => {
    expect(found(p.call('acme', 'Net', argument))).toContain(unknownCall('acme.Net'));
  });
});
