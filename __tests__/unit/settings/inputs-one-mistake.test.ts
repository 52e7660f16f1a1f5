import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { InvalidInputError } from '../../../src/core/problem.ts';
import { ANALYSIS, CHECK, settingsSource } from '../../support/settings-source.ts';

type Inputs = Readonly<Record<string, string>>;

/** One line for each problem: where, and what. */
async function problemsOf(
  inputs: Inputs,
  changes: Parameters<typeof settingsSource>[1] = {},
): Promise<readonly string[]> {
  try {
    await readSettings(settingsSource(inputs, changes));
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message.split('\n');
    throw error;
  }
}

const BUCKET: Inputs = {
  'repo-type': 's3',
  'bucket-name': 'models',
  region: 'eu-central-1',
  'storage-access-key-id': 'id',
  'storage-secret-access-key': 'secret',
};
describe('one mistake', () => {
  it('of several inputs is one problem', async () => {
    const without = Object.fromEntries(
      Object.keys(BUCKET)
        .slice(1)
        .map((name) => [name, '']),
    );
    expect(await problemsOf({ ...CHECK, ...BUCKET, ...without })).toEqual([
      'input "bucket-name": is required with repo-type s3_bucket, as are region, storage-access-key-id, storage-secret-access-key.',
    ]);
    expect(await problemsOf({ ...CHECK, ...BUCKET, 'repo-type': 'github' })).toEqual([
      expect.stringMatching(
        /^input "bucket-name": is only for object storage, as are region, .*Remove them/u,
      ),
    ]);
    expect(await problemsOf({ ...CHECK, 'api-key': '', 'org-id': '' })).toEqual([
      expect.stringContaining('input "api-key": is required and empty, as is org-id. Give it from a secret.'),
    ]);
    expect(await problemsOf({ ...CHECK, 'base-url': 'Local' })).toEqual([
      expect.stringContaining(
        'input "api-key": is given, as is org-id, but base-url: local takes no credentials',
      ),
    ]);
    const file = 'same.json';
    expect(
      await problemsOf({ ...CHECK, 'sarif-file': file, 'results-file': file, 'report-file': file }),
    ).toEqual([
      'input "results-file": names the same file as sarif-file. Give each its own path.',
      'input "report-file": names the same file as sarif-file. Give each its own path.',
    ]);
  });

  it('gives no second problem by what would follow from it', async () => {
    const nothing = { ...CHECK, mode: '' };
    for (const wrong of [
      { mode: 'chek' },
      { 'supply-chain': 'maybe', 'bom-file': 'bom.json' },
      { ...ANALYSIS, mode: '', wait: 'maybe', 'report-directory': 'reports' },
      { mode: 'chek', 'report-directory': 'reports' },
    ]) {
      expect(await problemsOf({ ...nothing, ...wrong })).toHaveLength(1);
    }
  });

  it('reports of jobs need a run that waits', async () => {
    const inputs = { ...CHECK, ...ANALYSIS, mode: 'scan', 'report-directory': 'reports' };
    expect(await problemsOf(inputs)).toEqual([
      'input "report-directory": is given, but the run does not wait for the jobs, so there are no reports yet. ' +
        'Set wait to true, or remove the input.',
    ]);
    expect(await problemsOf({ ...inputs, wait: 'true' })).toEqual([]);
    expect(await problemsOf({ ...inputs, mode: 'plan' })).toEqual([]);
  });
});
