import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { hasPython } from '../../fuzz/oracle.ts';
import {
  ARRAY,
  code,
  foundInPickle as found,
  getattr,
  made,
  partial,
  plainCall,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';

const SVC = made('sklearn.svm._classes', 'SVC');
const NET = made('acme.nets', 'Net');
const BOX = made('aeon.base', 'Box');
const GENERATOR = p.call('numpy.random._pickle', '__randomstate_ctor', p.text('MT19937'));
const PATH = p.call('pathlib', 'PosixPath', p.text('/tmp/x'));
const GETATTR = code('builtins.getattr');

/** What cloudpickle writes for a bound method. */
function methodType(name: string, module: string, ...args: readonly p.Part[]): Buffer {
  const method = p.pickleOf(p.text(module), p.text(name), p.STACK_GLOBAL);
  const type = p.call('cloudpickle.cloudpickle', '_builtin_type', p.text('MethodType'));
  return p.pickleOf(type, p.MARK, method, ...args, p.TUPLE, p.REDUCE);
}

describe('a method of an object', () => {
  test.each([
    ['of a known class', getattr(SVC, 'predict'), []],
    [
      'of a class of SciPy with a small letter, by cloudpickle',
      methodType(
        'rv_continuous.cdf',
        'scipy.stats._distn_infrastructure',
        made('scipy.stats._continuous_distns', 'norm_gen'),
      ),
      [],
    ],
    [
      'of a class with a small letter, of which the pickle makes an object',
      p.pickleOf(
        made('scipy.interpolate._interpolate', 'interp1d'),
        p.dict({ call: p.global('scipy.interpolate._interpolate', 'interp1d._call_linear') }),
        'b',
      ),
      [],
    ],
    [
      'of an unknown class',
      getattr(NET, '_loss'),
      [unknownClass('acme.nets.Net'), unknownClass('acme.nets.Net._loss')],
    ],
    [
      'of an unknown class, which a partial function keeps',
      partial(getattr(NET, 'x')),
      [unknownClass('acme.nets.Net'), unknownClass('acme.nets.Net.x')],
    ],
    [
      'that its class inherits, by cloudpickle',
      methodType('Net.predict', 'acme.nets', SVC),
      [unknownClass('acme.nets.Net.predict')],
    ],
    ['of a class that a program read, whatever its name', getattr(BOX, 'load_model'), []],
    [
      'of an unknown class, beside objects of its package, whatever its name',
      p.pickleOf(']', made('acme.parts', 'Part'), 'a', getattr(NET, 'load_model'), '\x86'),
      [
        unknownClass('acme.parts.Part'),
        unknownClass('acme.nets.Net'),
        unknownClass('acme.nets.Net.load_model'),
      ],
    ],
    ['that is an operator', getattr(SVC, '__hash__'), []],
    ['that is an operator of an unknown class', getattr(NET, '__call__'), [unknownClass('acme.nets.Net')]],
    ['of a random generator', getattr(GENERATOR, 'randn'), []],
    ['of a dict', getattr('}', 'get'), []],
    ['of a text', getattr(p.text(' '), 'join'), []],
    ['of the type of texts', getattr(p.global('builtins', 'str'), 'lower'), []],
    ['kept in a partial', partial(getattr(SVC, 'predict')), [plainCall('sklearn.svm._classes.SVC.predict')]],
    ['of a known class, by cloudpickle', methodType('SVC.predict', 'sklearn.svm._classes', SVC), []],
  ])('%s is no code', (_what, pickle, expected) => {
    expect(found(pickle)).toEqual(expected);
  });

  test.each([
    ['of a class that acts', getattr(PATH, 'touch'), GETATTR],
    [
      'of what has a small letter, of which the pickle makes no object',
      p.global('scipy.io._fortran', 'np.load'),
      tampering('scipy.io._fortran.np.load'),
    ],
    ...['__class__', '__dict__', '__init__', '__reduce__', '__globals__', '__getattribute__'].map(
      (name) => [`with two underscores: ${name}`, getattr(SVC, name), GETATTR] as const,
    ),
    ['of a random generator, with two underscores', getattr(GENERATOR, '__reduce__'), GETATTR],
    ['of what a function made', getattr(ARRAY, 'tofile'), GETATTR],
    [
      'whose name says that it acts, beside objects that may call it',
      p.pickleOf(']', SVC, 'a', getattr(BOX, 'load_model'), '\x86'),
      unknownCall('aeon.base.Box.load_model'),
    ],
    [
      'whose name says that it acts, of an unknown class, beside objects that may call it',
      p.pickleOf(']', SVC, 'a', getattr(NET, 'load_model'), '\x86'),
      unknownCall('acme.nets.Net.load_model'),
    ],
    [
      'whose name says that it acts, beside a property',
      p.pickleOf(']', getattr(BOX, 'load_model'), 'a', getattr(p.pickleOf(BOX, '}b'), 'size'), '\x86'),
      unknownCall('aeon.base.Box.load_model'),
    ],
    [
      'whose name says that it acts, which a partial function keeps',
      partial(getattr(BOX, 'load_model')),
      unknownCall('aeon.base.Box.load_model'),
    ],
    [
      'of an object whose property may call what it holds',
      getattr(p.pickleOf(BOX, p.dict({ f: p.global('pathlib', 'Path.touch') }), 'b'), 'size'),
      unknownCall('pathlib.Path.touch'),
    ],
    [
      'of an object whose property may call what it was made of',
      getattr(
        p.pickleOf(p.global('aeon.base', 'Box'), p.global('pathlib', 'Path.touch'), p.TUPLE1, p.NEWOBJ),
        'size',
      ),
      unknownCall('pathlib.Path.touch'),
    ],
    [
      'that is an operator of an unknown class, which a partial function keeps',
      partial(getattr(NET, '__call__')),
      unknownCall('acme.nets.Net'),
    ],
    ['an object of an unknown class in a partial function', partial(NET), unknownCall('acme.nets.Net')],
    ['of a method', getattr(getattr(SVC, 'predict'), 'f'), GETATTR],
    ['that formats text', getattr(p.text('{0.x}'), 'format'), GETATTR],
    ['of a module', getattr(p.global('acme', 'nets'), 'run'), GETATTR],
    ['of a class of the standard library', getattr(p.global('wave', 'Wave_read'), 'x'), GETATTR],
    ['of a dangerous class', getattr(p.global('subprocess', 'Popen'), 'x'), GETATTR],
    [
      'of a loader, by a computed name',
      p.call('builtins', 'getattr', SVC, p.call('builtins', 'str', p.text('x'))),
      GETATTR,
    ],
    ['that acts by its name', getattr(SVC, 'load_model'), unknownCall('sklearn.svm._classes.SVC.load_model')],
    [
      'that writes a table',
      getattr(made('pandas.core.frame', 'DataFrame'), 'to_csv'),
      unknownCall('pandas.core.frame.DataFrame.to_csv'),
    ],
    [
      'of an unknown class, which a partial function keeps with a command',
      partial(getattr(NET, 'x'), p.text('touch /tmp/x')),
      unknownCall('acme.nets.Net.x'),
    ],
    ['that is called', p.pickleOf(getattr(SVC, 'predict'), ')', p.REDUCE), tampering('builtins.getattr()')],
    ['with a state', p.pickleOf(getattr(SVC, 'x'), p.dict({ a: 'N' }), 'b'), tampering('builtins.getattr()')],
    ['that gets an item', p.pickleOf(getattr(SVC, 'x'), 'NNs'), tampering('builtins.getattr()')],
    ['that a call iterates', p.call('builtins', 'list', getattr(SVC, 'x')), unknownCall('builtins.list')],
    [
      'of another class, whose name says that it acts, by cloudpickle',
      methodType('Net.load_model', 'acme.nets', SVC),
      code('types.MethodType'),
    ],
    ['of a path, by cloudpickle', methodType('PosixPath.touch', 'pathlib', PATH), code('types.MethodType')],
    [
      'of a known class, called by cloudpickle',
      p.pickleOf(methodType('SVC.predict', 'sklearn.svm._classes', SVC), ')', p.REDUCE),
      tampering('types.MethodType()'),
    ],
    [
      'by a type that cloudpickle names',
      p.call('cloudpickle.cloudpickle', '_builtin_type', p.text('FunctionType')),
      code('cloudpickle.cloudpickle._builtin_type'),
    ],
  ])('%s fails the check', (_what, pickle, expected) => {
    expect(found(pickle)).toContain(expected);
  });
});

/** Bound methods of values of Python, as Python pickles them, and whether it loads them again. */
const REAL = `
import base64, collections, json, pickle, random, re
held = [collections.Counter("ab").most_common, re.compile("x").match, random.Random(1).random, " ".join, {}.get, [].append]
made = [pickle.dumps(held, protocol) for protocol in range(6)]
assert all(len(pickle.loads(data)) == len(held) for data in made)
print(json.dumps([base64.b64encode(data).decode() for data in made]))`;

(hasPython() ? describe : describe.skip)('bound methods that Python pickled (needs python3)', () => {
  test('are at most for a person to look at, in each protocol', () => {
    const { stdout } = spawnSync('python3', ['-I', '-c', REAL], { encoding: 'utf8' });
    const pickles: unknown = JSON.parse(stdout);
    if (!Array.isArray(pickles)) throw new Error('Python wrote no list');
    expect(pickles).toHaveLength(6);
    const severities = pickles.flatMap((text) => {
      const { findings } = scanPickleContent(Buffer.from(String(text), 'base64'));
      return findings.map(({ severity }) => severity);
    });
    expect(new Set(severities)).toEqual(new Set(['review']));
  });
});
