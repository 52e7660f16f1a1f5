import { words } from '../../reading/word-table.ts';
import { bindsMethod, getsAttribute, namesLoadedType, namesType, keepForCall } from './bound-methods.ts';
import type { Call } from '../machine/events.ts';
import { judgeRebuilder, makerOf } from './hidden-calls.ts';
import { enterCalled, enterStorage } from './inner-content.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { judgeBuild } from './state-keys.ts';
import { CONSTANT, GLOBAL, kindOf, referenceOf, TUPLE, type Value } from '../machine/value.ts';

/**
 * Looks at the arguments of a call.
 * @param args undefined if they cannot be known
 * @returns what the call gives, if it is not simply a new object
 */
type Inspect = (judge: PickleJudge, call: Call, args: readonly Value[] | undefined) => Value | undefined;

const ARRAY_MAKER = /^numpy\.(?:core|_core)\.multiarray\._reconstruct$/u;
const HIDDEN = 'It calls one of its arguments, but they cannot be read.';

/** Makes an inspector that needs the arguments: hidden ones are tampering. */
function withArguments(
  inspect: (judge: PickleJudge, call: Call, args: readonly Value[]) => Value | undefined,
): Inspect {
  return (judge, call, args) => {
    if (args !== undefined) return inspect(judge, call, args);
    judge.tampering(judge.use(call.callable).path, call.offset, HIDDEN);
    return undefined;
  };
}

/** The argument is kept, and what was made calls it later. */
const keepsCallable = withArguments((judge, _call, [callable, ...given]) => {
  keepForCall(judge, callable, given);
  return undefined;
});

/** Calls its first argument, with the second as arguments if it is a tuple. */
const callsFirst = withArguments((judge, call, [callable, args]) => {
  if (callable === undefined) return undefined;
  return judge.called({ kind: 'call', callable, args: args ?? callable, offset: call.offset });
});

/** Calls whichever argument is a global, with the arguments before it: `__randomstate_ctor("MT19937", maker)`. */
const callsGlobals = withArguments((judge, call, args) => {
  for (const [index, callable] of args.entries()) {
    if (kindOf(callable) !== GLOBAL) continue;
    const before = judge.state.nodes.create(TUPLE, call.offset);
    for (const item of args.slice(0, index)) judge.state.nodes.add(referenceOf(before), item);
    judge.called({ kind: 'call', callable, args: before, offset: call.offset });
  }
  return undefined;
});

/** Makes an instance of its first argument without `__init__`. */
const makesFirst = withArguments((judge, call, [callable]) => {
  if (callable !== undefined) judge.called({ kind: 'new', callable, args: call.args, offset: call.offset });
  return undefined;
});

/** `__newobj__(cls, *args)` does what `NEWOBJ` does. */
const makesInstance = withArguments((judge, call, [callable, ...rest]) => {
  if (callable === undefined) return undefined;
  const args = judge.state.nodes.create(TUPLE, call.offset);
  for (const item of rest) judge.state.nodes.add(referenceOf(args), item);
  judge.called({ kind: 'new', callable, args, offset: call.offset });
  return undefined;
});

/** `__newobj_ex__(cls, args, kwargs)` does what `NEWOBJ_EX` does. */
const makesInstanceWithKeywords = withArguments((judge, call, [callable, args, keywords]) => {
  if (callable === undefined || args === undefined || keywords === undefined) return undefined;
  judge.called({ kind: 'new', callable, args, keywords, offset: call.offset });
  return undefined;
});

/** Makes an index of pandas: its first argument is a class of pandas, which is called with the second as keywords. */
const makesIndex = withArguments((judge, call, [callable]) => {
  if (callable === undefined) return undefined;
  const isIndex = kindOf(callable) === GLOBAL && /^pandas\..*Index$/u.test(judge.use(callable).path);
  judge.called({ kind: isIndex ? 'new' : 'call', callable, args: call.args, offset: call.offset });
  return undefined;
});

/** `tzfile(None, name)` of dateutil gets its numbers as its state; with a name in place of None it reads a file. */
const takesNone = withArguments((judge, call, [value = 0]) =>
  kindOf(value) === CONSTANT ? judge.state.makeObject(call.callable, call.args) : undefined,
);

