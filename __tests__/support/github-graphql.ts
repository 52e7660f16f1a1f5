import { at, isObject, textAt } from '../../src/core/json.ts';
import type { GithubStatus } from './github-rules.ts';
import { type Answer, jsonAnswer } from './strict-server.ts';

/** What a query may read. */
export interface GraphqlData {
  readonly repository: string;
  /** Oldest first. */
  readonly statuses: readonly GithubStatus[];
  readonly mayReadCommits: boolean;
}

/** The types of GitHub's schema that queries here may use: fields, the types of their values, and their arguments. */
const SCHEMA: Readonly<Record<string, Readonly<Record<string, readonly [string, ...(readonly string[])]>>>> =
  {
    Query: { repository: ['Repository', 'owner: String!', 'name: String!'] },
    Repository: { object: ['GitObject', 'oid: GitObjectID'] },
    GitObject: { oid: ['GitObjectID'] },
    Commit: { oid: ['GitObjectID'], status: ['Status'] },
    Status: { contexts: ['StatusContext'] },
    StatusContext: {
      context: ['String'],
      state: ['StatusState'],
      targetUrl: ['URI'],
      description: ['String'],
    },
  };
const MAX_NODES = 500_000;

interface Selection {
  readonly kind: 'field' | 'spread';
  readonly alias: string;
  readonly name: string;
  /** Names of variables, by argument. */
  readonly arguments: ReadonlyMap<string, string>;
  readonly selections: readonly Selection[];
}

interface Document {
  /** Types, by variable. */
  readonly variables: ReadonlyMap<string, string>;
  readonly selections: readonly Selection[];
  readonly fragments: ReadonlyMap<string, { readonly on: string; readonly selections: readonly Selection[] }>;
}

/** A query that GitHub refuses as a whole. */
class QueryError extends Error {}

/** Reads the part of GraphQL that queries here use: named variables, aliases, named fragments; no literals or directives. */
class Parser {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#tokens = text.match(/\.\.\.|[A-Za-z_]\w*|[^\s,]/gu) ?? [];
  }

  document(): Document {
    const variables = new Map<string, string>();
    const fragments = new Map<string, { on: string; selections: readonly Selection[] }>();
    this.#expect('query');
    if (this.#accept('(')) {
      while (!this.#accept(')')) {
        this.#expect('$');
        const name = this.#take();
        this.#expect(':');
        variables.set(name, this.#take() + (this.#accept('!') ? '!' : ''));
      }
    }
    const selections = this.#selections();
    while (this.#accept('fragment')) {
      const name = this.#take();
      this.#expect('on');
      fragments.set(name, { on: this.#take(), selections: this.#selections() });
    }
    if (this.#next < this.#tokens.length) throw new QueryError(`Unexpected ${this.#take()}`);
    return { variables, selections, fragments };
  }

  #selections(): readonly Selection[] {
    this.#expect('{');
    const found: Selection[] = [];
    while (!this.#accept('}')) found.push(this.#selection());
    return found;
  }

  #selection(): Selection {
    if (this.#accept('...')) {
      const name = this.#take();
      return { kind: 'spread', alias: name, name, arguments: new Map(), selections: [] };
    }
    const alias = this.#take();
    const name = this.#accept(':') ? this.#take() : alias;
    const args = new Map<string, string>();
    if (this.#accept('(')) {
      while (!this.#accept(')')) {
        const argument = this.#take();
        this.#expect(':');
        this.#expect('$');
        args.set(argument, this.#take());
      }
    }
    const hasSelections = this.#tokens[this.#next] === '{';
    return {
      kind: 'field',
      alias,
      name,
      arguments: args,
      selections: hasSelections ? this.#selections() : [],
    };
  }

  #take(): string {
    const token = this.#tokens[this.#next];
    if (token === undefined) throw new QueryError('Unexpected end of document');
    this.#next += 1;
    return token;
  }

  #accept(token: string): boolean {
    const isNext = this.#tokens[this.#next] === token;
    if (isNext) this.#next += 1;
    return isNext;
  }

  #expect(token: string): void {
    const found = this.#take();
    if (found !== token) throw new QueryError(`Expected ${token}, actual: ${found}`);
  }
}

