import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasPython } from '../../packages/scanner/fuzz/oracle.ts';
import { LOADERS } from '../support/pickle-sample.ts';
import { pickleSamples } from '../support/pickle-samples.ts';
import { missingModule, PYTHON } from '../support/python-modules.ts';

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

  const samples = pickleSamples('/unused').map(({ name, loader }, index) => ({ name, loader, index }));

  it.each(samples.filter(({ loader }) => missingModule(LOADERS[loader]) === undefined))(
    '$name really runs',
    ({ index }) => {
      const target = join(folder, `ran-${String(index)}`);
      const file = join(folder, `sample-${String(index)}`);
      const sample = pickleSamples(target)[index];
      writeFileSync(file, sample?.bytes ?? '');
      const load = LOADERS[sample?.loader ?? 'pickle'];
      const program = `import sys\npath = sys.argv[1]\ntry:\n    ${load}\nexcept Exception:\n    pass`;
      spawnSync(PYTHON, ['-I', '-c', program, file], { timeout: 60_000 });
      expect(existsSync(target)).toBe(true);
    },
    60_000,
  );

  // The runner counts these as skipped, and names what is missing.
  for (const { name, loader } of samples) {
    const missing = missingModule(LOADERS[loader]);
    if (missing !== undefined) it.todo(`${name}: not run, since there is no ${missing}`);
  }
});
