import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { Cursor } from '../../src/pickle/machine/cursor.ts';
import type { PickleEvents } from '../../src/pickle/machine/events.ts';
import { Globals } from '../../src/pickle/machine/globals.ts';
import { type Bounds, runPickle } from '../../src/pickle/machine/machine.ts';
import { NodeFlag, Nodes } from '../../src/pickle/machine/nodes.ts';
import { PickleState } from '../../src/pickle/machine/state.ts';
import { isText, kindOf, referenceOf, type Value } from '../../src/pickle/machine/value.ts';

const KINDS =
  'unknown,constant,text,attribute,bytes,tuple,list,dict,set,global,object,persistent,extension,buffer';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const cursorOf = (text: string): Cursor => new Cursor(new MemorySource(bytesOf(text)));
/** A number as pickles hold it, least significant byte first. */
const little = (value: number, bytes: number): string =>
  Array.from({ length: bytes }, (_unused, at) =>
    String.fromCharCode(Math.floor(value / 256 ** at) % 256),
  ).join('');

interface Ran {
  /** What the pickle stands for. */
  readonly top: string;
  /** Where its first fault is. */
  readonly fault: number | undefined;
  readonly told: readonly string[];
  /** The opcodes that were read. */
  readonly count: number;
  readonly frameEnd: number;
}

/** Runs the machine over a pickle. */
function run(pickle: string, bounds?: Bounds): Ran {
  const told: string[] = [];
  const shared = { nodes: new Nodes(), globals: new Globals() };
  const show = (value: Value): string => {
    if (isText(value)) return JSON.stringify(state.textOf(value));
    const kind = KINDS.split(',')[kindOf(value)] ?? '?';
    if (kind === 'global') {
      const { module, name } = shared.globals.get(referenceOf(value));
      return `${module}.${name}`;
    }
    const hasItems = ['tuple', 'list', 'dict', 'set', 'object', 'persistent'].includes(kind);
    return hasItems ? `${kind}(${state.itemsOf(value).map(show).join(' ')})` : kind;
  };
  const events: PickleEvents = {
    global: (value) => told.push(`global ${show(value)}`),
    computedName: (module, name, offset) =>
      told.push(`computed ${show(module)} ${show(name)} @${String(offset)}`),
    called: ({ kind, callable, args, keywords, offset }) => {
      const more = keywords === undefined ? '' : ` ${show(keywords)}`;
      told.push(`${kind} ${show(callable)} ${show(args)}${more} @${String(offset)}`);
      return state.makeObject(callable, args);
    },
    built: (target, own, offset) => told.push(`built ${show(target)} ${show(own)} @${String(offset)}`),
    changed: (target, offset, start) =>
      told.push(`changed ${show(target)} @${String(offset)} from ${String(start)}`),
    attributeSet: (key, value, offset) => {
      told.push(`set ${show(key)} ${show(value)} @${String(offset)}`);
      return NodeFlag.actingKeys;
    },
    isInstance: () => true,
    persistent: (id) => {
      told.push(`persistent ${show(id)}`);
      return undefined;
    },
    extension: (code, offset) => told.push(`extension ${String(code)} @${String(offset)}`),
    bytes: ({ start, length }) => told.push(`bytes ${String(start)}+${String(length)}`),
    straddled: (offset) => told.push(`straddled @${String(offset)}`),
  };
  const state = new PickleState(cursorOf(pickle), events, shared);
  const count = runPickle(state, bounds);
  return { top: show(state.result), fault: state.fault?.offset, told, count, frameEnd: state.frameEnd };
}

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
    [')\x940]\x940h\0', 'tuple()'],
    ['\x80\x05)', 'tuple()'],
  ])('%j leaves %s', (pickle, top) => {
    expect(run(`${pickle}.`)).toEqual({
      ...{ top, fault: undefined, told: [], frameEnd: 0 },
      count: expect.any(Number),
    });
  });

  test.each(['append', 'extend', 'add', '__setstate__', '__reduce_ex__', 'formula', 'restore_model_spec'])(
    'the text %s is told as a key, in every spelling',
    (name) => {
      const texts = [`\x8c${little(name.length, 1)}${name}`, `V${name}\n`, `S'${name}'\n`];
      for (const text of texts) {
        expect(run(`}${text}Ns.`).told).toEqual([`set "${name}" constant @${String(text.length + 2)}`]);
        expect(run(`}N${text}s.`).told).toEqual([]);
      }
      expect(run(`}\x8c${little(name.length + 1, 1)}${name}_Ns.`).told).toEqual([]);
      expect(run(`}V${name}_\nNs.`).told).toEqual([]);
    },
  );
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
    ['NP\xe9\n.', 1],
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
    expect(run(pickle).fault).toBe(fault);
  });

  test('ends the reading only if that is asked for', () => {
    expect(run('NNa)\x85.')).toMatchObject({ top: 'tuple(tuple())', fault: 2, count: 6 });
    expect(run('NNa)\x85.', { endsAtFault: true, operations: Infinity })).toMatchObject({
      fault: 2,
      count: 3,
    });
    expect(run('\x85N.', { endsAtFault: true, operations: Infinity })).toMatchObject({ fault: 0, count: 1 });
    expect(run('NNN.', { endsAtFault: true, operations: 2 })).toMatchObject({ fault: undefined, count: 2 });
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
    expect(run(pickle).told).toEqual(told);
  });

  test.each([
    [`\x95${little(2, 8)}N.`, []],
    [`\x95${little(3, 8)}J${little(1, 4)}.`, ['straddled @9']],
    [`\x95${little(20, 8)}\x95${little(2, 8)}N.`, ['straddled @9']],
    [`\x95${little(1, 8)}N\x95${little(1, 8)}.`, []],
  ])('frames of %j: %j', (pickle, told) => {
    expect(run(pickle)).toMatchObject({ told, top: 'constant', fault: undefined });
  });
});
