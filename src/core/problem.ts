/**
 * A place that a user can go to and mend: an input of the step, or a spot in a file.
 * `line` and `column` count from 1; `endColumn` is exclusive.
 */
export type Place =
  | { readonly kind: 'input'; readonly input: string }
  | {
      readonly kind: 'file';
      /** Relative to the workspace, with forward slashes. */
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly endColumn?: number;
    };

/** One thing that is wrong with what the user gave: where, what was expected, what to do. */
export interface Problem {
  readonly place: Place;
  readonly message: string;
}

/** Everything that is wrong with inputs and configuration, together: nothing was sent. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

/** `file:line:column` or `input "name"`. */
export function describePlace(place: Place): string {
  if (place.kind === 'input') return `input "${place.input}"`;
  return `${place.file}:${String(place.line)}:${String(place.column)}`;
}

/** A copy in the order in which a person goes through them: inputs, then files, each line by line. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(({ place: a }, { place: b }) => {
    if (a.kind === 'input' || b.kind === 'input') {
      return Number(b.kind === 'input') - Number(a.kind === 'input');
    }
    return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
  });
}

/** One line: place, then message. */
export function describeProblem(problem: Problem): string {
  return `${describePlace(problem.place)}: ${problem.message}`;
}
