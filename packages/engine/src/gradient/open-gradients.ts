import type { ModelFile } from '../model/model-file.ts';
import { shownName } from '../model/shown-name.ts';
import type { Runtime, Tensor } from '../runtime/runtime.ts';
import type { InputPlan } from '../victim/input-tensors.ts';
import { takeBranches } from './branches.ts';
import { type ClassOrder, intoOrder, inverseOf } from './class-order.ts';
import { type Differentiated, GradientModel, linearSeeds, type Seeds } from './gradient-model.ts';
import { GraphFlow } from './facts.ts';
import { type Graph, type GraphNode, readGraph } from './graph.ts';
import { type Examples, findHiddenScores, LEAST_AGREEMENT } from './hidden-scores.ts';
import { NoGradient } from '../fault.ts';
import { type PeeledHead, peelHead } from './peel.ts';
import { joinVotes } from './votes.ts';
import { type PixelScale, scalePixels, scaleSlopes } from '../dataset/pictures/pixel-scale.ts';

/** Gradients with respect to pixels, which are scaled on their way to the model. */
export function inPixels(source: GradientSource, scale: PixelScale): GradientSource {
  return {
    ...source,
    rivals: source.rivals.map((open) => async () => {
      const rival = await open();
      return rival === undefined ? undefined : inPixels(rival, scale);
    }),
    run: async (inputs, seeds) => {
      const found = await source.run(scalePixels(inputs, scale), seeds);
      return { ...found, gradient: scaleSlopes(found.gradient, scale) };
    },
  };
}

export interface GradientSource {
  /** The rows of a batch, which is always whole. */
  readonly rows: number;
  /** The scores, or features, of one row. */
  readonly scores: number;
  /** The operators at the model's end that hide its scores, and that the gradient leaves out; the last one first. */
  readonly peeled: readonly string[];
  /** Opens other tensors that name the same classes, the nearest to the answer first: undefined if one has no gradient. */
  readonly rivals: readonly (() => Promise<GradientSource | undefined>)[];
  /** @param inputs `rows` inputs in the units of the model */
  run(inputs: Float32Array, seeds: Seeds): Promise<GradientRows>;
  close(): Promise<void>;
}

export interface GradientRows {
  /** Behind the peeled head: of any size. */
  readonly scores: Float32Array;
  /** What the model itself answers, as `Victim.ask` gives it. */
  readonly answers: Float32Array;
  readonly gradient: Float32Array;
}

export type { Seeds } from './gradient-model.ts';

export interface GradientPlan {
  readonly file: ModelFile;
  readonly plan: InputPlan;
  readonly answer: string;
  /** Differentiates these features; without them, the scores behind the peeled head. */
  readonly features?: string | undefined;
  /** Some inputs: by them it is known whether the gradient is alive. */
  readonly examples?: Examples | undefined;
  readonly scores: number | undefined;
  /** Makes of the answer's numbers what `Victim.ask` gives. */
  readonly interpret: (answer: Tensor) => Float32Array;
}

/** The most tensors that are tried behind an end that lets no gradient through. */
const MOST_TRIED = 5;

/** Appends the gradient of a model to it, and loads the result. @returns NoGradient, which says why, if that is not possible */
export async function openGradients(
  runtime: Runtime,
  wanted: GradientPlan,
): Promise<GradientSource | NoGradient> {
  try {
    return await open(runtime, wanted);
  } catch (error) {
    if (error instanceof NoGradient) return error;
    const why = error instanceof Error ? error.message.replace(/^.*ERROR_MESSAGE: /su, '') : String(error);
    return new NoGradient(`the runtime refuses its gradient (${shownName(why, 200)})`);
  }
}

async function open(runtime: Runtime, wanted: GradientPlan): Promise<GradientSource> {
  const { file, plan, answer, features } = wanted;
  const { bytes, graph } = takeBranches(file.bytes, readGraph(file.bytes));
  if (!areTurnedToFloats(file, graph)) {
    throw new NoGradient('it computes with whole numbers, between which there is no slope');
  }
  const of = { bytes, graph, plan, answer };
  if (features !== undefined) {
    return source(await GradientModel.open(runtime, { ...of, target: features }), wanted, []);
  }
  const known = await openPeeled(runtime, of, wanted);
  const { examples, scores } = wanted;
  if (examples === undefined) return orThrow(known.opened);
  const isKnown = !(known.opened instanceof NoGradient) && (await isAlive(known.opened, examples));
  const isSound = isKnown && !new GraphFlow(graph, known.tensor).hasCuts;
  const place = { answer: isKnown ? known.tensor : answer, scores, isSound };
  const found = await findHiddenScores(runtime, of, place, examples);
  const heads = found
    .filter(({ agreement }) => agreement >= LEAST_AGREEMENT)
    .map(({ tensor, order, peeled }) => {
      const head = peelHead(graph, tensor);
      return { ...head, order, peeled: [...peeled, ...head.peeled] };
    })
    .filter((head, at, all) => all.findIndex(({ tensor }) => tensor === head.tensor) === at)
    .filter(({ tensor }) => !isKnown || tensor !== known.tensor)
    .filter(({ tensor, linear }) => linear !== undefined || new GraphFlow(graph, tensor).isActive(tensor));
  const joined = joinVotes(bytes, graph, found);
  const votes =
    joined === undefined ? [] : [{ of: { ...of, ...joined }, head: { ...joined, order: undefined } }];
  const rivals = [...votes, ...heads.map((head) => ({ of, head }))]
    .slice(0, MOST_TRIED)
    .map((rival) => () => openHidden(runtime, rival.of, wanted, { head: rival.head, examples }));
  if (isKnown) return { ...orThrow(known.opened), rivals };
  for (const [index, openRival] of rivals.entries()) {
    const hidden = await openRival();
    if (hidden === undefined) continue;
    if (!(known.opened instanceof NoGradient)) await known.opened.close();
    return { ...hidden, rivals: rivals.slice(index + 1) };
  }
  return orThrow(known.opened);
}

