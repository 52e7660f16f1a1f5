import { expect, it } from '@jest/globals';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

it.each([
  ['true', '', 'when-stale'],
  ['false', '', 'never'],
  ['', '', 'never'],
  ['true', 'never', 'never'],
  ['false', 'always', 'always'],
])('wait %j and rescan %j mean %s: a gate wants the verdict of this commit', async (wait, given, rescan) => {
  const settings = await readSettings(settingsSource({ ...CHECK, wait, rescan: given }));
  expect(settings?.rescan).toBe(rescan);
});
