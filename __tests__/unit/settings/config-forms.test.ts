import { describe, expect, it } from '@jest/globals';
import type { FieldForm } from '@model-security-scan/engine/catalog';
import { FORMS } from '../../../src/settings/config/forms.ts';
import { Diagnostics } from '../../../src/settings/schema/diagnostics.ts';
import { describeTree } from '../../../src/settings/schema/text.ts';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { readYaml } from '../../../src/settings/config/yaml-tree.ts';

/** The value of `key` in a line of YAML. */
function valueOf(yaml: string): Tree {
  const { root, diagnostics } = readYaml(`key: ${yaml}\n`, { kind: 'file', file: 'f.yml' });
  expect(diagnostics.problems()).toEqual([]);
  const value = root.kind === 'mapping' ? root.entries[0]?.value : undefined;
  if (value === undefined) throw new Error(`not a mapping: ${describeTree(root)}`);
  return value;
}

/** What is sent of a value, and the mistakes in it. */
function read(form: FieldForm, yaml: string): { wire: string | undefined; messages: readonly string[] } {
  const diagnostics = new Diagnostics(
    { kind: 'file', file: 'f.yml' },
    { linePos: () => ({ line: 1, col: 1 }) },
  );
  const wire = FORMS[form].read(valueOf(yaml), '"key"', diagnostics);
  return { wire, messages: diagnostics.problems().map(({ message }) => message) };
}

const SENT: readonly (readonly [FieldForm, string, string])[] = [
  ['text', 'tensorflow', 'tensorflow'],
  ['text', '2.10', '2.10'],
  ['text', 'true', 'true'],
  ['text', '"null"', 'null'],
  ['text', '" spaces kept "', ' spaces kept '],
  ['text', '|\n  a long secret\n', 'a long secret'],
  ['text', '>-\n  folded\n  text\n', 'folded text'],
  ['text', "'it''s'", "it's"],
  ['switch', 'yes', 'yes'],
  ['switch', 'No', 'no'],
  ['switch', 'TRUE', 'yes'],
  ['switch', 'false', 'no'],
  ['switch', '"Yes"', 'yes'],
  ['integer', '20000', '20000'],
  ['integer', '"10"', '10'],
  ['integer', '0', '0'],
  ['integer', '12345678901234567890123', '12345678901234567890123'],
  ['decimal', '0.5', '0.5'],
  ['decimal', '40', '40'],
  ['decimal', '0.30', '0.30'],
  ['dimensions', '[28, 28, 1]', '28,28,1'],
  ['dimensions', '(28, 28, 1)', '28,28,1'],
  ['dimensions', '28,28,1', '28,28,1'],
  ['dimensions', '"[28,28, 1 ]"', '28,28,1'],
  ['dimensions', '28', '28'],
  ['dimensions', '(10,)', '10'],
  ['dimensions', '["28", 1]', '28,1'],
  ['dimensions', '\n  - 28\n  - 1\n', '28,1'],
  ['list', '[job, marital]', 'job,marital'],
  ['list', 'job,  marital ', 'job,marital'],
  ['list', 'na', 'na'],
  ['list', '[1, " a b "]', '1,a b'],
];

const REFUSED: readonly (readonly [FieldForm, string, string])[] = [
  ['text', '', 'nothing'],
  ['text', '~', 'nothing'],
  ['text', '"  "', 'an empty text'],
  ['text', '|\n  two\n  lines\n', 'a text with line breaks, tabs or other control characters'],
  ['text', '{}', 'a mapping'],
  ['switch', 'on', '"on"'],
  ['switch', '1', '"1"'],
  ['switch', '[yes]', 'a list'],
  ['integer', '20_000', '"20_000"'],
  ['integer', '0x10', '"0x10"'],
  ['integer', '0o17', '"0o17"'],
  ['integer', '1e4', '"1e4"'],
  ['integer', '.inf', '".inf"'],
  ['integer', '-1', '"-1"'],
  ['integer', '+1', '"+1"'],
  ['integer', '1.0', '"1.0"'],
  ['integer', '٣', '"٣"'],
  ['decimal', '.5', '".5"'],
  ['decimal', '5.', '"5."'],
  ['decimal', '1e-3', '"1e-3"'],
  ['decimal', '.nan', '".nan"'],
  ['decimal', '-0.5', '"-0.5"'],
  ['decimal', '"0,5"', '"0,5"'],
  ['dimensions', '0', '"0"'],
  ['dimensions', '28x28', '"28x28"'],
  ['dimensions', '(28, 28', '"(28, 28"'],
  ['dimensions', '28,,1', '"28,,1"'],
  ['dimensions', '(,)', '"(,)"'],
  ['dimensions', '[28, -1]', '"-1"'],
  ['dimensions', '[28, [1]]', 'a list'],
  ['dimensions', '[28, ~]', 'nothing'],
  ['dimensions', '1.5', '"1.5"'],
  ['list', '[]', 'an empty list'],
  ['list', '["a,b"]', '"a,b"'],
  ['list', '[a, ""]', 'an empty text'],
  ['list', '"a,"', '"a,"'],
  ['list', '{a: b}', 'a mapping'],
];

describe('values on the wire', () => {
  it.each(SENT)('%s %j is sent as %j', (form, yaml, wire) => {
    expect(read(form, yaml)).toEqual({ wire, messages: [] });
  });

  it.each(REFUSED)('%s %j is refused as %s', (form, yaml, found) => {
    const { wire, messages } = read(form, yaml);
    expect(wire).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining(`found ${found}`)]);
  });

  it('a list that grows beyond all measure is refused', () => {
    const items = Array.from({ length: 40 }, () => 'x'.repeat(2000)).join(', ');
    expect(read('list', `[${items}]`).messages).toEqual([expect.stringContaining('far too many entries')]);
  });
});
