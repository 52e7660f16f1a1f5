import * as names from './names.ts';
import { wordSet } from '../reading/word-table.ts';
import { isObject } from '@model-security-scan/common/json';
import { Assignments } from './assignments.ts';
import { childrenOf, listOf, type Node, parseTemplate, typeOf, valueOf, visitAll } from './syntax-tree.ts';
import type { Severity } from '../rules/file-finding.ts';

const BODIES = ['body', 'alternate', 'defaultBlock'];

/** Filters that read an attribute of each item by a name that they get. */
const ATTRIBUTE_FILTERS = wordSet('groupby map max min rejectattr selectattr sort sum unique');

/** Judges a Jinja template by its syntax tree: what is not on the lists of `names.ts` is told. */
export function judgeTemplate(text: string): readonly TemplateProblem[] {
  const problems = new Map<string, TemplateProblem>();
  const tell: TellProblem = (severity, subject, detail) => {
    const key = `${severity} ${subject}`;
    if (!problems.has(key)) problems.set(key, { severity, subject, detail });
  };
  const program = parseTemplate(text);
  if (program === undefined) judgeTokens(text, tell);
  else {
    const judge = new TreeJudge(new Assignments(program), tell);
    visitAll(program, (node) => judge.visit(node));
  }
  if (problems.size === 0 && [...codeOf(text)].some((code) => names.holdsDunder(code))) {
    tell('review', 'name with double underscores', 'It is not known what the template does with it.');
  }
  return [...problems.values()];
}

class TreeJudge {
  readonly #assignments: Assignments;
  readonly #tell: TellProblem;

  constructor(assignments: Assignments, tell: TellProblem) {
    this.#assignments = assignments;
    this.#tell = tell;
  }

  /** Judges one node. @returns the nodes in it that are still to be judged */
  visit(node: Node): readonly Node[] | undefined {
    switch (typeOf(node)) {
      case 'MemberExpression':
        return this.#visitMember(node);
      case 'CallExpression':
        return this.#visitCall(node);
      case 'FilterExpression':
      case 'FilterStatement':
        return this.#visitFilter(node);
      case 'TestExpression':
        this.#judgeKnown(valueOf(node['test']), names.KNOWN_TESTS, 'test');
        return childrenOf(node).filter((child) => child !== node['test']);
      case 'KeywordArgumentExpression':
        // `dict(__globals__=1)|first` is a text.
        this.#judgeConstant(valueOf(node['key']) ?? '');
        return childrenOf(node).filter((child) => child !== node['key']);
      case 'Identifier':
        this.#judgeVariable(valueOf(node) ?? '');
        return [];
      case 'StringLiteral':
        this.#judgeConstant(valueOf(node) ?? '');
        return [];
      default: {
        const plain = plainTextsOf(node);
        return childrenOf(node).filter((child) => !plain.has(child));
      }
    }
  }

