import { describe, expect, it } from '@jest/globals';
import { ToldUploads } from '../../src/analysis/told-uploads.ts';
import type { Upload } from '../../src/core/outcome.ts';
import { createRecordingLog } from '../support/recording-log.ts';

const DATA: Upload = {
  slot: 'data',
  file: 'd.csv',
  bytes: 1234,
  sha256: 'ab'.repeat(32),
  host: 'up.example',
};
const CONTENT = 'as a zip: 1.2 kB, SHA-256 abababababab…';

describe('what is sent', () => {
  it.each<[string, boolean, readonly string[]]>([
    ['to the built-in service', true, [`info: reads data "d.csv" (${CONTENT}).`]],
    [
      'to another service',
      false,
      [
        `info: Uploaded data: "d.csv" to up.example (${CONTENT}).`,
        'info: Uploaded data: "d.csv" to up.example (the same zip as before).',
      ],
    ],
  ])('%s is described once for all analyses', (_name, isLocal, lines) => {
    const log = createRecordingLog();
    const told = new ToldUploads();
    told.tell(DATA, { log, isLocal });
    told.tell(DATA, { log, isLocal });
    expect(log.entries).toEqual(lines);
  });

  it('is described again if it has changed meanwhile', () => {
    const log = createRecordingLog();
    const told = new ToldUploads();
    told.tell(DATA, { log, isLocal: true });
    told.tell({ ...DATA, sha256: 'cd'.repeat(32) }, { log, isLocal: true });
    expect(log.entries[1]).toContain('SHA-256 cdcdcdcdcdcd…');
  });
});