/** `type(None)` is how the pickler of Python writes the type of None; of anything else it is the class of an object. */
const namesTypeOfConstant = withArguments((judge, call, args) =>
  args.length === 1 ? takesNone(judge, call, args) : undefined,
);

/** The classes from which `copyreg._reconstructor` may copy a value: their `__init__` takes it and does nothing else. */
const BASES: ReadonlySet<string> = new Set(
  words('object dict list tuple set frozenset int float complex str bytes bytearray').map(
    (name) => `builtins.${name}`,
  ),
);

/** `_reconstructor(cls, base, state)`: `base.__new__(cls, state)`, and `base.__init__` unless it is that of object. */
const reconstructs = withArguments((judge, call, [callable, base]) => {
  if (callable !== undefined) judge.called({ kind: 'new', callable, args: call.args, offset: call.offset });
  const isPlain = base !== undefined && kindOf(base) === GLOBAL && BASES.has(judge.use(base).path);
  if (!isPlain && base !== undefined) {
    judge.called({ kind: 'call', callable: base, args: call.args, offset: call.offset });
  }
  return undefined;
});

/** `_rebuild_from_type_v2(func, type, args, state)`: calls func, then sets the state as `BUILD` does. */
const rebuildsType = withArguments((judge, call, [callable, , args, state]) => {
  if (callable === undefined || args === undefined) return undefined;
  judgeRebuilder(judge, callable, call.offset);
  const object = judge.called({ kind: 'call', callable, args, offset: call.offset });
  if (state !== undefined) judgeBuild(judge, object, state, call.offset);
  return undefined;
});

/** `_reconstruct_array(func, args, state, more)` of jax/_src/array.py copies an array of NumPy, which it makes in the same way. */
const copiesArray = withArguments((judge, call, [callable = 0, args, state]) => {
  const isArray = kindOf(callable) === GLOBAL && ARRAY_MAKER.test(judge.use(callable).path);
  if (!isArray || args === undefined || state === undefined) return undefined;
  const object = judge.called({ kind: 'call', callable, args, offset: call.offset });
  judgeBuild(judge, object, state, call.offset);
  return judge.state.makeObject(call.callable, call.args);
});

/** `_ufunc_reconstruct(module, name)`: imports the module and gives what the name says. */
const looksUp = withArguments((judge, call, [module, name]) => {
  const [moduleText, nameText] = [judge.state.textOf(module ?? 0), judge.state.textOf(name ?? 0)];
  if (moduleText !== undefined && nameText !== undefined) return judge.lookUp(moduleText, nameText);
  judge.tellComputedName(module ?? 0, name ?? 0, call.offset);
  return undefined;
});

const ENCODINGS: ReadonlySet<string> = new Set(['latin1', 'latin-1', 'iso-8859-1', 'ascii', 'utf8', 'utf-8']);

/** `encode(text, "latin1")` is how protocols below 3 write bytes. Another encoding may import a module of its name. */
const encodes = withArguments((judge, call, [text, encoding]) => {
  const name = judge.state
    .textOf(encoding ?? 0)
    ?.toLowerCase()
    .replaceAll('_', '-');
  const isPlain =
    text !== undefined && (encoding === undefined || (name !== undefined && ENCODINGS.has(name)));
  if (!isPlain) {
    judge.tampering(
      '_codecs.encode',
      call.offset,
      'It turns text into bytes by an encoding that no pickler uses.',
    );
  }
  return undefined;
});

const loadsStorage = withArguments((judge, call, [bytes]) => {
  if (bytes === undefined || !enterStorage(judge, bytes)) {
    judge.tampering('torch.storage._load_from_bytes', call.offset, 'It loads bytes that are computed.');
  }
  return undefined;
});

/** Loads a pickle with the hooks of a document; everything else is of spaCy's own compiled classes (spacy/tokens/doc.pyx). */
const loadsHooks = withArguments((judge, call, [, hooks]) => {
  if (hooks === undefined || !enterCalled(judge, hooks, 'spacy.tokens.doc.unpickle_doc')) return undefined;
  return judge.state.makeObject(call.callable, call.args);
});

/**
 * Loads a pickle with functions that describe words, which loading a document calls with its words. It iterates what the
 * vectors hold; everything else is kept, or of spaCy's own compiled classes (spacy/vocab.pyx).
 */
