import { indirectCalls, tampered, wrapped } from './pickle-gadgets.ts';
import * as p from './pickle-builder.ts';
import { handedOver } from './pickle-handed-over.ts';
import { boundMethods, hiddenCalls } from './pickle-hidden-calls.ts';

import { type PickleSample, SYSTEM } from './pickle-sample.ts';

/** @param target the file that the payload makes */
export function pickleSamples(target: string): readonly PickleSample[] {
  const command = `touch ${target}`;
  return [
    ...spelledNames(command),
    ...callOpcodes(command, target),
    ...computedCalls(command),
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
  const end = p.pickleOf(p.text(command), p.TUPLE1, p.REDUCE, p.STOP);
  const ways: Readonly<Record<string, p.Part>> = {
    GLOBAL: p.global('os', 'system'),
    'STACK_GLOBAL of SHORT_BINUNICODE': p.pickleOf(p.text('os'), p.text('system'), p.STACK_GLOBAL),
    'STACK_GLOBAL of UNICODE with escapes': p.pickleOf('V\\u006fs\n', 'V\\U00000073ystem\n', p.STACK_GLOBAL),
    'STACK_GLOBAL of STRING with escapes': p.pickleOf("S'\\x6f\\163'\n", 'S"system"\n', p.STACK_GLOBAL),
    'STACK_GLOBAL of BINSTRING': p.pickleOf('T\x02\x00\x00\x00os', 'U\x06system', p.STACK_GLOBAL),
    'STACK_GLOBAL of BINUNICODE8': p.pickleOf('\x8d\x02\0\0\0\0\0\0\0os', p.text('system'), p.STACK_GLOBAL),
    'names from MEMOIZE': p.pickleOf(p.text('system'), p.MEMOIZE, '0', p.text('os'), 'h\x00', p.STACK_GLOBAL),
    'names from PUT with a padded key': p.pickleOf(
      p.text('system'),
      'p +0_7 \n0',
      p.text('os'),
      'g7\n',
      p.STACK_GLOBAL,
    ),
    'names from a memo key with NUL': p.pickleOf(
      p.text('system'),
      'p7\x00x\n0',
      p.text('os'),
      'g07\n',
      p.STACK_GLOBAL,
    ),
    'a name that was replaced in the memo': p.pickleOf(
      ...[p.text('getcwd'), 'q\x01', '0', p.text('system'), 'q\x01', '0'],
      ...[p.text('os'), 'h\x01', p.STACK_GLOBAL],
    ),
    'a name below a mark': p.pickleOf(p.text('os'), p.text('system'), '(NN1', p.STACK_GLOBAL),
    'a name after DUP and POP': p.pickleOf(p.text('os'), p.text('system'), '20', p.STACK_GLOBAL),
  };
  return Object.entries(ways).map(([name, way]) => ({
    ...SYSTEM,
    name,
    bytes: p.pickleOf(p.proto(4), way, end),
  }));
}

/** Every opcode that calls. */
function callOpcodes(command: string, target: string): readonly PickleSample[] {
  const popen = { ...SYSTEM, subject: 'subprocess.Popen' };
  const argv = p.pickleOf('](', p.text('touch'), p.text(target), 'e');
  return [
    { ...SYSTEM, name: 'REDUCE of protocol 0', bytes: p.pickleOf(`cos\nsystem\n(S'${command}'\ntR.`) },
    { ...SYSTEM, name: 'INST', bytes: p.pickleOf(`(S'${command}'\nios\nsystem\n.`) },
    { ...SYSTEM, name: 'OBJ', bytes: p.pickleOf(`(cos\nsystem\nS'${command}'\no.`) },
    {
      ...SYSTEM,
      name: 'names of Python 2',
      subject: 'posix.system',
      bytes: p.pickleOf(`cposix\nsystem\n(S'${command}'\ntR.`),
    },
    {
      ...SYSTEM,
      name: 'eval of Python 2',
      subject: 'builtins.eval',
      bytes: p.pickleOf(`c__builtin__\neval\n(S"__import__('os').system('${command}')"\ntR.`),
    },
    {
      ...SYSTEM,
      name: 'REDUCE with a list, which only pickle.py takes',
      loader: 'pickle.py',
      bytes: p.pickleOf(p.global('os', 'system'), '](', p.text(command), 'e', p.REDUCE, p.STOP),
    },
    {
      ...popen,
      name: '_reconstructor whose base has an __init__',
      bytes: p.pickleOf(
        ...[p.global('copy_reg', '_reconstructor'), p.MARK],
        ...[
          p.global('subprocess', 'Popen'),
          p.global('subprocess', 'Popen'),
          argv,
          p.TUPLE,
          p.REDUCE,
          p.STOP,
        ],
      ),
    },
    { ...popen, name: 'a class that acts', bytes: p.pickleOf(p.call('subprocess', 'Popen', argv), p.STOP) },
    {
      ...SYSTEM,
      name: 'a call before a crash',
      bytes: p.pickleOf(p.call('os', 'system', p.text(command)), 'R0R.'),
    },
    { ...SYSTEM, name: 'no STOP', bytes: p.pickleOf(p.call('os', 'system', p.text(command))) },
    {
      ...SYSTEM,
      name: 'a call before an opcode that does not exist',
      bytes: p.pickleOf(p.call('os', 'system', p.text(command)), '\xff'),
    },
  ];
}

/** What is called is the result of a call. */
function computedCalls(command: string): readonly PickleSample[] {
  const importOs = p.call('builtins', '__import__', p.text('os'));
  const getattr = p.pickleOf(
    p.global('builtins', 'getattr'),
    p.MARK,
    importOs,
    p.text('system'),
    p.TUPLE,
    p.REDUCE,
  );
  const callIt = p.pickleOf(p.text(command), p.TUPLE1, p.REDUCE, p.STOP);
  const tampering = { ...SYSTEM, rule: 'pickle-tampering' } as const;
  return [
    {
      ...tampering,
      name: 'getattr of __import__',
      subject: 'builtins.getattr()',
      bytes: p.pickleOf(getattr, callIt),
    },
    {
      ...SYSTEM,
      name: 'a partial function that is called',
      bytes: p.pickleOf(p.call('functools', 'partial', p.global('os', 'system')), callIt),
    },
    {
      ...tampering,
      name: 'a name that is computed',
      subject: 'computed name',
      bytes: p.pickleOf(
        ...[
          p.proto(4),
          p.text('os'),
          p.call('builtins', 'str', p.bytes(Buffer.from('system')), p.text('ascii')),
        ],
        ...[p.STACK_GLOBAL, callIt],
      ),
    },
    {
      ...tampering,
      name: 'a name with dots',
      subject: 'uuid.os.system',
      bytes: p.pickleOf(p.proto(4), p.text('uuid'), p.text('os.system'), p.STACK_GLOBAL, callIt),
    },
    {
      ...SYSTEM,
      name: 'a function that is not known',
      rule: 'pickle-unknown-call',
      subject: 'uuid._get_command_stdout',
      bytes: p.pickleOf(
        p.call('uuid', '_get_command_stdout', p.text('touch'), p.text(command.slice('touch '.length))),
        p.STOP,
      ),
    },
  ];
}
