import { finding, type Found } from '../rules/file-finding.ts';
import type { Ledger } from './ledger.ts';
import { isImportedSink, mayAct, namesIn } from './vetted/name-lists.ts';
import { isThirdParty } from './python-names.ts';
import { isClassName, isCythonMaker, isHolder, topOf, type Verdict, verdictOf } from './name-verdict.ts';
import vetted from './vetted/packages.json' with { type: 'json' };

/** Classes whose `__new__` does more than make an instance, if it is given arguments. */
const ACTS_WHEN_NEW: ReadonlySet<string> = new Set(namesIn(vetted.actsWhenNew));

/** Where a name was found, and how it is used. */
type Place = Pick<Found, 'excerpt' | 'offset'>;

/** What a content can call without an opcode for it. */
interface HiddenCalls {
  /** True if an object can call what it holds with arguments of the pickle. */
  readonly keepsAny: boolean;
  /** The packages of objects whose hooks may call what the object holds, as far as is known. */
  readonly callers: ReadonlySet<string>;
  /** Paths of the classes of which the content has objects. */
  readonly madeClasses: ReadonlySet<string>;
}

/** Packages of plain values: hooks of these arrays and tables call nothing that their state holds. */
const VALUES: ReadonlySet<string> = new Set(['numpy', 'pandas']);

/** What a pickle does with one name. */
export class NameUse {
  /** The canonical name with its module. */
  readonly path: string;
  readonly verdict: Verdict;
  /** Of the opcode that looked it up first. */
  readonly offset: number;
  lookups = 0;
  /** Calls of any kind, those that need no finding included. */
  calledTimes = 0;
  /** Times that it was instantiated without `__init__`. */
  madeTimes = 0;
  /** Calls that matter. */
  calls = 0;
  /** Calls whose arguments were looked at and are harmless, of a name that is not. */
  excusedCalls = 0;
  /** The first call that matters, as code. */
  excerpt: string | undefined;
  callOffset: number | undefined;
  /** True if something that was made of it can call it later. */
  isKeptForCall = false;
  #evaluates = false;
  /** True if an object of the pickle was bound to it as its first argument. */
  #isBound = false;
  /** Calls with plain values, which a person should look at, and no more. */
  plainCalls = 0;
  /** As the pickle has it, without its module. */
  readonly name: string;

  /** @param madeClasses see {@link verdictOf} */
  constructor(path: string, name: string, offset: number, madeClasses?: ReadonlySet<string>) {
    this.path = path;
    this.name = name;
    this.verdict = verdictOf(path, name, madeClasses);
    this.offset = offset;
  }

  /** True for a class: by its name, or since the pickle made an instance of it without `__init__`. */
  get isHolder(): boolean {
    return this.madeTimes > 0 || isHolder(this.path);
  }

  /** True if a call of it needs no finding. */
  get mayBeCalled(): boolean {
    return this.verdict.kind === 'callable';
  }

  /** True if `__new__` does nothing but make an instance. */
  mayBeMade(hasArguments: boolean): boolean {
    if (hasArguments && ACTS_WHEN_NEW.has(this.path)) return false;
    return this.verdict.kind === 'callable' || this.verdict.kind === 'held';
  }

  /** True for what stands in a class, by its name. */
  get isMethod(): boolean {
    return this.name.includes('.') && !isClassName(this.path);
  }

