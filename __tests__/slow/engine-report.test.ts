import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { PNG } from 'pngjs';
import { readNpy } from '../../src/engine/dataset/npy.ts';
import type { ReportFormat, ReportType } from '../../src/report/job-report/report-type.ts';
import { renderReport } from '../../src/report/job-report/render-report.ts';
import type { AttackResult } from '../../src/engine/types.ts';
import { isObject } from '../../src/core/json.ts';
import {
  RESULTS_BY_NAME,
  SAMPLE_RESULT,
  SAMPLE_ROWS,
  SAMPLE_SUMMARY,
} from '../support/engine-report-samples.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { hostileResult, hostileSummary } from '../support/engine-report-hostile.ts';
import { readStrictXml } from '../support/strict-xml.ts';
import { readZip } from '../support/zip-reading.ts';

const READABLE = ['Vulnerability', 'Defense'] as const;
const HOSTILE: readonly (readonly [string, AttackResult])[] = HOSTILE_TEXTS.map((text, index) => [
  `hostile text ${String(index)}`,
  hostileResult(text),
]);
const RESULTS = [...Object.entries(RESULTS_BY_NAME), ...HOSTILE];
const CASES = READABLE.flatMap((type) => RESULTS.map(([name, result]) => [type, name, result] as const));

const validate = compileSchema();

function compileSchema(): ReturnType<Ajv['compile']> {
  const schema: unknown = JSON.parse(readFileSync('schema/report.schema.json', 'utf8'));
  if (!isObject(schema)) throw new Error('the schema is no object');
  return new Ajv({ allErrors: true, strict: false }).compile(schema);
}

async function render(
  type: ReportType,
  format: Exclude<ReportFormat, 'pdf'>,
  result: AttackResult,
): Promise<Buffer> {
  return renderReport(type, format, SAMPLE_SUMMARY, result);
}

/** The values of JSON in order, as the XML report writes them. */
function leavesOf(value: unknown): readonly string[] {
  if (value === null) return [''];
  if (Array.isArray(value)) {
    const isNumbers = value.length > 0 && value.every((item) => typeof item === 'number' || item === null);
    if (isNumbers) return [value.map(String).join(' ')];
    return value.length === 0 ? [''] : value.flatMap(leavesOf);
  }
  return isObject(value)
    ? Object.values(value).flatMap(leavesOf)
    : [xmlText(typeof value === 'string' ? value : JSON.stringify(value))];
}

function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '?');
}

