import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cacheEntryTexts } from '../../../src/cache/cache-entry.ts';
import { ENGINE_SOURCE } from '@model-security-scan/engine/engine-source';
import { CachedResults, type CacheSource } from '../../../src/cache/cached-results.ts';
import { at } from '@model-security-scan/common/json';
import { type ArtifactContent, contentId } from '../../../src/cache/content-id.ts';
import { deriveSealKey, seal } from '../../../src/cache/seal.ts';
import { engineSourceText } from '../../../tools/engine-source.ts';
import { NODE, projectPath } from '../../../tools/project.ts';
import { SAMPLE_RESULT } from '../../support/engine-report-samples.ts';
import { useFolder } from '../../support/opened.ts';

const ID = 'a'.repeat(64);
const SUBJECT = { contentId: ID, task: 'image-classification', attack: 'evasion' } as const;
const ANALYSIS = { ...SUBJECT, name: 'digits/evasion' };
const KEPT = {
  result: {
    ...SAMPLE_RESULT,
    cutShort: false,
    outcomes: { inputs: 'AAAAAAADAAAAAAAJ', fell: 'Ag==', groups: 'AAAAAQ==', eps: 0.1, queries: 1200 },
    rows: 100,
    classes: { isMean: true, classes: 2, rates: [{ names: ['cat'], inputs: 8, share: 0.5 }] },
  },
  runtime: 'wasm',
  madeMs: Date.UTC(2026, 10, 22),
} as const;
const SECRET = deriveSealKey('a secret of somebody').toString('hex');

let directory = '';
useFolder((made) => (directory = made));

const open = (more: Partial<CacheSource> = {}): Promise<CachedResults> =>
  CachedResults.open({ directory, requiresSignature: false, readsEarlier: true, ...more }, [ANALYSIS]);

describe('CachedResults', () => {
  it('gives back the score, its interval, every figure and the evidence', async () => {
    await (await open({ commit: 'abcdef0' })).keep(ANALYSIS.name, KEPT);
    const again = await open();
    expect(again.find(ANALYSIS.name)).toMatchObject({
      kept: { ...KEPT, evidenceKept: 'all' },
      commit: 'abcdef0',
    });
    expect(again.ignored).toEqual({});
    expect((await readdir(directory)).sort()).toEqual([`${ID}.evidence.json`, `${ID}.json`]);
  });

  it('keeps nothing of an analysis that was cut short, that depends on the time, or that has no content', async () => {
    await (await open()).keep(ANALYSIS.name, { ...KEPT, result: { ...KEPT.result, cutShort: true } });
    await (await open()).keep(ANALYSIS.name, { ...KEPT, result: { ...KEPT.result, isTimed: true } });
    const source = { directory, requiresSignature: false, readsEarlier: true };
    const endpoint = { ...ANALYSIS, contentId: undefined };
    await (await CachedResults.open(source, [endpoint])).keep(endpoint.name, KEPT);
    expect(await readdir(directory)).toEqual([]);
  });

  it('finds only the results of its own analyses, and none if earlier ones do not count', async () => {
    await (await open()).keep(ANALYSIS.name, KEPT);
    const other = { ...ANALYSIS, name: 'wine/evasion', contentId: 'b'.repeat(64) };
    const source = { directory, requiresSignature: false, readsEarlier: true };
    const results = await CachedResults.open(source, [ANALYSIS, other]);
    expect(results.find(ANALYSIS.name)).toBeDefined();
    expect(results.find(other.name)).toBeUndefined();
    expect((await open({ readsEarlier: false })).find(ANALYSIS.name)).toBeUndefined();
  });

  const body = cacheEntryTexts({ ...SUBJECT, commit: undefined }, KEPT).body;
  const resultOf = (record: unknown): object => Object.assign({}, at(record, 'result'));
  const changed = (more: object): string => seal(Object.assign({}, body, more), undefined);
  it.each<readonly [string, string, string, Partial<CacheSource>]>([
    ['damaged', 'is cut off', changed({}).slice(0, 200), {}],
    ['damaged', 'is too large', changed({ more: 'x'.repeat(2 ** 20) }), {}],
    ['damaged', 'has no result', changed({ result: null }), {}],
    [
      'damaged',
      'has a score that is none',
      changed({ result: { ...resultOf(body), score: { value: 2 } } }),
      {},
    ],
    ['damaged', 'has a commit that is none', changed({ commit: 'main; rm' }), {}],
    [
      'damaged',
      'is of an attack that was cut short',
      changed({ result: { ...resultOf(body), cutShort: true } }),
      {},
    ],
    ['damaged', 'has no time', changed({ made: 'yesterday' }), {}],
    ['foreign', 'is about other content', changed({ content_id: 'b'.repeat(64) }), {}],
    ['foreign', 'is about another attack', changed({ attack: 'extraction' }), {}],
    ['foreign', 'is about another task', changed({ task: 'tabular-classification' }), {}],
    ['foreign', 'is of another kind', changed({ kind: 'clean-files' }), {}],
    ['older', 'is of another method version', changed({ method_version: '1' }), {}],
    ['older', 'was made by other source code', changed({ engine_source: '0' }), {}],
    ['older', 'does not say which source code made it', changed({ engine_source: undefined }), {}],
    ['older', 'is of another format', changed({ format: 1 }), {}],
    ['unsigned', 'is not signed', changed({}), { requiresSignature: true, key: SECRET }],
  ])('ignores a record as %s if it %s', async (fault, _, text, source) => {
    await writeFile(join(directory, `${ID}.json`), text);
    const records = await open(source);
    expect(records.find(ANALYSIS.name)).toBeUndefined();
    expect(records.ignored).toEqual({ [fault]: 1 });
  });

  it('ignores a link and a folder in place of a record', async () => {
    const target = join(directory, 'target');
    await writeFile(target, changed({}));
    await symlink(target, join(directory, `${ID}.json`));
    expect((await open()).ignored).toEqual({ damaged: 1 });
    await rm(join(directory, `${ID}.json`));
    await mkdir(join(directory, `${ID}.json`));
    expect((await open()).ignored).toEqual({ damaged: 1 });
  });

  it('leaves no half record, whenever its process is killed and however many write at once', async () => {
    const module = pathToFileURL(projectPath('src/cache/cache-file.ts')).href;
    const program = `import { writeCacheFile } from '${module}';
      for (let n = 0; ; n++) await writeCacheFile(process.argv[1] + '/r.json', String(n % 10).repeat(50_000));`;
    const args = ['--no-warnings', '--input-type=module', '-e', program, directory];
    const writers = [1, 2].map(() => spawn(NODE, args, { stdio: 'ignore' }));
    while (!(await readdir(directory)).includes('r.json')) await sleep(10);
    for (let reads = 0; reads < 50; reads += 1) {
      expect(await readFile(join(directory, 'r.json'), 'utf8')).toMatch(/^(\d)\1{49999}$/u);
      await sleep(1);
    }
    for (const writer of writers) {
      const ended = once(writer, 'exit');
      writer.kill('SIGKILL');
      await ended;
    }
    expect(await readFile(join(directory, 'r.json'), 'utf8')).toMatch(/^(\d)\1{49999}$/u);
  }, 60_000);
});

