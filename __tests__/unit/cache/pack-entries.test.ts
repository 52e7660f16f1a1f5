import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { packEntries, unpackEntries } from '../../../src/cache/platform/pack-entries.ts';
import { evidenceName, evidenceStart, entryName } from '../../../src/cache/entry-names.ts';
import { seal } from '../../../src/cache/seal.ts';
import { useFolder } from '../../support/opened.ts';

function id(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** A line of evidence of about so many bytes. */
function evidenceLine(contentId: string, bytes: number): string {
  return `${evidenceStart(contentId)},"numbers":"${'x'.repeat(bytes)}"}\n`;
}

describe('the entry of the cache', () => {
  let folder = '';
  useFolder((made) => (folder = made));
  beforeEach(async () => {
    await Promise.all([mkdir(join(folder, 'from')), mkdir(join(folder, 'to'))]);
  });

  const put = (name: string, text: string): Promise<void> => writeFile(join(folder, 'from', name), text);
  const record = (number: number, bytes = 10): Promise<void> =>
    put(entryName(id(number)), seal({ content_id: id(number), x: 'x'.repeat(bytes) }, undefined));

  it('drops evidence before scores, and the oldest evidence first', async () => {
    const megabyte = 2 ** 20;
    for (let number = 1; number <= 8; number += 1) {
      await record(number, 1000);
      await put(evidenceName(id(number)), evidenceLine(id(number), 2.8 * megabyte));
    }
    const text = await packEntries(join(folder, 'from'), [id(7), id(3)]);
    const { contentIds, damaged } = await unpackEntries(text, join(folder, 'to'));
    expect(contentIds.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(id));
    expect(damaged).toBe(0);
    const names = await readdir(join(folder, 'to'));
    const shown = names.filter((name) => name.includes('evidence'));
    expect(shown).toHaveLength(5);
    expect(shown).toEqual(expect.arrayContaining([evidenceName(id(7)), evidenceName(id(3))]));
    expect(Buffer.byteLength(text)).toBeLessThan(24 * megabyte);
  });

  it('leaves out evidence without a record, and evidence that is too large', async () => {
    await record(1);
    await put(evidenceName(id(1)), evidenceLine(id(1), 4 * 2 ** 20));
    await put(evidenceName(id(2)), evidenceLine(id(2), 10));
    const text = await packEntries(join(folder, 'from'), []);
    expect(text).toBe(await readFile(join(folder, 'from', entryName(id(1))), 'utf8'));
  });

  it('gives back whole records or none, wherever it was cut off', async () => {
    for (const number of [1, 2, 3]) {
      await record(number, 20);
      await put(evidenceName(id(number)), evidenceLine(id(number), 30));
    }
    const text = await packEntries(join(folder, 'from'), []);
    const whole = new Map<string, string>();
    for (const name of await readdir(join(folder, 'from'))) {
      whole.set(name, await readFile(join(folder, 'from', name), 'utf8'));
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(text.length), async (one, other) => {
        const to = await mkdtemp(join(folder, 'cut-'));
        await unpackEntries(text.slice(Math.min(one, other), Math.max(one, other)), to);
        for (const name of (await readdir(to)).filter((found) => !found.includes('evidence'))) {
          expect(await readFile(join(to, name), 'utf8')).toBe(whole.get(name));
        }
        await rm(to, { recursive: true });
      }),
      { numRuns: 50 },
    );
  });
});
