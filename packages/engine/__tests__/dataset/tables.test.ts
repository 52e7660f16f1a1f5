import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openArchive } from '../../src/dataset/open-archive.ts';
import { csvRecords } from '../../src/dataset/tables/csv.ts';
import { DATASET_LIMITS } from '../../src/dataset/dataset-limits.ts';
import { narrowNotes, readMinMax } from '../../src/dataset/tables/minmax.ts';
import { scaleInputs } from '../../src/dataset/tables/scale-inputs.ts';
import { faultOf, member, read, ROWS } from '../support/engine-tables.ts';
import { npyOf, zipOf } from '../../../../__tests__/support/engine-uploads.ts';

describe('an archive', () => {
  test('gives its files, without those that systems leave behind', async () => {
    const zip = await zipOf({
      'a/1.csv': '1',
      '__MACOSX/a/._1.csv': 'x',
      '.DS_Store': 'x',
      'Thumbs.db': 'x',
      '2.csv': '2',
    });
    const members = await openArchive(zip, 'data', DATASET_LIMITS);

    expect(members.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['a/1.csv', 1],
      ['2.csv', 1],
    ]);
    expect(members.map((file) => file.read().toString())).toEqual(['1', '2']);
  });

  test.each<[string, Partial<typeof DATASET_LIMITS>, string]>([
    ['too many files', { members: 2 }, 'holds 3 files; at most 2'],
    ['a file that is too large', { memberBytes: 999 }, 'has 1000 bytes; at most 999'],
    ['files that are too large together', { archiveBytes: 1500 }, 'more than 1500 bytes'],
  ])('with %s is refused before anything is unpacked', async (_, limits, reason) => {
    const zip = await zipOf({ a: Buffer.alloc(1000), b: Buffer.alloc(1000), c: '' });

    expect(await faultOf(() => openArchive(zip, 'data', { ...DATASET_LIMITS, ...limits }))).toContain(reason);
  });

  test('that says less than it unpacks to is damaged', async () => {
    const zip = await zipOf({ 'bomb.csv': Buffer.alloc(5_000_000, '1') });
    const directory = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    zip.writeUInt32LE(10, directory + 24);
    const [bomb] = await openArchive(zip, 'data', DATASET_LIMITS);

    expect(await faultOf(() => bomb?.read())).toContain('bomb.csv in the archive of data is damaged');
  });

  test('with the same name twice, or a name that leaves its folder, is refused', async () => {
    const faultWith = async (name: string, other: string): Promise<string> => {
      const zip = (await zipOf({ 'a.csv': '1', [name]: '2' })).toString('latin1').replaceAll(name, other);
      return faultOf(() => openArchive(Buffer.from(zip, 'latin1'), 'data', DATASET_LIMITS));
    };
    expect(await faultWith('b.csv', 'a.csv')).toContain('is there twice');
    expect(await faultWith('xx/a.csv', '../a.csv')).toContain('not a readable zip archive');
  });

  test('that is damaged anywhere only ever gives a fault', async () => {
    const zip = await zipOf({ 'a.csv': '1,2,3\n'.repeat(50), 'b.csv': 'x' });

    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(zip);
        changed[at] = byte;
        const fault = await faultOf(async () => {
          for (const file of await openArchive(changed, 'data', DATASET_LIMITS)) file.read();
        });
        expect(fault).not.toContain('no fault of the file');
      }),
    );
  });
});

