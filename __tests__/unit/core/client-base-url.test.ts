import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseBaseUrl, serviceUrl } from '../../../src/core/service-address.ts';

const LINEAGE_PATH = '/prod/api/ais/v1.5/developer/lineage-check';

describe('base-url', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com///', 'https://api.example.com'],
    ['https://api.example.com/prod', 'https://api.example.com'],
    ['https://api.example.com/prod/', 'https://api.example.com'],
    ['https://api.example.com//prod//', 'https://api.example.com'],
    ['https://api.example.com/prod/api/ais/v1.5', 'https://api.example.com'],
    ['https://api.example.com/prod/api/ais/v1.5//', 'https://api.example.com'],
    ['https://api.example.com/security', 'https://api.example.com/security'],
    ['https://api.example.com/security/prod/', 'https://api.example.com/security'],
    ['https://api.example.com/a/b/prod/api/ais/v1.5', 'https://api.example.com/a/b'],
    ['https://api.example.com/product', 'https://api.example.com/product'],
    ['https://api.example.com/nonprod', 'https://api.example.com/nonprod'],
    ['https://api.example.com/prod/v2', 'https://api.example.com/prod/v2'],
    ['https://api.example.com/prod/api/ais/v1x5', 'https://api.example.com/prod/api/ais/v1x5'],
    ['HTTPS://API.Example.COM/prod', 'https://api.example.com'],
    ['  https://api.example.com \n', 'https://api.example.com'],
    ['https://api.example.com:443/prod', 'https://api.example.com'],
    ['https://api.example.com:8443/prod', 'https://api.example.com:8443'],
    ['https://[2001:db8::1]:8443/prod', 'https://[2001:db8::1]:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://127.0.0.1:8080/prod', 'http://127.0.0.1:8080'],
    ['http://127.8.9.10', 'http://127.8.9.10'],
    ['http://0x7f.1:81', 'http://127.0.0.1:81'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://LOCALHOST', 'http://localhost'],
    ['http://[::1]:3000/prod/', 'http://[::1]:3000'],
    ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]'],
  ])('%j: root %j', (text, root) => {
    expect(parseBaseUrl(text)).toEqual({ root });
  });

  test.each([
    ['', 'is not an address'],
    ['api.example.com', 'is not an address'],
    ['https://', 'is not an address'],
    ['https://a b', 'is not an address'],
    ['https://[fe80::1%25eth0]', 'is not an address'],
    ['https://api.example.com:99999', 'is not an address'],
    ['http://api.example.com', 'is not https'],
    ['http://127.0.0.1.example.com', 'is not https'],
    ['http://localhost.example.com', 'is not https'],
    ['http://[::ffff:127.0.0.1]', 'is not https'],
    ['http://10.0.0.1', 'is not https'],
    ['ftp://api.example.com', 'is not https'],
    ['file:///etc/passwd', 'is not https'],
    ['javascript:alert(1)', 'is not https'],
    ['https://user:secret-word@api.example.com', 'has credentials'],
    ['https://secret-word@api.example.com', 'has credentials'],
    ['https://:secret-word@api.example.com', 'has credentials'],
    ['https://api.example.com/?key=secret-word', 'has a query'],
    ['https://api.example.com/#secret-word', 'has a query or a fragment'],
  ])('%j is refused: %s', (text, problem) => {
    const parsed = parseBaseUrl(text);
    expect(parsed).toEqual({ problem: expect.stringContaining(problem) });
    expect(JSON.stringify(parsed)).not.toContain('secret-word');
  });

  test('every spelling of a base leads to one and the same address', () => {
    const ends = ['', '/', '//', '/prod', '/prod/', '/prod/api/ais/v1.5', '/prod/api/ais/v1.5/'];
    const prefix = fc.constantFrom('', '/gateway', '/a/b-c');
    fc.assert(
      fc.property(fc.webAuthority(), prefix, fc.constantFrom(...ends), (authority, path, end) => {
        const text = `https://${authority}${path}${end}`;
        fc.pre(URL.canParse(text) && !authority.includes('@'));
        const parsed = parseBaseUrl(text);
        if (!('root' in parsed)) throw new Error(`Refused: ${text}`);
        const url = serviceUrl(parsed.root, 'developer/lineage-check');
        expect(url.pathname).toBe(`${path}${LINEAGE_PATH}`);
        expect(url.origin).toBe(new URL(text).origin);
      }),
    );
  });

  test('an operation keeps its query', () => {
    expect(serviceUrl('https://api.example.com', 'job_status_detailed?job_id=a%3D').href).toBe(
      'https://api.example.com/prod/api/ais/v1.5/job_status_detailed?job_id=a%3D',
    );
  });
});
