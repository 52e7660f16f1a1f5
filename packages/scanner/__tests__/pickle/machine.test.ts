import { describe, expect, test } from '@jest/globals';
import { NodeFlag } from '../../src/pickle/machine/nodes.ts';
import { little, runMachine } from '../support/run-machine.ts';

describe('an opcode that pushes', () => {
  test.each([
    ['N', 'constant'],
    ['\x88', 'constant'],
    ['\x89', 'constant'],
    [`J${little(7, 4)}`, 'constant'],
    ['K\x07', 'constant'],
    ['M\x07\0', 'constant'],
    [`G${'\0'.repeat(8)}`, 'constant'],
    ['I12\n', 'constant'],
    ['I-0x1F\n', 'constant'],
    ['I0b1_0\n', 'constant'],
    ['I0o17\n', 'constant'],
    ['I 7 \0 what follows\n', 'constant'],
    ['I\0\n', 'constant'],
    ['L12L\n', 'constant'],
    ['F-1.5e+3\n', 'constant'],
    ['FInfinity\n', 'constant'],
    ...['inf', '1', '12', '.5', '5.', '12.34E12', '1e-12', '1e5'].map(
      (text) => [`F${text}\n`, 'constant'] as const,
    ),
    ['Fnan\0x\n', 'constant'],
    ['\x8a\x02\x01\x02', 'constant'],
    [`\x8b${little(2, 4)}\x01\x02`, 'constant'],
    ["S'it\\x73'\n", '"its"'],
    ['S"add"\n', '"add"'],
    ['Vt\\u0065xt\n', '"text"'],
    [`T${little(3, 4)}abc`, '"abc"'],
    ['U\x03abc', '"abc"'],
    [`X${little(3, 4)}abc`, '"abc"'],
    ['\x8c\x03abc', '"abc"'],
    ['\x8c\x02\xc3\xa9', '"é"'],
    ['U\x02\xc3\xa9', '"Ã©"'],
    [`\x8d${little(3, 8)}abc`, '"abc"'],
    [`B${little(3, 4)}abc`, 'bytes'],
    ['C\x03abc', 'bytes'],
    [`\x8e${little(3, 8)}abc`, 'bytes'],
    [`\x96${little(3, 8)}abc`, 'bytes'],
    ['\x97', 'buffer'],
    ['\x97\x98', 'buffer'],
    [']', 'list()'],
    ['}', 'dict()'],
    [')', 'tuple()'],
    ['\x8f', 'set()'],
    ['(NNl', 'list(constant constant)'],
    ['(NNt', 'tuple(constant constant)'],
    ['(NN\x91', 'set(constant constant)'],
    ['(NNd', 'dict(constant constant)'],
    ['N(t', 'tuple()'],
    ['N\x85', 'tuple(constant)'],
    [')N\x86', 'tuple(tuple() constant)'],
    [')N]\x87', 'tuple(tuple() constant list())'],
    [']Na', 'list(constant)'],
    ['](N)e', 'list(constant tuple())'],
    ['}N)s', 'dict(constant tuple())'],
    ['}(N)N]u', 'dict(constant tuple() constant list())'],
    ['\x8f(N)\x90', 'set(constant tuple())'],
    [']2\x86', 'tuple(list() list())'],
    [')N0', 'tuple()'],
    [')(0', 'tuple()'],
    [')(NN1', 'tuple()'],
    [')q\x070h\x07', 'tuple()'],
    [`)r${little(260, 4)}0j${little(260, 4)}`, 'tuple()'],
    [')p7\n0g 7\n', 'tuple()'],
    [')p0\n0g0\n', 'tuple()'],
    [')\x940]\x940h\0', 'tuple()'],
    ['\x80\x05)', 'tuple()'],
  ])('%j leaves %s', (pickle, top) => {
    expect(runMachine(`${pickle}.`)).toEqual({
      ...{ top, fault: undefined, told: [], frameEnd: 0, hasLongFrame: false },
      ...{
        protocol: pickle.startsWith('\x80') ? 5 : 0,
        count: expect.any(Number),
        flags: expect.any(Number),
      },
    });
  });

  test.each([
    '__getattr__',
    '__code__',
    'append',
    'extend',
    'add',
    '__setstate__',
    '__reduce_ex__',
    'formula',
    'restore_model_spec',
  ])('the text %s is told as a key, in every spelling', (name) => {
    const texts = [`\x8c${little(name.length, 1)}${name}`, `V${name}\n`, `S'${name}'\n`];
    for (const text of texts) {
      expect(runMachine(`}${text}Ns.`).told).toEqual([`set "${name}" constant @${String(text.length + 2)}`]);
      expect(runMachine(`}N${text}s.`).told).toEqual([]);
    }
    expect(runMachine(`}\x8c${little(name.length + 1, 1)}${name}_Ns.`).told).toEqual([]);
    expect(runMachine(`}V${name}_\nNs.`).told).toEqual([]);
  });
});

