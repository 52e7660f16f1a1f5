import { describe, expect, test } from '@jest/globals';
import { describeConnectionFault } from '../../../src/http/connection-fault.ts';

/** An error as Node gives it: a message, and more as plain properties. */
function nodeError(message: string, more: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(message), more);
}

const HOST = 'service.example';

function kindOf(error: unknown, mayBeSent = true): string {
  return describeConnectionFault(error, { mayBeSent, host: HOST }).fault.kind;
}

const REFUSED = nodeError('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' });
const RESET = nodeError('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' });
const ITS = 'the certificate of service.example';
const PROXY = { host: 'proxy.example:3128', variable: 'HTTPS_PROXY' };

describe('a certificate that is refused', () => {
  test.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', `${ITS} is from an unknown authority; if a private authority issued it`],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', `${ITS} is self-signed; if a private authority issued it`],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'set NODE_EXTRA_CA_CERTS to the file'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'set NODE_EXTRA_CA_CERTS to the file'],
    ['CERT_HAS_EXPIRED', `${ITS} has expired; whoever runs that host has to renew it`],
    ['CERT_NOT_YET_VALID', `${ITS} is not valid yet; check the clock`],
    ['CERT_REVOKED', `${ITS} was refused`],
    ['ERR_TLS_CERT_ALTNAME_INVALID', `${ITS} is for another name; check the address`],
    // The server's refusal of the client's, which with TLS 1.3 comes when the request is already on its way.
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'service.example asks for a certificate of the client'],
  ])('is permanent, and nothing was processed, whatever was sent: %s', (code, says) => {
    const error = nodeError('it is refused', { code });
    for (const mayBeSent of [false, true]) {
      const found = describeConnectionFault(error, { mayBeSent, host: HOST });
      expect(found).toMatchObject({ fault: { kind: 'permanent' }, error });
      expect(found.cause).toContain(says);
      expect(found.cause).toMatch(/: it is refused \([A-Z_\d]+\)$/u);
    }
  });

  test('may be that of the proxy', () => {
    const error = nodeError('it is refused', { code: 'SELF_SIGNED_CERT_IN_CHAIN' });
    const { cause } = describeConnectionFault(error, { mayBeSent: false, host: HOST, proxy: PROXY });
    expect(cause).toContain(
      `${ITS}, as seen through the proxy proxy.example:3128, is from an unknown authority`,
    );
    expect(cause).toContain('if a private authority, or the proxy itself, issued it');
  });
});

describe('a proxy', () => {
  test.each([
    ['statusCode=407', 'permanent', 'put them into its address in HTTPS_PROXY'],
    ['statusCode=403', 'permanent', 'allow the host in the proxy'],
    ['statusCode=502', 'notSent', 'it may not reach that host'],
    [
      'cause=connect ECONNREFUSED 10.0.0.1:3128',
      'notSent',
      'cannot be reached; check the address in HTTPS_PROXY',
    ],
  ])('is named, with what to do: %s', (what, kind, says) => {
    const error = nodeError(`tunneling socket could not be established, ${what}`, { code: 'ECONNRESET' });
    const found = describeConnectionFault(error, { mayBeSent: false, host: HOST, proxy: PROXY });
    expect(found.fault).toEqual({ kind });
    expect(found.cause).toContain('the proxy proxy.example:3128');
    expect(found.cause).toContain(says);
  });
});

describe('a fault of TLS', () => {
  test.each(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_TLS_PROTOCOL_VERSION_CONFLICT'])(
    'is permanent before anything of the request was sent, and one like any other after it: %s',
    (code) => {
      const error = nodeError('write failed', { code, syscall: 'write' });
      const cause = `write failed (${code})`;
      expect(describeConnectionFault(error, { mayBeSent: false, host: HOST })).toEqual({
        fault: { kind: 'permanent' },
        cause: `service.example did not speak TLS; check the address and its port: ${cause}`,
        error,
      });
      expect(describeConnectionFault(error, { mayBeSent: true, host: HOST })).toEqual({
        fault: { kind: 'maybeProcessed' },
        cause,
        error,
      });
    },
  );
});

describe('a request of which certainly nothing was sent', () => {
  test.each([
    ['nobody listens', REFUSED],
    [
      'the name is not known',
      nodeError('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    ],
    ['the proxy made no tunnel', nodeError('tunneling socket could not be established, statusCode=502')],
    [
      'the handshake broke off',
      nodeError('Client network socket disconnected before secure TLS connection was established'),
    ],
    ['none of several addresses could be reached', nodeError('', { errors: [REFUSED, REFUSED] })],
  ])('it is: %s', (_what, error) => {
    expect(kindOf(error)).toBe('notSent');
    expect(kindOf(error, false)).toBe('notSent');
  });

  test.each([
    ['the connection was reset', RESET],
    ['the connection was reset before the request, as far as is known', RESET, false],
    ['one of several faults is none of connecting', nodeError('', { errors: [REFUSED, RESET] })],
    ['several faults are none', nodeError('several', { errors: [] })],
    ['the faults are no list', nodeError('several', { errors: 'connect' })],
    ['the service says what a proxy would', nodeError('It said: tunneling socket could not be established')],
    ['there is no error', undefined],
  ])('it is not: %s', (_what, error, mayBeSent = true) => {
    expect(kindOf(error, mayBeSent)).toBe('maybeProcessed');
  });
});

describe('the cause', () => {
  test.each([
    ['the code stands in the message already', REFUSED, 'connect ECONNREFUSED 127.0.0.1:1'],
    [
      'there is a code as well',
      nodeError('socket hang up', { code: 'ECONNRESET' }),
      'socket hang up (ECONNRESET)',
    ],
    ['there is no code', nodeError('Parse Error'), 'Parse Error'],
    ['there is a code alone', { code: 'EPIPE' }, 'EPIPE'],
    ['there is neither', 'it was text', 'it was text'],
  ])('names everything known: %s', (_what, error, cause) => {
    expect(describeConnectionFault(error, { mayBeSent: true, host: HOST })).toMatchObject({ cause, error });
  });
});
