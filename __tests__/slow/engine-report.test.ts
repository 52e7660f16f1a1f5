import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { PNG } from 'pngjs';
import { readNpy } from '../../packages/engine/src/dataset/npy.ts';
import { renderAttackSamples } from '../../src/report/job-report/attack-samples.ts';
import { reportJson } from '../../src/report/job-report/report-object.ts';
import { reportObject } from '../../src/report/job-report/report-object.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { isObject } from '@model-security-scan/common/json';
import {
  RESULTS_BY_NAME,
  SAMPLE_RESULT,
  SAMPLE_ROWS,
  SAMPLE_SUMMARY,
} from '../support/engine-report-samples.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { hostileResult, hostileSummary } from '../support/engine-report-hostile.ts';
import { readZip } from '../support/zip-reading.ts';

const HOSTILE: readonly (readonly [string, AttackResult])[] = HOSTILE_TEXTS.map((text, index) => [
  `hostile text ${String(index)}`,
  hostileResult(text),
]);
const RESULTS = [...Object.entries(RESULTS_BY_NAME), ...HOSTILE];

const validate = compileSchema();

function compileSchema(): ReturnType<Ajv['compile']> {
  const schema: unknown = JSON.parse(readFileSync('schema/report.schema.json', 'utf8'));
  if (!isObject(schema)) throw new Error('the schema is no object');
  return new Ajv({ allErrors: true, strict: false }).compile(schema);
}

function render(result: AttackResult): string {
  return reportJson(reportObject(SAMPLE_SUMMARY, result));
}

async function samplesOf(result: AttackResult): ReturnType<typeof readZip> {
  return readZip(await renderAttackSamples(SAMPLE_SUMMARY, result));
}

describe('JSON', () => {
  test.each(RESULTS)('holds to the schema: %s', (_name, result) => {
    const report: unknown = JSON.parse(render(result));
    const valid: unknown = validate(report);
    expect({ valid, errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(report).toMatchObject({
      version: 1,
      report: 'Vulnerability',
      job: { job_id: SAMPLE_SUMMARY.jobId },
    });
  });

  test('holds everything whole, the numbers of inputs with six digits', () => {
    const report: unknown = JSON.parse(render(SAMPLE_RESULT));
    const pairs = { original: [1, 2, 3, 4, 5, 6, 7, 8, 9], changed: [1, 2.5, 3, 4, 5, 6, 7, 8, 7] };
    const rows: unknown = JSON.parse(render({ ...SAMPLE_RESULT, evidence: [SAMPLE_ROWS] }));
    expect(report).toMatchObject({
      result: { score: SAMPLE_RESULT.score, seconds: 12.345_678, cut_short: false },
    });
    expect(rows).toMatchObject({ result: { evidence: [{ pairs: [pairs, { distance: null }] }] } });
    const third = {
      kind: 'inputs' as const,
      title: '',
      shape: [1],
      inputs: [{ name: '', note: '', values: Float32Array.of(1 / 3) }],
    };
    expect(render({ ...SAMPLE_RESULT, evidence: [third] })).toContain('"values": [0.333333]');
  });
});

describe('attack samples', () => {
  test.each(RESULTS)('are files that can be read, under names of ours: %s', async (_name, result) => {
    const files = await samplesOf(result);
    const names = [...files.keys()];
    expect(
      names.filter((name) => !/^(?:[a-z]+-\d+\/)?[A-Za-z0-9_-]+\.(?:txt|png|npy|npz|py|csv)$/u.test(name)),
    ).toEqual([]);
    const readme = files.get('README.txt')?.toString() ?? '';
    expect(readme).toContain('evasion of digits');
    expect(readme).not.toMatch(/^\s*::|##\[|[^\n\P{C}]/mu);
    for (const [name, content] of files) expectReadable(name, content);
  });

  /** For each kind of file: true if the content is what people can open without harm. */
  const READERS: Readonly<Record<string, (content: Buffer) => boolean>> = {
    '.png': (content) => PNG.sync.read(content).width > 0,
    '.npy': (content) => readNpy(content, 'an array').values.length >= 0,
    '.csv': (content) => !/(?:^|[,\n])"?[=@+]/u.test(content.toString()),
  };

  function expectReadable(name: string, content: Buffer): void {
    expect(READERS[name.slice(name.lastIndexOf('.'))]?.(content) ?? true).toBe(true);
  }

  test('hold all pairs exactly, in the order of labels.csv', async () => {
    const files = await samplesOf(SAMPLE_RESULT);
    const changed = readNpy(files.get('pairs-1/changed.npy') ?? Buffer.alloc(0), 'changed');
    const [evidence] = SAMPLE_RESULT.evidence;
    const pairs = evidence?.kind === 'pairs' ? evidence.pairs : [];
    expect(changed.shape).toEqual([15, 1, 8, 8]);
    expect(Array.from(changed.values)).toEqual(pairs.flatMap((pair) => Array.from(pair.changed)));
    const lines = files.get('pairs-1/labels.csv')?.toString().split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual([
      'index,name,label,before,after,distance',
      '0,image 0.png,0,0 (0.98),2 (0.61),0.18',
    ]);
    expect(lines).toHaveLength(17);
    expect(
      [...files.keys()].filter((name) => name.startsWith('pairs-1/') && name.endsWith('.png')),
    ).toHaveLength(45);
  });

  test('of the same result are the same bytes', async () => {
    const [first, second] = [
      await renderAttackSamples(SAMPLE_SUMMARY, SAMPLE_RESULT),
      await renderAttackSamples(SAMPLE_SUMMARY, SAMPLE_RESULT),
    ];
    expect(first.equals(second)).toBe(true);
  });

  test('name a hostile model by text only', async () => {
    for (const text of HOSTILE_TEXTS) {
      const files = await readZip(await renderAttackSamples(hostileSummary(text), SAMPLE_RESULT));
      expect(files.get('README.txt')?.toString()).not.toMatch(/^\s*::|##\[|[^\n\P{C}]/mu);
    }
  });
});
