import { createHash } from 'node:crypto';
import { plainLine } from '../../text/sanitize.ts';

const MAX_LENGTH = 200;

/**
 * What alerts belong together: code scanning closes those of a category that an upload of this category does not name,
 * and takes one upload of a category from a job. Runs with another config file, or restricted to other analyses
 * (`only`), have categories of their own and leave each other's alerts alone.
 * @param configFile relative to the workspace; absent for an analysis that is given by inputs
 * @param only names of models or analyses, in any order; empty for all
 * @returns `model-security-scan/…/`; its end is what code scanning tells a category by
 */
export function sarifCategory(configFile: string | undefined, only: readonly string[]): string {
  const parts = [configFile ?? 'inputs', ...[...new Set(only)].sort()];
  return `model-security-scan/${shortened(parts.join('+'))}/`;
}

function shortened(text: string): string {
  const plain = plainLine(text, MAX_LENGTH);
  if (plain === text) return text;
  return `${plain}~${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
