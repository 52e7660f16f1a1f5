import { expect, it } from '@jest/globals';
import { buildRunUrl } from '../../../src/github/open.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';

it('links the run on the server that it is of', () => {
  const event = { serverUrl: 'https://github.example', repository: 'acme/vision' };
  const runner = createPlainRunner({ event, variables: { GITHUB_RUN_ID: '17' } });
  expect(buildRunUrl(runner)).toBe('https://github.example/acme/vision/actions/runs/17');
});
