import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { KnownFile, ScanReport } from '../../src/scan-report.ts';
import { PatternError, scanArtifacts, type ScanRequest, scanWorkspace } from '../../src/scan-workspace.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { makeWorkspace, type Workspace } from '../../../../__tests__/support/workspace.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

const WORKER = new URL('../../src/scan-worker.ts', import.meta.url);
const CLEAN_PICKLE = Buffer.from([0x80, 2, 0x7d, 0x2e]);

let workspace: Workspace | undefined;
afterEach(async () => {
  await workspace?.remove();
  workspace = undefined;
});

async function makeFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  workspace = await makeWorkspace(files);
  return workspace.folder;
}

function scan(root: string, request: Partial<ScanRequest> = {}): Promise<ScanReport> {
  return scanWorkspace({
    root,
    paths: ['.'],
    ignore: [],
    known: new Map(),
    worker: WORKER,
    signal: AbortSignal.timeout(20_000),
    progress: () => undefined,
    ...request,
  });
}

const pathsOf = (report: ScanReport): readonly string[] => report.files.map(({ path }) => path);

describe('the files of a workspace', () => {
  test('are scanned, hashed, counted and sorted', async () => {
    const root = await makeFiles({
      'z.pkl': CLEAN_PICKLE,
      'a/model': TOUCHING_PICKLE,
      'notes.txt': 'only text',
      'empty.pkl': '',
    });
    const report = await scan(root);
    expect(pathsOf(report)).toEqual(['a/model', 'empty.pkl', 'z.pkl']);
    expect(report.counts).toEqual({
      filesSeen: 4,
      filesScanned: 3,
      filesKnown: 0,
      ignored: 0,
      bytesScanned: 30,
    });
    expect(report.findings).toEqual([
      expect.objectContaining({ path: 'a/model', rule: 'pickle-code', isModelFile: true }),
    ]);
    expect(report.files[0]?.sha256).toBe(createHash('sha256').update(TOUCHING_PICKLE).digest('hex'));
    expect(await scan(root)).toEqual(report);
  });

  test('also those that git ignores, but not those of git, and of installed packages only models', async () => {
    const root = await makeFiles({
      '.gitignore': 'build/',
      'build/m.pkl': CLEAN_PICKLE,
      '.git/m.pkl': CLEAN_PICKLE,
      'sub/.GIT/m.pkl': CLEAN_PICKLE,
      'a/node_modules/m.pkl': TOUCHING_PICKLE,
      'a/node_modules/b/node_modules/m.pt.gz': CLEAN_PICKLE,
      'a/node_modules/b/.git/m.pkl': CLEAN_PICKLE,
      'a/node_modules/b/unnamed': TOUCHING_PICKLE,
      'a/node_modules/b/index.js': '',
      '.hidden/m.pkl': CLEAN_PICKLE,
    });
    const report = await scan(root);
    const inPackages = ['a/node_modules/b/node_modules/m.pt.gz', 'a/node_modules/m.pkl'];
    expect(pathsOf(report)).toEqual(['.hidden/m.pkl', ...inPackages, 'build/m.pkl']);
    expect(report.findings).toEqual([
      expect.objectContaining({ path: 'a/node_modules/m.pkl', rule: 'pickle-code' }),
    ]);
    expect(report.packages).toEqual([{ path: 'a/node_modules', files: 2 }]);
    const ignoring = await scan(root, { ignore: ['**/node_modules'] });
    expect(pathsOf(ignoring)).toEqual(['.hidden/m.pkl', 'build/m.pkl']);
  });

  const patterns: readonly (readonly [readonly string[], readonly string[], readonly string[]])[] = [
    [['models'], [], ['models/a.pkl', 'models/deep/b.pt', 'models/deep/c.pkl']],
    [['models/*.pkl'], [], ['models/a.pkl']],
    [['**/*.pkl'], [], ['.cache/d.pkl', 'models/a.pkl', 'models/deep/c.pkl']],
    [['./models/deep/'], [], ['models/deep/b.pt', 'models/deep/c.pkl']],
    [['models/{a,x}.pkl', '.cache'], [], ['.cache/d.pkl', 'models/a.pkl']],
    [['.'], ['models'], ['.cache/d.pkl']],
    [['.'], ['**/deep/**', '.*'], ['models/a.pkl']],
    [['models'], ['*.pkl'], ['models/a.pkl', 'models/deep/b.pt', 'models/deep/c.pkl']],
  ];
  test.each(patterns)('by the patterns %j without %j', async (paths, ignore, expected) => {
    const root = await makeFiles({
      'models/a.pkl': CLEAN_PICKLE,
      'models/deep/b.pt': CLEAN_PICKLE,
      'models/deep/c.pkl': CLEAN_PICKLE,
      '.cache/d.pkl': CLEAN_PICKLE,
    });
    expect(pathsOf(await scan(root, { paths, ignore }))).toEqual(expected);
  });

  test('patterns that match nothing are told', async () => {
    const root = await makeFiles({ 'a[1].pkl': CLEAN_PICKLE });
    const report = await scan(root, {
      paths: ['a[1].pkl', 'no/such', '*.onnx'],
      ignore: ['old/**', 'b.pkl'],
    });
    expect(pathsOf(report)).toEqual(['a[1].pkl']);
    expect(report.unmatchedPaths).toEqual(['no/such', '*.onnx']);
    expect(report.unmatchedIgnores).toEqual(['old/**', 'b.pkl']);
  });

  test.each(['../x', '/etc', 'a/../../b', '', 'a\0b', '*/[a', '**/{a'])(
    'the pattern %j is refused with its text',
    async (pattern) => {
      const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE });
      const error: unknown = await scan(root, { paths: [pattern] }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PatternError);
      expect(error).toHaveProperty('pattern', pattern);
    },
  );
});

