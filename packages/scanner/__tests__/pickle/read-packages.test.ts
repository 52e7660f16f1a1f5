import { describe, expect, test } from '@jest/globals';
import { indexByModule, joinPackages } from '../../src/pickle/vetted/name-lists.ts';
import read from '../../src/pickle/vetted/read-packages.json' with { type: 'json' };
import { verdictOf } from '../../src/pickle/name-verdict.ts';
import {
  dict,
  global,
  integer,
  NEWOBJ,
  pickleOf,
  proto,
  STOP,
} from '../../../../__tests__/support/pickle-builder.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

function verdict(path: string): string {
  return verdictOf(path, path.slice(path.lastIndexOf('.') + 1)).kind;
}

describe('packages that were read by program', () => {
  test('give prefixes, what is taken out of them, and what may be called', () => {
    const names = joinPackages([
      {
        package: 'a 1.0',
        prefixes: ['a. b.c.'],
        unsafe: ['a.x: *', 'a.y: Acts Other.Inner'],
        calls: ['a.z: Kind make'],
      },
    ]);
    expect([...names.prefixes]).toEqual([
      ['a.', 'a 1.0'],
      ['b.c.', 'a 1.0'],
    ]);
    expect([...names.unsafe]).toEqual(['a.x', 'a.y.Acts', 'a.y.Other.Inner']);
    expect([...names.calls.keys()]).toEqual(['a.z.Kind', 'a.z.make']);
  });

  test('have a name, a version and full names', () => {
    const isWellFormed = read.packages.every(
      ({ package: name, prefixes, unsafe, calls }) =>
        /^[a-z][\w.-]* \d\S*$/u.test(name) &&
        prefixes.every((line) => line.split(' ').every((prefix) => /^[A-Za-z_][\w.]*\.$/u.test(prefix))) &&
        [...unsafe, ...calls].every((line) => /^[\w.]+:(?: \*)?(?: [\w.]+)*$/u.test(line)),
    );
    expect(read.packages.length).toBeGreaterThan(50);
    expect(isWellFormed).toBe(true);
  });

  test('take out nothing that may be called', () => {
    const { unsafe, calls } = joinPackages(read.packages);
    expect([...calls.keys()].filter((name) => unsafe.has(name) && verdict(name) !== 'callable')).toEqual([]);
  });

  test('take out a class under every name that its package gives it', () => {
    const { unsafe } = joinPackages(read.packages);
    const { unsafeClasses } = joinPackages(read.packages);
    const aliases = [...unsafeClasses].flatMap((entry) => {
      const [top = '', name = ''] = entry.split(' ');
      return [`${top}.${name}`, `${top}.some.module.${name}`, `${top}.${name}.Inner`];
    });
    expect(unsafe.size).toBeGreaterThan(500);
    expect(aliases.filter((path) => verdict(path) === 'held')).toEqual([]);
  });

  test('have no prefix of the standard library or of a dangerous module', () => {
    const { prefixes } = joinPackages(read.packages);
    const dangerous = [...prefixes.keys()].filter((prefix) => verdict(`${prefix}Name`) === 'dangerous');
    expect(dangerous).toEqual([]);
  });

  test.each([
    ['aeon.classification.interval_based._tsf.TimeSeriesForestClassifier', 'held'],
    ['formulaic.parser.types.factor.Factor.EvalMethod', 'callable'],
    ['alibi.utils.approximation_methods.Riemann', 'callable'],
    // Its __del__ closes what its state holds.
    ['bm25s.utils.corpus.JsonlCorpus', 'unknown'],
    ['bm25s.JsonlCorpus', 'unknown'],
    // Compiled.
    ['celer.lasso_fast.Lasso', 'unknown'],
    // A call of a class is vetted by its exact name only.
    ['aeon.distances._distance.DistanceType', 'callable'],
    ['igraph.Graph', 'callable'],
  ])('%s is %s', (path, kind) => {
    expect(verdict(path)).toBe(kind);
  });
});

describe('attributes that an unpickler sets one by one', () => {
  const setters = [...indexByModule(read.unsafeSetters)].map(
    ([top, names]) => [top, [...names][0] ?? ''] as const,
  );
  const slots = (top: string, entries: Readonly<Record<string, Buffer>>): Buffer =>
    pickleOf(proto(4), global(`${top}.module`, 'Class'), ')', NEWOBJ, 'N', dict(entries), '\x86b', STOP);

  test.each(setters.slice(0, 5))('flag one of %s whose setter may act: %s', async (top, name) => {
    const verdicts = await verdictsOf('model.pkl', slots(top, { ordinary: integer(1), [name]: integer(1) }));
    expect(verdicts).toContain('high pickle-unknown-call');
  });

  test.each(setters.slice(0, 2))('are harmless otherwise: %s', async (top) => {
    const verdicts = await verdictsOf('model.pkl', slots(top, { ordinary_slot: integer(1) }));
    expect(verdicts).not.toContain('high pickle-unknown-call');
  });

  test.each(setters.slice(0, 1))('are for review if there are too many to read: %s', async (top) => {
    const many = Array.from({ length: 40 }, (_, index) => [`slot_${String(index)}`, integer(1)] as const);
    expect(await verdictsOf('model.pkl', slots(top, Object.fromEntries(many)))).toContain(
      'review pickle-unknown-call',
    );
  });
});

