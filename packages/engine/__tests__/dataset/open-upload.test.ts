import { describe, expect, test } from '@jest/globals';
import { DATASET_LIMITS } from '../../src/dataset/dataset-limits.ts';
import { openUpload } from '../../src/dataset/open-upload.ts';
import { uploadOf } from '../../../../__tests__/support/engine-memory-upload.ts';

describe('an upload of plain files', () => {
  test('gives each file its own content, without those that systems leave behind', async () => {
    const files = { '.DS_Store': 'xx', 'a/1.csv': '1', empty: '', 'Thumbs.db': 'x', '2.csv': '22' };
    const upload = uploadOf(files);
    const members = await openUpload(upload, 'data', DATASET_LIMITS);

    expect(members.map((file) => [file.name, file.bytes, file.read().toString()])).toEqual([
      ['a/1.csv', 1, '1'],
      ['empty', 0, ''],
      ['2.csv', 2, '22'],
    ]);
  });

  test.each<[string, Partial<typeof DATASET_LIMITS>, string]>([
    ['too many files', { members: 2 }, 'holds 3 files; at most 2'],
    ['a file that is too large', { memberBytes: 999 }, 'has 1000 bytes; at most 999'],
    ['files that are too large together', { archiveBytes: 1500 }, 'has 2000 bytes; at most 1500'],
  ])('with %s is refused before anything is read', async (_, limits, reason) => {
    const upload = {
      ...uploadOf({ a: Buffer.alloc(1000), b: Buffer.alloc(1000), c: '' }),
      read: (): Buffer => {
        throw new Error('It was read.');
      },
    };

    await expect(openUpload(upload, 'data', { ...DATASET_LIMITS, ...limits })).rejects.toThrow(reason);
  });

  test('without a file is refused', async () => {
    const empty = uploadOf({ '.DS_Store': 'x' });
    await expect(openUpload(empty, 'data', DATASET_LIMITS)).rejects.toThrow('holds no file');
  });
});