describe('what is no plain file', () => {
  test('links are followed inside the workspace, and each file is scanned once', async () => {
    const root = await makeFiles({ 'blobs/0a': TOUCHING_PICKLE, 'blobs/1b': 'no model at all', 'b.txt': '' });
    await mkdir(join(root, 'models'));
    await symlink('../blobs/0a', join(root, 'models/a.pkl'));
    await symlink('../blobs/1b', join(root, 'models/b.pkl'));
    await symlink('..', join(root, 'models/circle'));
    await symlink('/etc', join(root, 'models/out'));
    await symlink('nowhere', join(root, 'models/dangling'));
    const report = await scan(root, { paths: ['models/*.pkl', 'models/out'] });
    expect(report.findings.map(({ path, rule }) => [path, rule])).toEqual([
      ['blobs/0a', 'pickle-code'],
      ['blobs/1b', 'opaque'],
    ]);
    expect(report.limits).toEqual([expect.objectContaining({ kind: 'link-out', path: 'models/out' })]);
    expect(pathsOf(await scan(root))).toEqual(['blobs/0a', 'blobs/1b']);
  });

  test('a pipe is not opened, and a name that is no text is written so that it can be read', async () => {
    const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE });
    execFileSync('mkfifo', [join(root, 'pipe.pkl')]);
    await writeFile(
      Buffer.concat([Buffer.from(`${root}/b`), Buffer.from([0xff]), Buffer.from('.pkl')]),
      TOUCHING_PICKLE,
    );
    const report = await scan(root);
    expect(report.limits).toEqual([expect.objectContaining({ kind: 'special', path: 'pipe.pkl' })]);
    expect(report.findings.map(({ path }) => path)).toEqual(['b\\xff.pkl']);
  });

  test('the pointer of git LFS is not scanned, unless it stands for a picture', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
    const root = await makeFiles({ 'model.pt': pointer, 'picture.png': pointer });
    const { findings } = await scan(root);
    expect(findings.map(({ path, rule, severity }) => [path, rule, severity])).toEqual([
      ['model.pt', 'lfs-pointer', 'not-scanned'],
    ]);
  });
});

describe('content of two formats', () => {
  test.each([
    [
      'a pickle before a zip archive',
      Buffer.concat([CLEAN_PICKLE, makeZip([{ name: 'x.pkl', content: TOUCHING_PICKLE }])]),
      'high hidden-content',
    ],
    [
      'a picture before a zip archive',
      Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        makeZip([{ name: 'x.pkl', content: TOUCHING_PICKLE }]),
      ]),
      undefined,
    ],
  ])('%s: both are scanned', async (_, content, verdict) => {
    const root = await makeFiles({ 'a.png': content });
    const { findings } = await scan(root);
    const verdicts = findings.map(({ severity, rule }) => `${severity} ${rule}`);
    expect(verdicts).toContain('critical pickle-code');
    expect(verdicts.find((one) => one === 'high hidden-content')).toBe(verdict);
  });
});

