import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textAt } from '../../../src/core/json.ts';
import type { Baseline } from '../../../src/facts/policy.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { readBaseline } from '../../../src/settings/results/baseline.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';
import { found } from '../../support/sample-policy.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2027, 0, 1);

/** The results file of a run with this score. */
function resultsText(day: number, score = 0.4): string {
  return renderResultsFile(sampleOutcome({ results: [found(score)] }), 'v1', START_MS + day * DAY_MS);
}

const UNDATED = renderResultsFile(sampleOutcome({ results: [found(0.4)] }), 'v1');

let workspace: Workspace;
let folder: string;

beforeEach(async () => {
  workspace = await makeWorkspace({});
  folder = path.join(workspace.folder, 'runs');
  await mkdir(folder);
});
afterEach(() => workspace.remove());

async function writeAll(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

function daysOf(read: Baseline | Problem): readonly number[] {
  const history = 'history' in read ? read.history : [];
  return history.map(({ createdMs }) => (createdMs - START_MS) / DAY_MS);
}

describe('the time and the commit of a results file', () => {
  it('are read as they were written', () => {
    const target = { repoUrl: 'https://github.com/o/r', commit: 'a'.repeat(40), fork: false };
    const text = renderResultsFile(sampleOutcome({ target }), '', START_MS);
    expect(readResultsText(text)).toMatchObject({ createdMs: START_MS, commit: 'a'.repeat(40) });
  });

  it('may be missing, in files of older versions', () => {
    const read = readResultsText(UNDATED.replace(/ {2}"commit":.*\n/u, ''));
    expect(read).toMatchObject({ run: { status: 'passed' } });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['createdMs']));
  });

  it.each([
    '2027-02-30T00:00:00.000Z',
    '2027-01-01T24:00:00.000Z',
    '2027-01-01T00:00:00.000+01:00',
    '2027-01-01',
    '2027-01-01 00:00:00Z',
    '+002027-01-01T00:00:00Z',
    '1798761600000',
    '',
  ])('are refused if the time is "%s"', (time) => {
    const read = readResultsText(UNDATED.replace('"version": 1', `"version": 1, "created": "${time}"`));
    expect(read).toMatchObject({
      line: 2,
      message: '"created": expected a time in UTC such as 2027-03-31T09:30:00.000Z',
    });
  });

  it.each(['"main"', '"abc"', `"${'A'.repeat(40)}"`, '7', 'null'])(
    'are refused if the commit is %s',
    (commit) => {
      const text = UNDATED.replace(/ {2}"commit":.*\n/u, '').replace(
        '"version": 1',
        `"version": 1, "commit": ${commit}`,
      );
      expect(readResultsText(text)).toMatchObject({ message: expect.stringContaining('"commit": expected') });
    },
  );
});