describe('what Python refuses', () => {
  test.each([
    ['', 0],
    ['\xff', 0],
    ['N', 1],
    ['Ix\n.', 0],
    ['I\n.', 0],
    ['I1 2\n.', 0],
    ['F1e\n.', 0],
    ['Fx\n.', 0],
    ['J\x01\x02', 0],
    ['\x8a\x03ab', 0],
    [`N\x8b${little(0x8000_0000, 4)}.`, 1],
    [`NT${little(0xffff_ffff, 4)}.`, 1],
    ['NX\x01', 1],
    ['NSab\n.', 1],
    ["NS'ab\n.", 1],
    ['NV\\u12\n.', 1],
    ['Ngx\n.', 1],
    ['Ng-1\n.', 1],
    ['Npx\n.', 1],
    ['Nh\x01.', 1],
    ['N\x80\x06.', 1],
    ['N\x80', 1],
    ['NP\x80\n.', 1],
    ['NPa\xe9\n.', 1],
    ['Np-1\n.', 1],
    ['](Na1.', 5],
    ['}(NNs1.', 6],
    ['\x98N.', 2],
    ['C\x01a\x8c\x01a\x93.', 6],
    ['cos\nA\n\x8c\x01a\x93.', 9],
    ['N)R.', 2],
    [`V\\u1${'z'.repeat(4093)}\n.`, 0],
    [`I${'x'.repeat(256)}\n.`, 0],
    ['NN\x93.', 2],
    [')\x8c\x01a\x93.', 4],
    ['\x8c\x01a)\x93.', 4],
    ['N\x8c\x01a\x93.', 4],
    ['cos\n\xff\xc3(\n.', 0],
    ['NNR.', 2],
    ['cos\nsystem\nNR.', 12],
    ['NNa.', 2],
    [')Na.', 2],
    ['\x8c\x01aNa.', 4],
    ['}(Nu.', 3],
    ['(o.', 1],
    ['.', 0],
    ['\x85.', 1],
    ['t.', 1],
    ['(.', 1],
    ['N(R.', 3],
  ])('%j: at %d', (pickle, fault) => {
    expect(runMachine(pickle).fault).toBe(fault);
  });

  test.each([
    `V\\u1${'z'.repeat(4094)}\n.`,
    `I${'x'.repeat(257)}\n.`,
    'P\x7f\n.',
    '\x80\0N.',
    '\x97)R.',
    'cos\nA\n)R)R.',
  ])('but not %.9j', (pickle) => {
    expect(runMachine(pickle).fault).toBeUndefined();
  });

  test('is a negative length, after which reading goes on; it ends with the content', () => {
    for (const opcode of ['\x8b', 'T']) {
      expect(runMachine(`${opcode}${little(0x8000_0000, 4)}).`)).toMatchObject({
        top: 'tuple()',
        fault: 0,
        count: 3,
      });
    }
    for (const opcode of ['\x8b', 'T']) {
      expect(runMachine(`${opcode}${little(0x7fff_ffff, 4)}).`)).toMatchObject({ fault: 0, count: 1 });
    }
    for (const cut of [`X${little(0x8000_0000, 4)}).`, 'X\x01', 'J\x01', 'Mx', 'I12', 'cos\nA']) {
      expect(runMachine(cut)).toMatchObject({ fault: 0, count: 1 });
    }
    expect(runMachine(')px\n0h\x01.').top).toBe('unknown');
  });

  test('ends the reading only if that is asked for', () => {
    expect(runMachine('NNa)\x85.')).toMatchObject({ top: 'tuple(tuple())', fault: 2, count: 6 });
    expect(runMachine('NNa)\x85.', { endsAtFault: true, operations: Infinity })).toMatchObject({
      fault: 2,
      count: 3,
    });
    expect(runMachine('\x85N.', { endsAtFault: true, operations: Infinity })).toMatchObject({
      fault: 0,
      count: 1,
    });
    expect(runMachine('NNN.', { endsAtFault: true, operations: 2 })).toMatchObject({
      fault: undefined,
      count: 2,
    });
  });
});

