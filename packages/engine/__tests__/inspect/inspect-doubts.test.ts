import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotTestable } from '../../src/fault.ts';
import { inspectAnalysis } from '../../src/inspect/inspect-analysis.ts';
import { Random } from '../../src/random.ts';
import { prepareTable } from '../../../../__tests__/support/engine-memory-upload.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Rows with the class of their greater number, or of one class. */
function tableOf(
  rows: number,
  { label, seed = 1, repeats = 1 }: { label?: string; seed?: number; repeats?: number } = {},
): string {
  const random = new Random(seed);
  const lines = Array.from({ length: rows }, () => {
    const [a, b] = [random.uniform(), random.uniform()];
    return `${String(a)},${String(b)},${label ?? String(Number(b > a))}`;
  });
  return `a,b,label\n${Array.from({ length: repeats }, () => lines.join('\n')).join('\n')}\n`;
}

interface Given {
  readonly attack?: string;
  readonly data: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly eps?: number;
}

/** What `validate` says of tables. */
async function validated({ attack = 'evasion', data, more = {}, eps }: Given): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doubts-'));
  folders.push(folder);
  const slots = Object.fromEntries(
    Object.entries({ data, ...more }).map(([slot, text]) => {
      const file = path.join(folder, `${slot}.csv`);
      writeFileSync(file, text);
      return [slot, [{ name: `${slot}.csv`, absolutePath: file }]];
    }),
  );
  const { faults } = await inspectAnalysis({
    ...{ kind: 'analysis', task: 'tabular-classification', attack, isFunction: true },
    ...{ settings: eps === undefined ? {} : { eps }, fields: {}, slots },
  });
  return faults.map(({ slot, message }) => `${slot}: ${message}`);
}

/** How an analysis of the same begins. */
async function begun({ attack = 'evasion', data, more = {}, eps }: Given): Promise<string> {
  const model = linearModel({ weights: matrix('3 0', '0 3') });
  try {
    await prepareTable({ model, data, ...more }, { attack, settings: eps === undefined ? {} : { eps } });
    return 'begun';
  } catch (error) {
    return error instanceof NotTestable ? error.message : `no lack of data: ${String(error)}`;
  }
}

const WIDE = { minmax: 'a,b\n-1000,-1000\n1000,1000\n' };

/** The model gives the greater number its class; of equal ones the first. */
const TWO_VALUED = `a,b,label\n${Array.from({ length: 60 }, (_unused, row) => {
  const [a, b] = [row % 2, Math.floor(row / 2) % 2];
  return [a, b, Number(b > a)].join(',');
}).join('\n')}\n`;

describe('data that no verdict can rest on', () => {
  it.each<[string, Given, RegExp]>([
    ['labels of one class', { data: tableOf(60, { label: '1' }) }, /^All 60 labels in data are the same/u],
    ['too wide bounds', { data: tableOf(60), more: WIDE }, /^minmax is so wide that the data/u],
    ['columns of two values', { data: TWO_VALUED }, /^Every column .* only two values.*Set eps: 1/u],
  ])('is named by validate and by the analysis alike: %s', async (_what, given, says) => {
    const [found = '', ...others] = await validated(given);

    expect(others).toEqual([]);
    expect(found).toBe(`data: ${await begun(given)}`);
    expect(found.replace('data: ', '')).toMatch(says);
  });

  it('is no columns of two values if eps is 1', async () => {
    await expect(validated({ data: TWO_VALUED, eps: 1 })).resolves.toEqual([]);
  });

  it('is wide bounds only if eps is estimated from them', async () => {
    const given = { data: tableOf(60), more: WIDE, eps: 0.1 };

    await expect(validated(given)).resolves.toEqual([]);
    await expect(begun(given)).resolves.toBe('begun');
  });

  it('is, for drift, data that is its own reference, also in another order', async () => {
    const data = tableOf(60);
    const [header = '', ...rows] = data.trim().split('\n');
    const turned = `${[header, ...rows.toReversed()].join('\n')}\n`;
    const says = [expect.stringMatching(/^reference_data: reference_data and data hold the same inputs/u)];

    await expect(validated({ attack: 'drift', data, more: { reference_data: turned } })).resolves.toEqual(
      says,
    );
  });

  it('is, for drift, neither other data nor other labels', async () => {
    const data = tableOf(60);
    const others = [tableOf(60, { seed: 2 }), tableOf(60, { label: '1' })];

    for (const reference of others) {
      await expect(
        validated({ attack: 'drift', data, more: { reference_data: reference } }),
      ).resolves.toEqual([]);
    }
  });

  it('is a few rows that were repeated', async () => {
    await expect(begun({ data: tableOf(19, { repeats: 50 }) })).resolves.toMatch(
      /^Of 950 inputs in data, the model classifies only 19 different ones correctly/u,
    );
    await expect(begun({ data: tableOf(20, { repeats: 50 }) })).resolves.toBe('begun');
  });
});
