import type { AttackResult, Evidence, ModelCall, TestCase } from '@model-security-scan/engine/results';
import type { NumberType } from '@model-security-scan/engine/catalog';
import type { JobSummary } from '../../facts/job/job-summary.ts';
import { markedName } from '../../text/marked-name.ts';
import { bytesOf, writeNpy } from './write-npy.ts';
import { type ArchiveFile, zipFiles } from '../../zip/write-zip.ts';

/** The two files of a test take at most so many bytes; the test itself takes the second number. */
const MOST_BYTES = 16 * 2 ** 20;
const TEXT_BYTES = 2 ** 20;

/** A changed input as the model got it. */
interface Case extends TestCase {
  readonly given: Float32Array;
}

/** What a test asks, and what the right answers are. */
interface Plan {
  readonly call: ModelCall;
  readonly cases: readonly Case[];
}

/**
 * Writes the inputs that a model fell for as a test of the team's own suite: `<model>-<attack>.npz`, and
 * `test_<model>_<attack>.py`, which fails as long as the model gives one of them a wrong class. Names and paths are text of
 * others: the files are named by letters and digits only, and the Python holds such texts as ASCII strings only.
 * @returns no files if the model fell for nothing, answers by chance, or cannot be run by ONNX Runtime alone
 */
export async function regressionTest(
  summary: JobSummary,
  result: Pick<AttackResult, 'evidence' | 'isRandomised'>,
): Promise<readonly ArchiveFile[]> {
  const plan = result.isRandomised === true ? undefined : planOf(result.evidence);
  const model = summary.files.find(({ slot }) => slot === 'model')?.name;
  if (plan === undefined || model === undefined) return [];
  const name = `${markedName(summary.model)}-${summary.attack}`;
  const text = Buffer.from(testText(summary, plan.call, { name, model }));
  if (text.length > TEXT_BYTES) return [];
  return [
    { name: `${name}.npz`, content: await zipFiles(arraysOf(plan)) },
    { name: `test_${name.replaceAll('-', '_')}.py`, content: text },
  ];
}

/** True if there are inputs that a test can be made of. */
export function hasRegressionTest({ evidence, isRandomised }: AttackResult): boolean {
  return isRandomised !== true && planOf(evidence) !== undefined;
}

function planOf(evidence: readonly Evidence[]): Plan | undefined {
  for (const one of evidence) {
    if (one.kind !== 'pairs' || one.call === undefined) continue;
    const { call } = one;
    const cases = one.pairs.flatMap(({ changed, test }) =>
      test === undefined ? [] : [{ ...test, given: test.given ?? changed }],
    );
    const kept = fitting(call, cases);
    if (kept.length > 0 && kept.every((test) => isSound(call, test))) return { call, cases: kept };
  }
  return undefined;
}

/** As many cases as fit, and then the last one again until the model's batches are full. */
function fitting({ inputs, batch }: ModelCall, cases: readonly Case[]): readonly Case[] {
  const bytes = inputs.reduce((sum, { type, shape }) => sum + sizeOf(shape) * bytesOf(type), 16);
  const most = Math.floor((MOST_BYTES - 2 * TEXT_BYTES) / bytes / batch) * batch;
  const kept = cases.slice(0, most);
  const last = kept.at(-1);
  if (last === undefined) return [];
  const missing = Math.ceil(kept.length / batch) * batch - kept.length;
  return [...kept, ...Array.from({ length: missing }, () => last)];
}

/** What whole numbers a type holds. */
const RANGES: Readonly<Partial<Record<NumberType, readonly [least: number, most: number]>>> = {
  uint8: [0, 2 ** 8 - 1],
  int8: [-(2 ** 7), 2 ** 7 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // The float32 below 2^63.
  int64: [-(2 ** 63), 2 ** 63 - 2 ** 39],
};

/** False if numbers of a process that ran a hostile model are no numbers of their type, or classes have no label. */
function isSound(call: ModelCall, test: Case): boolean {
  const isLabelled = [test.label, test.answer].every((index) => labelOf(call, index) !== undefined);
  const columns = columnsOf(call);
  return (
    isLabelled &&
    columns.every(({ type, from, to }) => {
      const range = RANGES[type];
      if (range === undefined) return true;
      const [least, most] = range;
      return test.given
        .subarray(from, to)
        .every((value) => Number.isInteger(value) && value >= least && value <= most);
    })
  );
}

/** The class as the answer of the model names it: its own label, if it gives labels; else its place from 0. */
function labelOf({ answers, classes }: ModelCall, index: number): number | undefined {
  if (answers === 'maps') return classes?.[index] === undefined ? undefined : index;
  if (answers !== 'labels' || classes === undefined) return index;
  const label = Number(classes[index] ?? NaN);
  return Number.isSafeInteger(label) ? label : undefined;
}

/** Where the numbers of each input of the model lie in a case. */
function columnsOf({ inputs }: ModelCall): readonly {
  readonly type: NumberType;
  readonly shape: readonly number[];
  readonly from: number;
  readonly to: number;
}[] {
  let to = 0;
  return inputs.map(({ type, shape }) => {
    const from = to;
    to += sizeOf(shape);
    return { type, shape, from, to };
  });
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, side) => product * side, 1);
}

