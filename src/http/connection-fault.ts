import { at, textAt } from '../core/json.ts';
import type { Fault } from './types.ts';

/** A fault of the way to the service, and how people are told of it. */
interface ConnectionFault {
  readonly fault: Fault;
  /** What happened, with advice where there is some; may hold untrusted text. */
  readonly cause: string;
  readonly error: unknown;
}

/**
 * A certificate is refused before anything of a request is processed. Either side may be the one that refuses: with
 * TLS 1.3 a server looks at the client's certificate when the client already takes the handshake for done.
 */
const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_/u;
const TLS_ERROR = /EPROTO|ERR_SSL|ERR_TLS/u;
const UNKNOWN_AUTHORITY = /SELF_SIGNED|UNABLE_TO_/u;
const NO_CONNECTION_MESSAGE =
  /^tunneling socket could not be established|before secure TLS connection was established/u;

// Errors are read as plain data: those of Node may come from another realm, where `instanceof` does not hold.

/**
 * What an error of a connection means for the request.
 * @param error as Node gives it
 * @param mayBeSent whether something of the request may have left, so that it may have been processed: a fault of TLS
 *   is then one like any other, and no fault of the handshake, which asking again would not mend
 */
export function describeConnectionFault(error: unknown, mayBeSent: boolean): ConnectionFault {
  const code = textAt(error, 'code') ?? '';
  const message = textAt(error, 'message') ?? (code === '' ? String(error) : code);
  const cause = message.includes(code) ? message : `${message} (${code})`;
  if (CERTIFICATE_ERROR.test(code) || (TLS_ERROR.test(code) && !mayBeSent)) {
    const hint = UNKNOWN_AUTHORITY.test(code)
      ? 'for a private certificate authority set NODE_EXTRA_CA_CERTS'
      : 'check the address, and that its host speaks TLS and has a certificate for this name';
    return { fault: { kind: 'permanent' }, cause: `${cause}; ${hint}`, error };
  }
  return { fault: { kind: neverConnected(error) ? 'notSent' : 'maybeProcessed' }, cause, error };
}

/** Whether it is certain that no byte of the request was sent. */
function neverConnected(error: unknown): boolean {
  const syscall = at(error, 'syscall');
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  // Node tries several addresses: where all fail there is one error of all connect errors.
  const errors = at(error, 'errors');
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected);
  return NO_CONNECTION_MESSAGE.test(textAt(error, 'message') ?? '');
}
