import { createHash } from 'node:crypto';
import type { RunSubject } from '../../decide/run-subject.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

const MAX_CATEGORY_LENGTH = 200;
/** The source of an analysis without a config file. */
const NO_CONFIG_FILE = 'inputs';

/**
 * Returns the category that groups a run's alerts. Code scanning closes the alerts of a category that an upload does not
 * contain, so runs about something else have their own categories and do not touch each other's alerts. Workflow and job
 * are no part of it: two workflows that analyse the same models report the same alerts.
 * @returns `model-security-scan/…/`; the slash at its end tells code scanning where the category ends
 */
export function sarifCategory(subject: RunSubject): string {
  const { configFile, only, details } = subject;
  const parts = [configFile ?? NO_CONFIG_FILE, ...only];
  const readable = parts.join('+');
  const plain = plainLine(readable, MAX_CATEGORY_LENGTH);
  const isUnique =
    plain === readable &&
    details.length === 0 &&
    configFile !== NO_CONFIG_FILE &&
    !parts.some((part) => /[+~]/u.test(part));
  return `model-security-scan/${isUnique ? plain : `${plain}~${hash([configFile ?? null, only, details])}`}/`;
}

function hash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