describe('JSON', () => {
  test.each(CASES)('%s, %s: holds to the schema', async (type, _name, result) => {
    const report: unknown = JSON.parse((await render(type, 'json', result)).toString());
    const valid: unknown = validate(report);
    expect({ valid, errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(report).toMatchObject({ version: 1, report: type, job: { job_id: SAMPLE_SUMMARY.jobId } });
  });

  test('holds everything whole, the numbers of inputs with six digits', async () => {
    const report: unknown = JSON.parse((await render('Vulnerability', 'json', SAMPLE_RESULT)).toString());
    const pairs = { original: [1, 2, 3, 4, 5, 6, 7, 8, 9], changed: [1, 2.5, 3, 4, 5, 6, 7, 8, 7] };
    const rows: unknown = JSON.parse(
      (await render('Vulnerability', 'json', { ...SAMPLE_RESULT, evidence: [SAMPLE_ROWS] })).toString(),
    );
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
    const thirds = (
      await render('Vulnerability', 'json', { ...SAMPLE_RESULT, evidence: [third] })
    ).toString();
    expect(thirds).toContain('"values": [0.333333]');
  });
});

test.each(CASES)(
  'XML of %s, %s: is well-formed, with the content of the JSON',
  async (type, _name, result) => {
    const report: unknown = JSON.parse((await render(type, 'json', result)).toString());
    const leaves = readStrictXml((await render(type, 'xml', result)).toString());
    // An XML reader turns every kind of line end into a line feed.
    const normal = (texts: readonly string[]): readonly string[] =>
      texts.map((text) => text.replace(/\r\n?/gu, '\n'));
    expect(normal(leaves)).toEqual(normal(leavesOf(report)));
  },
);

describe('text', () => {
  test.each(CASES)('%s, %s: says the verdict, and holds no command', async (type, _name, result) => {
    const text = (await render(type, 'txt', result)).toString();
    expect(text).toContain(
      'Vulnerable: score at least 0.88 (black box; 95 % interval 0.78 to 0.94), threshold 0.5.',
    );
    expect(text).not.toMatch(/^\s*::|##\[/mu);
    expect(text).not.toMatch(/[^\n\P{C}]|NaN|Infinity/u);
  });

  test('holds all rows of a long table', async () => {
    const text = (
      await render('Vulnerability', 'txt', RESULTS_BY_NAME['a table of 1,000 rows'] ?? SAMPLE_RESULT)
    ).toString();
    expect(text.match(/^\d+ +\d +class \d +[\d.e-]+$/gmu)).toHaveLength(1000);
  });
});

describe('archives', () => {
  const types = ['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'] as const;
  const archives = types.flatMap((type) => RESULTS.map(([name, result]) => [type, name, result] as const));

  test.each(archives)(
    '%s, %s: holds files that can be read, under names of ours',
    async (type, _name, result) => {
      const files = await readZip(await render(type, 'zip', result));
      const names = [...files.keys()];
      expect(
        names.filter(
          (name) => !/^(?:[a-z]+-\d+\/)?[A-Za-z0-9_-]+\.(?:txt|json|html|png|npy|npz|py|csv)$/u.test(name),
        ),
      ).toEqual([]);
      expect(names.some((name) => name === 'report.txt' || name === 'README.txt')).toBe(true);
      for (const [name, content] of files) expectReadable(name, content);
    },
  );

  /** For each kind of file: true if the content is what people can open without harm. */
  const READERS: Readonly<Record<string, (content: Buffer) => boolean>> = {
    '.png': (content) => PNG.sync.read(content).width > 0,
    '.json': (content) => {
      const value: unknown = JSON.parse(content.toString());
      return isObject(value) && value['version'] === 1;
    },
    '.npy': (content) => readNpy(content, 'an array').values.length >= 0,
    '.csv': (content) => !/(?:^|[,\n])"?[=@+]/u.test(content.toString()),
  };

  function expectReadable(name: string, content: Buffer): void {
    expect(READERS[name.slice(name.lastIndexOf('.'))]?.(content) ?? true).toBe(true);
  }

  test('attack samples: the arrays hold all pairs exactly, in the order of labels.csv', async () => {
    const files = await readZip(await render('Attack_samples', 'zip', SAMPLE_RESULT));
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

  test('defence files: the setting that was measured, and pairs to train with', async () => {
    const files = await readZip(await render('Defense_artifact', 'zip', SAMPLE_RESULT));
    const settings: unknown = JSON.parse(files.get('defences.json')?.toString() ?? '');
    expect([...files.keys()]).toEqual([
      'README.txt',
      'defences.json',
      'training-1/labels.csv',
      'training-1/originals.npy',
      'training-1/changed.npy',
    ]);
    expect(settings).toMatchObject({
      defences: [
        {
          measured: { without: 0.88, with: 0.61 },
          setting: [
            { name: 'kernel', value: [1, 2, 1, 2, 4, 2, 1, 2, 1] },
            { name: 'divisor', value: 16 },
            {},
          ],
        },
        { measured: null, setting: [] },
      ],
    });
  });

  test('defence files of another attack hold the rows to look at, and no pairs', async () => {
    const summary = { ...SAMPLE_SUMMARY, attack: 'poisoning' as const };
    const files = await readZip(await renderReport('Defense_artifact', 'zip', summary, SAMPLE_RESULT));
    expect([...files.keys()]).toEqual(['README.txt', 'defences.json', 'table-3.csv']);
  });
});

test.each(['Attack_samples', 'Defense_artifact'] as const)('%s exists as zip only', async (type) => {
  await expect(render(type, 'json', SAMPLE_RESULT)).rejects.toThrow(
    `${type} exists as zip only, not as json`,
  );
});

test.each(['zip', 'txt', 'json', 'xml'] as const)('the same result gives the same %s', async (format) => {
  const [first, second] = [
    await render('Vulnerability', format, SAMPLE_RESULT),
    await render('Vulnerability', format, SAMPLE_RESULT),
  ];
  expect(first.equals(second)).toBe(true);
});

test('hostile names of models and files stay text in every format', async () => {
  for (const text of HOSTILE_TEXTS) {
    const summary = hostileSummary(text);
    const xml = (await renderReport('Vulnerability', 'xml', summary, SAMPLE_RESULT)).toString();
    expect(readStrictXml(xml)).toContain(xmlText(text));
    const report = (await renderReport('Vulnerability', 'txt', summary, SAMPLE_RESULT)).toString();
    expect(report).not.toMatch(/^\s*::|##\[|[^\n\P{C}]/mu);
  }
});
