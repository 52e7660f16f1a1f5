import type { Call } from '../machine/events.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import type { NameUse } from '../name-use.ts';
import { render, renderCall } from '../render.ts';
import * as kinds from '../machine/value.ts';
import { DICT, GLOBAL, isText, kindOf, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';

/*
 * Calls that no opcode spells out. Classes of vetted packages have hooks (`__new__`, `__iter__`, `__del__`) that call what
 * they are given, or what the pickle put into their instances.
 */

/** Names of classes whose instances are classes. */
const METACLASS =
  /(?:^|\.)(?:type|EnumType|\w*Meta|\w*[Mm]etaclass|FunctionClass|UndefinedFunction|ScriptMeta)$/u;

/** Constructors of the language that an attacker may use in place of a literal. */
const LITERAL_MAKERS = /^(?:builtins|collections|_codecs|codecs)\./u;

/** Atoms of SymPy, whose `__new__` takes a text as a name or as digits. All others parse text, which evaluates it. */
const SYMPY_ATOMS: ReadonlySet<string> = new Set(
  ['Symbol', 'Dummy', 'Wild', 'Str', 'Integer', 'Float', 'Rational', 'One', 'Zero'].flatMap((name) =>
    ['symbol', 'numbers'].map((module) => `sympy.core.${module}.${name}`),
  ),
);

/** True for a class of SymPy whose instances are numbers, or have a name and nothing else. */
export function isSympyAtom(path: string): boolean {
  return SYMPY_ATOMS.has(path);
}

/** The functions by which torch pickles subclasses of tensors. */
const TORCH_REBUILDERS = /^torch\.(?:_utils|_tensor)\._rebuild_\w+$|^torch\.nn\.parameter\.\w+$/u;

/** @returns the name that made an object, as far as it can be seen */
export function makerOf(judge: PickleJudge, value: Value): NameUse | undefined {
  if (kindOf(value) !== OBJECT) return undefined;
  const [callable, args] = judge.state.itemsOf(value);
  if (callable === undefined || kindOf(callable) !== GLOBAL) return undefined;
  const use = judge.use(callable);
  if (!/^copyreg\.(?:__newobj__|__newobj_ex__|_reconstructor)$/u.test(use.path)) return use;
  const [made] = judge.state.argumentsOf(args ?? 0) ?? [];
  return made !== undefined && kindOf(made) === GLOBAL ? judge.use(made) : use;
}

/** True if a value is of a kind, or an object that a constructor of the language may have made of that kind. */
function mayBe(judge: PickleJudge, value: Value | undefined, isKind: (value: Value) => boolean): boolean {
  if (value === undefined) return false;
  if (isKind(value) || kindOf(value) === kinds.UNKNOWN) return true;
  const maker = makerOf(judge, value);
  return maker !== undefined && LITERAL_MAKERS.test(maker.path);
}

/** True for the arguments of `type(name, bases, namespace)`. */
function makesClass(judge: PickleJudge, items: readonly Value[]): boolean {
  const [name, bases, namespace] = items;
  return (
    mayBe(judge, name, isText) &&
    mayBe(judge, bases, (value) => kindOf(value) === TUPLE) &&
    mayBe(judge, namespace, (value) => kindOf(value) === DICT)
  );
}

function isNumberOrObject(judge: PickleJudge, value: Value, depth: number): boolean {
  const kind = kindOf(value);
  if (kind === kinds.CONSTANT || kind === GLOBAL) return true;
  if (kind === TUPLE && depth < 4) {
    const items = judge.state.argumentsOf(value);
    return items?.every((item) => isNumberOrObject(judge, item, depth + 1)) ?? false;
  }
  const maker = makerOf(judge, value);
  return maker?.path.startsWith('sympy.') === true;
}

function isEmptyDict(judge: PickleJudge, value: Value): boolean {
  const kept = kindOf(value) === DICT ? judge.state.nodes.items(referenceOf(value)) : undefined;
  return kept?.items.length === 0 && !kept.isCut;
}

/** True if a call has arguments, or may have some. */
export function hasArguments(judge: PickleJudge, call: Call): boolean {
  return judge.state.argumentsOf(call.args)?.length !== 0 || hasKeywords(judge, call);
}

/** True if a call has arguments with names, or may have some. */
export function hasKeywords(judge: PickleJudge, { keywords }: Call): boolean {
  return keywords !== undefined && !isEmptyDict(judge, keywords);
}

/**
 * True if a class is made with names that the pickle chooses: what `__new__` does with them, no list says (networkx makes
 * fields of a class of them, whose code is run as text). Of the vetted classes, only symbols of SymPy are pickled so.
 */
export function takesNames(judge: PickleJudge, { path, verdict }: NameUse, call: Call): boolean {
  const isVettedClass = call.kind === 'new' && verdict.kind === 'held';
  return isVettedClass && hasKeywords(judge, call) && !isSympyAtom(path);
}

/** Looks at what is instantiated without `__init__`: its `__new__` gets the arguments. */
export function judgeNew(judge: PickleJudge, use: NameUse, call: Call): void {
  const { callable, args, offset } = call;
  if (!hasArguments(judge, call)) return;
  const items = judge.state.argumentsOf(args);
  const excerpt = renderCall(judge.state, callable, args);
  if (kindOf(args) !== TUPLE) {
    judge.tampering(use.path, offset, 'It is made with computed arguments.', excerpt);
    return;
  }
  const isMetaclass = METACLASS.test(use.path);
  const isClassMade =
    items === undefined
      ? isMetaclass
      : makesClass(judge, items) && (isMetaclass || use.verdict.kind !== 'unknown');
  if (isClassMade) {
    const detail = 'It makes a class. Making one calls functions that the pickle puts into it and its bases.';
    judge.tampering(use.path, offset, detail, excerpt);
  }
  const isSympy = use.path.startsWith('sympy.') || use.path.includes('._sympy.');
  if (!isSympy || SYMPY_ATOMS.has(use.path)) return;
  if (!hasKeywords(judge, call) && items?.every((item) => isNumberOrObject(judge, item, 0)) === true) return;
  use.noteEvaluation(excerpt, offset);
}

/** True for a tensor of torch, and for the storage of one, which a pickle names by `("storage", ...)`. */
export function isTensor(judge: PickleJudge, value: Value): boolean {
  if (kindOf(value) !== kinds.PERSISTENT) return TORCH_REBUILDERS.test(makerOf(judge, value)?.path ?? '');
  const [id = 0] = judge.state.itemsOf(value);
  return judge.state.textOf(judge.state.argumentsOf(id)?.[0] ?? 0) === 'storage';
}

/** torch calls `as_subclass` of what the function returns: only its own functions return nothing but tensors. */
export function judgeRebuilder(judge: PickleJudge, rebuilder: Value, offset: number): void {
  if (kindOf(rebuilder) !== GLOBAL) return;
  const { path, mayBeCalled } = judge.use(rebuilder);
  if (!mayBeCalled || TORCH_REBUILDERS.test(path)) return;
  const detail = 'It lets torch call a method of an object that is not a tensor.';
  judge.tampering(path, offset, detail, render(judge.state, rebuilder));
}
