import { describe, expect, it } from '@jest/globals';
import { ListedFiles } from '../../../src/analyser/listed-files.ts';
import type { Upload } from '../../../src/facts/run-outcome.ts';
import { createRecordingLog } from '../../support/recording-log.ts';

const DATA: Upload = {
  slot: 'data',
  file: 'd.csv',
  bytes: 1234,
  sha256: 'ab'.repeat(32),
  host: 'up.example',
};
const CONTENT = '1.2 kB, SHA-256 abababababab…';

describe('a file of several analyses', () => {
  it.each([
    [
      'listSent',
      `info: Uploaded data: "d.csv" to up.example (as a zip: ${CONTENT}).`,
      'info: Uploaded data: "d.csv" to up.example (the same zip as before).',
    ],
    ['listRead', `info: reads data "d.csv" (${CONTENT}).`],
  ] as const)('is described once in the log, and again if it has changed: %s', (list, ...lines) => {
    const log = createRecordingLog();
    const files = new ListedFiles();
    for (const sha256 of [DATA.sha256, DATA.sha256, 'cd'.repeat(32)]) files[list]({ ...DATA, sha256 }, log);
    expect(log.entries.slice(0, -1)).toEqual(lines);
    expect(log.entries.at(-1)).toContain('SHA-256 cdcdcdcdcdcd…');
  });
});
