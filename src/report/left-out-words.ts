import type { SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { counted } from '../text/number-words.ts';
import { plainLine } from '../text/sanitize.ts';

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
