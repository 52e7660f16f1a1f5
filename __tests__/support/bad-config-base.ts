import { rowsOf } from './table-rows.ts';

/** A config file that is wrong, and everything that must be said about it. */
export interface BadConfig {
  readonly name: string;
  readonly text: string;
  /** In the order of the text; every problem, each with a part of its message. */
  readonly expected: readonly ExpectedProblem[];
}

interface ExpectedProblem {
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
function instead(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`The file has no ${JSON.stringify(part)}.`);
  return text.replace(part, () => replacement);
}

/**
 * Reads a table of wrong config files, one on each line: its name, how it differs from the right one, and what is said at
 * which line and column. It differs by `part => replacement`, by the mapping of its `evasion:`, by `artifacts:`, or by text
 * before it (`^`) or after it (`$`); `=` is a text of its own. `⏎` is a line break, `⇥` a tab, `␣` a space at an end; `++`
 * stands between several.
 */
export function badConfigs(table: string): readonly BadConfig[] {
  return rowsOf(table).map(([name = '', change = '', expected = '']) => ({
    ...{ name, text: changed(change), expected: expected.split(' ++ ').map(problemOf) },
  }));
}

function changed(change: string): string {
  const plain = (text: string): string =>
    text.replaceAll('⏎', '\n').replaceAll('⇥', '\t').replaceAll('␣', ' ');
  const [, kind = '', given = ''] = /^([=^$]|evasion:|artifacts:)(?!.* => )(?: (.*))?$/u.exec(change) ?? [];
  switch (kind) {
    case '=':
      return plain(given);
    case '^':
      return plain(given) + RIGHT;
    case '$':
      return RIGHT + plain(given);
    case 'evasion:':
      return instead(RIGHT, 'evasion:', `evasion: { ${plain(given)} }`);
    case 'artifacts:':
      return instead(RIGHT, 'attacks:', `artifacts: { ${plain(given)} }\n    attacks:`);
    default:
      return change.split(' ++ ').reduce((text, one) => {
        const [part = '', replacement = ''] = `${one} `.split(' => ');
        return instead(text, plain(part), plain(replacement.trimEnd()));
      }, RIGHT);
  }
}

function problemOf(text: string): ExpectedProblem {
  const [, line, column, message = ''] = /^(\d+):(\d+) (.*)$/u.exec(text) ?? [];
  return { line: Number(line), column: Number(column), message };
}
