import { expect, it } from '@jest/globals';
import { getExecOutput } from '../../../src/runner/stubs/exec.ts';
import { fetch, ProxyAgent } from '../../../src/runner/stubs/undici.ts';

it('fetches nothing in place of undici, but can be loaded with a proxy', async () => {
  expect(new ProxyAgent().isLeftOut).toBe(true);
  await expect(fetch('http://127.0.0.1:9/')).rejects.toThrow('requests go through the transport only');
});

it('starts no other program', async () => {
  await expect(getExecOutput('lsb_release')).rejects.toThrow('lsb_release was not started');
});
