import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { looksLikeCoreMl, scanCoreMl } from '../../src/formats/core-ml.ts';
import { FORMATS } from '../../src/formats.ts';
import { looksLikeOnnx } from '../../src/formats/onnx.ts';
import { looksLikeSavedModel } from '../../src/formats/saved-model.ts';
import { looksLikeTflite, scanTflite } from '../../src/formats/tflite.ts';
import { looksLikeTorchScript, scanTorchScript } from '../../src/formats/torchscript.ts';
import { looksLikeXmlModel, scanXmlModel } from '../../src/formats/xml-model.ts';
import { u16, u32 } from '../../../../__tests__/support/binary-writer.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { field, integer } from '../../../../__tests__/support/onnx-writer.ts';
import { scanBytes } from '../support/recording-scan.ts';
import { expectLinear } from '../../../../__tests__/support/linear-time.ts';

const NOTHING: readonly string[] = [];

describe('TorchScript', () => {
  const source = (line: string, name = 'forward'): string =>
    `class Net(Module):\n  __parameters__ = []\n  __buffers__ = []\n  def ${name}(self: __torch__.Net,\n    x: Tensor) -> Tensor:\n    ${line}\n    return x\n`;

  test.each([
    ['_0 = torch.relu(x)', NOTHING],
    ['_0 = ops.torchvision.nms(x, x, 0.5)', NOTHING],
    ['_0 = ops.quantized.linear(x)', NOTHING],
    ['torch.save(x, "/tmp/x")', ['high torchscript-code torch.save']],
    ['_0 = torch.from_file("/etc/passwd", False, 10)', ['high torchscript-code torch.from_file']],
    ['ops.image.write_file("/tmp/x", x)', ['high torchscript-code ops.image.write_file']],
    ['_0 = ops.mine.run(x)', ['review torchscript-code ops.mine.run']],
    ['_0 = "torch.save(x)"', NOTHING],
  ])('%s', (line, lines) => {
    expect(scanBytes(scanTorchScript, source(line)).lines).toEqual(lines);
    expect(looksLikeTorchScript(Buffer.from(source(line)))).toBe(true);
  });

  test('a function that runs when the model is loaded is told as such', () => {
    expect(scanBytes(scanTorchScript, source('torch.save(x, "a")', '__setstate__')).found[0]?.when).toBe(
      'load',
    );
    expect(scanBytes(scanTorchScript, source('torch.save(x, "a")')).found[0]?.when).toBe('predict');
  });

  test('Python sources are none', () => {
    expect(looksLikeTorchScript(Buffer.from('class A(Module):\n  def forward(self): pass\n'))).toBe(false);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanTorchScript, Buffer.from(source('torch.save(x)')));
  });
});

describe('TensorFlow Lite', () => {
  /** The root at 20 has its operators in field 1; the operator at 48 has its name in field 1. */
  function model(name: string): Buffer {
    const bytes = Buffer.alloc(128);
    bytes.set([...u32(20), ...Buffer.from('TFL3'), ...u16(8), ...u16(12), ...u16(4), ...u16(8)], 0);
    bytes.set(u32(20 - 8), 20);
    bytes.set(u32(8), 28);
    bytes.set([...u32(1), ...u32(8)], 36);
    bytes.set([...u32(2 ** 32 - 16), ...u32(32)], 48);
    bytes.set([...u16(8), ...u16(8), ...u16(0), ...u16(4)], 64);
    bytes.set([...u32(name.length), ...Buffer.from(name)], 84);
    return bytes;
  }

  test.each([
    ['FlexReadFile', ['high saved-model-file-access FlexReadFile']],
    ['FlexErf', NOTHING],
    ['TFLite_Detection_PostProcess', NOTHING],
    ['MyOp', ['review saved-model-code MyOp']],
  ])('the operator %s', (name, lines) => {
    expect(scanBytes(scanTflite, model(name)).lines).toEqual(lines);
    expect(looksLikeTflite(model(name))).toBe(true);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanTflite, model('MyOp'));
  });
});

