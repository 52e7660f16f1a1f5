import type { UnattackableFile } from '../facts/scan-outcome.ts';
import { plainLine } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';

const MAX_NAMES = 20;
const WORDS: Readonly<Record<string, string>> = {
  unsupervised: 'clusters or outliers',
  'no-class-scores': 'no score for each class: a detector, segmentation or the like',
  'language-model': 'language model',
  'training-state': 'state of a training',
};

/** `Not attacked by this tool: tokenizer.json (tokenizer), scaler.joblib (scaler).` Holds untrusted names, as plain text. */
export function unattackableWords(files: readonly UnattackableFile[]): string {
  const names = files
    .slice(0, MAX_NAMES)
    .map(({ path, role }) => `${plainLine(path, 200)} (${WORDS[role] ?? role})`);
  const left = files.length - names.length;
  const more = left === 0 ? '' : ` and ${counted(left, 'other', 'others')}`;
  return `Not attacked by this tool: ${names.join(', ')}${more}.`;
}
