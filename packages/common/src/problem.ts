/**
 * A place that a user can go to and fix: an input of the step or a position in its text, or a position in a file.
 * `line` and `column` count from 1; `endColumn` is exclusive.
 */
export type Place =
  | {
      readonly kind: 'input';
      readonly input: string;
      /** Absent if the place is the whole input. */
      readonly at?: { readonly line: number; readonly column: number };
    }
  | {
      readonly kind: 'file';
      /** Relative to the workspace, with forward slashes. */
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly endColumn?: number;
    };

/** One mistake in the inputs or the configuration. */
export interface Problem {
  readonly place: Place;
  /** Says what is wrong, what was expected and what to do. */
  readonly message: string;
}

/** All mistakes in the inputs and the configuration together. It is thrown before anything is submitted. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

/** @returns `file:line:column`, `input "name"`, or `name:line:column` for a position in the text of an input */
export function describePlace(place: Place): string {
  if (place.kind === 'file') return `${place.file}${describePosition(place)}`;
  return place.at === undefined ? `input "${place.input}"` : `${place.input}${describePosition(place.at)}`;
}

/** @returns `:line:column` */
export function describePosition({
  line,
  column,
}: {
  readonly line: number;
  readonly column: number;
}): string {
  return `:${String(line)}:${String(column)}`;
}

/** @returns a copy in reading order: first inputs, then files, each line by line */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(({ place: a }, { place: b }) => {
    if (a.kind === 'input' || b.kind === 'input') {
      return Number(b.kind === 'input') - Number(a.kind === 'input');
    }
    return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
  });
}

/** @returns one line: the place, then the message */
export function describeProblem(problem: Problem): string {
  return `${describePlace(problem.place)}: ${problem.message}`;
}
