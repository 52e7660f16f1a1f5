import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPrivateHost } from '../../src/service/private-host.ts';

/** As the program gets it: through URL, which brings numbers into their usual form. */
function hostOf(host: string): string {
  return new URL(`https://${host}/`).hostname;
}

describe('hosts that mean something on this machine or its own network alone', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'storage.localhost',
    'storage.localhost.',
    'printer.local',
    'nas.home.arpa',
    'metadata.google.internal',
    'metadata.google.internal.',
    'intranet',
    'intranet.',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '0xa9fea9fe',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '3232235777',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:192.168.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
  ])('%s', (host) => {
    expect(isPrivateHost(hostOf(host))).toBe(true);
  });

  test.each([
    'example.com',
    'example.com.',
    'bucket.s3.eu-central-1.amazonaws.com',
    'local.example.com',
    'localhost.example.com',
    'notlocalhost.example',
    'internal.example',
    'mylocal.dev',
    '127.0.0.1.example.com',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '223.255.255.255',
    '[2001:4860:4860::8888]',
    '[2606:4700::1111]',
    '[::ffff:8.8.8.8]',
    '[65::1]',
    '[fb00::1]',
  ])('%s is public', (host) => {
    expect(isPrivateHost(hostOf(host))).toBe(false);
  });

  test('a mapped address is judged as the address it carries', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPrivateHost(hostOf(`[::ffff:${address}]`))).toBe(isPrivateHost(hostOf(address)));
      }),
    );
  });

  test('a zone is no part of a URL', () => {
    expect(URL.canParse('https://[fe80::1%25eth0]/')).toBe(false);
  });
});
