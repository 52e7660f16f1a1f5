import { plainLine } from '@model-security-scan/common/sanitize';

/**
 * Makes one line that the runner cannot read as a workflow command: it has no `::` at its start and no `##[` anywhere.
 * (The runner reads both output streams and accepts white space before a command.)
 */
export function logLine(text: string, maxLength = 1000): string {
  return plainLine(text, maxLength).replace(/^::/u, ': :').replaceAll('##[', '# #[');
}

/**
 * Separates the numbers of places in code from what is before them, in texts such as `a.c:1:2: error: x`,
 * `a.ts(1,2): error TS1: x` and `File "a.py", line 3`. Other steps of a job register problem matchers, which make
 * annotations of such lines, also of those that untrusted text puts into the log. Annotations need no such care, because
 * the runner matches no commands.
 */
export function hidePositions(text: string): string {
  return text
    .replace(/[:(](?=\d+(?:[:,]\d+){1,3}(?:[:)]|\s+-\s))/gu, '$& ')
    .replace(/[:(](?=\d+\)?:?\s{0,9}(?:-\s{0,9})?(?:fatal\s)?(?:error|warning|info|note)\b)/giu, '$& ')
    .replace(/\bline(?=\s\d)/giu, '$& no.');
}
