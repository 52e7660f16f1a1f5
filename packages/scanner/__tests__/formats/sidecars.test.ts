import { expect, test } from '@jest/globals';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar } from '../../../../__tests__/support/tar-writing.ts';

/* Settings beside a model, by which its loader imports or calls what they name. */

const json = (value: unknown): string => JSON.stringify(value);
const DIFFUSERS = { _class_name: 'DDPMPipeline', _diffusers_version: '0.35.1' };
const MODULE = { idx: 0, name: '0', path: '', type: 'evil.Layer' };

test.each([
  ['a module of sentence-transformers', 'modules.json', json([MODULE]), 'high remote-code'],
  ['an activation function', 'config.json', json({ activation_function: 'evil.run' }), 'high remote-code'],
  [
    'the library of a model that PEFT adapts',
    'adapter_config.json',
    json({ auto_mapping: { base_model_class: 'Net', parent_library: 'evil' } }),
    'high remote-code',
  ],
  ['a core that PEFT imports', 'adapter_config.json', json({ megatron_core: 'evil' }), 'high remote-code'],
  ['a pipeline part', 'model_index.json', json({ ...DIFFUSERS, unet: ['evil', 'Net'] }), 'high remote-code'],
  [
    'a class of a pipeline',
    'model_index.json',
    json({ ...DIFFUSERS, _class_name: ['pipeline', 'Own'] }),
    'review remote-code',
  ],
  [
    'code of transformers that generates texts',
    'model/custom_generate/generate.py',
    'def generate(model):\n  return model\n',
    'review remote-code',
  ],
  ['a model of MLflow that is code', 'MLmodel', 'model_code_path: model.py\n', 'high remote-code'],
  [
    'a folder of code of MLflow',
    'MLmodel',
    'flavors:\n  python_function:\n    loader_module: mlflow.sklearn\n    code: code\n',
    'high remote-code',
  ],
  ['a function of Python', 'c.yaml', 'a: {_target_: timeit.timeit, stmt: x}\n', 'high yaml-object'],
  ['a function that evaluates', 'c.yaml', 'a: {_target_: numpy.testing.runstring}\n', 'high yaml-object'],
  [
    'a function that Hydra looks up',
    'c.yaml',
    'a: {_target_: hydra.utils.get_method, path: os.system}\n',
    'high yaml-object',
  ],
  ['a target in another text', 'c.conf', '_target_: os.system\n', 'high yaml-object'],
  ['a tag without extension', 'hparams', 'a: !!python/object/apply:os.system [x]\n', 'critical yaml-object'],
  ['a tag in JSON', 'c.json', '{a: !!python/object/apply:os.system [x]}', 'critical yaml-object'],
  ['Python in YAML', 'net.yaml', `- [-1, 1, "__import__('os').system('x')"]\n`, 'high yaml-object'],
  ['objects of jsonpickle in a list', 'm.json', '[1, {"py/reduce": []}]', 'high pickle-unknown-call'],
])('finds %s', async (_name, file, text, verdict) => {
  expect(await verdictsOf(file, Buffer.from(text))).toContain(verdict);
});

test.each([
  ['modules.json', json([{ ...MODULE, type: 'sentence_transformers.models.Pooling' }])],
  ['config.json', json({ activation_function: 'gelu_new' })],
  ['config.json', json({ activation_function: 'torch.nn.modules.activation.Tanh' })],
  ['adapter_config.json', json({ megatron_core: 'megatron.core', auto_mapping: null })],
  [
    'adapter_config.json',
    json({ auto_mapping: { parent_library: 'transformers.models.bert.modeling_bert' } }),
  ],
  [
    'model_index.json',
    json({
      ...DIFFUSERS,
      unet: ['diffusers', 'UNet2DModel'],
      safety_checker: ['stable_diffusion', 'StableDiffusionSafetyChecker'],
      feature_extractor: [null, null],
    }),
  ],
  ['MLmodel', 'flavors:\n  python_function:\n    loader_module: mlflow.sklearn\n    code: null\n'],
  ['c.yaml', 'model:\n  _target_: torch.nn.Linear\nwhen: {_target_: datetime.timedelta, days: 1}\n'],
  ['notes.txt', 'YAML may have tags such as "!!python/object/apply:os.system".\n'],
  ['m.json', '[1, 2, {"a": "py/reduce"}]'],
])('says nothing of what is harmless: %s %s', async (file, text) => {
  expect(await verdictsOf(file, Buffer.from(text))).toEqual([]);
});

test('finds the code that SageMaker imports beside a model', async () => {
  const model = { name: 'model.joblib', content: Buffer.from('\x80\x02]\x88a.', 'latin1') };
  const code = { name: 'code/inference.py', content: Buffer.from('import os\n') };
  expect(await verdictsOf('model.tar', makeTar([model, code]))).toContain('high archive-code');
  expect(await verdictsOf('source.tar', makeTar([code]))).toEqual([]);
});

test('takes time in proportion to its length for text that was made to be slow', async () => {
  const blanks = '\n'.repeat(900_000);
  const texts = [`${blanks}_target_x\n_target_ : x`, `layer${' '.repeat(900_000)}x`];
  for (const text of texts) expect(await verdictsOf('c.cfg', Buffer.from(text))).toEqual([]);
  expect(await verdictsOf('net.prototxt', Buffer.from(texts[1] ?? ''))).toEqual([]);
});