function orThrow(known: GradientSource | NoGradient): GradientSource {
  if (known instanceof NoGradient) throw known;
  return known;
}

/** Differentiates what lies behind the operators that are known to hide scores. */
async function openPeeled(
  runtime: Runtime,
  of: Omit<Differentiated, 'target'>,
  wanted: GradientPlan,
): Promise<{ readonly tensor: string; readonly opened: GradientSource | NoGradient }> {
  const { answer, scores } = wanted;
  const { tensor, linear, peeled } = peelHead(of.graph, answer);
  try {
    const model = await GradientModel.open(runtime, { ...of, target: tensor, linear });
    if (scores === undefined || model.scores === scores) {
      return { tensor, opened: source(model, wanted, peeled) };
    }
    // What lies behind the head are no scores of the classes: the answer itself is differentiated.
    await model.close();
    const whole = await GradientModel.open(runtime, { ...of, target: answer });
    return { tensor: answer, opened: source(whole, wanted, []) };
  } catch (error) {
    if (error instanceof NoGradient) return { tensor, opened: error };
    throw error;
  }
}

interface HiddenHead extends PeeledHead {
  readonly order: ClassOrder | undefined;
}

/**
 * Differentiates a tensor that gives examples the classes of the model. A wrong one costs strength and never truth, since the file itself
 * judges every success. @returns undefined if it has no gradient
 */
async function openHidden(
  runtime: Runtime,
  of: Omit<Differentiated, 'target'>,
  wanted: GradientPlan,
  { head, examples }: { readonly head: HiddenHead; readonly examples: Examples },
): Promise<GradientSource | undefined> {
  const { tensor, linear, order, peeled } = head;
  try {
    const model = await GradientModel.open(runtime, { ...of, target: tensor, linear });
    const hidden = source(model, wanted, peeled, order);
    const isWhole = model.scores === (wanted.scores ?? order?.length ?? model.scores);
    if (isWhole && (await isAlive(hidden, examples))) return hidden;
    await hidden.close();
  } catch {
    // That one has no gradient, or the runtime refuses it, says nothing of the others.
  }
  return undefined;
}

/** True if at least half of the examples have a slope from the class they are given to another one. */
async function isAlive(gradients: GradientSource, { values, classes }: Examples): Promise<boolean> {
  const { rows, scores } = gradients;
  const size = values.length / classes.length;
  const inputs = new Float32Array(rows * size);
  const linear = new Float32Array(rows * scores);
  for (let row = 0; row < rows; row += 1) {
    const example = row % classes.length;
    inputs.set(values.subarray(example * size, (example + 1) * size), row * size);
    const own = classes[example] ?? 0;
    if (own < scores) linear[row * scores + own] = -1;
    linear[row * scores + ((own + 1) % scores)] = 1;
  }
  const { gradient } = await gradients.run(inputs, linearSeeds(linear, rows));
  const alive = Array.from({ length: rows }, (_unused, row) =>
    gradient.subarray(row * size, (row + 1) * size).some((slope) => Number.isFinite(slope) && slope !== 0),
  );
  return 2 * alive.filter(Boolean).length >= rows;
}

/** @param order that of the classes in the scores, which callers do not see */
function source(
  model: GradientModel,
  { interpret }: GradientPlan,
  peeled: readonly string[],
  order?: ClassOrder,
): GradientSource {
  const there = (values: Float32Array): Float32Array =>
    order === undefined ? values : intoOrder(values, order);
  const back = (values: Float32Array): Float32Array =>
    order === undefined ? values : intoOrder(values, inverseOf(order));
  return {
    rows: model.rows,
    scores: model.scores,
    peeled,
    rivals: [],
    run: async (inputs, seeds) => {
      const moved = { ...seeds, expected: there(seeds.expected), linear: there(seeds.linear) };
      const { scores, answer, gradient } = await model.run(inputs, moved);
      return { scores: back(scores), answers: interpret(answer), gradient };
    },
    close: () => model.close(),
  };
}

const FLOATS: ReadonlySet<number> = new Set([1, 10, 11]);
/** Operators that only move numbers about: behind them a whole number is still the one of the input. */
const MOVERS: ReadonlySet<string> = new Set([
  ...['Concat', 'Flatten', 'Identity', 'Reshape', 'Slice', 'Squeeze', 'Transpose', 'Unsqueeze'],
]);

/**
 * True if the model turns each of its whole numbers into a fraction before it computes with it, as a model of bytes does that scales its
 * pixels itself. The function of the fractions then has slopes, and the model answers for those of them that are whole.
 */
export function areTurnedToFloats(file: ModelFile, graph: Graph): boolean {
  const whole = new Set(
    file.inputs.filter(({ elementType }) => !FLOATS.has(elementType)).map(({ name }) => name),
  );
  // Nodes stand after those that they read from.
  for (const node of graph.nodes) {
    if (node.attributes.holdGraphs) return false;
    const isRead = node.inputs.some((name) => whole.has(name));
    if (!isRead || node.operator === 'Shape' || makesFloats(node)) continue;
    if (!MOVERS.has(node.operator)) return false;
    for (const name of node.outputs) whole.add(name);
  }
  return !graph.outputs.some((name) => whole.has(name));
}

function makesFloats({ operator, attributes }: GraphNode): boolean {
  return operator === 'DequantizeLinear' || (operator === 'Cast' && FLOATS.has(attributes.integer('to', 0)));
}