describe('the source of the engine', () => {
  it('is the one that records name: run `npm run generate` after a change', () => {
    expect(engineSourceText()).toContain(`'${ENGINE_SOURCE}'`);
  });
});

describe('contentId', () => {
  const spec = {
    task: 'image-classification',
    attack: 'evasion',
    fields: { number_of_classes: '10', vulnerability_threshold: '0.5' },
    local: { settings: { eps: 0.1, seed: 1 }, threshold: 0.5 },
  } as const;
  const content = (slot: ArtifactContent['slot'], digest = 'd'): ArtifactContent => {
    return { slot, form: 'file', name: `${slot}.npy`, digest };
  };
  const artifacts = [content('model'), content('data')];
  const usual = contentId(spec, artifacts);

  it.each([
    ['thresholds', { ...spec, fields: { ...spec.fields, vulnerability_threshold: '0.9' } }, artifacts],
    [
      'the time',
      { ...spec, local: { ...spec.local, settings: { ...spec.local.settings, minutes: 5 } } },
      artifacts,
    ],
    ['the order of artifacts', spec, artifacts.toReversed()],
  ] as const)('does not depend on %s', (_, other, contents) => {
    expect(contentId(other, contents)).toBe(usual);
  });

  it.each([
    ['attack', { ...spec, attack: 'outlier' }, artifacts],
    ['field', { ...spec, fields: { ...spec.fields, number_of_classes: '11' } }, artifacts],
    ['eps', { ...spec, local: { ...spec.local, settings: { eps: 0.2, seed: 1 } } }, artifacts],
    ['seed', { ...spec, local: { ...spec.local, settings: { eps: 0.1 } } }, artifacts],
    ['set of artifacts', spec, [...artifacts, content('label')]],
    ['slot', spec, [content('model'), content('label')]],
  ] as const)('is another with another %s', (_, other, contents) => {
    expect(contentId(other, contents)).toMatch(/^[\da-f]{64}$/u);
    expect(contentId(other, contents)).not.toBe(usual);
  });

  it('never takes the contents of one slot for those of another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const swapped = contentId(spec, [content('model', other), content('data', one)]);
        expect(contentId(spec, [content('model', one), content('data', other)]) === swapped).toBe(
          one === other,
        );
      }),
    );
  });

  it('is none for an endpoint, which has no bytes', () => {
    expect(contentId({ ...spec, fields: { use_model_api: 'yes' } }, artifacts)).toBeUndefined();
  });
});
