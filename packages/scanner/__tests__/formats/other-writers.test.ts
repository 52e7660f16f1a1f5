import { describe, expect, test } from '@jest/globals';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { msgpack } from '../../../../__tests__/support/msgpack-writer.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/*
 * Files that a loader carries out, in spellings and places that its usual writer does not use. Each ran its payload in the
 * loader that its title names: Hydra 1.3.2, hyperpyyaml, PyYAML, jsonpickle, logging.config, stable-baselines3, site. Some
 * loaders are out of scope; then the file is a model that is not scanned.
 */

const PICKLE = Buffer.concat([Buffer.from([0x80, 2]), TOUCHING_PICKLE]);
const REDUCE = '{"py/reduce":[{"py/function":"os.system"},{"py/tuple":["touch x"]}]}';
const CODE = "{{ cycler.__init__.__globals__.os.system('touch x') }}";
const LONG = `# ${'x'.repeat(140_000)}\n`;

test.each([
  'random._os.system',
  'uuid.os.system',
  'logging.os.system',
  'os.path.genericpath.os.system',
  'torch.utils.data.dataloader.os.system',
  'torch.nn.functional.torch.os.system',
  'numpy.polynomial._polybase.os.system',
  'pandas.io.common.os.system',
  'keras.src.utils.file_utils.os.system',
  'builtins.print.__self__.eval',
  'logging.config.dictConfig',
  'sympy.sympify',
  'psutil.Popen',
  'os.${name}',
])('Hydra calls %s, so that it is high', async (target) => {
  const verdicts = await verdictsOf('c.yaml', Buffer.from(`model:\n  _target_: ${target}\n`));
  expect(verdicts).toEqual(['high yaml-object']);
});

test.each([
  'torch.optim.Adam',
  'torch.utils.data.DataLoader',
  'torch.nn.functional.relu',
  'numpy.random.default_rng',
  'skimage.io.imread',
  'logging.StreamHandler',
  'builtins.len',
  'os.path.join',
])('Hydra builds %s, which is no finding', async (target) => {
  expect(await verdictsOf('c.yaml', Buffer.from(`model:\n  _target_: ${target}\n`))).toEqual([]);
});

describe('a call of os.system', () => {
  test.each<[string, string, string]>([
    ['with an escape in its key', 'c.yaml', 'm:\n  "_\\x74arget_": os.system\n'],
    ['by an alias', 'c.yaml', 'a: &a os.system\nm:\n  _target_: *a\n'],
    ['by an alias of its key', 'c.yaml', 'a: &a _target_\nm:\n  *a : os.system\n'],
    ['in a long file, on the next line', 'c.yaml', `${LONG}m:\n  _target_: >-\n    os.system\n`],
    ['in a file with another name', 'c.yaml.bak', 'm:\n  _target_: os.system\n'],
    ['with a question mark, without an extension', 'hparams', 'm:\n  ? _target_\n  : os.system\n'],
    ['as a tag to apply', 'h.yaml', "a: !apply:os.system ['touch x']\n"],
    ['as a tag to make an object', 'h.yaml', 'a: !new:subprocess.Popen\n  args: [touch, x]\n'],
    ['as a factory of logging', 'log.yaml', "version: 1\nformatters:\n  f: {'()': os.system, command: x}\n"],
    ['as a name outside of the file', 'log.yaml', "h: {'()': 'ext://os.system'}\n"],
    ['as a part of Haystack', 'pipe.yaml', 'a:\n  type: subprocess.Popen\n'],
    ['as a class path', 'cli.yaml', 'a:\n  class_path: subprocess.Popen\n'],
    ['as a class of logging', 'log.yaml', 'handlers:\n  f: {class: subprocess.Popen, args: [touch, x]}\n'],
    ['as a factory in JSON', 'log.json', '{"formatters":{"f":{"()":"os.system","command":"x"}}}'],
  ])('%s is found', async (_, name, text) => {
    expect(await verdictsOf(name, Buffer.from(text))).toEqual(['high yaml-object']);
  });
});

test.each<[string, string]>([
  ['after a line of another alphabet', "# c\u0085a: !!python/object/apply:os.system ['x']\n"],
  ['late in a line', `a: [${'1,'.repeat(100_000)} !!python/object/apply:os.system ['x']]\n`],
])('a tag of Python %s is found', async (_, text) => {
  expect(await verdictsOf('c.yaml', Buffer.from(text))).toEqual(['critical yaml-object']);
});

test.each(['weights.meta', 'model.dat', 'params.py.txt', 'a.cfg'])(
  'a tag of Python is found in %s, also in numbers and in UTF-16',
  async (name) => {
    const tag = "a: !<tag:yaml.org,2002:%70ython%2Fobject%2fapply:os.system> ['x']\n";
    for (const text of [Buffer.from(tag), Buffer.from(`\ufeff${tag}`, 'utf16le')]) {
      expect(await verdictsOf(name, text)).toEqual(['critical yaml-object']);
    }
  },
);