describe('Core ML', () => {
  const model = (layer: Buffer): Buffer =>
    Buffer.concat([integer(1, 4), field(2, ''), field(500, field(1, layer))]);
  const GOOD = model(field(1, 'dense'));

  test('a custom layer and a custom model are found, also in a pipeline', () => {
    const custom = model(field(500, field(10, 'MyLayer')));
    expect(scanBytes(scanCoreMl, GOOD).lines).toEqual([]);
    expect(scanBytes(scanCoreMl, custom).lines).toEqual(['review saved-model-code MyLayer']);
    expect(scanBytes(scanCoreMl, Buffer.concat([integer(1, 4), field(202, field(1, custom))])).lines).toEqual(
      ['review saved-model-code MyLayer'],
    );
    expect(
      scanBytes(scanCoreMl, Buffer.concat([integer(1, 4), field(555, field(10, 'Mine'))])).lines,
    ).toEqual(['review saved-model-code Mine']);
  });

  test('it is recognised, and is no other format', () => {
    const source = new MemorySource(GOOD);
    expect([looksLikeCoreMl, looksLikeOnnx, looksLikeSavedModel].map((form) => form(GOOD, source))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanCoreMl, GOOD);
  });
});

describe('models in XML', () => {
  const net = (version: string): string =>
    `<?xml version="1.0"?>\n<net name="a" version="11"><layers><layer id="0" type="Add" version="${version}"/></layers></net>`;

  test.each([
    [net('opset1'), NOTHING],
    [net('extension'), ['review onnx-foreign-operator extension']],
    ['<PMML version="4.4"><Header/></PMML>', NOTHING],
    [
      '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><PMML>&x;</PMML>',
      ['high xml-external-entity file:///etc/passwd'],
    ],
    [
      "<!DOCTYPE p [<!ENTITY % x PUBLIC 'a' 'http://x/y'>]><PMML/>".replace('<PMML/>', '<PMML ></PMML>'),
      ['high xml-external-entity http://x/y'],
    ],
    ['<!DOCTYPE PMML SYSTEM "http://x/y.dtd"><PMML></PMML>', ['high xml-external-entity http://x/y.dtd']],
  ])('%s', (text, lines) => {
    expect(scanBytes(scanXmlModel, text).lines).toEqual(lines);
    expect(looksLikeXmlModel(Buffer.from(text))).toBe(true);
  });

  test.each(['<', '<layer ', '<!ENTITY ', '<!DOCTYPE a PUBLIC "', 'version="', ' '])(
    'hostile text is read in linear time: %j',
    (piece) => {
      expectLinear((size) => scanBytes(scanXmlModel, `<net name="a">${piece.repeat(size)}`), 12_500);
    },
  );

  test('hostile text is read or refused', () => {
    expectOnlyUnreadable(scanXmlModel, Buffer.from(net('opset1')));
  });
});

describe('models that run nothing', () => {
  test.each([
    ['xgboost-json', '{"learner":{"attributes":{}}}'],
    ['xgboost-ubj', '{L\0\0\0\0\0\0\0\x07learner{'],
    ['lightgbm', 'tree\nversion=v4\n'],
    ['catboost', 'CBM1\0\0'],
  ])('%s is recognised', (id, text) => {
    const head = Buffer.from(text, 'latin1');
    const bytes = new MemorySource(head);
    const found = FORMATS.filter((format) => format.looksLike(head, bytes, 'model.bin'));
    expect(found[0]?.id).toBe(id);
  });
});

// Without it nobody learns that nothing attacks such a model. A file of ncnn holds the layers alone, without their weights.
test('when a format of models is known by its first bytes only, it says what its models are', () => {
  const models = FORMATS.filter(({ kind, isModel, id }) => kind === 'inert' && isModel && id !== 'ncnn');
  expect(models.length).toBeGreaterThan(3);
  expect(models.filter(({ model }) => model === undefined).map(({ id }) => id)).toEqual([]);
});
