import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../src/facts/settings.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { knownRepoType } from '../../../src/settings/repository.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

async function settingsOf(inputs: Readonly<Record<string, string>>): Promise<Settings> {
  const settings = await readSettings(settingsSource({ ...CHECK, ...inputs }));
  if (settings === undefined) throw new Error('There are credentials.');
  return settings;
}

describe('fixed words', () => {
  it.each<[string, string, unknown, (settings: Settings) => unknown]>([
    ['mode', 'Check', 'check', (settings) => settings.mode],
    ['rescan', 'Always', 'always', (settings) => settings.rescan],
    ['repo-type', 'GitHub', 'github', (settings) => settings.repository.type],
    ['reports', 'Defense', 'defense', (settings) => settings.reports.kinds.join()],
    ['wait', 'tRUE', true, (settings) => settings.wait],
  ])('take the fixed word of %s in any case: %s', async (name, given, value, read) => {
    expect(read(await settingsOf({ [name]: given }))).toBe(value);
  });

  it.each(['S3', 'S3-Bucket', 's3_BUCKET', 'Hugging-Face', 'HuggingFace'])(
    'know a repository type in any case: %s',
    (type) => {
      expect(knownRepoType(type)).toBe(/^s3/iu.test(type) ? 's3_bucket' : 'huggingface');
    },
  );

  it('take Local as local', async () => {
    const inputs = { 'base-url': 'Local', 'api-key': '', 'org-id': '' };
    expect((await settingsOf(inputs)).service.isLocal).toBe(true);
  });

  it('name the repository type that is probably meant', async () => {
    expect((await settingsOf({ 'repo-type': 'githb' })).notices).toEqual([
      expect.stringContaining('s3_bucket; did you mean "github"? It is sent unchanged'),
    ]);
  });
});
