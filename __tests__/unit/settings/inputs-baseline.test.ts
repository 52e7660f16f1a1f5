import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

describe('the input baseline', () => {
  it('does not count in mode check, which says so', async () => {
    const inputs = { mode: 'check', baseline: 'b.json', 'github-token': 'the-token' };
    const { policy, notices } = (await readSettings(settingsSource({ ...CHECK, ...inputs }))) ?? {};
    expect(policy).toEqual({ accept: [] });
    expect(notices).toEqual([
      'The input baseline has no effect in mode check: nothing accepts a finding there.',
    ]);
  });
});
