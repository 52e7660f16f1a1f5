import { at, textAt } from '../core/json.ts';
import type { Fault } from './types.ts';

/** A fault of the connection to a host. */
interface ConnectionFault {
  readonly fault: Fault;
  /** Tells people what happened, with advice if there is any; may hold untrusted text. */
  readonly cause: string;
  readonly error: unknown;
}

/**
 * Codes of refused certificates. Either side may refuse, and no part of a request has been processed then, even if some
 * was sent: with TLS 1.3 the client may take the handshake for done before the server checks the client's certificate.
 */
const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_/u;
const TLS_ERROR = /EPROTO|ERR_SSL|ERR_TLS/u;
const UNKNOWN_AUTHORITY = /SELF_SIGNED|UNABLE_TO_/u;
const NO_CONNECTION_MESSAGE =
  /^tunneling socket could not be established|before secure TLS connection was established/u;

// Errors are read as plain data: Node's may come from another realm, so `instanceof` does not work for them.

/**
 * Describes the error of a connection and its meaning for the request.
 * @param error as Node gives it
 * @param mayBeSent true if a part of the request may have been sent and processed. Before that, a TLS error is one of
 *   the handshake and permanent; after that, it is like any other lost connection.
 */
export function describeConnectionFault(error: unknown, mayBeSent: boolean): ConnectionFault {
  const code = textAt(error, 'code') ?? '';
  const message = textAt(error, 'message') ?? (code === '' ? String(error) : code);
  const cause = message.includes(code) ? message : `${message} (${code})`;
  if (CERTIFICATE_ERROR.test(code) || (TLS_ERROR.test(code) && !mayBeSent)) {
    const hint = UNKNOWN_AUTHORITY.test(code)
      ? 'for a private certificate authority set NODE_EXTRA_CA_CERTS'
      : 'check the address, and that its host supports TLS and has a certificate for this name';
    return { fault: { kind: 'permanent' }, cause: `${cause}; ${hint}`, error };
  }
  return { fault: { kind: neverConnected(error) ? 'notSent' : 'maybeProcessed' }, cause, error };
}

/** True if it is certain that no byte of the request was sent. */
function neverConnected(error: unknown): boolean {
  const syscall = at(error, 'syscall');
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  // Node tries several addresses; if all fail, it throws one error that lists all connect errors.
  const errors = at(error, 'errors');
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected);
  return NO_CONNECTION_MESSAGE.test(textAt(error, 'message') ?? '');
}
