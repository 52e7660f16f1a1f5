import { describe, expect, it } from '@jest/globals';
import { findUploadUrlFault } from '../../../src/analyser/remote/uploads.ts';

const PRIVATE = [
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.b.localhost/',
  'https://printer.local/',
  'https://nas.home.arpa/',
  'https://storage.corp.internal/',
  'https://metadata/',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://127.0.0.1/',
  'https://127.255.255.254/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://192.0.0.8/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fc00::1]/',
  'https://[fdff::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
];

const PUBLIC = [
  'https://storage.example.com/a?signature=b',
  'https://storage.example.com:8443/',
  'https://localhost.example.com/',
  'https://internal.example.com/',
  'https://9.255.255.255/',
  'https://11.0.0.0/',
  'https://100.63.255.255/',
  'https://100.128.0.0/',
  'https://126.255.255.255/',
  'https://172.15.255.255/',
  'https://172.32.0.0/',
  'https://192.167.255.255/',
  'https://169.253.255.255/',
  'https://223.255.255.255/',
  'https://[::ffff:8.8.8.8]/',
  'https://[2606:4700::1111]/',
];

describe('a URL to upload to', () => {
  it.each(PRIVATE)('on a private network is refused unless base-url is on one: %s', (address) => {
    const url = new URL(address);
    expect(findUploadUrlFault(url, { allowPrivate: false })).toMatch(/private network/u);
    expect(findUploadUrlFault(url, { allowPrivate: true })).toBeUndefined();
  });

  it.each(PUBLIC)('on the internet is let through: %s', (address) => {
    expect(findUploadUrlFault(new URL(address), { allowPrivate: false })).toBeUndefined();
  });

  it.each([
    ['http://storage.example.com/', false],
    ['http://storage.example.com/', true],
    ['http://10.0.0.1/', true],
    ['ftp://storage.example.com/', true],
    ['file:///etc/passwd', true],
    ['data:text/plain,x', true],
  ])('is https: %s with private addresses allowed: %s', (address, allowPrivate) => {
    expect(findUploadUrlFault(new URL(address), { allowPrivate })).toBe('it is not https');
  });

  it.each(['http://127.0.0.1:8080/', 'http://localhost/', 'http://[::1]/'])(
    'may be http on this machine when base-url is private: %s',
    (address) => {
      expect(findUploadUrlFault(new URL(address), { allowPrivate: true })).toBeUndefined();
      expect(findUploadUrlFault(new URL(address), { allowPrivate: false })).toMatch(/private network/u);
    },
  );

  it.each(['https://user@storage.example.com/', 'https://:word@storage.example.com/'])(
    'has no credentials in it: %s',
    (address) => {
      expect(findUploadUrlFault(new URL(address), { allowPrivate: true })).toBe('it has credentials in it');
    },
  );
});