describe('a folder of results files', () => {
  it('is ordered by time, whatever the names are, and the newest file is the baseline', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.stringMatching(/^[a-z0-9]{1,8}$/u)), {
          minLength: 1,
          maxLength: 6,
          selector: ([day]) => day,
        }),
        async (files) => {
          await rm(folder, { recursive: true });
          await mkdir(folder);
          const texts = files.map(
            ([day, name], at) => [`${name}-${String(at)}.json`, resultsText(day, day / 1000)] as const,
          );
          await writeAll(Object.fromEntries(texts));
          const read = await readBaseline(workspace.folder, 'runs');
          const days = files.map(([day]) => day).sort((one, other) => one - other);
          expect(daysOf(read)).toEqual(days);
          expect(read).toMatchObject({ file: 'runs', analyses: [{ score: (days.at(-1) ?? 0) / 1000 }] });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('leaves out other files and folders, and counts a copy once', async () => {
    const text = resultsText(1);
    await writeAll({
      'a.json': text,
      'latest.json': text,
      'README.md': 'no JSON',
      '.hidden.json': 'no JSON',
    });
    await mkdir(path.join(folder, 'folder.json'));
    expect(daysOf(await readBaseline(workspace.folder, 'runs'))).toEqual([1]);
  });

  const good = { 'a.json': resultsText(1), 'c.json': resultsText(3) };
  it.each([
    ['that is cut', resultsText(2).slice(0, 300), 'the file is cut: its end is missing'],
    ['that is empty', '', 'the file is empty'],
    ['of another version', '{"version": 2}', 'the file is of another version'],
    ['with a duplicate key', '{"version": 1, "version": 1}', 'the key "version" occurs twice here'],
    [
      'with an unknown key',
      resultsText(2).replace('"version"', '"x": 1, "version"'),
      'has an unknown key "x"',
    ],
    ['without a time', UNDATED, 'the file has no "created"'],
    ['of the same time', resultsText(3, 0.3), '"created" is the same as in'],
  ])('is one clear error with the place of a file %s', async (_name, text, message) => {
    await writeAll({ ...good, 'b.json': text });
    const read = await readBaseline(workspace.folder, 'runs');
    expect(read).toMatchObject({
      place: { kind: 'file', file: expect.stringMatching(/^runs\/[bc]\.json$/u) },
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['100 MB', Buffer.alloc(100 * 1024 * 1024, ' '), '"runs/b.json" has 104857600 bytes; at most 32 MiB'],
    ['no text', Buffer.from([0x22, 0xff, 0x22]), '"runs/b.json" is not UTF-8 text'],
  ])('refuses a file of %s', async (_name, content, message) => {
    await writeAll({ ...good, 'b.json': content });
    expect(await readBaseline(workspace.folder, 'runs')).toMatchObject({
      place: { kind: 'input', input: 'baseline' },
      message: expect.stringContaining(message),
    });
  });

  it('refuses an empty folder, too many files, and files that are too large together', async () => {
    const messageOf = async (): Promise<unknown> =>
      textAt(await readBaseline(workspace.folder, 'runs'), 'message');
    expect(await messageOf()).toContain('"runs" is a folder without results files (*.json)');
    const padding = ' '.repeat(25 * 1024 * 1024);
    const large = [1, 2, 3].map((day) => [`${String(day)}.json`, resultsText(day) + padding] as const);
    await writeAll(Object.fromEntries(large));
    expect(await messageOf()).toBe('"runs" has more than 64 MiB of results files. Remove the oldest ones.');
    const many = Array.from({ length: 401 }, (_unused, at) => [`${String(at)}.json`, ''] as const);
    await writeAll(Object.fromEntries(many));
    expect(await messageOf()).toContain('"runs" has 401 results files; at most 400 are allowed');
  });
});

describe('links in a folder of results files', () => {
  let outside: string;
  beforeEach(async () => {
    outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    await writeFile(path.join(outside, 'x.json'), resultsText(1));
  });
  afterEach(() => rm(outside, { recursive: true }));

  const leadsOut = { message: expect.stringContaining('leads out of the workspace through a link') };

  it('may lead to files of the workspace', async () => {
    await writeFile(path.join(workspace.folder, 'results.json'), resultsText(2));
    await symlink('../results.json', path.join(folder, 'link.json'));
    expect(daysOf(await readBaseline(workspace.folder, 'runs'))).toEqual([2]);
  });

  it('may not lead out, nor may the folder itself', async () => {
    await writeAll({ 'a.json': resultsText(2) });
    await symlink(path.join(outside, 'x.json'), path.join(folder, 'link.json'));
    await symlink(outside, path.join(workspace.folder, 'elsewhere'));
    expect(await readBaseline(workspace.folder, 'runs')).toMatchObject(leadsOut);
    expect(await readBaseline(workspace.folder, 'elsewhere')).toMatchObject(leadsOut);
  });

  it('are not needed for a folder outside, as earlier steps leave it', async () => {
    expect(daysOf(await readBaseline(workspace.folder, outside))).toEqual([1]);
    await symlink('/etc/hostname', path.join(outside, 'y.json'));
    expect(await readBaseline(workspace.folder, outside)).toMatchObject(leadsOut);
  });

  it('that lead nowhere are an error', async () => {
    await symlink('nowhere', path.join(folder, 'link.json'));
    expect(await readBaseline(workspace.folder, 'runs')).toMatchObject({
      message: expect.stringContaining('cannot be read (ENOENT)'),
    });
  });
});
