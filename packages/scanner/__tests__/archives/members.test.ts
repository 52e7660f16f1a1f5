import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { MemorySource } from '../../src/byte-source.ts';
import { recognize } from '../../src/content/recognize.ts';
import { type FileScan, scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar } from '../../../../__tests__/support/tar-writing.ts';
import { makeZip, type ZipMember } from '../../../../__tests__/support/zip-writing.ts';

/** A pickle of an empty dict. */
const EMPTY = Buffer.from('\x80\x02}.', 'latin1');
const text = (name: string, content = 'text'): ZipMember => ({ name, content: Buffer.from(content) });
const TORCH = [{ name: 'm/data.pkl', content: EMPTY }, text('m/version', '3\n')];
const EXPORT = [text('m/archive_format', 'pt2'), text('m/models/model.json', '{}')];
const PACKAGE = [text('m/.data/extern_modules', 'torch\n'), { name: 'm/model/model.pkl', content: EMPTY }];
const SERVE = [text('MAR-INF/MANIFEST.json', '{"model": {"handler": "handler.py"}}')];
const KERAS = [text('config.json', '{}'), text('metadata.json', '{}')];

/** Bytes of no format, and no text. */
const UNKNOWN = Buffer.from('\x00\xfe\x01\xfdunknown', 'latin1');
const ELF = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(57)]);
const MACH_O = Buffer.concat([Buffer.from('cffaedfe', 'hex'), Buffer.alloc(60)]);
const LIBRARY = Buffer.from('!<arch>\nlib.o/', 'latin1');

function portableExecutable(headerAt: number): Buffer {
  const bytes = Buffer.alloc(headerAt + 8);
  bytes.write('MZ');
  bytes.writeUInt32LE(headerAt, 0x3c);
  bytes.write('PE\0\0', headerAt, 'latin1');
  return bytes;
}

type Packer = (members: readonly ZipMember[]) => { readonly name: string; readonly content: Buffer };
const zipped =
  (name: string, own: readonly ZipMember[]): Packer =>
  (members) => ({ name, content: makeZip([...own, ...members]) });
const ARCHIVES: Readonly<Record<string, Packer>> = {
  torch: zipped('weights', TORCH),
  'a TorchScript model': zipped('weights', [
    ...TORCH,
    { name: 'm/constants.pkl', content: EMPTY },
    text('m/code/__torch__.py', 'class M(Module):\n  __parameters__ = []\n'),
  ]),
  'an exported program': zipped('weights', EXPORT),
  'torch.package': zipped('weights', PACKAGE),
  TorchServe: zipped('weights', SERVE),
  'TorchServe, tar and gzip': (members) => ({
    name: 'weights',
    content: gzipSync(makeTar([...SERVE, ...members])),
  }),
  Keras: zipped('weights', KERAS),
  'a name of models': zipped('model.skops', []),
  'NeMo, tar': (members) => ({ name: 'model.nemo', content: makeTar(members) }),
  'an archive in an archive': (members) => ({
    name: 'weights',
    content: makeZip([...TORCH, { name: 'm/inner.zip', content: makeZip(members) }]),
  }),
};

const scanIn = (packer: Packer, members: readonly ZipMember[]): Promise<FileScan> => {
  const { name, content } = packer(members);
  return scanAs(name, content);
};