  #visitMember(node: Node): readonly Node[] {
    const { property } = node;
    if (node['computed'] !== true) this.#judgeAttribute(valueOf(property) ?? '');
    else this.#judgeComputed(property);
    const isName = node['computed'] !== true || typeOf(property) === 'StringLiteral';
    return childrenOf(node).filter((child) => child !== property || !isName);
  }

  #judgeComputed(property: unknown): void {
    if (typeOf(property) === 'StringLiteral') {
      this.#judgeAttribute(valueOf(property) ?? '', true);
      return;
    }
    const kind = this.#assignments.kindOf(property);
    if (kind === 'hidden') {
      this.#tell('critical', 'computed name', 'The name of an attribute is computed, so it cannot be read.');
    } else if (kind === 'built') {
      this.#tell('review', 'computed name', 'The name of an attribute is computed.');
    }
  }

  #judgeAttribute(name: string, isKey = false): void {
    if (names.isDangerousAttribute(name)) {
      // A mapping may have a key such as "system" (a role); an attribute of that name is a function.
      const isOnlyKey = isKey && !name.includes('__');
      if (!isOnlyKey) this.#tell('critical', name, names.ESCAPES);
    } else if (name.startsWith('_')) {
      this.#tell('high', name, 'An attribute that begins with an underscore is internal to Python or Jinja.');
    }
  }

  #visitCall(node: Node): readonly Node[] {
    const { callee } = node;
    if (isObject(callee) && typeOf(callee) === 'MemberExpression') {
      const method = valueOf(callee['property']);
      if (method === undefined || callee['computed'] === true) this.#judgeCalledKey(callee['property']);
      else if (!names.isDangerousAttribute(method) && !this.#isOwnNamespace(callee)) {
        this.#judgeKnown(method, names.KNOWN_METHODS, 'method');
      }
      return childrenOf(node);
    }
    const name = valueOf(callee) ?? '';
    this.#judgeVariable(name);
    if (names.DANGEROUS_NAMES.has(name) || this.#assignments.names.has(name)) return listOf(node, 'args');
    this.#judgeKnown(name, names.KNOWN_FUNCTIONS, 'function');
    return [
      ...(typeOf(callee) === 'Identifier' || !isObject(callee) ? [] : [callee]),
      ...listOf(node, 'args'),
    ];
  }

  #isOwnNamespace(callee: Node): boolean {
    return (
      this.#assignments.names.has(valueOf(callee['object']) ?? '') &&
      typeOf(callee['object']) === 'Identifier'
    );
  }

  #judgeCalledKey(property: unknown): void {
    const name = valueOf(property);
    if (name === undefined || !names.KNOWN_METHODS.has(name)) {
      this.#tell(
        'review',
        'call of an element',
        'The template calls something that is not known by its name.',
      );
    }
    if (name !== undefined && names.isDangerousAttribute(name)) this.#tell('critical', name, names.ESCAPES);
  }

  #visitFilter(node: Node): readonly Node[] {
    const { filter } = node;
    const name = valueOf(filter) ?? valueOf(isObject(filter) ? filter['callee'] : undefined);
    const args = listOf(filter, 'args');
    if (name === 'attr') this.#judgeAttributeFilter(args[0]);
    else this.#judgeKnown(name, names.KNOWN_FILTERS, 'filter');
    if (name === 'map' && valueOf(args[0]) === 'attr') this.#judgeAttributeFilter(args[1]);
    if (ATTRIBUTE_FILTERS.has(name ?? '')) for (const arg of args) this.#judgeComputed(arg);
    for (const arg of args) {
      if (valueOf(isObject(arg) ? arg['key'] : undefined) === 'attribute') this.#judgeComputed(arg['value']);
    }
    const plain = plainTextsOf(node);
    return [...childrenOf(node).filter((child) => child !== filter), ...args].filter(
      (child) => !plain.has(child),
    );
  }

  #judgeAttributeFilter(name: unknown): void {
    this.#judgeComputed(name);
    const text = typeOf(name) === 'StringLiteral' ? valueOf(name) : undefined;
    const severity = text === undefined ? 'high' : 'review';
    this.#tell(severity, 'attr', 'The filter reads an attribute whose name is a value.');
  }

  #judgeVariable(name: string): void {
    if (names.holdsDunder(name)) this.#tell('critical', name, names.ESCAPES);
    else if (names.DANGEROUS_NAMES.has(name) && !this.#assignments.names.has(name)) {
      this.#tell('review', name, 'The name of a Python module or function, which no chat template needs.');
    }
  }

  #judgeConstant(text: string): void {
    const dunder = names.dunderIn(text);
    if (dunder !== undefined) {
      this.#tell('high', dunder, 'A text holds the name of one of the internals of Python.');
    }
  }

  #judgeKnown(name: string | undefined, known: ReadonlySet<string>, kind: string): void {
    if (name === undefined || known.has(name) || names.holdsDunder(name)) return;
    this.#tell('review', name, `The ${kind} is not one that chat templates use.`);
  }
}

/** @returns text between tags, and constants that are only printed */
function plainTextsOf(parent: Node): ReadonlySet<Node> {
  const bodies = BODIES.flatMap((field) => listOf(parent, field));
  return new Set(bodies.filter((child) => typeOf(child) === 'StringLiteral'));
}

/** Something in a template that a chat template does not need. */
interface TemplateProblem {
  readonly severity: Severity;
  /** The name that was found. */
  readonly subject: string;
  readonly detail: string;
}

/** Takes a problem. */
type TellProblem = (severity: Severity, subject: string, detail: string) => void;

/** A text that is joined with something between brackets, or is written with escapes. */
const COMPUTED =
  /[\w)\]"']\s{0,99}\[[^\]]{0,300}?(?:["'][^\]]{0,300}?[~+*%|]|[~+*%|][^\]]{0,300}?["'])|\\[xuUN0-7]/u;

/** Judges a template that cannot be parsed by its text, as far as that shows what it does. */
function judgeTokens(text: string, tell: TellProblem): void {
  const detail = 'It is not a template that the usual parsers read; look at it yourself.';
  tell('review', 'template that cannot be parsed', detail);
  for (const code of codeOf(text)) {
    const attributes = [...code.matchAll(/\.\s{0,99}(\w+)/gu)].map(([, name = '']) => name);
    const found = names.dunderIn(code) ?? attributes.find(names.isDangerousAttribute);
    if (found !== undefined) tell('critical', found, names.ESCAPES);
    if (COMPUTED.test(code)) tell('high', 'computed name', 'The name of an attribute is computed.');
    if (/\|\s{0,99}attr\b/u.test(code)) {
      tell('high', 'attr', 'The filter reads an attribute whose name is a value.');
    }
    const tag = /^\{%[-+]?\s*(\w+)/u.exec(code)?.[1];
    if (tag !== undefined && names.FILE_TAGS.has(tag)) {
      tell('high', tag, 'The template reads another template file.');
    }
  }
}

/** @returns what is between the marks of statements and expressions */
function* codeOf(text: string): Generator<string> {
  const marks = /\{[%{]/gu;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const found = text.indexOf(mark[0] === '{%' ? '%}' : '}}', mark.index + 2);
    const end = found < 0 ? text.length : found;
    yield text.slice(mark.index, end);
    marks.lastIndex = end;
  }
}
