import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import { failedOutcome } from '../../../src/decide/build-outcome.ts';
import { NOTHING_KNOWN } from '../../../src/facts/run-state.ts';
import { makeTemporaryFolder } from '../../../src/core/make-temporary-folder.ts';
import { useFolder } from '../../support/opened.ts';

describe('the folder for temporary files', () => {
  let root = '';

  useFolder((made) => (root = made));

  it('is made where it is wanted', async () => {
    expect((await stat(await makeTemporaryFolder(root))).isDirectory()).toBe(true);
  });

  // Root may write to every folder, so these are no folders at all.
  it.each(['gone', 'file'])(
    'is an error that names the folder and what to do if it cannot be made (%s)',
    async (name) => {
      const folder = join(root, name);
      if (name === 'file') await writeFile(folder, '');
      const error: unknown = await makeTemporaryFolder(folder).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ServiceError);
      const { failureReason, origin, errorMessage } = failedOutcome(NOTHING_KNOWN, error);
      expect({ failureReason, origin }).toEqual({ failureReason: 'invalid-input', origin: undefined });
      expect(errorMessage).toContain(`could be made in ${folder}: `);
      expect(errorMessage).toMatch(/Expected a folder that exists.* (?:TMPDIR|TEMP)\.$/u);
    },
  );
});
