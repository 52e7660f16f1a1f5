import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-web';
import { at, textAt } from '@model-security-scan/common/json';

/** What the demo found when it gave the inputs of a report to the model itself. */
export interface ChangedInputs {
  /** How many inputs the attack tried to change. */
  readonly attacked: number;
  /** Those that have another class after the change. */
  readonly turned: number;
  /** The largest change of a number in them. */
  readonly largestChange: number;
  /** The largest change that the attack allowed itself. */
  readonly eps: number;
  /** One input before and after the change, drawn in text. */
  readonly example: string;
}

interface Pair {
  readonly name: string;
  readonly original: readonly number[];
  readonly changed: readonly number[];
}

/**
 * Checks the report of an evasion without the engine: classifies every input before and after the change.
 * @param model path of an ONNX file with one output `output_label`
 * @param report path of the report as JSON
 * @throws Error if the report lacks a figure, or if no changed input gets another class
 */
export async function checkChangedInputs(model: string, report: string): Promise<ChangedInputs> {
  const content: unknown = JSON.parse(await readFile(report, 'utf8'));
  const pairs = pairsOf(content);
  const classes = await classesOf(model, [
    ...pairs.map(({ original }) => original),
    ...pairs.map(({ changed }) => changed),
  ]);
  const turned = pairs.flatMap((pair, index) => {
    const [before, after] = [classes[index], classes[index + pairs.length]];
    return before === after ? [] : [{ ...pair, before, after }];
  });
  const middle = turned[Math.floor(turned.length / 2)];
  if (middle === undefined) throw new Error(`${report}: the model gives no changed input another class.`);
  return {
    attacked: figureOf(content, 'samples'),
    turned: turned.length,
    largestChange: Math.max(...turned.map(distance)),
    eps: figureOf(content, 'eps'),
    example:
      `${middle.name}: the model sees a ${String(middle.before)} on the left, and a ${String(middle.after)} on the right\n` +
      sideBySide(middle.original, middle.changed),
  };
}

function pairsOf(report: unknown): readonly Pair[] {
  const found = listAt(report, 'result', 'evidence').find((one) => textAt(one, 'kind') === 'pairs');
  return listAt(found, 'pairs').map((pair) => ({
    name: textAt(pair, 'name') ?? '',
    original: listAt(pair, 'original').map(Number),
    changed: listAt(pair, 'changed').map(Number),
  }));
}

function figureOf(report: unknown, name: string): number {
  const found = listAt(report, 'result', 'figures').find((one) => textAt(one, 'name') === name);
  const figure = at(found, 'value');
  if (typeof figure !== 'number') throw new Error(`The report of the attack has no figure "${name}".`);
  return figure;
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/** Asks the model for the class of each input, all at once. */
async function classesOf(
  model: string,
  inputs: readonly (readonly number[])[],
): Promise<readonly (number | bigint | string)[]> {
  const session = await InferenceSession.create(await readFile(model));
  const [name = ''] = session.inputNames;
  const tensor = new Tensor('float32', Float32Array.from(inputs.flat()), [
    inputs.length,
    inputs[0]?.length ?? 0,
  ]);
  const output = (await session.run({ [name]: tensor }, ['output_label']))['output_label'];
  await session.release();
  return [...(output?.data ?? [])].map((one) => (typeof one === 'object' ? '' : one));
}

function distance({ original, changed }: Pair): number {
  return Math.max(...original.map((value, index) => Math.abs(value - (changed[index] ?? 0))));
}

/** From dark to bright, for values from 0 to 1. */
const SHADES = ' .:-=+*#%@';

function sideBySide(left: readonly number[], right: readonly number[]): string {
  const side = Math.sqrt(left.length);
  const row = (pixels: readonly number[], index: number): string =>
    pixels
      .slice(index * side, (index + 1) * side)
      .map((value) => SHADES.charAt(Math.round(value * (SHADES.length - 1))).repeat(2))
      .join('');
  return Array.from({ length: side }, (_, index) =>
    `    ${row(left, index)}    │    ${row(right, index)}`.trimEnd(),
  ).join('\n');
}
