import { describe, expect, it } from '@jest/globals';
import { findUploadUrlFault } from '../../../src/analyser/remote/uploads.ts';

// core/private-host.test.ts lists the addresses.
const PRIVATE = [
  'https://metadata/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:10.0.0.1]/',
];
const PUBLIC = ['https://storage.example.com/a?signature=b', 'https://storage.example.com:8443/'];

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
