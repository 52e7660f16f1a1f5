import { readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { renderAttackSamples } from '../../../src/report/job-report/attack-samples.ts';
import { reportObject } from '../../../src/report/job-report/report-object.ts';
import {
  type CachedAnalysis,
  cacheEntryTexts,
  type EndedAnalysis,
  readCacheEntry,
} from '../../../src/cache/cache-entry.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { writeEvidence } from '../../../src/cache/content-evidence.ts';
import { CachedResults } from '../../../src/cache/cached-results.ts';
import { evidenceName, evidenceStart, MAX_EVIDENCE_BYTES } from '../../../src/cache/entry-names.ts';
import { hostileResult } from '../../support/engine-report-hostile.ts';
import { RESULTS_BY_NAME, SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { ATTACKS_BY_NAME } from '../../support/hostile-texts.ts';
import { resultPage } from '../../support/result-page.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { useFolder } from '../../support/opened.ts';

const ID = 'a'.repeat(64);
const SUBJECT = { contentId: ID, task: 'image-classification', attack: 'evasion' } as const;
const ANALYSIS = { ...SUBJECT, name: 'digits/evasion' };

function ended(result: AttackResult): EndedAnalysis {
  return { result: { ...result, cutShort: false }, runtime: 'wasm', madeMs: 1 };
}

/** What is left of a result when its record is read with another text of evidence, whose digest the record names. */
function readWith(text: string, isNamed = true): CachedAnalysis {
  const { body } = cacheEntryTexts({ ...SUBJECT, commit: undefined }, ended(SAMPLE_RESULT));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const named = isNamed ? { evidence: { sha256, whole: true } } : {};
  const record = readCacheEntry(Object.assign({}, body, named), SUBJECT, text);
  if (typeof record === 'string') throw new Error(`The record is ${record}.`);
  return record.kept;
}

describe('the evidence of a record', () => {
  let directory = '';
  useFolder((made) => (directory = made));

  const open = (): Promise<CachedResults> =>
    CachedResults.open({ directory, requiresSignature: false, readsEarlier: true }, [ANALYSIS]);
  const keepAndFind = async (result: AttackResult): Promise<CachedAnalysis | undefined> => {
    await (await open()).keep(ANALYSIS.name, ended(result));
    return (await open()).find(ANALYSIS.name)?.kept;
  };

  it.each(['everything', 'inputs', 'pairs with tests', 'nothing at all'])(
    'makes every report of a kept result the same: %s',
    async (name) => {
      const before = { ...(RESULTS_BY_NAME[name] ?? SAMPLE_RESULT), cutShort: false };
      const kept = await keepAndFind(before);
      expect(kept?.evidenceKept).toBe('all');
      const after = kept?.result ?? SAMPLE_RESULT;
      expect(reportObject(SAMPLE_SUMMARY, after)).toEqual(reportObject(SAMPLE_SUMMARY, before));
      expect(resultPage(SAMPLE_SUMMARY, after)).toBe(resultPage(SAMPLE_SUMMARY, before));
      const [one, other] = [
        await renderAttackSamples(SAMPLE_SUMMARY, before),
        await renderAttackSamples(SAMPLE_SUMMARY, after),
      ];
      expect(other.equals(one)).toBe(true);
    },
  );

  it('keeps every bit of a number', async () => {
    const values = fc.float32Array({ minLength: 4, maxLength: 4, noNaN: true, noDefaultInfinity: true });
    await fc.assert(
      fc.asyncProperty(values, async (numbers) => {
        const inputs = [{ name: 'a', values: numbers, note: 'b' }];
        const evidence = [{ kind: 'inputs', title: 't', shape: [4], inputs }] as const;
        const kept = await keepAndFind({ ...SAMPLE_RESULT, evidence });
        expect(kept?.result.evidence).toEqual(evidence);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [100, 2 ** 11, 12],
    [13, 2 ** 17, 3],
    [4, 2 ** 18, 0],
  ])('keeps of %i inputs of %i random numbers only %i, and the score', async (count, size, most) => {
    let state = 1;
    const noise = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const inputs = Array.from({ length: count }, (_unused, index) => {
      const values = Float32Array.from({ length: size }, noise);
      return { name: String(index), values, note: '' };
    });
    const evidence = [{ kind: 'inputs', title: 't', shape: [size], inputs }] as const;
    const text = writeEvidence(ID, { evidence });
    const isWhole = count * size * 4 < MAX_EVIDENCE_BYTES / 2;
    expect(text?.isWhole).toBe(isWhole);
    expect(Buffer.byteLength(text?.text ?? '')).toBeLessThanOrEqual(MAX_EVIDENCE_BYTES);
    const kept = await keepAndFind({ ...SAMPLE_RESULT, evidence });
    const left = kept?.result.evidence.map((one) => (one.kind === 'inputs' ? one.inputs.length : -1));
    expect(left).toEqual([isWhole ? count : most]);
    expect(kept?.result.score).toEqual(SAMPLE_RESULT.score);
    expect(kept?.evidenceKept).toBe(isWhole ? 'all' : 'some');
  });

  it('is left out, and the score is kept, if any byte of it is changed, added or missing', async () => {
    await (await open()).keep(ANALYSIS.name, ended(SAMPLE_RESULT));
    const file = join(directory, evidenceName(ID));
    const bytes = await readFile(file);
    const change = fc.record({ at: fc.nat(bytes.length - 1), mask: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(change, fc.constantFrom('flip', 'cut', 'add'), async ({ at, mask }, kind) => {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8(flipped.readUInt8(at) ^ mask, at);
        const added = Buffer.concat([bytes, Buffer.of(mask)]);
        await writeFile(file, { flip: flipped, cut: bytes.subarray(0, at), add: added }[kind]);
        const records = await open();
        const kept = records.find(ANALYSIS.name)?.kept;
        expect(kept).toMatchObject({ evidenceKept: 'none', result: { evidence: [] } });
        expect(kept?.result.score).toEqual(SAMPLE_RESULT.score);
        expect(records.ignored).toEqual({});
      }),
      { numRuns: 60 },
    );
    await rm(file);
    expect((await open()).find(ANALYSIS.name)?.kept.evidenceKept).toBe('none');
  });

  it.each([
    ['another content', writeEvidence('b'.repeat(64), SAMPLE_RESULT)?.text ?? ''],
    ['the same content, from another run', writeEvidence(ID, { evidence: [] })?.text ?? ''],
  ])('is left out if it is of %s', (_, text) => {
    const { body } = cacheEntryTexts({ ...SUBJECT, commit: undefined }, ended(SAMPLE_RESULT));
    expect(readCacheEntry(body, SUBJECT, text)).toMatchObject({ kept: { evidenceKept: 'none' } });
    expect(readWith(text, false).evidenceKept).toBe('none');
  });

  it('is read strictly, also if the record names it: what is not evidence is left out', () => {
    const numbers = deflateRawSync(Buffer.alloc(16)).toString('base64');
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            kind: fc.constantFrom('pairs', 'inputs', 'curve', 'table', 'html'),
            title: fc.oneof(fc.string(), fc.jsonValue()),
            shape: fc.oneof(fc.constant([2]), fc.constant([1e300]), fc.jsonValue()),
            pairs: fc.oneof(fc.constant([{}]), fc.jsonValue()),
            inputs: fc.oneof(fc.constant([{ name: 'a', note: 'b' }, {}]), fc.jsonValue()),
            rows: fc.jsonValue(),
            header: fc.jsonValue(),
            series: fc.jsonValue(),
          },
          { requiredKeys: ['kind'] },
        ),
      ),
    );
    fc.assert(
      fc.property(anything, (evidence) => {
        const rest = JSON.stringify({ evidence, numbers });
        const kept = readWith(`${evidenceStart(ID)},${rest.slice(1)}\n`);
        expect(kept.result.score).toEqual(SAMPLE_RESULT.score);
        expect(kept.result.evidence).toHaveLength(
          kept.evidenceKept === 'none' || !Array.isArray(evidence) ? 0 : evidence.length,
        );
        expectSafePage(resultPage(SAMPLE_SUMMARY, kept.result));
      }),
      { numRuns: 60 },
    );
  });

  it('does not unpack more than a few megabytes', () => {
    const numbers = deflateRawSync(Buffer.alloc(50 * 2 ** 20)).toString('base64');
    const rest = JSON.stringify({ evidence: [], numbers });
    expect(readWith(`${evidenceStart(ID)},${rest.slice(1)}\n`).evidenceKept).toBe('none');
  });

  it.each(Object.entries(ATTACKS_BY_NAME))('never becomes markup of a page: %s', async (_, text) => {
    const kept = await keepAndFind(hostileResult(text));
    expectSafePage(resultPage(SAMPLE_SUMMARY, kept?.result ?? SAMPLE_RESULT));
  });
});