describe('a table', () => {
  test.each([
    ['plain', 'a,b\n1,2\n', 'a|b/1|2'],
    ['with quotes', '"a,1","b ""q"""\r\n"line\nbreak",2', 'a,1|b "q"/line\nbreak|2'],
    ['with semicolons and a byte order mark', '\ufeffa;b\n1;2', 'a|b/1|2'],
    ['with empty lines', 'a,b\n\n1,2\n\n', 'a|b/1|2'],
  ])('%s is read as RFC 4180 says', (_, text, cells) => {
    const records = Array.from(csvRecords(Buffer.from(text), 't.csv', DATASET_LIMITS), (one) => one.cells);
    expect(records).toEqual(cells.split('/').map((row) => row.split('|')));
  });

  test('says on which line a record begins', () => {
    const records = csvRecords(Buffer.from('a,b\n"x\ny",1\n\n2,3\n'), 't.csv', DATASET_LIMITS);
    expect(Array.from(records, ({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each([
    ['one line of 64 MB', Buffer.alloc(64e6, '1')],
    ['a quote that never closes', Buffer.concat([Buffer.from('"'), Buffer.alloc(64e6, 'a\n')])],
    ['a quote in every line', Buffer.alloc(64e6, '"a\n')],
  ])('with %s fails at once, by its line', async (_, content) => {
    expect(await faultOf(() => [...csvRecords(content, 't.csv', { ...DATASET_LIMITS, rows: 1000 })])).toMatch(
      /^t\.csv(?:, line \d+: the line has more than| has more than 1000 rows)/u,
    );
  });

  test.each([
    ['a,b,c\n1,2,3\n4,x,6\n', 't.csv, line 3, column 2 (b): the cell is "x", which is not a number'],
    ['a,b,c\n1,2,3\n4,1e39,6\n', 'line 3, column 2 (b): the cell is "1e39", which is larger than a 32-bit'],
    [`1,2,3\n4,-${'9'.repeat(39)},6\n`, 'line 2, column 2: the cell is "-999'],
    ['a,b,c\n1,2,3\n4,,6\n', 't.csv, line 3, column 2 (b): the cell is empty'],
    ['1,2,3\n4,5\n', 't.csv, line 2: 2 columns, but the first row has 3'],
    ['1,2\n', 't.csv has 2 columns, but the model takes 3 numbers'],
    ['index,a,b,c,target\n0,1,2,3,1\n', 'index=False'],
    [',a,b,c,target\n4,1,2,3,1\n4,1,2,3,1\n', 'index=False'],
    ['a;b;c\n1,5;2;3\n4;5.5;6\n', 'column 1 (a): a number has a decimal comma, but t.csv, line 3'],
    ['a,b,c\n1,2\u00003,3\n', 't.csv, line 2: it holds a NUL byte, so it is not text.'],
    ['a,b,c,y\n1,2,3,no\n1,2,3,\n', 't.csv, line 3, column 4 (y): the label is missing'],
    ['a,b,c\n', 't.csv holds a header but no rows'],
    ['', 't.csv is empty'],
    ['a,b,c\n1,2,nan\n', 'line 2, column 3 (c): the cell is "nan"'],
  ])('with a fault names file, line and column: %j', async (text, reason) => {
    expect(await faultOf(() => read(ROWS, { 't.csv': text }))).toContain(reason);
  });

  test.each<[string, string, number[], string[] | undefined]>([
    ['an index column of pandas', ',a,b,c\n0,1,2,3\n1,4,5,6\n', [1, 2, 3, 4, 5, 6], undefined],
    ['an index column and a label', ',a,b,c,y\n0,1,2,3,n\n1,4,5,6,p\n', [1, 2, 3, 4, 5, 6], ['n', 'p']],
    ['the row numbers of R', '"","a","b","c"\n"1",1,2,3\n"2",4,5,6\n', [1, 2, 3, 4, 5, 6], undefined],
    ['semicolons and decimal commas', 'a;b;c\n1,5;2;-,5\n4;5e1;6\n', [1.5, 2, -0.5, 4, 50, 6], undefined],
    ['no header, semicolons and decimal commas', '1,5;2;3\n4;5;6\n', [1.5, 2, 3, 4, 5, 6], undefined],
    ['quoted commas and line ends', 'a,b,c,label\n1,2,3,"x, ""y""\nz"\n', [1, 2, 3], ['x, "y"\nz']],
    ['line ends of three systems', 'a,b,c\r\n1,2,3\r4,5,6\n', [1, 2, 3, 4, 5, 6], undefined],
    ['truth values', 'a,b,c\nTrue,2,false\n', [1, 2, 0], undefined],
    ['numbers for names', '0,1,2\n7,8,9\n', [7, 8, 9], undefined],
    ['an unnamed column that is needed', ',b,c\n0,2,3\n1,5,6\n', [0, 2, 3, 1, 5, 6], undefined],
    [
      'the row numbers of a split, in any order',
      `,a,b,c\n${Array.from({ length: 20 }, (_unused, row) => `${String(400 + ((row * 7) % 20))},1,2,3`).join('\n')}\n`,
      Array.from({ length: 20 }, () => [1, 2, 3]).flat(),
      undefined,
    ],
  ])('is read with %s', async (_name, text, values, labels) => {
    const raw = await read(ROWS, { 't.csv': text });

    expect([...raw.values]).toEqual(values.map((value) => Math.fround(value)));
    expect(raw.labels?.values).toEqual(labels);
  });

  test('keeps a first column without a name if its numbers repeat', async () => {
    const rows = Array.from({ length: 20 }, (_unused, row) => `${String(row % 19)},1,2,3`);
    const text = [',a,b,c', ...rows].join('\n');
    const raw = await read(ROWS, { 't.csv': text });
    expect([...raw.values.subarray(0, 6)]).toEqual([0, 1, 2, 1, 1, 2]);
    expect(raw.labels?.values).toHaveLength(20);
  });

  test('says what it left out, and that commas are decimal', async () => {
    expect((await read(ROWS, { 't.csv': ',a,b,c\n0,1,2,3\n' })).notes).toEqual([
      'Columns of t.csv that are not inputs were left out: the one without a name, which counts the rows.',
    ]);
    expect((await read(ROWS, { 't.csv': 'a;b;c\n1,5;2;3\n' })).notes).toEqual([
      'Commas in the numbers of t.csv were read as decimal commas.',
    ]);
  });

  test('in UTF-16 is refused, and named so', async () => {
    const text = Buffer.from('\ufeffa,b,c\n1,2,3\n', 'utf16le');

    expect(await faultOf(() => read(ROWS, { 't.csv': text }))).toContain('so it is text in UTF-16');
  });

  test('of a million columns is refused by its first line', async () => {
    const line = new Array<string>(1_000_000).fill('1').join(',');

    expect(await faultOf(() => read(ROWS, { 't.csv': `${line}\n`.repeat(3) }))).toContain(
      't.csv, line 1: the line has more',
    );
    expect(await faultOf(() => read(ROWS, { 't.csv': `${line.slice(0, 999_999)}\n` }))).toContain(
      'has 500000 columns; at most 20000',
    );
  });

  test('that normalize_data would make infinite is refused', async () => {
    const raw = await read(ROWS, { 't.csv': '1,2,3\n4,3e38,6\n' });
    const bounds = { low: new Float64Array(3), high: new Float64Array(3).fill(1e-30) };

    expect(await faultOf(() => scaleInputs(raw, ROWS, { normalize: true, bounds }))).toContain(
      'data: input 1, number 1 (both counted from 0) is infinite',
    );
  });

  test.each([
    ['target,a,b,c\n9,1,2,3\n8,4,5,6\n', ['9', '8']],
    ['a,Class,b,c\n1,cat,2,3\n4,dog,5,6\n', ['cat', 'dog']],
    ['a,b,c,d\n1,2,3,9\n4,5,6,8\n', ['9', '8']],
    ['1,2,3,9\n4,5,6,8\n', ['9', '8']],
  ])('keeps the column with the label apart: %j', async (text, labels) => {
    const raw = await read(ROWS, { 't.csv': text });

    expect([...raw.values]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(raw.labels?.values).toEqual(labels);
  });

  test('of one column is cut into windows for a forecaster', async () => {
    const raw = await read({ ...ROWS, kind: 'windows' }, { 't.csv': 'value\n1\n2\n3\n4\n' });

    expect({ values: [...raw.values], count: raw.count }).toEqual({ values: [1, 2, 3, 2, 3, 4], count: 2 });
  });

  test('of days and one column of numbers is such a series, and of two is none', async () => {
    const days = ['2026-01-01,1', '2026-01-02,2', '2026-01-03,3', '2026-01-04,4'];
    const form = { ...ROWS, kind: 'windows' } as const;
    const raw = await read(form, { 't.csv': ['day,load', ...days, ''].join('\n') });

    expect({ values: [...raw.values], notes: raw.notes?.join() }).toMatchObject({
      values: [1, 2, 3, 2, 3, 4],
      notes: expect.stringContaining('day'),
    });
    const two = ['day,load,price', ...days.map((day) => `${day},2.5`), ''].join('\n');
    expect(await faultOf(() => read({ ...form, shape: [4] }, { 't.csv': two }))).toContain(
      'one column of numbers',
    );
  });

  test('that is too large for memory is thinned out evenly', async () => {
    const text = Array.from({ length: 10 }, (_, row) => `${String(row)},0,0,1`).join('\n');
    const raw = await read({ ...ROWS, limits: { ...DATASET_LIMITS, numbers: 40 } }, { 't.csv': text });

    expect(raw.count).toBe(10);

    const table = { 'x.npy': npyOf([100, 3], new Array<number>(300).fill(1)) };
    const thinned = await read({ ...ROWS, limits: { ...DATASET_LIMITS, numbers: 30 } }, table);

    expect([thinned.count, thinned.total, thinned.kept?.[9]]).toEqual([10, 100, 90]);
  });
});

describe('minmax.csv', () => {
  const limits = DATASET_LIMITS;

  test('of minmax that are narrower than the data are said, with the columns', async () => {
    const raw = await read(ROWS, { 't.csv': 'a,b,c\n1,5,3\n2,9,3\n' });
    const bounds = { low: Float64Array.of(1, 6, 3), high: Float64Array.of(2, 9, 3) };

    expect(narrowNotes(raw, bounds)).toEqual([expect.stringContaining('narrower than the data in b:')]);
    expect(narrowNotes(raw, { ...bounds, low: Float64Array.of(0, 0, 0) })).toEqual([]);
  });

  test('is matched by the names of columns', () => {
    const bounds = readMinMax([member('minmax.csv', 'b,a\n1,2\n3,4\n')], ['a', 'b'], 2, limits);

    expect([[...bounds.low], [...bounds.high]]).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });

  test.each([
    ['a,b\n1,2\n', 'has 1 rows of numbers'],
    ['a,b\n1,5\n3,4\n', 'column 2 (b): the minimum 5 is above the maximum 4'],
    ['a\n1\n2\n', 'lacks the column b'],
    ['1,2,3,4\n5,6,7,8\n', 'has 4 columns, but the data has 2'],
  ])('with a fault says what is wrong: %j', async (text, reason) => {
    expect(await faultOf(() => readMinMax([member('minmax.csv', text)], ['a', 'b'], 2, limits))).toContain(
      reason,
    );
  });
});
