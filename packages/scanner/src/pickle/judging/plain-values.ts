import * as kinds from '../machine/value.ts';
import { isSympyAtom, makerOf } from './hidden-calls.ts';
import type { NameUse } from '../name-use.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { isStandardLibrary, isThirdParty } from '../python-names.ts';
import { GLOBAL, isText, kindOf, OBJECT, referenceOf, type Value } from '../machine/value.ts';
import { isClassName, isListedPackage, topOf } from '../name-verdict.ts';
import { isImportedSink, mayAct } from '../vetted/name-lists.ts';
import { countedExtent } from '../machine/literal.ts';

/* Values that can hardly tell an unknown function what to do: numbers, single words, and what belongs to its own package. */

/** What gets a value. */
export interface Callee {
  readonly path: string;
  /** What it may get of texts: single words, or only what names nothing: single letters, and the labels of numbers. */
  readonly texts: 'words' | 'labels';
}

/**
 * A word, a number, a time, a single sign, a formula without a call or a name in lower case of joined parts: no path, no command
 * with arguments, no code, and no `module:function`.
 */
const PLAIN_TEXT =
  /^(?:[\p{L}\p{N}#@_-]{0,32}|(?!(?:\d+\.){3}\d)[+-]?\d[\d.:+\-TZ ]{0,39}|.|\w{1,32}(?:(?: [-+*:~] |[+*~])\w{1,32}){1,20}|(?=.{33,64}$)[a-z\d]{1,32}(?:[-_][a-z\d]{1,32})+)$/u;
/** A letter names no file and no module that is there already. */
const LETTER = /^\w?$/u;
const MAX_DEPTH = 8;
/** What only holds what it is made of. */
const PLAIN_CONTAINER =
  /^(?:builtins\.(?:frozenset|set|list|tuple|dict|complex|slice|range)|collections\.OrderedDict)$/u;
/** Numbers, times and random generators of the language: whatever they are made of, they are no texts. */
const NUMBER_CLASS =
  /^(?:datetime\.(?:date|datetime|time|timedelta)|decimal\.Decimal|fractions\.Fraction|random\.Random)$/u;
const CONTAINERS: ReadonlySet<number> = new Set([kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET]);

/** What a function or constructor of a name may get. One of a package that people listed may open what a word names. */
export function calleeOf({ path }: NameUse): Callee {
  return { path, texts: isListedPackage(path) ? 'labels' : 'words' };
}

/** True for arguments that are plain for what is called. */
export function arePlain(judge: PickleJudge, callee: Callee, args: readonly Value[]): boolean {
  return args.every((item) => isPlain(judge, callee, item, 0) && !namesFunction(judge, callee, item));
}

/**
 * True for a word that may be the name of a function that acts, or lead to one: some functions look a word up in another
 * argument, and call what they find.
 */
function namesFunction({ state }: PickleJudge, { path }: Callee, value: Value): boolean {
  const word = state.textOf(value);
  if (word === undefined) return false;
  return /^__.*__$/u.test(word) || (isClassName(path) ? isImportedSink(word) : mayAct(word));
}

/** True for several words in one value: functions that start programs take a command and its arguments so, also as keys. */
export function holdsWords(judge: PickleJudge, value: Value): boolean {
  return !isText(value) && countWords(judge, value, 0) > 1;
}

function countWords(judge: PickleJudge, value: Value, depth: number): number {
  if (isText(value)) return 1;
  const items = depth < MAX_DEPTH ? contentOf(judge, value) : undefined;
  return items?.reduce((sum, item) => sum + countWords(judge, item, depth + 1), 0) ?? Infinity;
}

/** @returns what a container holds, nothing for other values; undefined if that is not known */
function contentOf(judge: PickleJudge, value: Value): readonly Value[] | undefined {
  if (CONTAINERS.has(kindOf(value))) return judge.state.nodes.items(referenceOf(value))?.items;
  if (!PLAIN_CONTAINER.test(makerOf(judge, value)?.path ?? '')) return [];
  const [args, added] = [argumentsOfObject(judge, value), judge.objects.itemsOf(value)];
  return args === undefined || added === undefined ? undefined : [...args, ...added];
}

/** True for a harmless name of the package of another name. */
export function isOwn({ path, verdict }: NameUse, caller: string): boolean {
  const isHarmless = verdict.kind === 'held' || verdict.kind === 'unknown';
  return isHarmless && topOf(path) === topOf(caller);
}

/** @param callee what is called: it may get functions and objects of its own package */
function isPlain(judge: PickleJudge, callee: Callee, value: Value, depth: number): boolean {
  const kind = kindOf(value);
  if (kind === kinds.CONSTANT) return true;
  if (isText(value)) return (callee.texts === 'words' ? PLAIN_TEXT : LETTER).test(textOf(judge, value));
  if (kind === kinds.BYTES) return callee.texts === 'words' && isTextless(judge, value);
  if (kind === GLOBAL) return isPlainName(judge.use(value), callee.path);
  if (kind === OBJECT) return isPlainObject(judge, callee, value, depth);
  if (!CONTAINERS.has(kind) || depth >= MAX_DEPTH) return false;
  const kept = judge.state.nodes.items(referenceOf(value));
  if (kept?.isCut !== false) return false;
  const isItem = (item: Value): boolean => isPlain(judge, callee, item, depth + 1);
  return kept.items.every((item, at) => {
    const isLabel = kind === kinds.DICT && at % 2 === 0 && kindOf(kept.items[at + 1] ?? 0) === kinds.CONSTANT;
    return isItem(item) || (isLabel && isWord(judge, item));
  });
}

/** @returns what is no plain text if it is too long to be read */
function textOf(judge: PickleJudge, value: Value): string {
  return judge.state.textOf(value) ?? '//';
}

function isWord(judge: PickleJudge, value: Value): boolean {
  return isText(value) && PLAIN_TEXT.test(textOf(judge, value));
}

function isPlainName(use: NameUse, caller: string): boolean {
  if (use.isKnownClass || (use.mayBeCalled && use.path.startsWith('numpy.'))) return true;
  return isOwn(use, caller) && !mayAct(use.path) && !isBorrowedModule(use.path);
}

/** True for the name of a module of Python, which a module of a package has if it imports that. */
function isBorrowedModule(path: string): boolean {
  return isStandardLibrary(path.slice(path.lastIndexOf('.') + 1));
}

/** True for an object of a vetted package, and for one of the package's own that is no worse than plain itself. */
function isPlainObject(judge: PickleJudge, callee: Callee, value: Value, depth: number): boolean {
  const maker = makerOf(judge, value);
  if (maker === undefined) return false;
  const isContainer = maker.mayBeCalled && PLAIN_CONTAINER.test(maker.path);
  if (isContainer) return isPlainContent(judge, callee, value, depth);
  if (NUMBER_CLASS.test(maker.path) || isTextlessText(judge, callee, maker, value)) return true;
  // Of vetted packages: arrays, tables and estimators. A path, or a text in disguise, is one of the language.
  if (maker.mayBeMade(false)) {
    return isThirdParty(maker.path) && maker.calls === 0 && !isTextInDisguise(judge, maker, value);
  }
  if (maker.calls > 0) return false;
  return (isClassName(maker.path) || maker.plainCalls > 0) && isOwn(maker, callee.path);
}

/** True for bytes without a text as protocols below 3 write them. */
function isTextlessText(judge: PickleJudge, callee: Callee, { path }: NameUse, object: Value): boolean {
  if (path !== '_codecs.encode' || callee.texts !== 'words') return false;
  const [text] = argumentsOfObject(judge, object) ?? [];
  return text !== undefined && isText(text) && isTextless(judge, text);
}

/** Classes of NumPy and torch that derive from texts and bytes. */
const TEXT_CLASS = /^(?:numpy\.(?:str_|bytes_|void)|torch\.torch_version\.TorchVersion)$/u;
const SCALAR = /^numpy\.(?:core|_core)\.multiarray\.scalar$/u;
const NUMBER_CODE = /^[biufcmM]\d/u;

/** True for an object that may be a text or bytes: functions take `numpy.str_("...")` for the text that it is. */
function isTextInDisguise(judge: PickleJudge, maker: NameUse, object: Value): boolean {
  const { path } = maker;
  if (TEXT_CLASS.test(path)) return true;
  const args = argumentsOfObject(judge, object);
  if (SCALAR.test(path)) {
    const [code = 0] = argumentsOfObject(judge, args?.[0] ?? 0) ?? [];
    return !NUMBER_CODE.test(judge.state.textOf(code) ?? '');
  }
  if (!isClassName(path)) return false;
  const isPlainArgument = (item: Value): boolean =>
    !isText(item) || isPlain(judge, calleeOf(maker), item, 0) || (isSympyAtom(path) && isWord(judge, item));
  return args?.every(isPlainArgument) !== true;
}

function argumentsOfObject(judge: PickleJudge, object: Value): readonly Value[] | undefined {
  const [, args = 0] = kindOf(object) === OBJECT ? judge.state.itemsOf(object) : [];
  return judge.state.argumentsOf(args);
}

function isPlainContent(judge: PickleJudge, callee: Callee, object: Value, depth: number): boolean {
  const [, args = 0] = judge.state.itemsOf(object);
  const added = judge.objects.itemsOf(object);
  if (added === undefined || judge.objects.mayHave(object)) return false;
  return [args, ...added].every((items) => isPlain(judge, callee, items, depth + 1));
}

/** Notes what is added to a container that a call made, such as `OrderedDict()`. @param start of the items on the stack */
export function noteAdded(judge: PickleJudge, target: Value, start: number): void {
  if (!PLAIN_CONTAINER.test(makerOf(judge, target)?.path ?? '')) return;
  const { stack, nodes, offset } = judge.state;
  const items = nodes.create(kinds.LIST, offset);
  const end = Math.min(stack.size, start + nodes.lookedAt);
  for (let index = start; index < end; index += 1) nodes.add(referenceOf(items), stack.at(index));
  judge.objects.noteItems(target, items);
}

/*
 * Bytes that hold no text at all, such as sets of bits and packed numbers: they are no path, no command and no source, and what
 * unpickles or runs them finds no name of a function in them.
 */

const MAX_BYTES = 1 << 16;
/** From this number on, signs and blanks that follow each other may be a word. Names of functions that act are as long. */
const WORD = 3;
/** How gzip, Zstandard, LZ4, xz and byte code of Python (`marshal`) begin. */
const PACKED: readonly Buffer[] = [
  '\x1f\x8b',
  '\x28\xb5\x2f\xfd',
  '\x04\x22\x4d\x18',
  '\xfd7',
  'c',
  '\xe3',
].map((text) => Buffer.from(text, 'latin1'));

/** True for bytes without any text in them, and for a text that stands for such bytes. Long ones are not looked at. */
function isTextless(judge: PickleJudge, value: Value): boolean {
  const bytes = isText(value) ? bytesOfText(judge.state.textOf(value)) : bytesOf(judge, value);
  if (bytes === undefined || isPacked(bytes)) return false;
  let signs = 0;
  let isAllSigns = true;
  for (const byte of bytes) {
    signs = isSign(byte) ? signs + 1 : 0;
    if (signs >= WORD) return false;
    isAllSigns &&= signs > 0;
  }
  return !isAllSigns;
}

/** True for what is printed, and for white space. */
function isSign(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);
}

function isPacked(bytes: Buffer): boolean {
  return isZlib(bytes) || PACKED.some((start) => start.equals(bytes.subarray(0, start.length)));
}

/** True for the first two bytes of RFC 1950. */
function isZlib([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x8f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** @returns undefined if it stands for no bytes in Latin-1 */
function bytesOfText(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, 'latin1');
  return bytes.toString('latin1') === text ? bytes : undefined;
}

function bytesOf(judge: PickleJudge, value: Value): Buffer | undefined {
  const { cursor } = judge.state;
  const extent = countedExtent(cursor, referenceOf(value));
  if (extent === undefined || extent.length > MAX_BYTES) return undefined;
  return Buffer.from(cursor.bytesAt(extent.start, extent.length));
}
