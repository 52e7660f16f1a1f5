import { describe, expect, it } from '@jest/globals';
import { ANALYSIS, CHECK, type Inputs, problemsOf } from '../../support/settings-source.ts';

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
    expect(await problemsOf({ ...CHECK, ...BUCKET, ...without })).toMatchSnapshot('first');
    expect(await problemsOf({ ...CHECK, ...BUCKET, 'repo-type': 'github' })).toEqual([
      expect.stringMatching(
        /^input "bucket-name": is only for object storage, as are region, .*Remove them/u,
      ),
    ]);
    expect(await problemsOf({ ...CHECK, 'api-key': '', 'org-id': '' })).toEqual([
      expect.stringMatching(/"api-key".*org-id/u),
    ]);
    expect(await problemsOf({ ...CHECK, 'base-url': 'Local' })).toEqual([
      expect.stringMatching(/"api-key".*org-id.*base-url/u),
    ]);
    const file = 'same.json';
    expect(
      await problemsOf({ ...CHECK, 'sarif-file': file, 'results-file': file, 'report-file': file }),
    ).toMatchSnapshot('second');
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
    expect(await problemsOf(inputs)).toMatchSnapshot();
    expect(await problemsOf({ ...inputs, wait: 'true' })).toEqual([]);
    expect(await problemsOf({ ...inputs, mode: 'plan' })).toEqual([]);
  });
});

describe('an input that is gone', () => {
  it.each([
    [{ 'record-directory': '/mnt/records' }, /^input "record-directory": is now called cache-directory/u],
    [{ 'record-key': 'k'.repeat(40) }, /^input "record-key": is now called cache-secret\. Rename it\.$/u],
    [{ 'commit-status': 'true' }, /^input "commit-status": is gone: .*Remove it, and .*statuses: write/u],
    [
      { task: 'x' },
      /^input "task": is gone\. Give the text of a config file in the input config: \{ version: 1/u,
    ],
    [
      { artifacts: 'x', 'model-id': 'm', attack: 'y' },
      /^input "model-id": is gone, as are attack, artifacts\. Give the text of a config file/u,
    ],
    [{ 'report-format': 'pdf' }, /^input "report-format": is gone.* service: \{ report-format: pdf \}\.$/u],
    [{ 'allow-missing-artifacts': 'true' }, / service: \{ allow-missing-artifacts: true \}\.$/u],
    [
      { 'supply-chain-paths': 'a' },
      /^input "supply-chain-paths": is gone.* files: \{ paths: \[models\] \}\.$/u,
    ],
    [{ 'policy-file': 'a' }, /^input "policy-file": is gone.* minimum: .* require-attacked: true/u],
    [{ mode: 'collect' }, /^input "mode": is collect, which is gone: run the step that submitted once more/u],
  ])('%j is gone, and says what to write', async (inputs, message) => {
    expect(await problemsOf({ ...CHECK, ...ANALYSIS, ...inputs })).toEqual([expect.stringMatching(message)]);
  });
});
