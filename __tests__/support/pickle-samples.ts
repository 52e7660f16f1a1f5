import { indirectCalls, tampered, wrapped } from './pickle-gadgets.ts';
import * as p from './pickle-builder.ts';
import { handedOver } from './pickle-handed-over.ts';
import { boundMethods, hiddenCalls } from './pickle-hidden-calls.ts';
import { type PickleSample, samplesOf } from './pickle-sample.ts';

/** @param target the file that the payload makes */
export function pickleSamples(target: string): readonly PickleSample[] {
  const command = `touch ${target}`;
  return [
    ...spelledNames(command),
    ...callOpcodes(command, target),
    ...computedCalls(command, target),
    ...indirectCalls(command),
    ...tampered(command),
    ...wrapped(command),
    ...hiddenCalls(target),
    ...boundMethods(target),
    ...handedOver(target),
  ];
}

/** The same name in every way in which a pickle can spell it. */
function spelledNames(command: string): readonly PickleSample[] {
  const [os, system] = [p.text('os'), p.text('system')];
  const stacked = (...parts: readonly p.Part[]): Buffer => p.pickleOf(...parts, p.STACK_GLOBAL);
  const replaced = [p.text('getcwd'), 'q\x01', '0', system, 'q\x01', '0', os, 'h\x01'];
  const ways: Readonly<Record<string, p.Part>> = {
    GLOBAL: p.global('os', 'system'),
    'STACK_GLOBAL of SHORT_BINUNICODE': stacked(os, system),
    'STACK_GLOBAL of UNICODE with escapes': stacked('V\\u006fs\n', 'V\\U00000073ystem\n'),
    'STACK_GLOBAL of STRING with escapes': stacked("S'\\x6f\\163'\n", 'S"system"\n'),
    'STACK_GLOBAL of BINSTRING': stacked('T\x02\x00\x00\x00os', 'U\x06system'),
    'STACK_GLOBAL of BINUNICODE8': stacked('\x8d\x02\0\0\0\0\0\0\0os', system),
    'names from MEMOIZE': stacked(system, p.MEMOIZE, '0', os, 'h\x00'),
    'names from PUT with a padded key': stacked(system, 'p +0_7 \n0', os, 'g7\n'),
    'names from a memo key with NUL': stacked(system, 'p7\x00x\n0', os, 'g07\n'),
    'a name that was replaced in the memo': stacked(...replaced),
    'a name below a mark': stacked(os, system, '(NN1'),
    'a name after DUP and POP': stacked(os, system, '20'),
  };
  const end = p.pickleOf(p.text(command), p.TUPLE1, p.REDUCE);
  return samplesOf(
    {},
    Object.entries(ways).map(([name, way]) => [name, p.whole(way, end)]),
  );
}

/** Every opcode that calls. */
function callOpcodes(command: string, target: string): readonly PickleSample[] {
  const popen = 'subprocess.Popen';
  const argv = p.list(p.text('touch'), p.text(target));
  const Popen = p.global('subprocess', 'Popen');
  const call = p.call('os', 'system', p.text(command));
  const listed = p.pickleOf(p.global('os', 'system'), p.list(p.text(command)), 'R.');
  const evaluated = `c__builtin__\neval\n(S"__import__('os').system('${command}')"\ntR.`;
  const rebuilt = p.call('copy_reg', '_reconstructor', Popen, Popen, argv);
  return samplesOf({}, [
    ['REDUCE of protocol 0', p.pickleOf(`cos\nsystem\n(S'${command}'\ntR.`)],
    ['INST', p.pickleOf(`(S'${command}'\nios\nsystem\n.`)],
    ['OBJ', p.pickleOf(`(cos\nsystem\nS'${command}'\no.`)],
    ['names of Python 2', p.pickleOf(`cposix\nsystem\n(S'${command}'\ntR.`), 'posix.system'],
    ['eval of Python 2', p.pickleOf(evaluated), 'builtins.eval'],
    ['REDUCE with a list, which only pickle.py takes', listed, undefined, { loader: 'pickle.py' }],
    ['_reconstructor whose base has an __init__', p.pickleOf(rebuilt, '.'), popen],
    ['a class that acts', p.pickleOf(p.call('subprocess', 'Popen', argv), '.'), popen],
    ['a call before a crash', p.pickleOf(call, 'R0R.')],
    ['no STOP', call],
    ['a call before an opcode that does not exist', p.pickleOf(call, '\xff')],
  ]);
}

/** What is called is the result of a call. */
function computedCalls(command: string, target: string): readonly PickleSample[] {
  const system = p.text('system');
  const imported = p.call('builtins', '__import__', p.text('os'));
  const getattr = p.call('builtins', 'getattr', imported, system);
  const end = p.pickleOf(p.text(command), p.TUPLE1, p.REDUCE, p.STOP);
  const partial = p.call('functools', 'partial', p.global('os', 'system'));
  const name = p.call('builtins', 'str', p.bytes(Buffer.from('system')), p.text('ascii'));
  const computed = p.pickleOf(p.proto(4), p.text('os'), name, p.STACK_GLOBAL, end);
  const dotted = p.pickleOf(p.proto(4), p.text('uuid'), p.text('os.system'), p.STACK_GLOBAL, end);
  const unknown = p.call('uuid', '_get_command_stdout', p.text('touch'), p.text(target));
  return [
    ...samplesOf({ rule: 'pickle-tampering' }, [
      ['getattr of __import__', p.pickleOf(getattr, end), 'builtins.getattr()'],
      ['a name that is computed', computed, 'computed name'],
      ['a name with dots', dotted, 'uuid.os.system'],
    ]),
    ...samplesOf({}, [['a partial function that is called', p.pickleOf(partial, end)]]),
    ...samplesOf({ rule: 'pickle-unknown-call' }, [
      ['a function that is not known', p.pickleOf(unknown, '.'), 'uuid._get_command_stdout'],
    ]),
  ];
}
