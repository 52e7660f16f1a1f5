import { describe, expect, test } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { MemorySource } from '../../src/byte-source.ts';
import { FORMATS } from '../../src/formats.ts';
import { LIMITS } from '../../src/limits.ts';
import { MeteredSource } from '../../src/content/file-budget.ts';
import { scanPickles } from '../../src/pickle/scan-pickles.ts';
import { createRandom, type Random } from '../../../../__tests__/fuzz/random.ts';
import { u16, u32 } from '../../../../__tests__/support/binary-writer.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { expectLinear } from '../../../../__tests__/support/linear-time.ts';
import { RecordingScan, scanBytes } from '../support/recording-scan.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar } from '../../../../__tests__/support/tar-writing.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

/*
 * Denial: what a file costs is counted in steps, not in seconds, so that these tests say the same on every machine. Reading a
 * byte is a step, each time it is read.
 */

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const times = (unit: string, bytes: number): Buffer => latin1(unit.repeat(Math.ceil(bytes / unit.length)));

function stepsOfPickles(content: Buffer): number {
  let steps = 0;
  const spend = (more: number): void => {
    steps += more;
  };
  const source = new MeteredSource(new MemorySource(content), { spend });
  scanPickles(source, new RecordingScan());
  return steps;
}

const SHAPES: readonly (readonly [string, (bytes: number) => Buffer])[] = [
  ['pickles of two opcodes', (bytes) => times('N.', bytes)],
  ['pickles of three opcodes', (bytes) => times('\x80\x02N.', bytes)],
  ['pickles with a call', (bytes) => times('\x80\x02cos\nsystem\n)R.', bytes)],
  ['marks', (bytes) => Buffer.concat([latin1('\x80\x02'), times('(', bytes)])],
  ['tuples in tuples', (bytes) => Buffer.concat([latin1('\x80\x02N'), times('\x85', bytes)])],
  ['calls', (bytes) => Buffer.concat([latin1('\x80\x02ca\nb\nq\0'), times('h\0)R0', bytes), latin1('N.')])],
  ['frames', (bytes) => times('\x80\x04\x95\x02\0\0\0\0\0\0\0N.', bytes)],
];

describe('pickles one after another', () => {
  test.each(SHAPES)('%s: eight times the bytes take no more than ten times the steps', (_, make) => {
    expect(stepsOfPickles(make(16_000))).toBeLessThan(10 * stepsOfPickles(make(2000)));
  });

  test.each(SHAPES)('%s: the time grows with the bytes', (_, make) => {
    expectLinear((bytes) => stepsOfPickles(make(bytes)), 16_000);
  });
});

/** A zip archive whose members are all in one another: each has its own header in the data of the one before. */
function overlapping(members: number, kernel: Buffer): Buffer {
  const names = Array.from({ length: members }, (_, index) => latin1(`${String(index)}.pkl`));
  const headOf = (name: Buffer, size: number): Buffer =>
    Buffer.concat([
      u16(20),
      u16(0),
      u16(0),
      u32(0x210000),
      u32(0),
      u32(size),
      u32(size),
      u16(name.length),
      u16(0),
    ]);
  let body = kernel;
  const sizes = new Map<Buffer, number>();
  for (const name of names.toReversed()) {
    sizes.set(name, body.length);
    body = Buffer.concat([latin1('PK\x03\x04'), headOf(name, body.length), name, body]);
  }
  let start = 0;
  const records = names.map((name) => {
    const at = start;
    start += 30 + name.length;
    const head = headOf(name, sizes.get(name) ?? 0);
    return Buffer.concat([
      latin1('PK\x01\x02'),
      u16(20),
      head,
      u16(0),
      u16(0),
      u16(0),
      u32(0),
      u32(at),
      name,
    ]);
  });
  const directory = Buffer.concat(records);
  const end = [u16(0), u16(0), u16(members), u16(members), u32(directory.length), u32(body.length), u16(0)];
  return Buffer.concat([body, directory, latin1('PK\x05\x06'), ...end]);
}

/** The same limit, and a smaller one: it takes less time to reach. */
const SMALL = { extraSteps: 1_000_000 };

const hugeHeaders = Buffer.concat([latin1('PK\x03\x04'), Buffer.alloc(22), u16(65_535), u16(65_535)]);

const REREAD: readonly (readonly [string, string, Buffer])[] = [
  ['members of a zip archive in one another', 'a.pt', overlapping(600, times('\x80\x02N.', 200_000))],
  [
    'headers of a zip archive with names in one another',
    'a.pt',
    Buffer.concat([makeZip([]), ...Array.from({ length: 5000 }, () => hugeHeaders)]),
  ],
  [
    'a storage of a pickle that is loaded over and over',
    'a.pkl',
    Buffer.concat([
      latin1('\x80\x03ctorch.storage\n_load_from_bytes\nq\x01B'),
      u32(20_000),
      times('N.', 20_000),
      latin1('q\x02'),
      times('h\x01h\x02\x85R0', 10_000),
      latin1('.'),
    ]),
  ],
  ['a stream that expands to pickles', 'a.pkl.gz', gzipSync(times('\x80\x02N.', 1_000_000))],
  [
    'a name far away, which is looked up over and over',
    'a.pkl',
    Buffer.concat([
      latin1('\x80\x04\x8c\x02os\x94X'),
      u32(4000),
      times('a', 4000),
      latin1('\x94'),
      times('h\0h\x01\x930', 400_000),
      latin1('N.'),
    ]),
  ],
];

