import type { PythonToken } from './python-tokens.ts';

/** A call in Python source with what its brackets hold directly. */
export interface PythonCall {
  /** `AutoModel.from_pretrained` */
  readonly name: string;
  readonly offset: number;
  /** The tokens of the first argument without a name. */
  readonly first: readonly PythonToken[];
  /** The tokens of each argument with a name. */
  readonly named: ReadonlyMap<string, readonly PythonToken[]>;
}

const MAX_ARGUMENT_TOKENS = 50;

/** An open bracket, and the argument that is being read in it. */
interface OpenBracket {
  readonly name: string | undefined;
  readonly offset: number;
  readonly named: Map<string, PythonToken[]>;
  first: PythonToken[] | undefined;
  argument: PythonToken[];
}

/** Finds all calls, those inside other calls included. */
export function pythonCalls(tokens: readonly PythonToken[]): readonly PythonCall[] {
  const calls: PythonCall[] = [];
  const open: OpenBracket[] = [];
  tokens.forEach((token, index) => {
    if (token.kind !== 'sign' || !'([{)]},'.includes(token.value)) {
      addToken(open.at(-1), token);
    } else if ('([{'.includes(token.value)) {
      const name = token.value === '(' ? nameBefore(tokens, index) : undefined;
      open.push({ name, offset: token.offset, named: new Map(), first: undefined, argument: [] });
    } else if (token.value === ',') {
      endArgument(open.at(-1));
    } else {
      const bracket = open.pop();
      endArgument(bracket);
      if (bracket?.name !== undefined) {
        calls.push({
          name: bracket.name,
          offset: bracket.offset,
          first: bracket.first ?? [],
          named: bracket.named,
        });
      }
      addToken(open.at(-1), { kind: 'sign', value: '(…)', offset: token.offset });
    }
  });
  return calls;
}

function addToken(bracket: OpenBracket | undefined, token: PythonToken): void {
  if (bracket !== undefined && bracket.argument.length < MAX_ARGUMENT_TOKENS) bracket.argument.push(token);
}

function endArgument(bracket: OpenBracket | undefined): void {
  if (bracket === undefined) return;
  const [name, sign, ...value] = bracket.argument;
  const isNamed = name?.kind === 'name' && sign?.value === '=' && value[0]?.value !== '=';
  if (isNamed) bracket.named.set(name.value, value);
  else bracket.first ??= bracket.argument;
  bracket.argument = [];
}

/** @returns `a.b.c` of `a.b.c(`, or undefined if no name is before the bracket */
function nameBefore(tokens: readonly PythonToken[], bracket: number): string | undefined {
  const parts: string[] = [];
  for (let index = bracket - 1; index >= 0 && parts.length < 20; index -= 2) {
    const token = tokens[index];
    if (token?.kind !== 'name') break;
    parts.unshift(token.value);
    if (tokens[index - 1]?.value !== '.') break;
  }
  return parts.length === 0 ? undefined : parts.join('.');
}
