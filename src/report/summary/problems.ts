import { describePlace, type Problem } from '../../core/problem.ts';
import { counted } from '../../text/number-words.ts';
import { code, codeLines, codeWidth, table, tableRow, takeFitting } from './html.ts';

/** Longer places may be broken into lines. */
const MAX_WHOLE_PLACE = 50;

/** Of each message, in UTF-16 units. */
const TEXT_LENGTH = 1000;

/**
 * What is wrong with inputs and configuration, with the places to mend.
 * @param maxBytes of the rows
 */
export function renderProblems(problems: readonly Problem[], maxBytes: number): string {
  if (problems.length === 0) return '';
  const rows = takeFitting(problems, problemRow, maxBytes);
  const places = problems.map(({ place }) => describePlace(place));
  const left = problems.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'problem', 'problems')} more.</p>`];
  const heading = `### ${counted(problems.length, 'problem', 'problems')} to mend`;
  const width = codeWidth(places, MAX_WHOLE_PLACE);
  return [heading, table(['Where', 'What is wrong'], rows, width), ...rest].join('\n\n');
}

function problemRow({ place, message }: Problem): string {
  return tableRow([code(describePlace(place), 300), codeLines(message, TEXT_LENGTH)]);
}
