import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EngineSettings } from '../../src/attacks/engine-settings.ts';
import type { InspectionAnswer, InspectionRequest } from '../../src/inspect/inspection.ts';
import { inspectAnalysis } from '../../src/inspect/inspect-analysis.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const TABLE = 'age,price,rooms,label\n3,1,2,0\n4,0.1106,,1\n5,2,1.5,0\n';

/** What `validate` finds in a table for a function. */
function inspected(table: string, given: Partial<InspectionRequest>): Promise<InspectionAnswer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'columns-'));
  folders.push(folder);
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, table);
  return inspectAnalysis({
    ...{ task: 'tabular-classification', isFunction: true, fields: {}, ...given, kind: 'analysis' },
    slots: { data: [{ name: 'rows.csv', absolutePath: file }] },
  });
}

/** The faults that it finds in `fixed` and `integer` of a table. */
async function faultsOf(
  settings: EngineSettings,
  fields: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { faults } = await inspected(TABLE, { fields, settings });
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

describe('the label of a table for a function', () => {
  const unnamed = TABLE.replace('label', 'churned');

  it.each([
    ['which may name its columns, is open', unnamed, { hasNoColumns: false }, undefined],
    ['which names none, is none', unnamed, { hasNoColumns: true }, 'none'],
    ['is none if the config file says so', unnamed, { settings: { 'label-column': 'none' } }, 'none'],
    ['is the column called so', TABLE, { hasNoColumns: false }, 'label'],
  ])('%s', async (_what, table, given, label) => {
    const answer = await inspected(table, given);
    expect(answer).toMatchObject({ faults: [], inputCount: 3 });
    expect(answer.label).toBe(label);
  });
});
