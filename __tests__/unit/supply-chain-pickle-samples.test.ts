import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasPython } from '../../tools/pickle-fuzz/oracle.ts';
import { LOADERS } from '../support/pickle-sample.ts';
import { pickleSamples } from '../support/pickle-samples.ts';
import { scanPickleContent } from '../support/scan-content.ts';

/** A Python with numpy, joblib and scipy lets every sample run; without them their samples are left out. */
const PYTHON = process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3';
const MISSING_MODULE = 77;

describe('samples that run a program when they are loaded', () => {
  it.each(pickleSamples('/tmp/x').map((sample) => [sample.name, sample] as const))(
    '%s is found',
    (_name, sample) => {
      const { findings } = scanPickleContent(sample.bytes);
      expect(findings).toContainEqual(
        expect.objectContaining({
          rule: sample.rule,
          subject: sample.subject,
          severity: sample.rule === 'pickle-unknown-call' ? 'high' : 'critical',
        }),
      );
    },
  );
});

// The payload makes an empty file and does nothing else.
const describeWithPython = hasPython() ? describe : describe.skip;

describeWithPython('samples in their loaders (needs python3)', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pickle-samples-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(pickleSamples('/unused').map(({ name }, index) => [name, index] as const))(
    '%s really runs',
    (_name, index) => {
      const target = join(folder, `ran-${String(index)}`);
      const file = join(folder, `sample-${String(index)}`);
      const sample = pickleSamples(target)[index];
      writeFileSync(file, sample?.bytes ?? '');
      const program = [
        'import sys',
        'path = sys.argv[1]',
        'try:',
        `    ${LOADERS[sample?.loader ?? 'pickle']}`,
        'except ModuleNotFoundError:',
        `    sys.exit(${String(MISSING_MODULE)})`,
        'except Exception:',
        '    pass',
      ].join('\n');
      const { status } = spawnSync(PYTHON, ['-I', '-c', program, file], { timeout: 60_000 });
      // A module that Python lacks leaves the sample unproven here.
      expect(status === MISSING_MODULE || existsSync(target)).toBe(true);
    },
    60_000,
  );
});
