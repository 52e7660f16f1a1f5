import { describe, expect, test } from '@jest/globals';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/* Settings that programs read from other places than the usual ones: OmegaConf of TOML, PyYAML. */

const LONG = `# ${'x'.repeat(140_000)}\n`;
const MIB = `# ${'x'.repeat(99)}\n`.repeat(20_000);

describe('a call of os.system is found', () => {
  test.each<[string, string, string]>([
    ['in TOML', 'c.toml', '[m]\n_target_ = "os.system"\n'],
    ['in a table on one line of TOML', 'c.toml', 'm = { a = 1, "_target_" = "os.system" }\n'],
    ['behind a dot of TOML', 'c.toml', 'm._target_ = "os.system"\n'],
    ['with an escape of TOML', 'c.toml', '[m]\n"_targe\\u0074_" = "os\\u002esystem"\n'],
    ['on the next line of TOML', 'c.toml', '[m]\n_target_ = """\nos.system"""\n'],
    ['in INI', 'c.ini', '[m]\n_target_ = os.system\n'],
    ['behind the first MiB', 'c.dat', `${MIB}_target_: os.system\n`],
    ['on one line of a long file', 'c.yaml', `${LONG}m: {a: it's, _target_: os.system, b: don't}\n`],
    ['with a quoted key', 'c.yaml', `${LONG}m: {a: 1,"_target_":"os.system"}\n`],
    ['as a factory in a long file', 'c.yaml', `${LONG}f: {x: {"()": ext://os.system}}\n`],
    ['as a class in a long file', 'c.yaml', `${LONG}f:\n  class: subprocess.Popen\n`],
  ])('%s', async (_, name, text) => {
    expect(await verdictsOf(name, Buffer.from(text))).toEqual(['high yaml-object']);
  });
});

test('a key of jsonpickle is found on a line of a long file', async () => {
  const text = `${LONG}py/reduce: [{py/function: os.system}]\n`;
  expect(await verdictsOf('c.yaml', Buffer.from(text))).toEqual(['high pickle-unknown-call']);
});

test('a tag of Python is found behind the first MiB of any text', async () => {
  const verdicts = await verdictsOf('c.dat', Buffer.from(`${MIB}a: !!python/object/apply:os.system [x]\n`));
  expect(verdicts).toEqual(['critical yaml-object']);
});

test.each<[string, string]>([
  ['c.toml', '[m]\n_target_ = "torch.optim.Adam"\n'],
  [
    'c.yaml',
    `${LONG}a: "set _target_: os.system there"\n# b: {_target_: os.system}\nc: 1 # _target_: os.system\n`,
  ],
  ['c.yaml', `${LONG}class: logging.StreamHandler\ntype: string\n`],
  ['c.toml', 'text = "the key my_target_ = os.system"\n'],
])('a harmless target is no finding: %s %#', async (name, text) => {
  expect(await verdictsOf(name, Buffer.from(text))).toEqual([]);
});

describe('a call in settings of logging is found', () => {
  test.each<[string, string, string]>([
    ['as a factory that is another value', 'l.yaml', "f: {'()': cfg://custom.f}\ncustom: {f: os.system}\n"],
    ['as a class that is another value', 'l.json', '{"h": {"class": "cfg://custom.f", "args": ["touch"]}}'],
    ['as a class outside of the file', 'l.yaml', 'h:\n  class: ext://subprocess.Popen\n'],
    ['as a class with a part of another value', 'l.yaml', 'h:\n  class: os.${x}\n  level: INFO\n'],
  ])('%s', async (_, name, text) => {
    expect(await verdictsOf(name, Buffer.from(text))).toEqual(['high yaml-object']);
  });
});

test('a class of a file that is no logging is no finding', async () => {
  const text = 'volume:\n  class: ${CLASS}\n  type: ${TYPE}\n';
  expect(await verdictsOf('c.yaml', Buffer.from(text))).toEqual([]);
});

test.each([
  'uuid._get_command_stdout',
  'enum.bltns.open',
  'numpy.ma.core.np.save',
  'torch.nn.functional.torch.hub.load',
  'torch.utils.data._utils.worker.torch.save',
  'logging.basicConfig',
  'logging.io.open',
  'pathlib.Path.write_text',
  'sklearn.utils.parallel.joblib.dump',
  'spacy.util.run_command',
])('a function that acts is found through a library: %s', async (name) => {
  expect(await verdictsOf('c.yaml', Buffer.from(`a: {_target_: ${name}}\n`))).toEqual(['high yaml-object']);
});

test.each([
  'torch.nn.functional.relu',
  'torch.utils.data.DataLoader',
  'numpy.random.default_rng',
  'logging.getLogger',
  'datetime.datetime.now',
  'uuid.uuid4',
  'pathlib.Path',
  'collections.OrderedDict.fromkeys',
])('a function that builds is no finding: %s', async (name) => {
  expect(await verdictsOf('c.yaml', Buffer.from(`a: {_target_: ${name}}\n`))).toEqual([]);
});

test.each<[string, string]>([
  ['without the name of JSON', 'data'],
  ['in JSON', 'c.json'],
])('JSON behind many blanks is found %s', async (_, name) => {
  const blanks = ' \n'.repeat(40_000);
  for (const text of [`${blanks}{"()": "os.system"}`, `[${blanks}{"()": "os.system"}]`]) {
    expect(await verdictsOf(name, Buffer.from(text))).toEqual(['high yaml-object']);
  }
});