describe('calls that load bytes as a pickle', () => {
  const doc = (inner: string): Buffer => {
    const bytes = Buffer.from(inner, 'latin1');
    const length = String.fromCharCode(bytes.length);
    return Buffer.from(
      `\u0080\u0003cspacy.tokens.doc\nunpickle_doc\n(NC${length}${inner}C\u0001x\u0074R.`,
      'latin1',
    );
  };

  test('are harmless if the pickle is', async () => {
    expect(await verdictsOf('model.pkl', doc('\u0080\u0002}.'))).toEqual([]);
  });

  test('are flagged for what the pickle runs', async () => {
    const inner = "\u0080\u0002cos\nsystem\n(S'touch x'\ntR.";
    expect(await verdictsOf('model.pkl', doc(inner))).toContain('critical pickle-code');
  });

  const vocabulary = (getters: string, vectors = 'spacy.vectors\nunpickle_vectors\n(C\u0001xtR'): Buffer =>
    Buffer.from(
      `\u0080\u0003cspacy.vocab\nunpickle_vocab\n(cspacy.strings\nStringStore\n)Rc${vectors}NN` +
        `C${String.fromCharCode(getters.length)}${getters}NNtR.`,
      'latin1',
    );
  const functionOf = (name: string): string => `\u0080\u0002}K\u0001c${name}\ns.`;

  test.each([
    // Loading a document calls these functions with its words, so with texts of whoever made the file.
    ['gensim.utils\nunpickle', 'high pickle-unknown-call'],
    ['spacy.util\nload_model_from_path', 'high pickle-unknown-call'],
    ['os\nsystem', 'critical pickle-code'],
  ])('are flagged for a function of a vocabulary that acts: %s', async (name, verdict_) => {
    expect(await verdictsOf('model.pkl', vocabulary(functionOf(name)))).toContain(verdict_);
  });

  test.each(['spacy.lang.lex_attrs\nlike_url', 'spacy.lang.lex_attrs\nword_shape'])(
    'are harmless with the functions of spaCy: %s',
    async (name) => {
      expect(await verdictsOf('model.pkl', vocabulary(functionOf(name)))).toEqual([]);
    },
  );

  test('are flagged if the vectors are an object of another class, which is iterated', async () => {
    const verdicts = await verdictsOf(
      'model.pkl',
      vocabulary(functionOf('x\ny'), 'nltk.lm.vocabulary\nVocabulary\n)\u0081'),
    );
    expect(verdicts).toContain('high pickle-unknown-call');
  });

  test('are flagged if the bytes are computed', async () => {
    const computed = Buffer.from(
      '\u0080\u0003cspacy.tokens.doc\nunpickle_doc\n(Ncbuiltins\nbytes\n)RC\u0001x\u0074R.',
      'latin1',
    );
    expect(await verdictsOf('model.pkl', computed)).toContain('high pickle-unknown-call');
  });
});

describe('the kernel of bayes_opt', () => {
  test.each([
    ['sklearn.gaussian_process.kernels\nMatern', []],
    ['somewhere\nKernel', ['high pickle-unknown-call', 'review pickle-unknown-class']],
  ])('is judged by the kernel that it wraps: %s', async (kernel, verdicts) => {
    const text = `\u0080\u0002cbayes_opt.parameter\nwrap_kernel\nc${kernel}\n)\u0081N\u0086R.`;
    expect(await verdictsOf('model.pkl', Buffer.from(text, 'latin1'))).toEqual(verdicts);
  });
});

describe('methods of a compiled pattern', () => {
  const pattern = (method: string): Buffer =>
    Buffer.from(
      `\u0080\u0002cbuiltins\ngetattr\ncre\n_compile\nX\u0001\u0000\u0000\u0000aK\u0020\u0086RX${String.fromCharCode(method.length)}\u0000\u0000\u0000${method}\u0086R.`,
      'latin1',
    );

  test.each([
    ['search', []],
    ['finditer', []],
    ['sub', ['critical pickle-code']],
  ])('%s', async (method, verdicts) => {
    expect(await verdictsOf('model.pkl', pattern(method))).toEqual(verdicts);
  });
});
