import type { Random } from '../../../__tests__/fuzz/random.ts';

/**
 * Makes pickles as random programs: most opcodes find what they need on the stack, so that CPython gets far; some do not.
 * Names are `m0` to `m4` and `n0` to `n4`, spelled in every way that a pickle can spell a name.
 */
export function randomProgram(random: Random): Buffer {
  const parts: Buffer[] = random.once(4) ? [] : [Buffer.of(0x80, random.below(6))];
  const length = 3 + random.below(24);
  for (let step = 0; step < length; step += 1) parts.push(...randomStep(random));
  if (!random.once(8)) parts.push(Buffer.from('.'));
  const body = Buffer.concat(parts);
  return random.once(6) ? framed(body, random) : body;
}

type Step = (random: Random) => readonly Buffer[];

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

function little(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(width);
  for (let at = 0; at < width; at += 1) bytes[at] = Math.floor(value / 256 ** at) % 256;
  return bytes;
}

function framed(body: Buffer, random: Random): Buffer {
  const start = body[0] === 0x80 ? 2 : 0;
  const room = body.length - start;
  const length = random.once(3) ? random.below(room + 4) : room;
  return Buffer.concat([body.subarray(0, start), Buffer.of(0x95), little(length, 8), body.subarray(start)]);
}

function randomName(random: Random): string {
  return `${random.pick(['m', 'n'])}${String(random.below(5))}`;
}

function escaped(name: string, random: Random, form: 'string' | 'unicode'): string {
  const character = name.charCodeAt(0);
  const hex = character.toString(16).padStart(2, '0');
  const spelled =
    form === 'unicode'
      ? random.pick([name[0] ?? '', `\\u00${hex}`, `\\U000000${hex}`, `\\\\u00${hex}`, '\\', '\xe9'])
      : random.pick([
          name[0] ?? '',
          `\\x${hex}`,
          `\\${character.toString(8)}`,
          '\\q',
          '\\\\',
          '\xe9',
          "\\'",
          '\\n',
        ]);
  return spelled + name.slice(1);
}

/** A text in one of the ways in which each protocol writes it. */
const textSteps: readonly [Step, ...Step[]] = [
  (random) => [text(`V${escaped(randomName(random), random, 'unicode')}\n`)],
  (random) => {
    const quote = random.pick(["'", '"']);
    return [text(`S${quote}${escaped(randomName(random), random, 'string')}${quote}\n`)];
  },
  (random) => counted(0x8c, 1, randomName(random), random),
  (random) => counted(0x8c, 1, randomName(random), random),
  (random) => counted(0x58, 4, randomName(random), random),
  (random) => counted(0x8d, 8, randomName(random), random),
  (random) => counted(0x55, 1, randomName(random), random),
  (random) => counted(0x54, 4, randomName(random), random),
];

function counted(code: number, width: number, value: string, random: Random): readonly Buffer[] {
  const bytes = random.once(20) ? Buffer.from(`${value}é\ud800`, 'utf8') : text(value);
  const length = random.once(40) ? random.below(300) : bytes.length;
  return [Buffer.of(code), little(length, width), bytes];
}

/** A key of the memo in one of the ways in which `int()` takes it. */
function keyText(random: Random): string {
  const key = String(random.below(6));
  return random.pick([
    key,
    key,
    key,
    `0${key}`,
    ` ${key} `,
    `+${key}`,
    `1_${key}`,
    `${key}\0x`,
    `-${key}`,
    `${key}L`,
    `0x${key}`,
  ]);
}

const memoSteps: readonly [Step, ...Step[]] = [
  () => [Buffer.of(0x94)],
  (random) => [Buffer.of(0x71, random.below(6))],
  (random) => [Buffer.of(0x72), little(random.below(6), 4)],
  (random) => [text(`p${keyText(random)}\n`)],
  (random) => [Buffer.of(0x68, random.below(6))],
  (random) => [Buffer.of(0x6a), little(random.below(6), 4)],
  (random) => [text(`g${keyText(random)}\n`)],
];