describe('what a loader would do is told', () => {
  test.each([
    ['cos\nsystem\n(NtR.', ['global os.system', 'call os.system tuple(constant) @14']],
    ['\x8c\x02os\x8c\x06system\x93.', ['global os.system']],
    ['\x8c\x02os)\x93.', []],
    [')\x8c\x01a\x93.', []],
    [
      'cos\nA\n)R\x8c\x01a\x93.',
      ['global os.A', 'call os.A tuple() @7', 'computed object(os.A tuple()) "a" @11'],
    ],
    ['cos\nA\n)\x81.', ['global os.A', 'new os.A tuple() @7']],
    ['cos\nA\n)}\x92.', ['global os.A', 'new os.A tuple() dict() @8']],
    ['(Nios\nA\n.', ['global os.A', 'call-or-new os.A tuple(constant) @2']],
    ['(cos\nA\nNo.', ['global os.A', 'call-or-new os.A tuple(constant) @8']],
    [')N0}b.', ['built tuple() dict() @4']],
    ['Pid\n.', ['persistent unknown']],
    ['\x8c\x01aQ.', ['persistent "a"']],
    [`c${'a'.repeat(4097)}\nb\n.`, ['computed unknown unknown @0']],
    [`ca\n${'b'.repeat(4097)}\n.`, ['computed unknown unknown @0']],
    [`c${'a'.repeat(4096)}\nb\n.`, [`global ${'a'.repeat(4096)}.b`]],
    ['cos\n\xff\n.', ['global os.ÿ']],
    ['\x82\x05.', ['extension 5 @0']],
    [`N0\x83${little(513, 2)}.`, ['extension 513 @2']],
    [`\x84${little(70_000, 4)}.`, ['extension 70000 @0']],
    [`C\x10${'x'.repeat(16)}.`, ['bytes 2+16']],
    [`C\x0f${'x'.repeat(15)}.`, []],
    ['cos\nA\n)RNa.', ['global os.A', 'call os.A tuple() @7', 'changed object(os.A tuple()) @9 from 1']],
    ['cos\nA\n)R(NNu.', ['global os.A', 'call os.A tuple() @7', 'changed object(os.A tuple()) @11 from 1']],
    ['cos\nA\n)R(e.', ['global os.A', 'call os.A tuple() @7']],
    ['}(cos\nA\n)RNd.', ['global os.A', 'call os.A tuple() @9', 'set object(os.A tuple()) constant @11']],
  ])('%j: %j', (pickle, told) => {
    expect(runMachine(pickle).told).toEqual(told);
  });

  test.each([
    [`\x95${little(2, 8)}N.`, []],
    [`\x95${little(3, 8)}J${little(1, 4)}.`, ['straddled @9']],
    [`\x95${little(20, 8)}\x95${little(2, 8)}N.`, ['straddled @9']],
    [`\x95${little(1, 8)}N\x95${little(1, 8)}.`, []],
    [`\x95${little(9, 8)}\x95${little(2, 8)}N.`, []],
  ])('frames of %j: %j', (pickle, told) => {
    expect(runMachine(pickle)).toMatchObject({ told, top: 'constant', fault: undefined });
  });
});

test.each([
  ['](NNe.', 0],
  ['](NNcos\nA\n)Re.', NodeFlag.instances],
  ['](cos\nA\nNe.', 0],
  ['(cos\nA\n)RNt.', NodeFlag.instances],
  ['(Ncos\nA\n)Rd.', NodeFlag.instances],
  ['}\x8c\x03addNs.', NodeFlag.actingKeys],
  ['}(NN\x8c\x03addNu.', NodeFlag.actingKeys],
  ['(NN\x8c\x03addNd.', NodeFlag.actingKeys],
  ['}(N\x8c\x03addu.', 0],
  ['}\x8c\x03abcNs.', 0],
])('of the container in %j is remembered: %d', (pickle, flags) => {
  expect(runMachine(pickle).flags).toBe(flags);
});

test.each([
  ['N', true],
  ['K\x01', true],
  ['\x8c\x01a', true],
  ['\x8c\x03add', true],
  [')', true],
  ['C\x01a', false],
  ['\x8f', false],
  ['cos\nA\n', false],
])('to %j nothing can be added: %s', (target, isRefused) => {
  for (const items of ['Na.', '(Ne.', '(N\x90.']) {
    const { fault, told } = runMachine(target + items);
    const isTaken = target === '\x8f' && items.includes('\x90');
    expect(fault !== undefined).toBe(isRefused);
    expect(told.some((one) => one.startsWith('changed'))).toBe(!isTaken);
  }
  expect(runMachine(`${target}(e.`).fault).toBeUndefined();
});

test.each([
  ['N(cos\nA\nNo\x86.', 'tuple(constant object(os.A tuple(constant)))'],
  ['cos\nA\n)R(NNe\x85.', 'tuple(object(os.A tuple()))'],
  ['(o.', 'unknown'],
  ['(o\x85.', 'tuple(unknown)'],
  [`c${'a'.repeat(4097)}\nb\n.`, 'extension'],
  [')\x8c\x01a\x93.', 'extension'],
])('%.9j leaves %s', (pickle, top) => {
  expect(runMachine(pickle).top).toBe(top);
});

test('what an id stands for may be known', () => {
  expect(runMachine('\x8c\x05knownQ.')).toMatchObject({ top: 'buffer', fault: undefined });
  expect(runMachine('\x8c\x01aQ.')).toMatchObject({ top: 'persistent("a")' });
  expect(runMachine('\x82\x05.')).toMatchObject({ top: 'extension' });
});
