import { describe, expect, test } from '@jest/globals';
import { describeConnectionFault } from '../../../src/http/connection-fault.ts';

/** An error as Node gives it: a message, and more as plain properties. */
function nodeError(message: string, more: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(message), more);
}

function kindOf(error: unknown, mayBeSent = true): string {
  return describeConnectionFault(error, mayBeSent).fault.kind;
}

const REFUSED = nodeError('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' });
const RESET = nodeError('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' });
const TRUST_HINT = '; for a private certificate authority set NODE_EXTRA_CA_CERTS';
const ADDRESS_HINT =
  '; check the address, and that its host supports TLS and has a certificate for this name';

describe('a certificate that is refused', () => {
  test.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', TRUST_HINT],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', TRUST_HINT],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', TRUST_HINT],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', TRUST_HINT],
    ['CERT_HAS_EXPIRED', ADDRESS_HINT],
    ['ERR_TLS_CERT_ALTNAME_INVALID', ADDRESS_HINT],
    // The server's refusal of the client's, which with TLS 1.3 comes when the request is already on its way.
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', ADDRESS_HINT],
  ])('is permanent, and nothing was processed, whatever was sent: %s', (code, hint) => {
    const error = nodeError('it is refused', { code });
    for (const mayBeSent of [false, true]) {
      const cause = `it is refused (${code})${hint}`;
      expect(describeConnectionFault(error, mayBeSent)).toEqual({
        fault: { kind: 'permanent' },
        cause,
        error,
      });
    }
  });
});

describe('a fault of TLS', () => {
  test.each(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_TLS_PROTOCOL_VERSION_CONFLICT'])(
    'is permanent before anything of the request was sent, and one like any other after it: %s',
    (code) => {
      const error = nodeError('write failed', { code, syscall: 'write' });
      const cause = `write failed (${code})`;
      expect(describeConnectionFault(error, false)).toEqual({
        fault: { kind: 'permanent' },
        cause: `${cause}${ADDRESS_HINT}`,
        error,
      });
      expect(describeConnectionFault(error, true)).toEqual({
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
    ['the proxy made no tunnel', nodeError('tunneling socket could not be established, statusCode=407')],
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
    expect(describeConnectionFault(error, true)).toMatchObject({ cause, error });
  });
});
