import { Unreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { scanJsonDocument } from '../../src/formats/text/json-document.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';

const DENSE = {
  module: 'keras.layers',
  class_name: 'Dense',
  config: { units: 1, activation: 'relu' },
  registered_name: null,
};
const model = (...layers: readonly unknown[]): unknown => ({
  module: 'keras',
  class_name: 'Sequential',
  config: { name: 's', layers: [DENSE, ...layers] },
  registered_name: null,
});
const layer = (class_name: string, config: unknown, module?: string, registered_name?: string): unknown => ({
  class_name,
  config,
  ...(module === undefined ? {} : { module }),
  ...(registered_name === undefined ? {} : { registered_name }),
});
const LAMBDA = layer('Lambda', { function: ['4wEAAAA=', null, null] });
const GOOD = Buffer.from(JSON.stringify(model()));

const BAD: readonly (readonly [string, unknown, string])[] = [
  ['Lambda of Keras 2', model(LAMBDA), 'critical keras-code Lambda'],
  ['Lambda of Keras 3', model(layer('Lambda', {}, 'keras.layers')), 'critical keras-code Lambda'],
  [
    'a function of Keras 3 as code',
    model(
      layer('Dense', { activation: { class_name: '__lambda__', config: { value: 'x' } } }, 'keras.layers'),
    ),
    'critical keras-code Lambda',
  ],
  ['Lambda in a model in a model', model(model(model(LAMBDA))), 'critical keras-code Lambda'],
  ['Lambda in a text', { model_config: JSON.stringify(model(LAMBDA)) }, 'critical keras-code Lambda'],
  [
    'Lambda in a text in a text',
    [JSON.stringify({ class_name: 'x', a: JSON.stringify(model(LAMBDA)) })],
    'critical keras-code Lambda',
  ],
  ['a module of Python', model(layer('system', { a: 1 }, 'os')), 'critical keras-code os.system'],
  [
    'a function of Python',
    model(layer('Dense', { activation: layer('function', 'system', 'os', 'system') }, 'keras.layers')),
    'critical keras-code os.system',
  ],
  ['eval', model(layer('function', 'eval', 'builtins')), 'critical keras-code builtins.eval'],
  [
    'get_file',
    model(layer('function', 'get_file', 'keras.utils')),
    'critical keras-code keras.utils.get_file',
  ],
  [
    'get_file, inner module',
    model(layer('function', 'get_file', 'keras.src.utils.file_utils')),
    'critical keras-code keras.src.utils.file_utils.get_file',
  ],
  [
    'switching safe mode off',
    model(layer('function', 'enable_unsafe_deserialization', 'keras.config')),
    'critical keras-code keras.config.enable_unsafe_deserialization',
  ],
  [
    'another function of keras.utils',
    model(layer('function', 'split_dataset', 'keras.utils')),
    'high keras-code keras.utils.split_dataset',
  ],
  ['a function', model(layer('function', 'act', 'my_package')), 'high keras-foreign-object my_package.act'],
  [
    'a foreign class',
    model(layer('Mine', {}, 'my_package', 'my_package>Mine')),
    'review keras-foreign-object my_package.Mine',
  ],
  ['a custom class', model(layer('Mine', {})), 'review keras-foreign-object Mine'],
  ['torch', model(layer('TorchModuleWrapper', {}, 'keras.layers')), 'critical keras-code TorchModuleWrapper'],
  [
    'words from a file',
    model(layer('StringLookup', { vocabulary: '/etc/passwd' }, 'keras.layers')),
    'high keras-file-access /etc/passwd',
  ],
  [
    'words from a file beside it',
    model(layer('TextVectorization', { vocabulary: 'words' })),
    'high keras-file-access words',
  ],
  ['a SavedModel', model(layer('TFSMLayer', { filepath: 'm' }, 'keras.layers')), 'high keras-file-access m'],
  ['a file name in any layer', model(layer('Mine', { filename: 'C:\\x' })), 'high keras-file-access C:\\x'],
  [
    'a function of TensorFlow by its name',
    model(layer('TFOpLambda', { function: 'io.write_file' })),
    'critical keras-code io.write_file',
  ],
  [
    'an operator of TensorFlow',
    model(layer('TensorFlowOpLayer', { node_def: '{"op": "ReadFile"}' })),
    'critical keras-code ReadFile',
  ],
];

describe('configs of Keras', () => {
  test.each(BAD)('%s is found', (_name, config, line) => {
    expect(scanBytes(scanJsonDocument, JSON.stringify(config)).lines).toContain(line);
  });

  test('a config in UTF-16 or with escaped names is read as Python reads it', () => {
    const text = JSON.stringify(model(LAMBDA));
    const escaped = text.replaceAll('Lambda', '\\u004cambda').replaceAll('class_name', 'cl\\u0061ss_name');
    for (const bytes of [
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`),
      escaped,
    ]) {
      expect(scanBytes(scanJsonDocument, bytes).lines).toContain('critical keras-code Lambda');
    }
  });

  test('a key that is there twice is found, and both values are judged', () => {
    const text = '{"class_name":"Lambda","class_name":"Dense","config":{}}';
    expect(scanBytes(scanJsonDocument, text).lines).toContain('high malformed-model duplicate class_name');
  });

  test('a good config has no findings', () => {
    const scan = scanBytes(scanJsonDocument, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'architecture', name: 'Sequential' });
  });

  test.each([
    [
      'a rectifier by its name',
      model(
        layer('Activation', { activation: layer('function', 'relu6', 'keras.activations') }, 'keras.layers'),
      ),
    ],
    ['an operator of Keras 3', layer('Mean', { axis: 1 }, 'keras.src.ops.numpy')],
    ['a slice', layer('slice', { value: [0, 1] }, 'builtins')],
    ['words in the config', layer('StringLookup', { vocabulary: ['a'] })],
    ['arithmetic by its name', layer('TFOpLambda', { function: 'math.reduce_mean' })],
    [
      'a backbone of KerasHub',
      layer('BertBackbone', {}, 'keras_hub.src.models.bert.bert_backbone', 'keras_hub>BertBackbone'),
    ],
  ])('%s is no finding', (_name, config) => {
    expect(scanBytes(scanJsonDocument, JSON.stringify(config)).lines).toEqual([]);
  });

  test('a torch module is scanned as what it is', () => {
    const pickle = Buffer.from('\x80\x04K\x01.AAAAAAAAAAAA', 'latin1');
    const scan = scanBytes(
      scanJsonDocument,
      JSON.stringify(layer('TorchModuleWrapper', { module: pickle.toString('base64') })),
    );
    expect(scan.entered[0]?.bytes).toEqual(new Uint8Array(pickle));
  });

  test.each([
    ['two values', '{}'],
    ['a text without end', ', {"a": "b'],
    ['a missing comma', ' {"a": 1 "b": 2}'],
  ])('%s after a config is unreadable', (_name, rest) => {
    expect(() => scanBytes(scanJsonDocument, `${GOOD.toString()}${rest}`)).toThrow(Unreadable);
  });

  test('many findings are bounded', () => {
    const layers = Array.from({ length: 5000 }, (_none, index) => layer(`Mine${String(index)}`, {}));
    expect(scanBytes(scanJsonDocument, JSON.stringify(model(...layers))).found).toHaveLength(101);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanJsonDocument, GOOD);
  });
});
