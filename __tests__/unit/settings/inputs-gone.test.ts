import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { failureOf } from '../../support/test-transport.ts';
import { ANALYSIS, CHECK, settingsSource } from '../../support/settings-source.ts';

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
    const error = await failureOf(readSettings(settingsSource({ ...CHECK, ...ANALYSIS, ...inputs })));
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
  });
});
