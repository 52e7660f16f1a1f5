import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { interfaceScript, isAnalysis } from '../support/interface-service.ts';
import { only, talk } from '../support/talk.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe('the config file in the README', () => {
  it('is right as it stands there: everything in it would be submitted', async () => {
    const blocks = [...readme.matchAll(/```yaml\n(.*?)```/gsu)].map((match) => match[1] ?? '');
    const files = {
      '.github/model-security.yml': only(blocks.filter((text) => text.includes('\nmodels:'))),
      'models/digits.h5': 'a model',
      'data/test/1.png': 'an image',
      'data/labels.csv': 'image,label\n',
    };
    const { run, requests } = await talk(interfaceScript(), { mode: 'plan' }, { files });
    expect(run.commands.filter(({ name }) => name === 'error')).toEqual([]);
    expect(run.outputs['status']).toBe('planned');
    expect(JSON.parse(run.outputs['matrix'] ?? '')).toEqual({
      include: ['extraction', 'evasion'].map((attack) => ({
        name: `digits/${attack}`,
        model: 'digits',
        attack,
        only: `digits/${attack}`,
      })),
    });
    expect(requests.filter(isAnalysis)).toEqual([]);
  });
});