function arraysOf({ call, cases }: Plan): readonly ArchiveFile[] {
  const inputs = columnsOf(call).map(({ type, shape, from, to }, index) => {
    const rows = cases.map(({ given }) => given.subarray(from, to));
    return { name: `input${String(index)}.npy`, content: writeNpy(rows, shape, type) };
  });
  const classes = (name: string, read: (test: Case) => number): ArchiveFile => {
    const rows = cases.map((test) => [labelOf(call, read(test)) ?? 0]);
    return { name, content: writeNpy(rows, [], 'int64') };
  };
  return [
    ...inputs,
    classes('labels.npy', ({ label }) => label),
    classes('answers.npy', ({ answer }) => answer),
  ];
}

/** How the classes are read from `answers`, the list of what the model gave to each batch. */
const PREDICTED: Readonly<Record<ModelCall['answers'], string>> = {
  scores: 'numpy.nan_to_num(numpy.concatenate(answers).reshape(len(labels), -1), nan=-numpy.inf).argmax(1)',
  'second-probability': '(numpy.concatenate(answers).reshape(-1) > 0.5).astype(int)',
  'second-logit': '(numpy.concatenate(answers).reshape(-1) > 0).astype(int)',
  labels: 'numpy.concatenate(answers).reshape(-1)',
  maps: 'numpy.array([CLASSES.index(str(max(row, key=row.get))) for batch in answers for row in batch])',
};

function testText(
  { model: shown, attack }: JobSummary,
  call: ModelCall,
  { name, model }: { readonly name: string; readonly model: string },
): string {
  const plain = name.replaceAll('-', '_');
  const inputs = call.inputs.map((input, index) => `${pythonString(input.name)}: "input${String(index)}"`);
  const classes = (call.classes ?? []).map(pythonString).join(', ');
  const [batch, variable] = [
    String(call.batch),
    `MODEL_${markedName(shown).replaceAll('-', '_').toUpperCase()}`,
  ];
  return [
    `# Inputs that an analysis of ${attack} changed so that ${pythonString(shown)} gave them a wrong class, with the right labels.`,
    `# The model is looked for in the folders above this file; the environment variable ${variable} names another one.`,
    'import os',
    'from pathlib import Path',
    '',
    'import numpy',
    'import onnxruntime',
    '',
    `HERE, MODEL = Path(__file__).resolve().parent, ${pythonString(model)}`,
    `INPUTS = {${inputs.join(', ')}}  # the array of each input of the model`,
    ...(call.answers === 'maps' ? [`CLASSES = [${classes}]`] : []),
    '',
    '',
    `def test_${plain}():`,
    `    data = dict(numpy.load(HERE / "${name}.npz", allow_pickle=False))`,
    '    labels, found = data["labels"], [folder / MODEL for folder in (HERE, *HERE.parents) if (folder / MODEL).is_file()]',
    `    model = os.environ.get("${variable}") or str(found[0] if found else HERE / MODEL)`,
    '    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])',
    `    feeds = [{name: data[key][i : i + ${batch}] for name, key in INPUTS.items()} for i in range(0, len(labels), ${batch})]`,
    `    answers = [session.run([${pythonString(call.output)}], feed)[0] for feed in feeds]`,
    `    predicted = ${PREDICTED[call.answers]}`,
    '    assert predicted.tolist() == labels.tolist(), "the model gives some of these inputs a wrong class"',
    '',
  ].join('\n');
}

/**
 * Writes a text as a Python string. It is ASCII and one line long, so nothing in it can end the string, the line or a comment.
 * JSON's escapes mean the same in Python, except that Python reads two surrogates as two characters.
 */
function pythonString(text: string): string {
  return JSON.stringify(text).replace(/[^\u0020-\u007e]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
  });
}
