import { createHash } from 'node:crypto';
import { plainLine } from '../../text/sanitize.ts';

const MAX_CATEGORY_LENGTH = 200;

/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, and accepts one upload for each category from a job. Runs with another config file, or limited to other
 * analyses (`only`), have their own categories and do not touch each other's alerts.
 * @param configFile relative to the workspace; absent for an analysis that is given by inputs
 * @param only names of models or analyses, in any order; empty for all
 * @returns `model-security-scan/…/`; the slash at its end tells code scanning where the category ends
 */
export function sarifCategory(configFile: string | undefined, only: readonly string[]): string {
  const parts = [configFile ?? 'inputs', ...[...new Set(only)].sort()];
  return `model-security-scan/${shorten(parts.join('+'))}/`;
}

function shorten(text: string): string {
  const plain = plainLine(text, MAX_CATEGORY_LENGTH);
  if (plain === text) return text;
  return `${plain}~${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
