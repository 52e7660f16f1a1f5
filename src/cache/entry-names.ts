/** The evidence of one analysis takes at most so many bytes. */
export const MAX_EVIDENCE_BYTES = 3 * 1024 * 1024;

const DIGEST = '[\\da-f]{64}';
const ENTRY_NAME = new RegExp(`^${DIGEST}\\.json$`, 'u');
const EVIDENCE_NAME = new RegExp(`^${DIGEST}\\.evidence\\.json$`, 'u');
const EVIDENCE_LINE = new RegExp(`^\\{"kind":"evidence","content_id":"(${DIGEST})",`, 'u');
const EVIDENCE_START_LENGTH = 120;

/** True for a SHA-256 in hexadecimal. */
export function isDigest(text: string | undefined): text is string {
  return text !== undefined && new RegExp(`^${DIGEST}$`, 'u').test(text);
}

/** The name of the file with the cached result of a content. */
export function entryName(contentId: string): string {
  return `${contentId}.json`;
}

/** The name of the file with the evidence of a content. */
export function evidenceName(contentId: string): string {
  return `${contentId}.evidence.json`;
}

export function isEntryName(name: string): boolean {
  return ENTRY_NAME.test(name);
}

/** The end of the names of sealed entries. */
export const SEALED_END = '.sealed';

const SEALED_NAME = new RegExp(`^(?:job-${DIGEST}|commit-${DIGEST}-\\d{1,9})\\${SEALED_END}$`, 'u');

/** True for the file of a job, or of what a commit's runs know of their jobs. */
export function isSealedName(name: string): boolean {
  return SEALED_NAME.test(name);
}

export function isEvidenceName(name: string): boolean {
  return EVIDENCE_NAME.test(name);
}

/** The beginning of every file of evidence, by which it is told from a cached result without reading all of it. */
export function evidenceStart(contentId: string): string {
  return `{"kind":"evidence","content_id":"${contentId}"`;
}

/** @returns the content that a line of evidence is about; undefined if the line is none */
export function evidenceContentId(line: string): string | undefined {
  return EVIDENCE_LINE.exec(line.slice(0, EVIDENCE_START_LENGTH))?.[1];
}
