import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface KeyAndCertificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
}

export interface Certificates extends KeyAndCertificate {
  /** The authority's certificate, for NODE_EXTRA_CA_CERTS. */
  readonly caFile: string;
}

/**
 * Makes an authority and a server's certificate for 127.0.0.1, localhost and more names, with openssl.
 * @param folder an existing folder, into which keys and certificates are written
 * @param hostNames more names of the server, such as `service.example`
 */
export async function makeCertificates(
  folder: string,
  hostNames: readonly string[] = [],
): Promise<Certificates> {
  const file = (name: string): string => join(folder, name);
  const names = ['IP:127.0.0.1', 'DNS:localhost', ...hostNames.map((name) => `DNS:${name}`)].join(',');
  await openssl(
    ...['req', '-x509', ...newKey(file('ca.key')), '-days', '2', '-subj', '/CN=Authority of a test'],
    ...['-addext', 'keyUsage=critical,keyCertSign', '-out', file('ca.pem')],
  );
  await openssl(
    ...['req', ...newKey(file('server.key')), '-subj', '/CN=localhost', '-out', file('server.csr')],
  );
  await writeFile(file('server.ext'), `subjectAltName=${names}\n`);
  await openssl(
    ...['x509', '-req', '-in', file('server.csr'), '-CA', file('ca.pem'), '-CAkey', file('ca.key')],
    ...['-CAcreateserial', '-days', '2', '-extfile', file('server.ext'), '-out', file('server.pem')],
  );
  return {
    key: await readFile(file('server.key'), 'utf8'),
    cert: await readFile(file('server.pem'), 'utf8'),
    caFile: file('ca.pem'),
  };
}

function newKey(keyFile: string): string[] {
  return ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
}

async function openssl(...args: string[]): Promise<void> {
  await promisify(execFile)('openssl', args);
}
