import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { hasPython } from '../../fuzz/oracle.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

/** Objects of the standard library that only hold values, as Python pickles them in each protocol. */
const VALUES = `
import base64, collections, datetime, decimal, fractions, http, inspect, ipaddress, json, pathlib, pickle, re, signal, socket, ssl
import statistics, time, urllib.parse, uuid, zoneinfo
zone = zoneinfo.ZoneInfo.no_cache("UTC")
values = [
    zone, datetime.datetime(2024, 1, 1, tzinfo=zone), datetime.time(1, tzinfo=datetime.timezone.utc), decimal.Decimal("1.5"),
    fractions.Fraction(1, 3), uuid.UUID(int=3), ipaddress.ip_interface("10.0.0.1/24"), ipaddress.ip_interface("::1/64"),
    pathlib.PurePosixPath("a/b"), collections.deque([1], maxlen=3), collections.OrderedDict(a=1), re.I | re.M, re.compile("a"),
    http.HTTPStatus.OK, signal.SIGTERM, socket.AF_INET, ssl.TLSVersion.TLSv1_2, statistics.NormalDist(1, 2), time.gmtime(0),
    urllib.parse.urlsplit("http://a/b?c"), UnicodeDecodeError("utf8", b"a", 0, 1, "x"), inspect.signature(lambda a: 0),
]
pairs = [(type(value).__name__, pickle.dumps(value, protocol)) for value in values for protocol in range(6)]
print(json.dumps([[name, base64.b64encode(data).decode()] for name, data in pairs]))`;

function verdictsOf(content: Buffer): readonly string[] {
  const { findings } = scanPickleContent(content);
  return findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`);
}

test('an interpolation of SciPy, which keeps a method of its own class, is clean', () => {
  const path = new URL(
    '../../../../__tests__/fixtures/cases/06-scipy-interp1d-critical/scipy_linear.pkl',
    import.meta.url,
  );
  expect(verdictsOf(readFileSync(path))).toEqual([]);
});

(hasPython() ? describe : describe.skip)('values of the standard library (needs python3)', () => {
  test('are clean in each protocol', () => {
    const { stdout } = spawnSync('python3', ['-I', '-c', VALUES], { encoding: 'utf8' });
    const pickles: unknown = JSON.parse(stdout);
    if (!Array.isArray(pickles)) throw new Error('Python wrote no list');
    expect(pickles).toHaveLength(22 * 6);
    const found = pickles.flatMap(([name, data]: readonly unknown[]) =>
      verdictsOf(Buffer.from(String(data), 'base64')).map((verdict) => `${String(name)}: ${verdict}`),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['by its name', p.call('dateutil.tz.tz', 'tzfile', p.text('/etc/passwd')), 'high pickle-unknown-call'],
  [
    'of a command',
    p.call('zoneinfo', 'ZoneInfo._unpickle', p.call('os', 'system', p.text('x'))),
    'critical pickle-code',
  ],
  [
    'whose class is a command',
    p.call('dateutil.tz._tzfile', '_unpickle', p.global('os', 'system')),
    'critical pickle-code',
  ],
])('a time zone that is read %s is none', (_what, call, expected) => {
  const verdicts = verdictsOf(p.pickleOf(p.proto(4), call, p.STOP));
  expect(verdicts.map((verdict) => verdict.split(' ').slice(0, 2).join(' '))).toContain(expected);
});