  /** True if a call of it may do more than compute, though it may be held. */
  get #mayActIfCalled(): boolean {
    if (this.calls > 0 || this.madeTimes > 0 || this.calledTimes > 0) return false;
    return (
      this.verdict.kind === 'held' && (this.isMethod || ACTS_WHEN_NEW.has(this.path) || mayAct(this.path))
    );
  }

  /** The package, if an object was made of it whose hooks no program read: they may call what the object holds. */
  get caller(): string | undefined {
    const isMade = this.madeTimes > 0 || (this.calledTimes > 0 && isClassName(this.path));
    const isRead = this.verdict.kind === 'callable' || this.verdict.isRead === true;
    return isMade && !isRead && isThirdParty(this.path) ? topOf(this.path) : undefined;
  }

  /** True if it is a class that a list has, so that a call without arguments may only make an instance. */
  get isKnownClass(): boolean {
    return this.mayBeMade(false) && isClassName(this.path);
  }

  noteCall(excerpt: () => string, offset: number): void {
    this.calls += 1;
    if (this.calls > 1) return;
    this.excerpt = excerpt();
    this.callOffset = offset;
  }

  /** Notes a call whose arguments were looked at and are harmless. */
  noteExcusedCall(excerpt: () => string, offset: number): void {
    this.noteCall(excerpt, offset);
    this.excusedCalls += 1;
  }

  /** Notes that the pickle has it as a method of an object. */
  noteBound(excerpt: () => string): void {
    this.#isBound = true;
    this.excerpt ??= excerpt();
  }

  /** Notes a call that gets nothing but plain values. */
  notePlainCall(excerpt: () => string, offset: number): void {
    this.plainCalls += 1;
    this.excerpt ??= excerpt();
    this.callOffset ??= offset;
  }

  /** Notes that it was made of text that its `__new__` evaluates. */
  noteEvaluation(excerpt: string, offset: number): void {
    this.#evaluates = true;
    this.calls = 0;
    this.noteCall(() => excerpt, offset);
  }

  /** Tells what is to be said of it. @param hidden of the whole content */
  settle(ledger: Ledger, hidden: HiddenCalls): void {
    const found = this.#finding(hidden);
    if (found !== undefined) ledger.add(found, Math.max(1, this.calls, this.calls === 0 ? this.lookups : 0));
  }

  #finding(hidden: HiddenCalls): Found | undefined {
    const { verdict, path } = this;
    const base = { excerpt: this.excerpt ?? path, offset: this.callOffset ?? this.offset };
    if (verdict.kind === 'dangerous') {
      if (this.#isExcused) return undefined;
      return finding('critical', 'pickle-code', path, `${path} ${verdict.reason}.`, base);
    }
    if (verdict.kind === 'traversal') {
      const detail = 'The name has dots, and the loader follows them to whatever is there.';
      return finding('critical', 'pickle-tampering', path, detail, base);
    }
    return this.#calledFinding(base, hidden) ?? this.#unknownClass(base);
  }

  /** Judges what can be called of a name that may be held, or that no list has. */
  #calledFinding(base: Place, hidden: HiddenCalls): Found | undefined {
    if (this.#evaluates) {
      const detail = 'It parses this text, which evaluates it as Python code.';
      return finding('critical', 'pickle-code', this.path, detail, base);
    }
    if (this.#isUnknownCall) return this.#unknownCall(base);
    if (this.#isBound) return this.#boundMethod(base, hidden);
    return this.#mayActIfCalled ? this.#keptFunction(base, hidden) : undefined;
  }

  /** A function that acts may also be called by a hook that no list knows, so it is never passed over. */
  #keptFunction(base: Place, { keepsAny, madeClasses }: HiddenCalls): Found | undefined {
    // Who uses an object can call its methods anyway.
    const isOwnMethod = madeClasses.has(this.path.slice(0, this.path.lastIndexOf('.')));
    if (!keepsAny && (isOwnMethod || !mayAct(this.path))) return undefined;
    if (!keepsAny && !isImportedSink(this.path)) {
      const detail = 'It is kept, and by its name it may act on files or programs when something calls it.';
      return finding('review', 'pickle-unknown-call', this.path, detail, { ...base, when: 'predict' });
    }
    const detail = keepsAny
      ? 'It is kept by an object that can call it, with arguments of the pickle.'
      : 'It is kept under the name of a function that acts on files or programs, so that what keeps it may call it.';
    return finding('high', 'pickle-unknown-call', this.path, detail, base);
  }

  /**
   * A method of an object: whoever uses the object can call it. If all objects are of classes whose hooks a program read,
   * nothing calls it on load. A class that no list has is for review anyway, with whatever it does of its own.
   */
  #boundMethod(base: Place, { keepsAny, callers }: HiddenCalls): Found | undefined {
    const isHeld = this.verdict.kind === 'held';
    const own = topOf(this.path);
    const mayBeCalled =
      keepsAny || [...callers].some((caller) => isHeld || (caller !== own && !VALUES.has(caller)));
    if (!mayBeCalled || !(mayAct(this.path) || (isHeld && keepsAny))) return undefined;
    const isActing = mayAct(this.path);
    const detail = isActing
      ? 'It keeps a method of an object that may act on files or programs.'
      : 'It keeps a method of an object, and something that can call it.';
    return finding(isActing ? 'high' : 'review', 'pickle-unknown-call', this.path, detail, base);
  }

  #unknownClass(base: Place): Found | undefined {
    if (this.verdict.kind !== 'unknown' && this.plainCalls === 0) return undefined;
    if (this.plainCalls > 0 && !isClassName(this.path) && !isCythonMaker(this.path)) {
      const detail = 'It is called with nothing but plain values and objects of its own package.';
      return finding('review', 'pickle-unknown-call', this.path, detail, base);
    }
    return { ...base, rule: 'pickle-unknown-class', severity: 'review', subject: this.path, when: 'load' };
  }

  /** True if every call of it was judged by its arguments. */
  get #isExcused(): boolean {
    return this.calls > 0 && this.calls === this.excusedCalls && !this.isKeptForCall;
  }

  get #isUnknownCall(): boolean {
    const isCalled = this.calls > this.excusedCalls && !this.mayBeCalled;
    return isCalled || (this.isKeptForCall && !this.mayBeMade(false));
  }

  #unknownCall(base: Place): Found {
    const detail = 'It opens the file that it is given, and may empty it.';
    if (ACTS_WHEN_NEW.has(this.path)) return finding('critical', 'pickle-code', this.path, detail, base);
    return { ...base, rule: 'pickle-unknown-call', severity: 'high', subject: this.path, when: 'load' };
  }
}
