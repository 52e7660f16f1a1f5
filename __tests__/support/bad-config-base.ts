/** A config file that is wrong, and everything that must be said about it. */
export interface BadConfig {
  readonly name: string;
  readonly text: string;
  /** In the order of the text; every problem, each with a part of its message. */
  readonly expected: readonly ExpectedProblem[];
}

export interface ExpectedProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A right config file, which the wrong ones differ from by a little. */
export const RIGHT = `version: 1
models:
  - name: digits
    id: m-1
    task: image-classification
    config: { input_dimensions: 28, model_framework: onnx, number_of_classes: 10, color_space: rgb }
    attacks:
      evasion:
`;

/** The right file with one part of it replaced. */
export function instead(part: string, replacement: string): string {
  if (!RIGHT.includes(part)) throw new Error(`The right file has no ${JSON.stringify(part)}.`);
  return RIGHT.replace(part, () => replacement);
}

export function at(line: number, column: number, message: string): ExpectedProblem {
  return { line, column, message };
}

export function bad(name: string, text: string, ...expected: readonly ExpectedProblem[]): BadConfig {
  return { name, text, expected };
}
