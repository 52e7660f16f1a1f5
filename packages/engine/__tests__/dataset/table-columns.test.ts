import { describe, expect, test } from '@jest/globals';
import type { RawInputs } from '../../src/dataset/input-form.ts';
import { DATASET_LIMITS } from '../../src/dataset/dataset-limits.ts';
import { type TableColumn, Words } from '../../src/dataset/tables/table-columns.ts';
import { surveyTable, surveyTables, type TableSurvey } from '../../src/dataset/tables/table-survey.ts';
import { categoryNumbers } from '../../src/trees/category-names.ts';
import { faultOf, member, read, ROWS } from '../support/engine-tables.ts';
import { npyOf } from '../../../../__tests__/support/engine-uploads.ts';

describe('a table for a model that names its columns', () => {
  const words = (): TableColumn[] => [
    { name: 'age', mayLack: true },
    { name: 'job', mayLack: true, words: new Words() },
  ];
  const readNamed = (text: string, columns = words()): Promise<RawInputs> =>
    read({ ...ROWS, shape: [2], columns }, { 't.csv': text });

  test('goes by names, whatever their order, and leaves the others out', async () => {
    const columns = words();
    const raw = await readNamed(
      'id,job,when,Age,y\n7,admin,2026-01-01,30,no\n8,clerk,2026-01-02,,yes\n',
      columns,
    );

    expect([...raw.values]).toEqual([30, 0, Number.NaN, 1]);
    expect(['admin', 'clerk'].map((_word, code) => columns[1]?.words?.word(code))).toEqual([
      'admin',
      'clerk',
    ]);
    expect(raw.labels?.values).toEqual(['no', 'yes']);
    expect(raw.notes).toEqual(['Columns of t.csv that are not inputs were left out: id, when.']);
  });

  test.each<[string, readonly string[], string, string]>([
    ['categories that are numbers, as the file writes them', ['101', '205', '317'], '317 101.0 205', '2 0 1'],
    ['their places, if not all are categories', ['1', '2', '3'], '0 2 1', '0 2 1'],
    ['numbers that could be either, for categories', ['1', '2', '3'], '1 2 2', '0 1 1'],
    ['texts of digits', ['01234', '94110'], '94110 01234 1234', '1 0 0'],
    ['a number that is neither', ['1', '2', '3'], '1 2 9', 'not trained on: it knows 1, 2, 3'],
    ['words, and their codes', ['blue', 'red'], 'red 0 blue', '1 0 0'],
    ['another word', ['blue', 'red'], 'red green red', 'not trained on: it knows blue, red'],
  ])('reads %s', async (_what, categories, cells, expected) => {
    const column = { name: 'store', mayLack: true, categories, categoryNumbers: categoryNumbers(categories) };
    const columns = [{ name: 'age', mayLack: true }, column];
    const text = `age,store\n${cells.replaceAll(/(\S+) ?/gu, '7,$1\n')}`;
    let codes = '';
    const fault = await faultOf(async () => {
      codes = (await readNamed(text, columns)).values.filter((_value, at) => at % 2 === 1).join(' ');
    });
    expect(codes || fault).toContain(expected);
  });

  test.each([
    ['words', ['blue', 'red'], 'red green blue grey green', '1 2 0 3 2'],
    ['numbers', ['101', '205'], '205 999 101 999', '1 2 0 2'],
    [
      'neither numbers nor places, which are another code',
      ['101', '205'],
      '0 1 2',
      'not trained on: it knows 101',
    ],
  ])('reads categories that the model was not trained on if they count: %s', async (_what, ...rest) => {
    const [categories, cells, expected] = rest;
    const known = { mayLack: true, categories, categoryNumbers: categoryNumbers(categories) };
    const form = { ...ROWS, shape: [1], columns: [{ name: 'store', ...known, others: new Words() }] };
    const text = `store\n${cells.replaceAll(' ', '\n')}\n`;
    let codes = '';
    const fault = await faultOf(async () => {
      codes = (await read({ ...form, takesOthers: true }, { 't.csv': text })).values.join(' ');
    });
    expect(codes || fault).toContain(expected);
    expect(await faultOf(() => read(form, { 't.csv': text }))).toContain('not trained on');
  });

  test('takes what pandas takes for missing to be missing, and no blank around a text to count', async () => {
    const columns = words();
    const raw = await readNamed('age, job\nNA, admin\nnan, NULL\n5,\n', columns);

    expect([...raw.values]).toEqual([Number.NaN, 0, Number.NaN, 1, 5, 1]);
    expect([columns[1]?.words?.word(0), columns[1]?.words?.word(1)]).toEqual(['admin', '']);
  });

  test('gives a model the text that it knows, with blanks around it or without', () => {
    const known = new Words([' Private', 'Sales', ' Sales']);
    const written = ['Private', ' Private ', ' Sales', 'Sales', ' other'];
    expect(written.map((text) => known.word(known.codeOf(text)))).toEqual([
      ...[' Private', ' Private', ' Sales', 'Sales', 'other'],
    ]);
  });

  test.each([
    ['age,work\n1,a\n', 'lacks a column that the analysis takes by name: job'],
    ['age,job,age\n1,a,2\n', 'two columns of the same name'],
    ['age,job\nold,a\n', 'line 2, column 1 (age): the cell is "old", which is not a number'],
  ])('with a fault says what is wrong: %j', async (text, reason) => {
    expect(await faultOf(() => readNamed(text))).toContain(reason);
  });

  test('cannot be an array of numbers', async () => {
    const fault = faultOf(() =>
      read({ ...ROWS, shape: [2], columns: words() }, { 'x.npy': npyOf([1, 2], [1, 2]) }),
    );

    expect(await fault).toContain('the model takes text in job. Give the data as a table (.csv)');
  });
});