describe('a file that makes the scan read the same bytes over and over', () => {
  test.each(REREAD)(
    '%s: is not scanned, and says so',
    async (_, name, content) => {
      const { findings, extraSteps } = await scanAs(name, content, SMALL);
      expect(findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`)).toContain(
        'not-scanned over-limit work',
      );
      expect(extraSteps).toBe(SMALL.extraSteps);
    },
    60_000,
  );

  test('is one line for review if nothing says that it is a model', async () => {
    const photos = makeZip([{ name: 'a.jpg', content: times('x', 100) }]);
    const content = Buffer.concat([photos, ...Array.from({ length: 5000 }, () => hugeHeaders)]);
    const { findings } = await scanAs('photos.zip', content, SMALL);
    const limits = findings.filter(({ rule }) => rule === 'over-limit');
    expect(limits.map(({ severity }) => severity)).toEqual(['review']);
  });

  test('still has the findings of what was read before', async () => {
    const content = Buffer.concat([TOUCHING_PICKLE, times('\x80\x02N.', 100)]);
    const archive = makeZip([
      { name: 'first.pkl', content },
      { name: 'rest.pkl.gz', content: gzipSync(times('\x80\x02N.', 1_000_000)) },
    ]);
    const verdicts = await verdictsOf('a.zip', archive, SMALL);
    expect(verdicts).toEqual(expect.arrayContaining(['critical pickle-code', 'not-scanned over-limit']));
  }, 60_000);
});

describe('what grew with the square of the bytes', () => {
  const nested = (key: string) => (size: number) =>
    `{"a":1,${`"${key}":{`.repeat(400)}"b":[${'"c.d",'.repeat(size)}1]${'}'.repeat(400)}}`;
  const formatOf = (id: string) => {
    const found = FORMATS.find((format) => format.id === id);
    if (found?.kind !== 'scanned') throw new Error(`There is no scanner for ${id}.`);
    return found.scan;
  };
  const script = (size: number): string =>
    `import __torch__\n${Array.from({ length: size }, (_, at) => `ops.a${String(at)}.b\n`).join('')}`;
  const template = (size: number): string =>
    Array.from({ length: size }, (_, at) => `{{ a.__b${String(at)}__ }}`).join('');

  const cases: readonly (readonly [string, string, (size: number) => string, number])[] = [
    ['keys of code in one another', 'json', nested('auto_map'), 2000],
    ['keys of templates in one another', 'json', nested('chat_template'), 2000],
    ['operators of TorchScript', 'torchscript', script, 1000],
    ['names in a template', 'jinja', template, 1000],
  ];
  test.each(cases)('%s', (_, id, make, size) => {
    const scan = formatOf(id);
    expectLinear((items) => scanBytes(scan, make(items), 'chat_template.jinja'), size);
  });

  test('the folders of a long path', async () => {
    const path = latin1('a/'.repeat(250_000));
    const archive = makeTar([
      { name: 'link', type: '2', linkTarget: 'b' },
      { name: 'long', type: 'L', content: path },
      { name: 'z', content: latin1('x') },
    ]);
    expect(await verdictsOf('a.tar', archive)).toEqual([]);
  }, 10_000);
});

/** A file of many parts: each way to put content into other content, at random. */
function anyContent(random: Random, depth: number): Buffer {
  const inner = (): Buffer => anyContent(random, depth - 1);
  const small = random.pick([
    times('N.', 1 + random.below(1000)),
    times('\x80\x02N.', 1 + random.below(1000)),
    TOUCHING_PICKLE,
    latin1('{"chat_template": "{{ a }}"}'),
    latin1('text'),
  ]);
  if (depth === 0) return small;
  switch (random.below(6)) {
    case 0:
      return makeZip([
        { name: 'a.pkl', content: inner(), isDeflated: random.once(2) },
        { name: 'b', content: inner() },
      ]);
    case 1:
      return makeTar([
        { name: 'a.pkl', content: inner() },
        { name: 'b', content: inner() },
      ]);
    case 2:
      return gzipSync(inner());
    case 3:
      return Buffer.concat([inner(), inner()]);
    case 4: {
      const content = inner();
      const call = times('h\x01h\x02\x85R0', 6 * (1 + random.below(40)));
      const start = latin1('\x80\x03ctorch.storage\n_load_from_bytes\nq\x01B');
      return Buffer.concat([start, u32(content.length), content, latin1('q\x02'), call, latin1('N.')]);
    }
    default:
      return small;
  }
}

test('whatever the limit, a file is scanned as without it, or the limit is told', async () => {
  const random = createRandom(20_261_123);
  const least = -LIMITS.stepsPerByte * LIMITS.smallFileBytes;
  let [cut, whole] = [0, 0];
  for (let round = 0; round < 30; round += 1) {
    const content = anyContent(random, 3);
    const name = random.pick(['a.pkl', 'a.pt', 'a.zip']);
    const unlimited = await scanAs(name, content);
    const limited = await scanAs(name, content, { extraSteps: least + random.below(100_000) });
    const isCut = limited.findings.some(({ rule, subject }) => rule === 'over-limit' && subject === 'work');
    cut += isCut ? 1 : 0;
    whole += isCut ? 0 : 1;
    expect(isCut || isDeepStrictEqual(limited.findings, unlimited.findings)).toBe(true);
  }
  // Otherwise the property says nothing.
  expect(Math.min(cut, whole)).toBeGreaterThan(4);
}, 60_000);
