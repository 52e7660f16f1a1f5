import { isObject } from '@model-security-scan/common/json';
import type { PythonFunction } from '../catalog/python-function.ts';
import { INPUT_KINDS, type Task } from '../catalog/request-words.ts';
import { holdArrays, readArrays } from '../dataset/read-arrays.ts';
import type { DatasetLimits } from '../dataset/dataset-limits.ts';
import type { Member } from '../dataset/member.ts';
import type { PixelScale } from '../dataset/pictures/pixel-scale.ts';
import { isTable } from '../dataset/raw-inputs.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import { columnsForFunction, type FunctionLabel } from '../dataset/tables/table-survey.ts';
import { ArtifactFault } from '../fault.ts';
import type { PythonPort } from '../types.ts';
import { type PythonFacts, PythonVictim } from '../victim/python-victim.ts';

const NOTHING = new Uint8Array(0);

export interface WantedFunction {
  readonly function: PythonFunction;
  readonly task: Task;
  readonly dimensions: readonly number[] | undefined;
  readonly members: readonly Member[];
  readonly label: FunctionLabel;
  readonly limits: DatasetLimits;
  readonly scaleOf: (shape: readonly number[]) => PixelScale | undefined;
  readonly examples: (plan: FunctionPlan) => Promise<Float32Array>;
}

/** What a function is given: the shape of one input, and its columns if it is a row. */
export interface FunctionPlan {
  readonly shape: readonly number[];
  readonly size: number;
  readonly columns: readonly TableColumn[];
}

/** Starts a Python function, and finds by the data what it is given, and by its first answers what it answers. @throws ArtifactFault */
export async function openPython(port: PythonPort, wanted: WantedFunction): Promise<PythonVictim> {
  const facts = await readPythonFacts(port);
  const plan = await planInputs(facts, wanted);
  const { shape, columns } = plan;
  const { function: called, task } = wanted;
  const examples = await wanted.examples(plan);
  const parts = { port, function: called, facts, task, shape, columns, scale: wanted.scaleOf(shape) };
  return PythonVictim.open(parts, examples);
}

/** Starts the process of a function, and asks what the function says of itself. */
export async function readPythonFacts(port: PythonPort): Promise<PythonFacts> {
  const { header } = await port.ask('', NOTHING);
  const value: unknown = JSON.parse(header);
  const said = isObject(value) ? value : {};
  return { classes: namesIn(said['classes']), columns: namesIn(said['columns']) };
}

function namesIn(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
}

async function planInputs(
  { columns: named }: PythonFacts,
  { task, dimensions, members, label, limits }: WantedFunction,
): Promise<FunctionPlan> {
  const isRows = INPUT_KINDS[task] === 'rows';
  const [first] = members;
  if (isRows && first !== undefined && isTable(members)) {
    const columns = columnsForFunction(first, limits, named, label);
    return { shape: [columns.length], size: columns.length, columns };
  }
  const shape = dimensions ?? (await shapeOfArray(members, limits));
  if (shape === undefined || shape.length === 0) {
    throw new ArtifactFault(
      'Nothing says what one input of the function is. Give input_dimensions, such as [28, 28, 1].',
    );
  }
  const size = shape.reduce((product, side) => product * side, 1);
  const columns = isRows
    ? Array.from({ length: size }, (_unused, at) => ({ name: named?.[at], mayLack: true }))
    : [];
  return { shape, size, columns };
}

async function shapeOfArray(
  members: readonly Member[],
  limits: DatasetLimits,
): Promise<readonly number[] | undefined> {
  if (members.length === 0 || !holdArrays(members)) return undefined;
  const { inputs, only } = await readArrays(members, limits);
  return (inputs ?? only)?.shape.slice(1);
}
