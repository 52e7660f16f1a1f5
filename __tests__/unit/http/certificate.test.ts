import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { answer } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { jsonAnswer, type StrictServer } from '../../support/strict-server.ts';
import { useCertificates } from '../../support/test-certificates.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const certificates = useCertificates([], 'not trusted');
const { serve, serveReply, open } = useOpened({ maxAttempts: 3 });

const startService = (): Promise<StrictServer> => serveReply(jsonAnswer({ a: 1 }), certificates());

/** Sends one request from a process of its own. @returns what it printed: the answer's body, or the error's message */
async function sendFromProcess(origin: string, caFile: string | undefined): Promise<string> {
  const program = `
    import { openTestTransport, requestTo } from ${JSON.stringify(new URL('../../support/test-transport.ts', import.meta.url).href)};
    const transport = openTestTransport({ maxAttempts: 3 });
    const tell = await transport.send(requestTo(${JSON.stringify(origin)})).then((got) => got.body.toString(), (error) => error.message);
    transport.close();
    console.log(tell);`;
  const environment = { ...process.env };
  Reflect.deleteProperty(environment, 'NODE_EXTRA_CA_CERTS');
  const env = caFile === undefined ? environment : { ...environment, NODE_EXTRA_CA_CERTS: caFile };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env,
  });
  return stdout.trim();
}

describe('certificates', () => {
  test('one of a private authority is trusted if NODE_EXTRA_CA_CERTS names the authority', async () => {
    const service = await startService();
    expect(await sendFromProcess(service.origin, certificates().caFile)).toBe('{"a":1}');
    expect(service.requests).toHaveLength(1);
  });

  test.each(['repeatable', 'submission'] as const)(
    'one that is not trusted: a %s is not sent, nor tried again',
    async (rule) => {
      const service = await startService();
      const transport = open();
      const error = await failureOf(transport.send(requestTo(service.origin, { rule })));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unavailable' });
      expect(error.message).toMatch(/UNABLE_TO_|SELF_SIGNED/u);
      expect(error.message).toContain('NODE_EXTRA_CA_CERTS');
      expect(error.message).toContain('tried once');
      expect(error.message).not.toContain('processed');
      expect(error.cause).toBeDefined();
      expect(transport.waits).toEqual([]);
      expect(service.requests).toEqual([]);
    },
  );

  test('a port that does not speak TLS: not tried again, with advice that fits', async () => {
    const server = await serve({ ...answer(400), when: 'connection' });
    const transport = open();
    const error = await failureOf(transport.send(requestTo(server.origin.replace('http:', 'https:'))));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toContain('did not speak TLS');
    expect(error.message).not.toContain('NODE_EXTRA_CA_CERTS');
    expect(transport.waits).toEqual([]);
  });

  test('a handshake that breaks off: nothing was sent, so a submission is sent again', async () => {
    const server = await serve({ when: 'connection', act: (socket) => socket.end() });
    const transport = open();
    const origin = server.origin.replace('http:', 'https:');
    const error = await failureOf(transport.send(requestTo(origin, { rule: 'submission' })));
    expect(error.message).toContain('tried 3 times');
    expect(server.connections()).toBe(3);
  });
});