/** Checks every field, argument and variable against the schema, as GitHub does before it runs a query. */
function checkSelections(document: Document, type: string, selections: readonly Selection[]): void {
  for (const selection of selections) {
    if (selection.kind === 'spread') {
      const fragment = document.fragments.get(selection.name);
      if (fragment === undefined) {
        throw new QueryError(`Fragment ${selection.name} was used, but not defined`);
      }
      const fits = fragment.on === type || (fragment.on === 'Commit' && type === 'GitObject');
      if (!fits) {
        throw new QueryError(`Fragment ${selection.name} on ${fragment.on} can't be spread inside ${type}`);
      }
      checkSelections(document, fragment.on, fragment.selections);
      continue;
    }
    const field = SCHEMA[type]?.[selection.name];
    if (field === undefined) {
      throw new QueryError(`Field '${selection.name}' doesn't exist on type '${type}'`);
    }
    const [valueType, ...allowed] = field;
    for (const [argument, variable] of selection.arguments) {
      const declared = document.variables.get(variable) ?? 'nothing';
      if (!allowed.some((one) => declared.startsWith(one.replace(`${argument}: `, '')))) {
        throw new QueryError(`Type mismatch on variable $${variable} and argument ${argument} (${declared})`);
      }
    }
    const missing = allowed.find(
      (one) => one.endsWith('!') && !selection.arguments.has(one.split(':')[0] ?? ''),
    );
    if (missing !== undefined) {
      throw new QueryError(`Field '${selection.name}' is missing required arguments: ${missing}`);
    }
    if (selection.selections.length > 0 !== valueType in SCHEMA) {
      throw new QueryError(
        `Field '${selection.name}' must have selections if and only if its type has fields`,
      );
    }
    checkSelections(document, valueType, selection.selections);
  }
}

/** Answers a query as GitHub's GraphQL API does: 200, with `errors` if something is wrong. */
export function answerGraphql(body: unknown, data: GraphqlData): Answer {
  const extra = isObject(body)
    ? Object.keys(body).filter((key) => !['query', 'variables'].includes(key))
    : [];
  if (extra.length > 0) return jsonAnswer({ errors: [{ message: `Unknown keys: ${extra.join(', ')}` }] });
  try {
    const document = new Parser(textAt(body, 'query') ?? '').document();
    checkSelections(document, 'Query', document.selections);
    return new Execution(document, at(body, 'variables'), data).answer();
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return jsonAnswer({ errors: [{ message: error.message, locations: [{ line: 1, column: 1 }] }] });
  }
}

class Execution {
  readonly #document: Document;
  readonly #variables: unknown;
  readonly #data: GraphqlData;
  readonly #errors: unknown[] = [];
  #nodes = 0;

  constructor(document: Document, variables: unknown, data: GraphqlData) {
    this.#document = document;
    this.#variables = variables;
    this.#data = data;
  }

  answer(): Answer {
    for (const name of this.#document.variables.keys()) this.#variable(name);
    const result = this.#object(this.#document.selections, [], (selection, path) =>
      this.#repository(selection, path),
    );
    if (this.#nodes > MAX_NODES) throw new QueryError('This query requests too many nodes');
    return jsonAnswer({ data: result, ...(this.#errors.length === 0 ? {} : { errors: this.#errors }) });
  }

  #repository({ arguments: args, selections }: Selection, path: readonly string[]): unknown {
    const asked = `${this.#argument(args, 'owner')}/${this.#argument(args, 'name')}`;
    if (asked !== this.#data.repository) {
      const message = `Could not resolve to a Repository with the name '${asked}'.`;
      this.#errors.push({ type: 'NOT_FOUND', path, message });
      return null;
    }
    return this.#object(selections, path, (selection, inner) => this.#commit(selection, inner));
  }

  #commit({ arguments: args, selections }: Selection, path: readonly string[]): unknown {
    this.#nodes += 1;
    const oid = this.#argument(args, 'oid');
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(oid)) {
      throw new QueryError(`${oid} is not a valid GitObjectID`);
    }
    if (!this.#data.mayReadCommits) {
      this.#errors.push({ type: 'FORBIDDEN', path, message: 'Resource not accessible by integration' });
      return null;
    }
    const own = this.#data.statuses.filter(({ sha }) => sha === oid);
    const newest = [...new Map(own.map((status) => [status.context, status])).values()];
    return this.#object(selections, path, ({ name, selections: parts }) => {
      if (name === 'oid') return oid;
      if (newest.length === 0) return null;
      return this.#object(parts, path, ({ selections: fields }) =>
        newest.map((status) => this.#object(fields, path, (field) => contextField(status, field.name))),
      );
    });
  }

  #object(
    selections: readonly Selection[],
    path: readonly string[],
    resolve: (selection: Selection, path: readonly string[]) => unknown,
  ): Record<string, unknown> {
    const fields = selections.flatMap((one) =>
      one.kind === 'field' ? [one] : (this.#document.fragments.get(one.name)?.selections ?? []),
    );
    return Object.fromEntries(fields.map((one) => [one.alias, resolve(one, [...path, one.alias])]));
  }

  #argument(args: ReadonlyMap<string, string>, name: string): string {
    return this.#variable(args.get(name) ?? '');
  }

  #variable(name: string): string {
    const value = textAt(this.#variables, name);
    if (value === undefined) throw new QueryError(`Variable $${name} was provided invalid value`);
    return value;
  }
}

function contextField(status: GithubStatus, field: string): unknown {
  if (field === 'state') return status.state.toUpperCase();
  return field === 'targetUrl' ? status.target_url : at(status, field);
}
