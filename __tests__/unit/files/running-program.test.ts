import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { digestBundle, findRunningProgram } from '../../../src/files/running-program.ts';
import { makeWorkspace } from '../../support/workspace.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('the program that runs', () => {
  it('has no digest if it runs from its source', async () => {
    const program = await findRunningProgram('v1');
    expect(program).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/u), actionRef: 'v1' });
  });

  it('is named by its entry and by every file of its bundle', async () => {
    await using dist = await makeWorkspace({
      'index.js': 'start',
      'engine/index.js': 'attack',
      '7.index.js': 'x',
    });
    const lines = [
      `${sha256('x')}  7.index.js\n`,
      `${sha256('attack')}  engine/index.js\n`,
      `${sha256('start')}  index.js\n`,
    ];
    const digests = await digestBundle(dist.folder);
    expect(digests).toEqual({ entry: sha256('start'), folder: sha256(lines.join('')) });
  });
});
