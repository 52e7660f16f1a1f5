import { at, textAt } from '@model-security-scan/common/json';
import type { Proxy } from './connection.ts';
import type { Fault } from './exchange.ts';

interface ConnectionFault {
  readonly fault: Fault;
  /** Tells people what happened, with advice if there is any; may hold untrusted text. */
  readonly cause: string;
  readonly error: unknown;
}

interface Connecting {
  /**
   * True if a part of the request may have been sent and processed. Before that, a TLS error is one of the handshake and
   * permanent; after that, it is like any other lost connection.
   */
  readonly mayBeSent: boolean;
  /** The host of the request, with its port if it has one. */
  readonly host: string;
  readonly proxy?: Proxy | undefined;
}

/**
 * Codes of refused certificates. Either side may refuse, and no part of a request has been processed then, even if some
 * was sent: with TLS 1.3 the client may take the handshake for done before the server checks the client's certificate.
 */
const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_/u;
const TLS_ERROR = /EPROTO|ERR_SSL|ERR_TLS/u;
const NO_TUNNEL = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/su;
const NO_HANDSHAKE = /before secure TLS connection was established/u;

// Errors are read as plain data: Node's may come from another realm, so `instanceof` does not work for them.

/**
 * Describes the error of a connection and its meaning for the request.
 * @param error as Node gives it
 */
export function describeConnectionFault(error: unknown, connecting: Connecting): ConnectionFault {
  const { mayBeSent, host, proxy } = connecting;
  const code = textAt(error, 'code') ?? '';
  const message = textAt(error, 'message') ?? (code === '' ? String(error) : code);
  const tunnel = NO_TUNNEL.exec(message);
  if (tunnel !== null) {
    const [, status, why = ''] = tunnel;
    const fault = status === undefined ? unreachableProxy(proxy, why) : refusingProxy(host, proxy, status);
    return { ...fault, error };
  }
  const cause = message.includes(code) ? message : `${message} (${code})`;
  if (CERTIFICATE_ERROR.test(code)) {
    return {
      fault: { kind: 'permanent' },
      cause: `${describeCertificate(code, connecting)}: ${cause}`,
      error,
    };
  }
  if (TLS_ERROR.test(code) && !mayBeSent) {
    const hint = `${host} did not speak TLS; check the address and its port`;
    return { fault: { kind: 'permanent' }, cause: `${hint}: ${cause}`, error };
  }
  return { fault: { kind: neverConnected(error) ? 'notSent' : 'maybeProcessed' }, cause, error };
}

function describeCertificate(code: string, { host, proxy }: Connecting): string {
  const by = proxy === undefined ? '' : `, as seen through the proxy ${proxy.host},`;
  const of = `the certificate of ${host}${by}`;
  if (code === 'CERT_HAS_EXPIRED') {
    return `${of} has expired; whoever runs that host has to renew it (or the clock of this machine is wrong)`;
  }
  if (code === 'CERT_NOT_YET_VALID') return `${of} is not valid yet; check the clock of this machine`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${of} is for another name; check the address, or have that host get a certificate for this name`;
  }
  if (/SELF_SIGNED|UNABLE_TO_/u.test(code)) {
    const what = code === 'DEPTH_ZERO_SELF_SIGNED_CERT' ? 'is self-signed' : 'is from an unknown authority';
    const issuer = proxy === undefined ? 'a private authority' : 'a private authority, or the proxy itself,';
    return `${of} ${what}; if ${issuer} issued it, set NODE_EXTRA_CA_CERTS to the file of that authority’s certificate`;
  }
  return code.startsWith('ERR_SSL')
    ? `${host} asks for a certificate of the client, which this action does not send`
    : `${of} was refused`;
}

/** A proxy that forbids a connection forbids the next one, too. One that does not reach the host may reach it later. */
function refusingProxy(
  host: string,
  proxy: Proxy | undefined,
  status: string,
): Pick<ConnectionFault, 'fault' | 'cause'> {
  const isPassing = /^(?:408|425|429|5\d\d)$/u.test(status);
  const advice =
    status === '407'
      ? `it wants a user name and password: put them into its address in ${variableOf(proxy)}`
      : isPassing
        ? `it may not reach that host: check the address, or name the host in no_proxy`
        : `allow the host in the proxy, or name it in no_proxy`;
  return {
    fault: { kind: isPassing ? 'notSent' : 'permanent' },
    cause: `${nameOf(proxy)} refused a connection to ${host} with status ${status}; ${advice}`,
  };
}

function unreachableProxy(proxy: Proxy | undefined, why: string): Pick<ConnectionFault, 'fault' | 'cause'> {
  const advice = `check the address in ${variableOf(proxy)}, and that this machine reaches it`;
  return { fault: { kind: 'notSent' }, cause: `${nameOf(proxy)} cannot be reached; ${advice}: ${why}` };
}

function nameOf(proxy: Proxy | undefined): string {
  return proxy === undefined ? 'the proxy' : `the proxy ${proxy.host}`;
}

function variableOf(proxy: Proxy | undefined): string {
  return proxy?.variable ?? 'https_proxy';
}

/** True if it is certain that no byte of the request was sent. */
function neverConnected(error: unknown): boolean {
  const syscall = at(error, 'syscall');
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  // Node tries several addresses; if all fail, it throws one error that lists all connect errors.
  const errors = at(error, 'errors');
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected);
  return NO_HANDSHAKE.test(textAt(error, 'message') ?? '');
}
