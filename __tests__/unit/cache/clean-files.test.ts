import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CLEAN_FILES_NAME, CleanFiles } from '../../../src/cache/clean-files.ts';
import { MAX_ENTRY_BYTES } from '../../../src/cache/cache-file.ts';
import { seal } from '../../../src/cache/seal.ts';
import type { KnownFile } from '@model-security-scan/scanner/scan-report';
import { SCANNER_VERSION } from '@model-security-scan/scanner/scanner-version';
import { scannerVersionText } from '../../../tools/scanner-version.ts';
import { useFolder } from '../../support/opened.ts';

const TRUST = { key: undefined, requiresSignature: false };
const CLEAN: KnownFile = {
  scannedAs: 'onnx .onnx',
  isModelContent: true,
  format: 'onnx',
  observations: [
    { kind: 'format', format: 'onnx', version: '8' },
    { kind: 'framework', name: 'pytorch' },
    { kind: 'licence', text: 'MIT' },
    { kind: 'dataset', name: 'digits' },
    { kind: 'model', model: { role: 'scaler', library: 'scikit-learn' } },
    { kind: 'model', model: { role: 'predictor', library: 'other', isDamaged: true } },
    {
      kind: 'model',
      model: {
        ...{ role: 'classifier', library: 'keras', name: 'Sequential' },
        inputs: { count: 2, names: ['a', 'b'], shape: [28, null] },
      },
    },
  ],
  findings: [],
};
const FLAGGED: KnownFile = {
  ...CLEAN,
  findings: [{ rule: 'pickle-code', severity: 'critical', subject: 'os.system', when: 'load', members: [] }],
};

describe('CleanFiles', () => {
  let directory = '';
  useFolder((made) => (directory = made));
  const open = (version = '1', readsEarlier = true): Promise<CleanFiles> =>
    CleanFiles.open(directory, TRUST, version, readsEarlier);
  const hash = (number: number): string => String(number).padStart(64, '0');

  it('keeps what is clean, and nothing that has a finding', async () => {
    const first = await open();
    first.add([
      { sha256: hash(1), reusable: CLEAN },
      { sha256: hash(2), reusable: FLAGGED },
      { sha256: hash(3) },
    ]);
    await first.save();
    expect((await open()).known).toEqual(new Map([[hash(1), CLEAN]]));
  });

  it('takes nothing over from another version of the scanner, or if nothing is to be taken over', async () => {
    const first = await open();
    first.add([{ sha256: hash(1), reusable: CLEAN }]);
    await first.save();
    expect(await open('2')).toMatchObject({ known: new Map(), fault: 'older' });
    expect(await open('1', false)).toMatchObject({ known: new Map(), fault: undefined });
  });

  it('does not grow without end: files of the latest run stay', async () => {
    for (const start of [0, 3000]) {
      const run = await open();
      run.add(Array.from({ length: 3000 }, (_, index) => ({ sha256: hash(start + index), reusable: CLEAN })));
      await run.save();
    }
    const { size } = await readFile(join(directory, CLEAN_FILES_NAME)).then(({ length }) => ({
      size: length,
    }));
    expect(size).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    const { known, fault } = await open();
    expect(fault).toBeUndefined();
    expect(known.has(hash(3000))).toBe(true);
    expect(known.has(hash(2999))).toBe(false);
  });

  const entry = { scannedAs: '', isModelContent: true, observations: [] };
  it.each([
    ['damaged', 'a file', '{"body":1}'],
    ['foreign', 'another record', seal({ kind: 'analysis' }, undefined)],
    ...[
      { x: entry },
      { [hash(1)]: { ...entry, scannedAs: 1 } },
      { [hash(1)]: { ...entry, observations: [{ kind: 'format' }] } },
      { [hash(1)]: { ...entry, observations: ['format'] } },
      ...[{ role: 'x' }, { inputs: 1 }, { inputs: { names: [1] } }, { inputs: { count: 'x' } }].map(
        (wrong) => ({
          [hash(1)]: {
            ...entry,
            observations: [{ kind: 'model', model: { role: 'scaler', library: 'other', ...wrong } }],
          },
        }),
      ),
      { [hash(1)]: null },
      [],
    ].map((files): [string, string, string] => {
      const text = seal({ kind: 'clean-files', scanner_version: '1', files }, undefined);
      return ['damaged', JSON.stringify(files), text];
    }),
  ])('ignores as %s: %s', async (fault, _, text) => {
    await writeFile(join(directory, CLEAN_FILES_NAME), text);
    expect(await open()).toMatchObject({ known: new Map(), fault });
  });
});

describe('the version of the scanner', () => {
  it('is that of its source: run `npm run generate` after a change', () => {
    expect(scannerVersionText()).toContain(`'${SCANNER_VERSION}'`);
  });
});