describe('a table without a model', () => {
  const survey = (text: string): TableSurvey => surveyTable(member('t.csv', text), DATASET_LIMITS);
  const rows = Array.from(
    { length: 30 },
    (_unused, row) =>
      `${String(row)},${String(row + 100)},name ${String(row)},2026-01-${String(row + 1).padStart(2, '0')},${String(row % 7)},${row % 3 === 0 ? 'a' : 'b'},,yes`,
  );

  test('is compared by its numbers and categories; what differs in every row is left out, and named', () => {
    const { columns, notes } = survey(`,id,who,when,size,kind,none,class\n${rows.join('\n')}\n`);

    expect(columns.map(({ name, words }) => [name, words !== undefined])).toEqual([
      ['size', false],
      ['kind', true],
      ['class', true],
    ]);
    expect(notes).toEqual([
      'Columns of t.csv that were left out: column 1 (counts the rows), id (counts the rows), who (an id, a name or free text), when (dates), none (empty).',
    ]);
  });

  test('with nothing to compare is a fault', async () => {
    expect(await faultOf(() => survey('when\n2026-01-01\n'))).toContain('no column of numbers or categories');
    const counted = Array.from({ length: 20 }, (_unused, row) => `${String(row)},5`).join('\n');
    expect(await faultOf(() => survey(counted))).toContain('Give the table a header');
  });

  describe('compared with another one', () => {
    const both = (data: string, reference: string): TableSurvey =>
      surveyTables(member('cur.csv', data), member('ref.csv', reference), DATASET_LIMITS);

    test('has the columns of both, by plain names; those that say nothing in one of them are left out', () => {
      const { columns } = both('kind,When,new\n1,2026-01-01,3\n', 'Kind,when,old,empty\na,x,2,\n');
      expect(columns.map(({ name, words, mayBeAbsent }) => [name, words !== undefined, mayBeAbsent])).toEqual(
        [
          ['kind', true, true],
          ['old', false, true],
          ['new', false, true],
        ],
      );
    });

    test('without names has equally many columns, or it is a fault', async () => {
      expect(both('1,5\n2,5\n', '3,5\n4,5\n').columns).toHaveLength(2);
      expect(await faultOf(() => both('1,5\n2,5\n', '3,5,6\n4,5,6\n'))).toContain(
        'Give both tables a header',
      );
    });
  });
});
