import { finding } from '../../rules/file-finding.ts';
import type { Call } from '../machine/events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import type { NameUse } from '../name-use.ts';
import { NodeFlag } from '../machine/nodes.ts';
import { mayRebuild } from './plain-calls.ts';
import { isThirdParty } from '../python-names.ts';
import { renderCall } from '../render.ts';
import * as kinds from '../machine/value.ts';
import { DICT, isText, kindOf, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';
import { isClassName, topOf } from '../name-verdict.ts';

/*
 * Objects that are handed to what iterates them, compares them or asks for their items. That runs methods of their class,
 * with what the pickle put into them.
 */

/** What keeps or copies its arguments, and calls nothing of them. */
const KEEPERS =
  /^(?:copyreg\.|functools\.partial$|types\.MappingProxyType$|argparse\.Namespace$|builtins\.(?:object|slice|\w*(?:Error|Exception|Warning|StopIteration))$)/u;

/** What takes pairs: it iterates each item of what it is given, too. */
const PAIR_TAKERS =
  /^(?:builtins\.dict|collections\.(?:Counter|OrderedDict|UserDict|defaultdict)|types\.SimpleNamespace|nltk\.probability\.\w+)$/u;

/** What only iterates what it is given, and keeps the items. */
const ITEM_TAKERS =
  /^(?:builtins\.(?:frozenset|list|set|tuple)|collections\.(?:UserList|deque)|torch\.Size)$/u;

/** What other calls do with their arguments is known of numbers, texts and arrays only, so the arguments are searched so deep. */
const DEPTH = 3;
const CONTAINERS: ReadonlySet<number> = new Set([kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET]);

/** A dict that is copied hands on its values, and uses none of them. */
const OF_PAIRS: ReadonlySet<number> = new Set([kinds.TUPLE, kinds.LIST, kinds.SET]);

/** What binds a method to an object. */
const BINDERS: ReadonlySet<string> = new Set(['builtins.getattr', 'types.MethodType']);

/** Makes a column of a table. Of what it is given it reads the type and the number of dimensions. */
const COLUMN_MAKER = 'pandas._libs.internals._unpickle_block';

/** The loader puts an array in place of these. */
const JOBLIB_ARRAY = /(?:^|\.)joblib\.numpy_pickle(?:_compat)?\.Z?N(?:umpy|D)ArrayWrapper$/u;

/** Values of the language that hand on what they hold when they are iterated, and numbers without end. */
const WRAPPERS =
  /^(?:collections\.(?:UserDict|UserList|UserString)|types\.MappingProxyType|itertools\.count|builtins\.range)$/u;

/** @returns the class of an object if using the object may run methods of it with what the pickle put into it */
export function instanceOf(judge: PickleJudge, value: Value): NameUse | undefined {
  const maker =
    makerOf(judge, value) ?? (kindOf(value) === OBJECT ? judge.objects.makerOf(value) : undefined);
  if (maker === undefined || JOBLIB_ARRAY.test(maker.path)) return undefined;
  // What a person listed makes plain values; what a program read may keep functions.
  const isPlain = maker.mayBeCalled && maker.verdict.isRead !== true && !WRAPPERS.test(maker.path);
  if (isPlain) return undefined;
  return maker.verdict.kind === 'dangerous' && !BINDERS.has(maker.path) ? undefined : maker;
}

/** What was found among arguments: an object of a class, one that is there but not shown, or what was forgotten. */
type Found = NameUse | 'hidden' | 'forgotten';

/** @returns the class of an instance among values, or in containers among them */
function instanceAmong(
  judge: PickleJudge,
  values: readonly Value[],
  depth: number,
  containers = CONTAINERS,
): Found | undefined {
  let found: Found | undefined;
  for (const value of values) {
    const maker = instanceOf(judge, value);
    if (maker !== undefined) return maker;
    if (depth > 0 && containers.has(kindOf(value))) {
      found ??= instanceWithin(judge, value, depth, containers);
    }
  }
  return found;
}

/** Only the first items of a container are kept, and containers that were made long ago are forgotten. */
function instanceWithin(
  judge: PickleJudge,
  container: Value,
  depth: number,
  containers: ReadonlySet<number>,
): Found | undefined {
  const { nodes } = judge.state;
  const kept = nodes.items(referenceOf(container));
  if (kept === undefined) return judge.objects.isAny ? 'forgotten' : undefined;
  const found = instanceAmong(judge, kept.items, depth - 1, containers);
  const isHidden = (nodes.flagsOf(referenceOf(container)) & NodeFlag.instances) !== 0;
  return found ?? (isHidden ? 'hidden' : undefined);
}

/** @returns the arguments, or what to say of them if they cannot be known */
function knownArguments(judge: PickleJudge, { args }: Call): readonly Value[] | 'forgotten' {
  return judge.state.argumentsOf(args) ?? (judge.objects.isAny ? 'forgotten' : []);
}

/** @returns the class of an instance that a call iterates or uses in other ways */
function takenApart(
  judge: PickleJudge,
  use: NameUse,
  values: readonly Value[] | 'forgotten',
): Found | undefined {
  if (values === 'forgotten') return values;
  if (PAIR_TAKERS.test(use.path)) return instanceAmong(judge, values, 1, OF_PAIRS);
  return instanceAmong(judge, values, ITEM_TAKERS.test(use.path) ? 0 : DEPTH);
}

/**
 * Looks at the arguments of a call that is vetted. What it does with numbers, texts and arrays is known; of an instance of
 * another class it calls methods (`list` iterates it), and the pickle chooses what the instance holds.
 */
export function judgeHandedOver(judge: PickleJudge, use: NameUse, call: Call): void {
  if (KEEPERS.test(use.path)) return;
  if (makesMembers(judge, use, call)) {
    const detail =
      'It calls an enumeration with names of members, which makes a class of what the pickle gives.';
    judge.tampering(use.path, call.offset, detail, renderCall(judge.state, call.callable, call.args));
  }
  const found = takenApart(judge, use, knownArguments(judge, call));
  if (found !== undefined && !isColumn(use, found, 'pandas')) noteHandedOver(judge, use, call, found);
}

/** Looks at what `__new__` gets: that of tuples, sets and numbers iterates or converts it. */
export function judgeHandedToNew(judge: PickleJudge, use: NameUse, call: Call): void {
  const items = knownArguments(judge, call);
  if (use.verdict.kind === 'unknown' || use.verdict.kind === 'dangerous') return;
  // A named tuple gets one argument for each field, and only keeps them.
  if (isThirdParty(use.path) && !use.mayBeCalled && items.length > 1) return;
  const isTaken = items === 'forgotten' || PAIR_TAKERS.test(use.path);
  const found = isTaken ? takenApart(judge, use, items) : instanceAmong(judge, items, 0);
  if (found !== undefined) noteHandedOver(judge, use, call, found);
}

/** Looks at what an object gets as its state: an instance in place of the state is asked for its keys and iterated. */
export function judgeStateObject(judge: PickleJudge, target: Value, state: Value, offset: number): void {
  const [first, second, ...rest] = kindOf(state) === TUPLE ? (judge.state.argumentsOf(state) ?? []) : [state];
  const isAlone =
    rest.length === 0 && (second === undefined || [DICT, kinds.CONSTANT].includes(kindOf(second)));
  // A dict that is its own `__dict__` is its own state.
  if (first === target) return;
  const maker = first !== undefined && isAlone ? instanceOf(judge, first) : undefined;
  if (maker !== undefined) noteState(judge, target, offset, maker);
  else if (isForgottenTuple(judge, state)) noteState(judge, target, offset, 'forgotten');
}

function isForgottenTuple(judge: PickleJudge, value: Value): boolean {
  const isUnseen = kindOf(value) === TUPLE && judge.state.nodes.items(referenceOf(value)) === undefined;
  return isUnseen && judge.objects.isAny;
}

function noteState(judge: PickleJudge, target: Value, offset: number, found: NameUse | 'forgotten'): void {
  const subject = makerOf(judge, target)?.path ?? 'object';
  const isForgotten = found === 'forgotten';
  // An unknown class of the same package is for review, with all that its hooks may do.
  const isOwn = !isForgotten && mayRebuild(found) && topOf(found.path) === topOf(subject);
  const detail = isForgotten
    ? `The state of ${subject} was made too far away to be seen: it may be an object whose methods are called.`
    : `It sets the state of ${subject} from an instance of ${found.path}, and calls methods of that.`;
  const severity = isForgotten || isOwn ? 'review' : 'high';
  judge.ledger.add(finding(severity, 'pickle-unknown-call', subject, detail, { offset }));
}

function noteHandedOver(
  judge: PickleJudge,
  use: NameUse,
  { callable, args, offset }: Call,
  found: Found,
): void {
  const isUnseen = found === 'forgotten' || found === 'hidden';
  const isHarmless =
    found === 'forgotten' || (!isUnseen && (isOwnInstance(use, found) || isColumn(use, found)));
  const detail = isUnseen
    ? `It hands ${use.path} what is too long or too far away to be seen: it may call methods of an object among it.`
    : `It hands an instance of ${found.path} to ${use.path}, which calls methods of it.`;
  const place = { excerpt: renderCall(judge.state, callable, args), offset };
  judge.ledger.add(finding(isHarmless ? 'review' : 'high', 'pickle-unknown-call', use.path, detail, place));
}

/** True if a call that was read by program gets an instance of a vetted class of the same package. */
function isOwnInstance(use: NameUse, maker: NameUse): boolean {
  const own = use.path.slice(0, use.path.indexOf('.') + 1);
  return use.verdict.isRead === true && maker.verdict.kind === 'held' && maker.path.startsWith(own);
}

/** True for an array of pandas, or of a package that extends its tables. @param top the package, if it has to be a certain one */
function isColumn(use: NameUse, maker: Found, top?: string): boolean {
  if (maker === 'hidden' || maker === 'forgotten' || use.path !== COLUMN_MAKER) return false;
  const isHarmless = maker.verdict.kind === 'held' || maker.verdict.kind === 'unknown';
  return (
    isHarmless && /\.[A-Z]\w*Array$/u.test(maker.path) && (top ?? topOf(maker.path)) === topOf(maker.path)
  );
}

/**
 * True for an enumeration that gets a text and more: without members of its own it makes a class of that, and calls the functions
 * among it. A pickler calls one with the value of a member.
 */
function makesMembers(judge: PickleJudge, use: NameUse, { args }: Call): boolean {
  const [name, members] = judge.state.argumentsOf(args) ?? [];
  const isRead = use.verdict.isRead === true && isClassName(use.path);
  return isRead && name !== undefined && members !== undefined && isText(name);
}
