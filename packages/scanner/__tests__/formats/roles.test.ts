import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { MemorySource } from '../../src/byte-source.ts';
import { scanJsonDocument } from '../../src/formats/text/json-document.ts';
import { looksLikeSavedModel, savedModel } from '../../src/formats/saved-model.ts';
import { scanYaml } from '../../src/formats/text/yaml.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { field } from '../../../../__tests__/support/onnx-writer.ts';
import { scanBytes } from '../support/recording-scan.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/** The same bytes mean different things by their role. Each table has both: what acts, and what only looks like it. */

const inJson = (value: unknown): readonly string[] =>
  scanBytes(scanJsonDocument, JSON.stringify(value), 'model.json').lines;

describe('targets in JSON', () => {
  test.each([
    ['an exported operator', { target: 'torch.ops.aten.linear.default', inputs: [], outputs: [] }],
    ['another function of such a graph', { target: '_operator.getitem', inputs: [], outputs: [] }],
    ['an operator in a config', { _target_: 'torch.ops.aten.relu.default' }],
  ])('%s is nothing to tell', (_what, value) => {
    expect(inJson({ graph: { nodes: [value] } })).toEqual([]);
  });

  test.each([
    [{ target: 'os.system', params: { command: 'touch x' } }, 'os.system'],
    [{ target: 'os.system', params: { command: 'touch x' }, inputs: [], outputs: [] }, 'os.system'],
    [{ _target_: 'os.system', inputs: [], outputs: [] }, 'os.system'],
    [{ _target_: 'torch.ops.load_library', path: 'x.so' }, 'torch.ops.load_library'],
    [{ _target_: 'torch.ops.aten.from_file' }, 'torch.ops.aten.from_file'],
    [{ _target_: 'torch.ops.aten.__class__.x.y' }, 'torch.ops.aten.__class__.x.y'],
  ])('%j is called', (value, subject) => {
    expect(inJson({ graph: { nodes: [value] } })).toEqual([`high yaml-object ${subject}`]);
  });
});

describe('JSON that cannot be read', () => {
  test.each([
    ['settings with a trailing comma', '{ "compilerOptions": { "target": "es2022", }, }'],
    ['settings with a comment', '{ // editor\n "tabWidth": 2 }'],
    ['a file that is cut', '{"rows": [1, 2'],
  ])('is nothing to tell of %s', async (_what, text) => {
    expect(await verdictsOf('settings.json', Buffer.from(text))).toEqual([]);
  });

  test.each([
    ['a class', '{"class_name": "Dense",, }'],
    ['a template', '{"chat_template": "{{ x }}", }'],
    ['code', '{"auto_map": {"AutoModel": "a.B"}, }'],
    ['an escape that may hide a key', String.raw`{"\u0063lass_name": "Dense",, }`],
    ['a class after a megabyte', `{"x": "${'a'.repeat(2 ** 20)}", "class_name": "Dense",, }`],
  ])('is not scanned if it has %s', async (_what, text) => {
    expect(await verdictsOf('settings.json', Buffer.from(text))).toEqual(['not-scanned unreadable']);
    const wide = await scanAs('settings.json', Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(wide.verdicts).toEqual(['not-scanned unreadable']);
  });
});

describe('path files of Python', () => {
  test.each<[string, string, readonly string[]]>([
    ['folders', './src\n../lib\n', []],
    ['an import', 'import site_packages_helper; site_packages_helper.run()\n', ['review remote-code']],
  ])('with %s are no models', async (_what, text, verdicts) => {
    const scan = await scanAs('paths.pth', Buffer.from(text));
    expect(scan.verdicts).toEqual(verdicts);
    expect(scan.scanned?.isModelContent).toBe(false);
  });

  test.each([
    ['bytes', Buffer.from([1, 2, 3, 0, 255])],
    ['a long text', Buffer.from('x'.repeat(5000))],
  ])('%s with that extension may be one', async (_what, content) => {
    expect(await verdictsOf('weights.pth', content)).toEqual(['not-scanned opaque']);
  });

  test('a pickle that is text is one', async () => {
    const text = "cos\nsystem\n(S'touch x'\ntR.";
    expect(await verdictsOf('weights.pth', Buffer.from(text))).toEqual(['critical pickle-code']);
  });
});

/** A pickle of one bytes object. */
function pickleOf(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from([0x80, 3, 0x42]), length, content, Buffer.from('.')]);
}

describe('bytes in a pickle that begin like another format', () => {
  test('are listed, and no more, if they are no such content', async () => {
    const content = Buffer.from('\u001f\u008b\u0008\u0000fake gzip data', 'latin1');
    expect(await verdictsOf('data.pkl', pickleOf(content))).toEqual(['review opaque']);
  });

  test('are scanned if they are, even if they are cut', async () => {
    const packed = gzipSync(Buffer.concat([TOUCHING_PICKLE, Buffer.alloc(100)]));
    const whole = await scanAs('data.pkl', pickleOf(packed));
    const cut = await scanAs('data.pkl', pickleOf(packed.subarray(0, -6)));
    expect(whole.verdicts).toContain('critical pickle-code');
    expect(cut.verdicts).toContain('critical pickle-code');
  });

  test('a file that is damaged is still not scanned', async () => {
    const content = Buffer.from('\u001f\u008b\u0008\u0000fake gzip data', 'latin1');
    expect(await verdictsOf('data.gz', content)).toEqual(['not-scanned unreadable']);
  });
});

describe('SavedModel without a version', () => {
  const node = (operator: string): Buffer => field(1, Buffer.concat([field(1, 'n'), field(2, operator)]));
  const model = field(2, field(2, Buffer.concat([node('Const'), node('PyFunc')])));

  test('is recognised and scanned', () => {
    expect(looksLikeSavedModel(model.subarray(0, 64), new MemorySource(model))).toBe(true);
    expect(scanBytes(savedModel.scan, model).lines).toEqual(['high saved-model-code PyFunc']);
  });

  test.each([
    ['no graph', field(2, field(1, 'info'))],
    ['a graph without nodes', field(2, field(2, field(1, '')))],
    ['a text', field(2, 'some text')],
  ])('is not seen in a message with %s', (_what, bytes) => {
    expect(looksLikeSavedModel(bytes.subarray(0, 64), new MemorySource(bytes))).toBe(false);
  });
});

describe('templates under other names and keys', () => {
  const ACTING = "{{ self.__init__.__globals__['os'].system('touch x') }}";

  test('are judged in a file of any template engine that has Jinja tags', async () => {
    expect(await verdictsOf('prompt.template', Buffer.from(ACTING))).toContain('critical template-code');
    expect(await verdictsOf('page.template', Buffer.from('Hello {{ name | own_filter }}'))).toEqual([]);
  });

  test.each(['chat_template', 'custom_chat_template', 'prompt_template'])('are judged as %s', (key) => {
    expect(inJson({ [key]: ACTING })).toContainEqual(expect.stringMatching(/^critical template-code/u));
    const yaml = scanBytes(scanYaml, `${key}: |\n  ${ACTING}\n`, 'config.yaml');
    expect(yaml.lines).toContainEqual(expect.stringMatching(/^critical template-code/u));
  });

  test('other programs may have filters of their own', () => {
    expect(inJson({ mail_template: 'Dear {{ user | polite }}' })).toEqual([]);
    expect(scanBytes(scanYaml, 'mail_template: "Dear {{ user | polite }}"', 'x.yaml').lines).toEqual([]);
  });
});
