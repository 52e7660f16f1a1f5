import { describe, expect, it } from '@jest/globals';
import { isPlainExpression } from '../../src/formats/torch-export.ts';
import { writeHdf5 } from '../../../../__tests__/support/hdf5-writer.ts';
import { msgpack, type MsgpackInput, numpyArray } from '../../../../__tests__/support/msgpack-writer.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

const CALL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('touch x')), p.STOP);
const verdictsOf = async (file: string, content: Uint8Array): Promise<readonly string[]> =>
  (await scanAs(file, content)).verdicts;

describe('MessagePack', () => {
  const weights = numpyArray('', '<f8', Buffer.alloc(8));
  const objects = (data: Buffer): MsgpackInput => ({ a: [numpyArray('O', [['', '|O']], data)] });

  it.each<[string, MsgpackInput, readonly string[]]>([
    ['weights', { w: weights, names: ['O', 'x'] }, []],
    ['an array with fields', { w: numpyArray('V', [['O', '<f4']], Buffer.alloc(4)) }, []],
    ['an array of objects that runs code', objects(CALL), ['critical pickle-code']],
    ['an array of objects that are texts', objects(p.pickleOf(p.proto(2), p.text('a'), p.STOP)), []],
    ['an array of objects that is no pickle', objects(Buffer.from('\xff\xff')), ['not-scanned opaque']],
    ['addresses', [numpyArray('', '|O', Buffer.alloc(8))], ['critical pickle-tampering']],
    ['address fields', [numpyArray('V', [['a', 'object']], Buffer.alloc(8))], ['critical pickle-tampering']],
  ])('with %s', async (_name, value, expected) => {
    expect(await verdictsOf('weights.dat', msgpack(value))).toEqual(expected);
    expect(await verdictsOf('weights.msgpack', msgpack(value))).toEqual(expected);
  });

  it.each([null, 1, 'a'])('is recognised behind %s, as in a stream of values', async (first) => {
    const stream = Buffer.concat([msgpack(first), Buffer.of(1), msgpack(objects(CALL))]);
    expect(await verdictsOf('weights.dat', stream)).toEqual(['critical pickle-code']);
  });

  it('is recognised by an array, whatever follows', async () => {
    const file = Buffer.concat([msgpack(objects(CALL)), Buffer.from('\xc1\xff', 'latin1')]);
    expect(await verdictsOf('weights.dat', file)).toEqual(['critical pickle-code', 'not-scanned unreadable']);
  });

  it.each([
    ['an HDF5 file', writeHdf5({ attributes: { title: 'x' } })],
    ['a NumPy array', p.npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8))],
    ['a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40), Buffer.of(0xc1)])],
  ])('is not what %s begins like', async (_name, bytes) => {
    expect((await scanAs('a.dat', bytes)).verdicts).toEqual([]);
    expect((await scanAs('a.dat', bytes)).scanned?.format).not.toBe('msgpack');
  });

  it('is not scanned if it is cut, and has the name of weights', async () => {
    const cut = msgpack({ w: weights }).subarray(0, -3);
    expect(await verdictsOf('weights.msgpack', cut)).toEqual(['not-scanned unreadable']);
  });

  it('is no text, and nothing with a byte that it never uses', async () => {
    expect((await scanAs('model.pkl', Buffer.from('\x92\x01\xc1', 'latin1'))).verdicts).toEqual([
      'not-scanned opaque',
    ]);
  });
});

describe('an expression of sizes', () => {
  it.each([
    "Symbol('s77', positive=True, integer=True)",
    "Max(Integer(3), Mul(Integer(2), Symbol('s0', integer=True)))",
    '2*s0 + FloorDiv(u0, 4)',
    "Float('1.5', precision=53)",
    'Eq(Mod(s0, 8), 0)',
  ])('is clean: %s', (text) => {
    expect(isPlainExpression(text)).toBe(true);
  });

  it.each([
    "__import__('os').system('touch x')",
    's0.__class__',
    "Symbol('s0').func",
    "Symbol('s0')('x')",
    "exec('x')",
    '(exec)(s0)',
    'Max(exec)',
    "Integer('x')",
    "Symbol('a b(c)')",
    "Symbol(f'x')",
    '[s0 for s0 in u0]',
    'lambda: s0',
    's0 if u0 else s1',
    'Symbol("s0"\n)',
  ])('is none: %s', (text) => {
    expect(isPlainExpression(text)).toBe(false);
  });
});

describe('an exported program of PyTorch', () => {
  const SIZE = "Symbol('s77', positive=True, integer=True)";
  const program = (size: string, target: string): Buffer =>
    makeZip([
      { name: 'm/archive_format', content: Buffer.from('pt2') },
      {
        name: 'm/models/model.json',
        content: Buffer.from(
          JSON.stringify({
            graph_module: {
              graph: {
                nodes: [{ target, inputs: [], outputs: [] }],
                tensor_values: { x: { sizes: [{ as_expr: { expr_str: size } }] } },
              },
            },
          }),
        ),
      },
    ]);

  it.each([
    [SIZE, 'torch.ops.aten.relu.default', []],
    [SIZE, '_operator.mul', []],
    [SIZE, 'torch.sym_max', []],
    [SIZE, 'torch.ops.higher_order.cond', []],
    ["__import__('os').system('touch x')", 'torch.ops.aten.relu.default', ['critical torch-export-code']],
    [SIZE, 'torch.ops.aten.from_file.default', ['high torchscript-code']],
    [SIZE, 'torch.os.system', ['high torch-export-code']],
    [SIZE, '_operator.call', ['high torch-export-code']],
    [SIZE, 'torch.ops.acme.run.default', ['review torchscript-code']],
  ])('with the size %s and the call of %s', async (size, target, expected) => {
    expect(await verdictsOf('model.pt2', program(size, target))).toEqual(expected);
  });
});

describe('TorchScript', () => {
  const model = (line: string, more: readonly { name: string; content: Buffer }[] = []): Buffer =>
    makeZip([
      { name: 'm/data.pkl', content: p.pickleOf(p.proto(2), '}', p.STOP) },
      { name: 'm/constants.pkl', content: p.pickleOf(p.proto(2), ')', p.STOP) },
      {
        name: 'm/code/__torch__.py',
        content: Buffer.from(
          `class M(Module):\n  __parameters__ = []\n  def forward(self: __torch__.M,\n    x: Tensor) -> Tensor:\n    ${line}\n    return x\n`,
        ),
      },
      ...more,
    ]);
  const bytecode = (operator: string): { name: string; content: Buffer } => ({
    name: 'm/bytecode.pkl',
    content: p.pickleOf(p.proto(2), '(', p.text('operators'), p.text(operator), p.text(''), 't', p.STOP),
  });

  it.each([
    ['torch.save(x, "y")', ['high torchscript-code']],
    ['torch.autograd.save(x, "y")', ['high torchscript-code']],
    [`torch${'.autograd'.repeat(20)}.save(x, "y")`, ['high torchscript-code']],
    ['ops.aten.save(x, "y")', ['high torchscript-code']],
    ['y = torch.add(x, 1)', []],
    ['y = self.save', []],
  ])('%s', async (line, expected) => {
    expect(await verdictsOf('model.pt', model(line))).toEqual(expected);
  });

  it('tells operators on files in bytecode for phones', async () => {
    expect(await verdictsOf('model.ptl', model('', [bytecode('aten::save')]))).toEqual([
      'high torchscript-code',
    ]);
    expect(await verdictsOf('model.ptl', model('', [bytecode('aten::add')]))).toEqual([]);
  });
});
