import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll } from '@jest/globals';
import { type Certificates, makeCertificates } from './certificates.ts';

/**
 * To be called where tests are declared: certificates are made before all of them and removed after.
 * @param hosts their names beside the loopback addresses
 * @param trust whether this process trusts the authority meanwhile
 * @returns to be called within a test
 */
export function useCertificates(
  hosts: readonly string[],
  trust: 'trusted' | 'not trusted',
): () => Certificates {
  const usual = getCACertificates('default');
  let folder = '';
  let certificates: Certificates | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    certificates = await makeCertificates(folder, hosts);
    if (trust === 'trusted') {
      setDefaultCACertificates([...usual, await readFile(certificates.caFile, 'utf8')]);
    }
  });
  afterAll(async () => {
    setDefaultCACertificates(usual);
    await rm(folder, { recursive: true });
  });
  return () => {
    if (certificates === undefined) throw new Error('Certificates are there within tests only.');
    return certificates;
  };
}
