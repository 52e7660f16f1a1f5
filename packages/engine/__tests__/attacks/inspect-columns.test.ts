import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EngineSettings } from '../../src/attacks/engine-settings.ts';
import { inspectAnalysis } from '../../src/inspect/inspect-analysis.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const TABLE = 'age,price,rooms,label\n3,1,2,0\n4,0.1106,,1\n5,2,1.5,0\n';

/** The faults that `validate` finds in `fixed` and `integer` of a table. */
async function faultsOf(
  settings: EngineSettings,
  fields: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'columns-'));
  folders.push(folder);
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, TABLE);
  const { faults } = await inspectAnalysis({
    ...{ kind: 'analysis', task: 'tabular-classification', isFunction: true, fields, settings },
    slots: { data: [{ name: 'rows.csv', absolutePath: file }] },
  });
  return faults.map(({ slot, message }) => `${slot}: ${message}`);
}

describe('the columns that take whole numbers only', () => {
  it('are wrong if they hold fractions, and an example and its row are named', async () => {
    await expect(faultsOf({ integer: ['age', 'price', '2'] })).resolves.toEqual([
      expect.stringMatching(
        /^data: integer names columns that hold fractions: price, 2\. For example, price is 0\.1106 in row 2\. Name only /u,
      ),
    ]);
  });

  it('may lack numbers, and are not checked if they are scaled', async () => {
    await expect(faultsOf({ integer: ['age'] })).resolves.toEqual([]);
    await expect(faultsOf({ fixed: ['price', 'rooms'] })).resolves.toEqual([]);
    await expect(faultsOf({ integer: ['price'] }, { normalize_data: 'yes' })).resolves.toEqual([]);
  });
});
