import { describePlace, type Problem } from '../../core/problem.ts';
import { counted } from '../../text/number-words.ts';
import { code, codeLines, codeWidth, table, tableRow, takeFitting } from './html.ts';

/** Longer places may be broken into several lines. */
const MAX_UNBROKEN_PLACE_LENGTH = 50;

/** The length limit of each message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 1000;

/**
 * Renders the problems of inputs and configuration, with their places.
 * @param maxBytes the size limit of the rows
 */
export function renderProblems(problems: readonly Problem[], maxBytes: number): string {
  if (problems.length === 0) return '';
  const rows = takeFitting(problems, problemRow, maxBytes);
  const places = problems.map(({ place }) => describePlace(place));
  const left = problems.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'problem', 'problems')} more.</p>`];
  const heading = `### ${counted(problems.length, 'problem', 'problems')} to fix`;
  const width = codeWidth(places, MAX_UNBROKEN_PLACE_LENGTH);
  return [heading, table(['Where', 'What is wrong'], rows, width), ...rest].join('\n\n');
}

function problemRow({ place, message }: Problem): string {
  return tableRow([code(describePlace(place), 300), codeLines(message, MAX_TEXT_LENGTH)]);
}