describe.each(Object.entries(ARCHIVES))('a member of a model archive: %s', (_, packer) => {
  test('is clean if nothing executes it', async () => {
    const { verdicts } = await scanIn(packer, [
      text('m/notes.txt'),
      text('m/README'),
      { name: 'm/picture', content: Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1') },
      { name: 'm/empty.bin', content: Buffer.alloc(0) },
    ]);
    expect(verdicts).toEqual([]);
  });

  test.each([
    ['unknown bytes', { name: 'm/extra.bin', content: UNKNOWN }],
    ['bytes that call themselves text', { name: 'm/vocab.txt', content: UNKNOWN }],
    ['a program of a shell', text('m/start.sh', '#!/bin/sh\n')],
    ['text without a name that says so', text('m/start', 'rm -r')],
    ['packages that a server installs', text('m/requirements.txt', 'evil-package\n')],
  ])('is for review: %s', async (_what, member) => {
    expect((await scanIn(packer, [member])).verdicts).toEqual(['review opaque']);
  });

  test.each([
    ['ELF', ELF],
    ['PE', portableExecutable(0x80)],
    ['PE with its header far behind', portableExecutable(9000)],
    ['Mach-O', MACH_O],
    ['a library to link', LIBRARY],
  ])('is found if it is native code, whatever its name: %s', async (_what, content) => {
    for (const name of ['m/data/0', 'm/notes.txt', 'm/lib.so']) {
      const { verdicts } = await scanIn(packer, [{ name, content }]);
      expect(verdicts.join()).toMatch(/^(?:critical|high) archive-code$/u);
    }
  });

  test('is never clean by chance', async () => {
    const part = fc.constantFrom('m', 'data', '.data', 'code', 'x', 'assets', 'weights', '0', '17', '..x');
    const end = fc.constantFrom(
      '0',
      'a',
      'x.bin',
      'x.so',
      'x.dat',
      'y.PY',
      'z.pyc',
      '.hidden',
      'lib',
      'x.exe',
    );
    const names = fc
      .tuple(fc.array(part, { maxLength: 3 }), end)
      .map(([parts, last]) => [...parts, last].join('/'));
    const contents = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ minLength: 1 }).map((string) => Buffer.from(string)),
    );
    await fc.assert(
      fc.asyncProperty(names, contents, async (name, content) => {
        const isListed = /(?:^|\/)(?:data\/\d+|\d+\.storage)$/u.test(name);
        const isRead = recognize(new MemorySource(content), name).length > 0 && !/\.pyc?$/iu.test(name);
        const { findings } = await scanIn(packer, [{ name, content }]);
        expect(findings.length > 0 || isListed || isRead).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('code in a model archive', () => {
  const source = text('m/handler.py', 'import os\n');
  test.each([
    ['a handler of TorchServe', SERVE, source, 'high archive-code'],
    ['a handler without its source', SERVE, { name: 'handler.pyc', content: UNKNOWN }, 'high archive-code'],
    ['a module of torch.package', PACKAGE, source, 'high archive-code'],
    [
      'a module of torch.package that looks like TorchScript',
      PACKAGE,
      text('m/code/__torch__/x.py', 'class M(Module):\n  __parameters__ = []\n'),
      'high archive-code',
    ],
    ['an AOTI library', EXPORT, { name: 'm/data/aotinductor/m/m.so', content: ELF }, 'critical archive-code'],
    ['a source that nothing is known to import', KERAS, source, 'review opaque'],
  ])('%s', async (_, own, member, verdict) => {
    expect(await verdictsOf('weights', makeZip([...own, member]))).toEqual([verdict]);
  });

  test('many members of one cause are one finding, which names some', async () => {
    const members = Array.from({ length: 12 }, (_, index) => ({
      name: `m/x${String(index)}`,
      content: UNKNOWN,
    }));
    expect((await scanAs('weights', makeZip([...TORCH, ...members]))).findings).toMatchObject([
      {
        rule: 'opaque',
        severity: 'review',
        subject: 'm/x0 and 11 more',
        detail: 'It is not known what a loader does with it. Members: "m/x0", "m/x1", "m/x2" and 9 more.',
      },
    ]);
  });
});

describe('numbers in a model archive', () => {
  const storage = { name: 'm/data/0', content: UNKNOWN };
  test.each([
    ['tensors of torch', TORCH, storage, []],
    ['an exported weight', EXPORT, { name: 'm/data/weights/weight_0', content: UNKNOWN }, []],
    ['a storage of torch.package', PACKAGE, { name: 'm/.data/7.storage', content: UNKNOWN }, []],
    ['a name of torch in another archive', KERAS, storage, ['review opaque']],
  ])('%s', async (_, own, member, verdicts) => {
    expect(await verdictsOf('weights', makeZip([...own, member]))).toEqual(verdicts);
  });
});

describe('an archive that is no model', () => {
  const members = [
    { name: 'photos/1.raw', content: UNKNOWN },
    { name: 'setup.exe', content: portableExecutable(0x80) },
    text('tool.py', 'print()'),
  ];

  test('may hold anything', async () => {
    expect(await verdictsOf('data.zip', makeZip(members))).toEqual([]);
  });

  test('is for review, once, if it holds a model beside what is not known', async () => {
    const { findings } = await scanAs('data.zip', makeZip([...members, { name: 'a.pkl', content: EMPTY }]));
    expect(findings.map(({ severity, subject }) => [severity, subject])).toEqual([
      ['review', 'photos/1.raw and 1 more'],
    ]);
  });
});