describe('known files', () => {
  test('are taken over by their digest, unless their name makes them something else', async () => {
    const root = await makeFiles({
      'a.pkl': TOUCHING_PICKLE,
      'b.pkl': TOUCHING_PICKLE,
      'c.bin': TOUCHING_PICKLE,
    });
    const first = await scan(root);
    const known = new Map<string, KnownFile>(
      first.files.flatMap(({ sha256, reusable }) =>
        sha256 === undefined || reusable === undefined ? [] : [[sha256, reusable]],
      ),
    );
    expect(known.size).toBe(1);
    const marked = new Map([...known].map(([digest, file]) => [digest, { ...file, findings: [] }]));
    const second = await scan(root, { known: marked });
    expect(second.files.map(({ isKnown, findings }) => [isKnown, findings.length])).toEqual([
      [false, 1],
      [false, 1],
      [true, 0],
    ]);
  });
});

describe('a scan that does not get to its end', () => {
  test('a cancelled one throws the reason', async () => {
    const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE });
    const reason = new Error('enough');
    await expect(scan(root, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('files that there is no time for are listed', async () => {
    const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE, 'b.txt': 'text' });
    const report = await scan(root, { endsAtMs: Date.now() - 1 });
    expect(report.findings.map(({ path, rule, severity }) => [path, rule, severity])).toEqual([
      ['a.pkl', 'over-limit', 'not-scanned'],
    ]);
    expect(report.limits.map(({ kind }) => kind)).toEqual(['time']);
  });

  const deaths: readonly (readonly [string, string])[] = [
    ['ends', 'process.exit(3)'],
    ['throws', 'throw new Error("broken")'],
    ['answers with what is no result', 'parentPort.postMessage({ kind: "done", result: { bytes: -1 } })'],
    ['answers with another kind', 'parentPort.postMessage({ kind: "clean" })'],
    ['runs out of memory', 'const all = []; for (;;) all.push(new Array(100000).fill(all.length))'],
  ];
  test.each(deaths)('a thread that %s costs its file, and no other', async (_, death) => {
    const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE, 'b.pkl': CLEAN_PICKLE });
    const answer = { kind: 'done', result: { bytes: 4, isKnown: false, extraSteps: 0, isFinal: true } };
    const program = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ path }) => { if (path === 'a.pkl') { ${death} } parentPort.postMessage(${JSON.stringify(answer)}); });`;
    const report = await scan(root, {
      worker: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    });
    expect(report.findings.map(({ path, rule, severity }) => [path, rule, severity])).toEqual([
      ['a.pkl', 'over-limit', 'not-scanned'],
    ]);
    expect(report.counts.filesSeen).toBe(2);
  });

  test('a thread that hangs is ended when the time is up', async () => {
    const root = await makeFiles({ 'a.pkl': CLEAN_PICKLE });
    const worker = new URL(
      'data:text/javascript,import("node:worker_threads").then((w) => w.parentPort.on("message", () => { for (;;); }))',
    );
    const report = await scan(root, { worker, endsAtMs: Date.now() + 1500 });
    expect(report.findings.map(({ path, rule }) => [path, rule])).toEqual([['a.pkl', 'over-limit']]);
  });
});

describe('an artifact', () => {
  test('is scanned whole, has a report of its own, and must be in the workspace', async () => {
    const root = await makeFiles({
      'm/node_modules/a.pkl': TOUCHING_PICKLE,
      'm/b.pkl': CLEAN_PICKLE,
      'c.pkl': CLEAN_PICKLE,
    });
    const request = {
      root,
      known: new Map<string, KnownFile>(),
      needsDigest: () => false,
      worker: WORKER,
      signal: AbortSignal.timeout(20_000),
      progress: () => undefined,
    };
    const artifacts = ['m', join(root, 'c.pkl')];
    const reports = await scanArtifacts({ ...request, artifacts });
    expect(reports.map(pathsOf)).toEqual([['m/b.pkl', 'm/node_modules/a.pkl'], ['c.pkl']]);
    // One file has a finding, so all have their digests.
    const digests = reports.map(({ contents }) =>
      [...contents.values()].filter((one) => typeof one === 'string'),
    );
    expect(digests.map((list) => list.length)).toEqual([2, 1]);
    const outside = scanArtifacts({ ...request, artifacts: ['..'] });
    await expect(outside).rejects.toThrow('outside the workspace');
  });
});