test('prose and sources may name tags and targets', async () => {
  for (const name of ['README.md', 'guide.rst', 'notes.log', 'run.sh']) {
    const verdicts = await verdictsOf(name, Buffer.from('_target_: os.system\na: !!python/name:os.system\n'));
    expect(verdicts).toEqual([]);
  }
});

test.each<[string, string, Buffer]>([
  ['YAML', 'a.yml', Buffer.from('py/reduce:\n- py/function: os.system\n- py/tuple: ["touch x"]\n')],
  ['a list without the name of JSON', 'a.dat', Buffer.from(`[1,${REDUCE}]`)],
  ['MessagePack', 'a.msgpack', msgpack({ 'py/reduce': [{ 'py/function': 'os.system' }] })],
])('a key of jsonpickle is found in %s', async (_, name, bytes) => {
  expect(await verdictsOf(name, bytes)).toEqual(['high pickle-unknown-call']);
});

test.each<[string, string, string]>([
  ['an object of YAML', 'c.yaml', `chat_template:\n  default: "${CODE}"\n`],
  ['an escape of YAML', 'c.yaml', `"chat_templat\\x65": "${CODE.replace('{{', '\\x7b{')}"\n`],
  ['an alias of YAML', 'c.yaml', `a: &a "${CODE}"\nchat_template: *a\n`],
  ['a long YAML file', 'c.yaml', `${LONG}chat_template: "${CODE}"\n`],
  ['a text file', 'chat_template.txt', CODE],
  ['a file without an extension', 'chat_template', CODE],
])('a chat template is judged in %s', async (_, name, text) => {
  expect(await verdictsOf(name, Buffer.from(text))).toEqual(['critical template-code']);
});

test('a path file of Python is for review if it imports', async () => {
  expect(await verdictsOf('x.pth', Buffer.from('import os; os.getcwd()\n'))).toEqual(['review remote-code']);
  expect(await verdictsOf('x.pth', Buffer.from('lib/python\n'))).toEqual([]);
});

test.each<[string, string]>([
  ['a class of the standard library', 'antigravity'],
  ['a class of an unknown module', 'mymodule'],
])('skops imports %s', async (_, module) => {
  const schema = { __class__: 'A', __module__: module, __loader__: 'ObjectNode' };
  const { findings } = await scanAs('schema.json', Buffer.from(JSON.stringify(schema)));
  const severity = module === 'mymodule' ? 'review' : 'high';
  expect(findings.map((found) => `${found.severity} ${found.subject}`)).toEqual([`${severity} ${module}.A`]);
});

/** The header of a plan: a version and a digest. */
const POLARS = Buffer.concat([Buffer.from('DSL_VERSION\x18\0\0\0'), Buffer.alloc(64, 'ab12')]);
const PLAN = Buffer.concat([POLARS, msgpack({ function: PICKLE })]);

function pickledBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80, 3, 0x43, bytes.length]), bytes, Buffer.from('.')]);
}

describe('a pickle', () => {
  test.each<[string, string, Buffer]>([
    ['bytes of MessagePack', 'a.msgpack', msgpack({ f: PICKLE })],
    [
      'JSON as Base64',
      'data',
      Buffer.from(JSON.stringify({ policy: { ':serialized:': PICKLE.toString('base64') } })),
    ],
  ])('in %s is found', async (_, name, bytes) => {
    expect(await verdictsOf(name, bytes)).toContain('critical pickle-code');
  });
});

test.each<[string, Buffer, readonly string[]]>([
  ['plan.bin', PLAN, ['not-scanned opaque']],
  ['lazy.pkl', pickledBytes(PLAN), ['not-scanned opaque']],
  ['plan.pkl', Buffer.concat([PLAN, Buffer.of(0xc1)]), ['not-scanned opaque']],
])('a plan of Polars is not scanned: %s', async (name, bytes, expected) => {
  expect(await verdictsOf(name, bytes)).toEqual(expected);
});

test('a pickle with a plan of Polars counts as a model that was not scanned', async () => {
  expect((await scanAs('lazy.dat', pickledBytes(PLAN))).scanned?.isModelContent).toBe(true);
});

test.each(['HEAD\x01cold\nweather\nis here', 'HEAD\x01(dp0\nno pickle', 'a\ncos\nsystem\n'])(
  'a file with a header and a text is no pickle: %j',
  async (text) => {
    expect(await verdictsOf('app.dat', Buffer.from(text))).toEqual([]);
  },
);
