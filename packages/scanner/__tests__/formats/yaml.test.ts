import { describe, expect, test } from '@jest/globals';
import { isYamlName, looksLikeYaml, scanYaml } from '../../src/formats/text/yaml.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';
import { expectLinear } from '../../../../__tests__/support/linear-time.ts';

const APPLY = 'critical yaml-object os.system';

describe('YAML', () => {
  test.each([
    ['!!python/object/apply:os.system ["true"]', APPLY],
    ['a:\n  - !!python/object/apply:os.system ["true"]', APPLY],
    ['a: !<tag:yaml.org,2002:python/object/apply:os.system> ["true"]', APPLY],
    ['%TAG !p! tag:yaml.org,2002:python/\n---\na: !p!object/apply:os.system ["true"]', APPLY],
    ['%TAG ! tag:yaml.org,2002:python/object/\n---\na: !apply:os.system ["true"]', APPLY],
    ['a: !!pyth%6fn/object/apply:os.system ["true"]', APPLY],
    ['a: 1\n---\nb: !!python/object/apply:os.system ["true"]', APPLY],
    ['{a: [!!python/object/apply:os.system ["true"]]}', APPLY],
    ['? !!python/object/apply:os.system ["true"]\n: 1', APPLY],
    ['a: &x !!python/object/apply:os.system ["true"]', APPLY],
    ['a: !!python/object/new:os.system ["true"]', APPLY],
    ['a: !!python/object:my.Class {}', 'critical yaml-object my.Class'],
    ['a: !!python/name:os.system', APPLY],
    ['a: !!python/module:antigravity', 'high yaml-object antigravity'],
    ['a: [unclosed\nb: !!python/object/apply:os.system ["true"]', APPLY],
    [`${'['.repeat(5000)}\n!!python/object/apply:os.system []`, APPLY],
    [`# ${'x'.repeat(3 * 2 ** 20)}\na: !!python/object/apply:os.system []`, APPLY],
    ['_target_: os.system', 'high yaml-object os.system'],
    [`_target_: os.system\n#${'x'.repeat(200_000)}`, 'high yaml-object os.system'],
    [`_target_: os.system\na: [${'"a", '.repeat(5000)}]`, 'high yaml-object os.system'],
    ['a:\n  _target_: subprocess.run\n  args: ls', 'high yaml-object subprocess.run'],
    ['_target_: builtins.eval', 'high yaml-object builtins.eval'],
    ['flavors:\n  python_function:\n    loader_module: mine', 'review remote-code mine'],
    ['base_model: owner/model\ntrust_remote_code: true', 'high remote-code trust_remote_code owner/model'],
    ['base_model: ./here\ntrust_remote_code: yes', 'review remote-code trust_remote_code'],
    ['auto_map:\n  AutoModel: other/repo--x.Y', 'high remote-code other/repo--x.Y'],
  ])('%.60j is found', (text, line) => {
    expect(scanBytes(scanYaml, text).lines).toContain(line);
  });

  test('UTF-16 is read as PyYAML reads it', () => {
    const bytes = Buffer.from('\ufeffa: !!python/object/apply:os.system []', 'utf16le');
    expect(scanBytes(scanYaml, bytes).lines).toEqual([APPLY]);
    expect(looksLikeYaml(bytes)).toBe(true);
  });

  test.each([
    ['a: !!python/tuple [1, 2]'],
    ['a: !!python/unicode x'],
    ['# !!python/object/apply:os.system'],
    ['a: "!!python/object/apply:os.system"'],
    ["a: 'x !!python/name:os.system'"],
    ['a: !Ref x\nb: !include y.yaml'],
    ['_target_: torch.optim.Adam\nlr: 0.1'],
    ['_target_: my.package.Model'],
    ['loader_module: mlflow.sklearn'],
    ['trust_remote_code: false'],
    ['a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]'],
    ['key: value: broken'],
  ])('%j is no finding', (text) => {
    expect(scanBytes(scanYaml, text).lines).toEqual([]);
  });

  test('a finding has its line', () => {
    expect(scanBytes(scanYaml, 'a: 1\nb: !!python/name:os.system').found[0]?.line).toBe(2);
  });

  test('YAML is recognised by name', () => {
    expect(['a.yaml', 'b.yml', 'MLmodel', 'c.json'].map(isYamlName)).toEqual([true, true, true, false]);
  });

  test.each(['[', '- ', '? ', '!!python/x ', '&a *a ', '{a: ', '"', '!', '\n  ', '| ', '%TAG ! x\n---\n'])(
    'hostile text is read in linear time: %j',
    (piece) => {
      expectLinear((size) => scanBytes(scanYaml, `_target_: x\n${piece.repeat(size / piece.length)}`), 7500);
    },
  );

  test('hostile text is read or refused', () => {
    expectOnlyUnreadable(scanYaml, Buffer.from('a: &x !!python/object/apply:os.system ["true"]\nb: *x'));
  });
});
