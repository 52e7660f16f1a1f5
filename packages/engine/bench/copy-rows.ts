import { fileURLToPath } from 'node:url';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareIn } from '../src/strata.ts';
import { measureStages } from '../src/attacks/extraction/copy-stages.ts';
import { interrogate } from '../src/attacks/extraction/interrogate.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { Victim } from '../src/types.ts';
import { rowOf } from '../src/vectors.ts';
import { isObject } from '@model-security-scan/common/json';
import { tableHead, tableRow } from '../../common/bench/table.ts';
import { runPython } from './python.ts';
import { endless, openVictim, victimIn } from './victims.ts';

const QUERIES = 2_000;
/** How much less than the best of the references a copy may agree. */
const ALLOWED = 0.03;

interface Place {
  readonly python: string;
  readonly runtime: Runtime;
  /** Where the questions are written for the references. */
  readonly work: string;
  readonly print: (text: string) => void;
}

/**
 * The agreement, balanced by answer, of our copy and of common ones that learn from the same questions.
 * @param folder the victims of `make_copied.py`
 */
export async function copyRows(folder: string, { python, runtime, work, print }: Place): Promise<void> {
  const names: unknown = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'));
  if (!Array.isArray(names)) throw new TypeError('names.json holds no list.');
  mkdirSync(work, { recursive: true });
  print(tableHead(['victim', 'ours', 'best reference', 'which', 'seconds', 'goal']));
  for (const name of names.map(String)) {
    const opened = await openVictim(runtime, victimIn(folder, name));
    const asked: Asked = { inputs: [], answers: [] };
    const victim = recorded(opened.victim, asked);
    const budget = endless(1, QUERIES);
    const started = performance.now();
    const found = await interrogate({ ...opened, victim }, victim, budget);
    const { checkpoints, agreements } = await measureStages(found, budget);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const own = checkpoints.at(-1)?.agreement.value ?? 0;
    writeQuestions(work, asked, agreements.length, [opened.data.shape, victim.answerSize]);
    const printed: unknown = JSON.parse(
      runPython(python, fileURLToPath(new URL('./references/copies.py', import.meta.url)), [work]),
    );
    const { heldClasses } = found.transcript;
    const theirs = Object.entries(isObject(printed) ? printed : {}).map(([kind, given]) => {
      const classes = Array.isArray(given) ? given : [];
      const agreed = shareIn(found.balance.strata, (row) => classes[row] === heldClasses[row]);
      return { kind, value: agreed.value };
    });
    const best = theirs.reduce((one, other) => (other.value > one.value ? other : one), {
      kind: 'none',
      value: 0,
    });
    const goal = own >= best.value - ALLOWED ? 'met' : 'missed';
    print(tableRow([name, own.toFixed(3), best.value.toFixed(3), best.kind, seconds, goal]));
  }
  print('');
}

interface Asked {
  readonly inputs: Float32Array[];
  readonly answers: Float32Array[];
}

/** The same victim, writing down what it is asked and what it answers. */
function recorded(victim: Victim, { inputs, answers }: Asked): Victim {
  const { inputShape, inputSize, answerSize } = victim;
  return {
    ...{ inputShape, inputSize, answerSize, answers: victim.answers },
    get queries() {
      return victim.queries;
    },
    ask: async (rows, count) => {
      const given = await victim.ask(rows, count);
      for (let row = 0; row < count; row += 1) {
        inputs.push(rowOf(rows, row, inputSize).slice());
        answers.push(rowOf(given, row, answerSize).slice());
      }
      return given;
    },
  };
}

/** Held-out inputs are asked about first. */
function writeQuestions(
  work: string,
  { inputs, answers }: Asked,
  held: number,
  [shape, classes]: readonly [readonly number[], number],
): void {
  const save = (name: string, rows: readonly Float32Array[], size: readonly number[]): void => {
    writeFileSync(join(work, `${name}.npy`), npy(rows, size));
  };
  save('h', inputs.slice(0, held), shape);
  save('q', inputs.slice(held), shape);
  save('a', answers.slice(held), [classes]);
}

/** NumPy's format, version 1.0: see numpy.lib.format. */
function npy(rows: readonly Float32Array[], shape: readonly number[]): Buffer {
  const dims = [rows.length, ...shape].map(String).join(', ');
  const head = `{'descr': '<f4', 'fortran_order': False, 'shape': (${dims}), }`;
  const padded = `${head.padEnd(64 * Math.ceil((head.length + 11) / 64) - 11)}\n`;
  const start = Buffer.alloc(10);
  start.write('\x93NUMPY\x01\x00', 'latin1');
  start.writeUInt16LE(padded.length, 8);
  return Buffer.concat([start, Buffer.from(padded, 'latin1'), ...rows.map((row) => Buffer.from(row.buffer))]);
}
