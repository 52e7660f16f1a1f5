import { OUTPUTS } from '../src/report/outputs.ts';
import { INPUT_WORDS } from '../src/settings/input-words.ts';
import { INPUT_NAMES, inputOf } from '../src/settings/inputs.ts';
import { wrapped } from './attack-prose.ts';

const TITLE = '    description: ';
const MORE = ' '.repeat(6);

/**
 * Returns action.yml with its inputs and outputs written anew, from `src/settings/inputs.ts` and `src/report/outputs.ts`.
 * @throws Error if the file does not have `inputs`, `outputs` and `runs`, in this order
 */
export function fillActionFile(text: string): string {
  const place = /(?<=^inputs:\n)(?: .*\n|\n)*?outputs:\n(?: .*\n)*(?=\nruns:)/mu;
  if (!place.test(text)) throw new Error('action.yml: expected "inputs:", "outputs:" and then "runs:".');
  const inputs = INPUT_NAMES.map((name) => {
    const { written, isRequired } = inputOf(name);
    const fallback = written === undefined ? '' : `    default: ${plainOrQuoted(written)}\n`;
    return `${entryText(name, INPUT_WORDS[name])}${isRequired ? '    required: true\n' : ''}${fallback}`;
  });
  const outputs = OUTPUTS.map(({ name, description }) => entryText(name, description));
  return text.replace(place, () => `${inputs.join('')}\noutputs:\n${outputs.join('')}`);
}

function entryText(name: string, description: string): string {
  const line = `${TITLE}${description}`;
  // A scalar without quotes may neither begin with such a sign nor have a colon before a space.
  const isPlain = /^\w/u.test(description) && !description.includes(': ') && line.length <= 120;
  const shown = isPlain ? line : `${TITLE}>-\n${MORE}${wrapped(description, MORE.length, MORE)}`;
  return `  ${name}:\n${shown}\n`;
}

/** Every default is a text: without quotes, YAML takes some words for other values. */
function plainOrQuoted(text: string): string {
  return /^(?:true|false|[\d.]+)$/u.test(text) ? `'${text}'` : text;
}
