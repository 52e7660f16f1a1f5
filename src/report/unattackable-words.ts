import { listNames } from '@model-security-scan/common/list-names';
import type { SupplyChainOutcome } from '../facts/file-scan.ts';
import type { UnattackableFile } from '../facts/results/model-files.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { counted } from '@model-security-scan/common/number-words';

const MAX_NAMES = 20;
const WORDS: Readonly<Record<string, string>> = {
  unsupervised: 'clusters or outliers',
  'no-class-scores': 'no score for each class: a detector, segmentation or the like',
  'language-model': 'language model',
  'training-state': 'state of a training',
};

/** `Not attacked by this tool: tokenizer.json (tokenizer), scaler.joblib (scaler).` Holds untrusted names, as plain text. */
export function formatUnattackable(files: readonly UnattackableFile[]): string {
  const names = listNames(
    files,
    MAX_NAMES,
    ({ path, role }) => `${plainLine(path, 200)} (${WORDS[role] ?? role})`,
  );
  return `Not attacked by this tool: ${names}.`;
}

/** `2 files count as attacked by the config file (covers): old.pt, wine.pt.` Holds untrusted names, as plain text. */
export function formatCovered(paths: readonly string[]): string {
  const names = listNames(paths, MAX_NAMES, (path) => plainLine(path, 200));
  const count = counted(paths.length, 'file counts', 'files count');
  return `${count} as attacked by the config file (covers): ${names}.`;
}

const MOST_NAMED = 3;

/** Names folders that the scan leaves out. @returns undefined if there are none */
export function formatLeftOut({ leftOut = [] }: Pick<SupplyChainOutcome, 'leftOut'>): string | undefined {
  if (leftOut.length === 0) return undefined;
  const named = leftOut.slice(0, MOST_NAMED).map(({ path }) => plainLine(path, 200));
  const more = leftOut.length - named.length;
  const folders = [...named, ...(more > 0 ? [`${counted(more, 'folder', 'folders')} more`] : [])].join(', ');
  const files = leftOut.reduce((sum, { files: left }) => sum + left, 0);
  return `${counted(files, 'file', 'files')} not scanned in ${folders}: installed packages without a name that models have`;
}