const globalSteps: readonly [Step, ...Step[]] = [
  (random) => [text(`c${randomName(random)}\n${randomName(random)}\n`)],
  (random) => [...random.pick(textSteps)(random), ...random.pick(textSteps)(random), Buffer.of(0x93)],
  (random) => [...random.pick(memoSteps)(random), ...random.pick(memoSteps)(random), Buffer.of(0x93)],
  (random) => [Buffer.from('('), text(`i${randomName(random)}\n${randomName(random)}\n`)],
  (random) => [
    random.pick([
      Buffer.of(0x82, 1),
      Buffer.of(0x83, 44, 1),
      Buffer.of(0x84, 1, 0, 0, 0),
      Buffer.of(0x82, 9),
    ]),
  ],
];

const constantSteps: readonly [Step, ...Step[]] = [
  () => [text('N')],
  (random) => [Buffer.of(0x4b, random.below(256))],
  (random) => [text(`I${random.pick(['0', '01', '7', ' 5', '0x1f', '1L', 'x'])}\n`)],
  (random) => [text(`L${random.pick(['0L', '12', '-3L', '9_9'])}\n`)],
  (random) => [text(`F${random.pick(['0.5', 'nan', '1e5', '_'])}\n`)],
  () => [Buffer.of(0x47), Buffer.alloc(8)],
  (random) => [Buffer.of(0x8a, 2, random.below(256), random.below(256))],
  (random) => [Buffer.of(0x8b), little(random.below(3), 4), Buffer.alloc(2)],
  (random) => counted(0x43, 1, randomName(random), random),
  (random) => counted(0x42, 4, randomName(random), random),
  (random) => counted(0x8e, 8, randomName(random), random),
  (random) => counted(0x96, 8, randomName(random), random),
  () => [Buffer.of(0x97)],
  () => [Buffer.of(0x98)],
  () => [Buffer.of(0x88)],
];

const otherSteps: readonly [Step, ...Step[]] = [
  (random) => [
    random.pick([text('('), text('('), text('0'), text('1'), text('2'), text(']'), text('}'), text(')')]),
  ],
  (random) => [
    random.pick([text('a'), text('e'), text('s'), text('u'), text('t'), text('l'), text('d'), text('b')]),
  ],
  (random) => [Buffer.of(random.pick([0x85, 0x86, 0x87, 0x8f, 0x90, 0x91, 0x81, 0x92]))],
  (random) => [text(random.pick(['R', ')R', 'o', '(oR', '}b', 'Nb', 'Q', 'P1\n', '(t', ']e']))],
  (random) => [Buffer.of(0x80, random.below(7))],
  (random) => [Buffer.of(0x95), little(random.below(20), 8)],
];

/** Calls of a name, whole: they make later opcodes meet objects. */
const callSteps: readonly [Step, ...Step[]] = [
  (random) => [
    ...random.pick(globalSteps)(random),
    text(random.pick([')R', '(tR', ')\x81', ')}\x92', '(NtR', 'N\x85R', ']R'])),
  ],
  (random) => [text('('), ...random.pick(globalSteps)(random), text(random.pick(['o', 'No', '(o']))],
];

function randomStep(random: Random): readonly Buffer[] {
  const kind = random.below(12);
  if (kind < 2) return random.pick(textSteps)(random);
  if (kind < 4) return random.pick(memoSteps)(random);
  if (kind < 6) return random.pick(globalSteps)(random);
  if (kind < 7) return random.pick(constantSteps)(random);
  return kind < 9 ? random.pick(callSteps)(random) : random.pick(otherSteps)(random);
}

/** Changes a pickle in a few places: bytes are flipped, cut, doubled, moved, or replaced by an opcode. */
export function mutate(pickle: Buffer, other: Buffer, random: Random): Buffer {
  let bytes = pickle;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(bytes.length + 1);
    const end = Math.min(bytes.length, at + 1 + random.below(8));
    const [before, middle, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
    const from = random.below(other.length + 1);
    bytes = Buffer.concat(
      random.pick([
        [before, after],
        [before, middle, middle, after],
        [before, Buffer.of(random.below(256)), bytes.subarray(at + 1)],
        [before, Buffer.from(random.pick(OPCODE_BYTES)), bytes.subarray(at)],
        [before, other.subarray(from, from + random.below(16)), bytes.subarray(at)],
        [before],
      ]),
    );
  }
  return bytes;
}

const OPCODE_BYTES: readonly [readonly number[], ...(readonly number[])[]] = [
  [0x28],
  ...[
    ...Buffer.from('.0123456789()Ract2b]}eusqhrjp\x81\x85\x86\x87\x93\x94\x95\x8c\x90\x91\x92', 'latin1'),
  ].map((byte) => [byte]),
];