const loadsVocabulary = withArguments((judge, call, [, vectors, , , getters]) => {
  const isVectors =
    vectors !== undefined && makerOf(judge, vectors)?.path.startsWith('spacy.vectors.') === true;
  if (!isVectors || getters === undefined) return undefined;
  if (!enterCalled(judge, getters, 'spacy.vocab.unpickle_vocab')) return undefined;
  return judge.state.makeObject(call.callable, call.args);
});

const KERNELS = 'sklearn.gaussian_process.kernels.';

/** Copies a kernel into an instance of a class that it derives from the kernel's (bayes_opt/parameter.py). */
const wrapsKernel = withArguments((judge, call, [kernel]) => {
  const isKernel = kernel !== undefined && makerOf(judge, kernel)?.path.startsWith(KERNELS) === true;
  return isKernel ? judge.state.makeObject(call.callable, call.args) : undefined;
});

/** Names of the list of calls, and a few others, whose arguments decide. */
export const INDIRECT_CALLS: ReadonlyMap<string, Inspect> = new Map([
  ['builtins.getattr', getsAttribute],
  ['types.MethodType', bindsMethod],
  ['builtins.type', namesTypeOfConstant],
  ['cloudpickle.cloudpickle._builtin_type', namesType],
  ['collections.defaultdict', keepsCallable],
  ['functools.partial', keepsCallable],
  ['dill._dill._create_array', callsFirst],
  ['dill._dill._load_type', namesLoadedType],
  ['numpy.random._pickle.__bit_generator_ctor', callsGlobals],
  ['numpy.random._pickle.__generator_ctor', callsGlobals],
  ['numpy.random._pickle.__randomstate_ctor', callsGlobals],
  ['numpy._core._ufunc_reconstruct', looksUp],
  ['numpy._core.multiarray._reconstruct', makesFirst],
  ['numpy._core._internal._reconstruct', makesFirst],
  ['numpy.ma.core._mareconstruct', makesFirst],
  ['copyreg.__newobj__', makesInstance],
  ['copyreg.__newobj_ex__', makesInstanceWithKeywords],
  ['copyreg._reconstructor', reconstructs],
  ['_codecs.encode', encodes],
  ['codecs.encode', encodes],
  ['jax._src.array._reconstruct_array', copiesArray],
  ['torch._tensor._rebuild_from_type', callsFirstOf(0, 2)],
  ['torch._tensor._rebuild_from_type_v2', rebuildsType],
  ['torch._utils._rebuild_wrapper_subclass', makesFirst],
  ['torch.storage._load_from_bytes', loadsStorage],
  ['spacy.vocab.unpickle_vocab', loadsVocabulary],
  ['spacy.tokens.doc.unpickle_doc', loadsHooks],
  ['bayes_opt.parameter.wrap_kernel', wrapsKernel],
  ['sklearn.neighbors._kd_tree.newObj', makesFirst],
  ['sklearn.neighbors._ball_tree.newObj', makesFirst],
  ['sklearn.neighbors.kd_tree.newObj', makesFirst],
  ['sklearn.neighbors.ball_tree.newObj', makesFirst],
  ['sklearn.neighbors.dist_metrics.newObj', makesFirst],
  ['sklearn.metrics._dist_metrics.newObj', makesFirst],
  ['hdbscan.dist_metrics.newObj', makesFirst],
  ['pandas.core.indexes.base._new_Index', makesIndex],
  ['pandas.core.indexes.interval._new_IntervalIndex', makesIndex],
  ['pandas.core.indexes.datetimes._new_DatetimeIndex', makesIndex],
  ['pandas.core.indexes.period._new_PeriodIndex', makesIndex],
  ['pandas.core.indexes.timedeltas._new_TimedeltaIndex', makesIndex],
  ['dateutil.tz._tzfile._unpickle', makesFirst],
  ['dateutil.tz.tz.tzfile', takesNone],
]);

function callsFirstOf(callableAt: number, argsAt: number): Inspect {
  return withArguments((judge, call, items) => {
    const [callable, args] = [items[callableAt], items[argsAt]];
    if (callable === undefined || args === undefined) return undefined;
    judgeRebuilder(judge, callable, call.offset);
    judge.called({ kind: 'call', callable, args, offset: call.offset });
    return undefined;
  });
}
