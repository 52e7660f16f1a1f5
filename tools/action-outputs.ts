import { OUTPUTS } from '../src/report/outputs.ts';
import { wrapped } from './attack-prose.ts';

const TITLE = '    description: ';
const MORE = ' '.repeat(6);

/**
 * Returns action.yml with its outputs written anew, from the list in `src/report/outputs.ts`.
 * @throws Error if the file has no outputs before `runs`
 */
export function fillActionOutputs(text: string): string {
  const place = /(?<=^outputs:\n)(?: .*\n)*(?=\nruns:)/mu;
  if (!place.test(text)) throw new Error('action.yml: expected "outputs:" and then "runs:".');
  return text.replace(place, () => OUTPUTS.map(outputText).join(''));
}

function outputText({ name, description }: (typeof OUTPUTS)[number]): string {
  const line = `${TITLE}${description}`;
  // A scalar without quotes may neither begin with such a sign nor have a colon before a space.
  const isPlain = /^\w/u.test(description) && !description.includes(': ') && line.length <= 120;
  const shown = isPlain ? line : `${TITLE}>-\n${MORE}${wrapped(description, MORE.length, MORE)}`;
  return `  ${name}:\n${shown}\n`;
}
