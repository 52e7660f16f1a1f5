import type { Problem } from '../../core/problem.ts';
import { counted } from '../../text/number-words.ts';
import { listOf, takeFitting } from './html.ts';
import { type Origin, placeLink } from './links.ts';
import { prose } from './prose.ts';

/** The length limit of each message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 1000;

/**
 * Renders the problems of inputs and configuration, with their places.
 * @param maxBytes the size limit of the entries
 */
export function renderProblems(problems: readonly Problem[], origin: Origin, maxBytes: number): string {
  if (problems.length === 0) return '';
  const items = takeFitting(problems, (problem) => problemItem(problem, origin), maxBytes);
  const left = problems.length - items.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'problem', 'problems')} more.</p>`];
  const heading = `### ${counted(problems.length, 'problem', 'problems')} to fix`;
  return [heading, ...(items.length === 0 ? [] : [listOf(items)]), ...rest].join('\n\n');
}

function problemItem({ place, message }: Problem, origin: Origin): string {
  return `<li>${placeLink(place, origin)}<br>${prose(message, MAX_TEXT_LENGTH)}</li>`;
}
