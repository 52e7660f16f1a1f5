import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { textAt } from '../../core/json.ts';
import { type ResultsFault, type ResultsFile, readResultsText } from './read-results-file.ts';

/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;

/** The end of a message about a mistake in a results file. */
export const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';

/** The reason that a file could not be read at all. */
export interface FileFault {
  /** One sentence or more that follow the name of the file. */
  readonly fault: string;
  readonly isMissing?: true;
}

/** Reads a results file: the only reader of them, for baselines and for reports. */
export async function readResultsFile(path: string): Promise<ResultsFile | ResultsFault | FileFault> {
  const text = await openResultsFile(path);
  return 'fault' in text ? text : readResultsText(text.content);
}

/** Opening a pipe would wait for somebody who writes to it. */
const WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

/** Reads the text of a results file, if it is not too large. */
export async function openResultsFile(path: string): Promise<{ readonly content: string } | FileFault> {
  try {
    const handle = await open(path, WITHOUT_WAITING);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { fault: 'is not a file. Give the path of a results file.' };
      if (stats.size > MAX_MEBIBYTES * 1024 * 1024) {
        const most = `at most ${String(MAX_MEBIBYTES)} MiB are allowed`;
        return { fault: `has ${String(stats.size)} bytes; ${most}. Give a results file of this action.` };
      }
      return decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = textAt(error, 'code') ?? 'unknown reason';
    if (code === 'ENOENT' || code === 'ENOTDIR') return { fault: 'does not exist.', isMissing: true };
    return { fault: `cannot be read (${code}). Check its permissions.` };
  }
}

function decode(bytes: Buffer): { readonly content: string } | FileFault {
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'is not UTF-8 text. Give the file as an earlier run wrote it.' };
  }
}
