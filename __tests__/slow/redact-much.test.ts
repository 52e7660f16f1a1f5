import { describe, expect, it } from '@jest/globals';
import { Secrets } from '../../src/redact/secrets.ts';

/** Each would take minutes, or more memory than there is, if secrets were tried one after the other. */
describe('redaction of much', () => {
  it('goes on with many secrets that begin alike', () => {
    const secrets = new Secrets();
    for (let count = 0; count < 10_000; count += 1) {
      secrets.add(`${'v'.repeat(12)}${String(count).padStart(8, '0')}`);
    }
    expect(secrets.redact('v'.repeat(100_000))).toBe('v'.repeat(100_000));
    expect(secrets.redact('vvvvvvvvvvvv…'.repeat(1000))).toBe('***…'.repeat(1000));
    expect(secrets.redact(`${'v'.repeat(100_000)}00001234.`)).toBe(`${'v'.repeat(99_988)}***.`);
  });

  it('goes on when secrets hold one another', () => {
    const secrets = new Secrets();
    for (let length = 8; length < 100; length += 1) secrets.add('a'.repeat(length));
    expect(secrets.redact('a'.repeat(300_000))).toBe('***');
    expect(secrets.redact('aaaaaaaa…'.repeat(100_000))).toBe('***…'.repeat(100_000));
  });

  it('goes on with secrets of many characters that repeat themselves, in texts that do, in any spelling', () => {
    const units = [
      'a',
      'ab',
      '%41',
      '%2525',
      String.raw`\u0025`,
      '&amp;',
      String.raw`%5c%26\x25&#x5c;`,
      'a…',
      'a ',
    ];
    for (const unit of units) {
      const secrets = new Secrets();
      const whole = unit.repeat(Math.ceil(30_000 / unit.length));
      for (let count = 0; count < 20; count += 1) secrets.add(`${whole}${String(count)}`);
      const clean = secrets.redact(`${whole}! ${whole.slice(unit.length)}${whole}?`);
      expect(clean.length).toBeLessThan(100);
    }
  });

  it('goes on when a long secret was cut in many places', () => {
    const secret = 'ak-ZqX7Lw93TtRvBnM2'.repeat(300);
    const secrets = new Secrets();
    secrets.add(secret);
    const cut = `${secret.slice(0, -1)}…`;
    expect(secrets.redact(cut.repeat(100) + `${secret.slice(0, 9)}…`.repeat(20_000))).toBe(
      '***…'.repeat(20_100),
    );
  });
});
