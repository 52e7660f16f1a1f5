import { connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listenOnLoopback } from '../../service/wire/loopback.ts';
import { useOpened } from '../../support/opened.ts';
import { startProxy } from '../../support/proxy.ts';
import type { StrictServer } from '../../support/strict-server.ts';
import { useCertificates } from '../../support/test-certificates.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const certificates = useCertificates(['service.example'], 'trusted');
const { keep, serveReply, open } = useOpened({ maxAttempts: 3 });

afterEach(() => {
  Reflect.deleteProperty(process.env, 'https_proxy');
});

/** Listens on loopback until the end of the test, and ends every connection then. @returns the port */
async function listen(server: Server): Promise<number> {
  return keep(await listenOnLoopback(server)).port;
}

/** A service behind a relay that breaks the encryption as soon as the service has read a whole request. */
async function startBroken(): Promise<{ service: StrictServer; port: number }> {
  let latest: Socket | undefined;
  const service = await serveReply(() => {
    latest?.write('this is no record of TLS');
  }, certificates());
  const relay = createServer((client) => {
    latest = client;
    const inner = connect(service.port, '127.0.0.1');
    // Either side going away ends the other.
    inner.on('error', () => client.destroy());
    client.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    client.pipe(inner).pipe(client);
  });
  return { service, port: await listen(relay) };
}

describe('a fault of TLS after the request was sent', () => {
  test.each(['directly', 'through a proxy'])(
    '%s: a submission may have been processed; it is not sent again, and that is said',
    async (way) => {
      const { service, port } = await startBroken();
      let origin = `https://127.0.0.1:${String(port)}`;
      if (way === 'through a proxy') {
        process.env['https_proxy'] = keep(await startProxy({ 'service.example:443': port })).url;
        origin = 'https://service.example';
      }
      const transport = open();
      const error = await failureOf(transport.send(requestTo(origin, { rule: 'submission' })));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unavailable' });
      expect(error.message).toMatch(/EPROTO|ERR_SSL_/u);
      expect(error.message).toContain('It may have been processed anyway, so it was not sent again');
      expect(error.message).not.toContain('did not speak TLS');
      expect(transport.waits).toEqual([]);
      expect(service.requests).toHaveLength(1);
    },
  );

  test('a repeatable request is sent again', async () => {
    const { service, port } = await startBroken();
    const error = await failureOf(open().send(requestTo(`https://127.0.0.1:${String(port)}`)));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toContain('tried 3 times');
    expect(error.message).not.toContain('processed');
    expect(service.requests).toHaveLength(3);
  });
});

describe('a handshake that fails', () => {
  test('by the time-out: nothing was sent, so a submission is sent again', async () => {
    const origin = `https://127.0.0.1:${String(await listen(createServer()))}`;
    const transport = open({ requestTimeoutMs: 200 });
    const error = await failureOf(transport.send(requestTo(origin, { rule: 'submission' })));
    expect(error).toMatchObject({ reason: 'unavailable', inDoubt: false });
    expect(error.message).toMatch(/within 0\.2 s.*tried 3 times/u);
  });

  // With TLS 1.3 the client's part of the handshake is over before the server has looked at its certificate.
  test.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'for want of a client certificate with %s: nothing was processed, and nothing is tried again',
    async (maxVersion) => {
      const { key, cert } = certificates();
      let reads = 0;
      const options = { key, cert, requestCert: true, rejectUnauthorized: true, maxVersion };
      const server = createTlsServer(options, (socket) => {
        socket.on('data', () => {
          reads += 1;
        });
      });
      const origin = `https://127.0.0.1:${String(await listen(server))}`;
      const transport = open();
      const error = await failureOf(transport.send(requestTo(origin, { rule: 'submission' })));
      expect(error).toMatchObject({ reason: 'unavailable' });
      expect(error.message).toContain('tried once');
      expect(error.message).not.toContain('processed');
      expect(transport.waits).toEqual([]);
      expect(reads).toBe(0);
    },
  );
});
