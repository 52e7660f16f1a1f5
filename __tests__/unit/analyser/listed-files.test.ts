import { describe, expect, it } from '@jest/globals';
import { ReadFiles } from '../../../src/analyser/local/read-files.ts';
import { SentFiles } from '../../../src/analyser/remote/sent-files.ts';
import type { Upload } from '../../../src/facts/outcome.ts';
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
  it('that is sent to a service is described once in the log', () => {
    const log = createRecordingLog();
    const files = new SentFiles();
    files.list(DATA, log);
    files.list(DATA, log);
    expect(log.entries).toEqual([
      `info: Uploaded data: "d.csv" to up.example (as a zip: ${CONTENT}).`,
      'info: Uploaded data: "d.csv" to up.example (the same zip as before).',
    ]);
  });

  it('that is read on the runner is listed once in the log', () => {
    const log = createRecordingLog();
    const files = new ReadFiles();
    files.list(DATA, log);
    files.list(DATA, log);
    expect(log.entries).toEqual([`info: reads data "d.csv" (${CONTENT}).`]);
  });

  it.each([
    ['sent', new SentFiles()],
    ['read', new ReadFiles()],
  ])('that is %s is described again if it has changed meanwhile', (_, files) => {
    const log = createRecordingLog();
    files.list(DATA, log);
    files.list({ ...DATA, sha256: 'cd'.repeat(32) }, log);
    expect(log.entries[1]).toContain('SHA-256 cdcdcdcdcdcd…');
  });
});
