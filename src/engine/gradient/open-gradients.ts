import type { ModelFile } from '../model/model-file.ts';
import { shownName } from '../model/shown-name.ts';
import type { Runtime, Tensor } from '../runtime/runtime.ts';
import type { InputPlan } from '../victim/input-tensors.ts';
import { takeBranches } from './branches.ts';
import { GradientModel, type Seeds } from './gradient-model.ts';
import { readGraph } from './graph.ts';
import { NoGradient } from './no-gradient.ts';
import { peelHead } from './peel.ts';

/** Gradients of a model that attacks can follow. */
export interface GradientSource {
  /** The rows of a batch, which is always whole. */
  readonly rows: number;
  /** The scores, or features, of one row. */
  readonly scores: number;
  /** The operators at the model's end that hide its scores, and that the gradient leaves out; the last one first. */
  readonly peeled: readonly string[];
  /** @param inputs `rows` inputs in the units of the model */
  run(inputs: Float32Array, seeds: Seeds): Promise<GradientRows>;
  close(): Promise<void>;
}

export interface GradientRows {
  /** Behind the peeled head: of any size. */
  readonly scores: Float32Array;
  /** What the model itself answers, as `Victim.ask` gives it. */
  readonly answers: Float32Array;
  /** With respect to the inputs, in the units of the model. */
  readonly gradient: Float32Array;
}

export type { Seeds } from './gradient-model.ts';

/** A model whose gradients are wanted. */
export interface GradientPlan {
  readonly file: ModelFile;
  readonly plan: InputPlan;
  /** The tensor that answers. */
  readonly answer: string;
  /** Differentiates these features; without them, the scores behind the peeled head. */
  readonly features?: string | undefined;
  /** How many scores there are, if the answer tells. */
  readonly scores: number | undefined;
  /** Makes of the answer's numbers what `Victim.ask` gives. */
  readonly interpret: (answer: Tensor) => Float32Array;
}

/** Inputs of these element types have slopes: float, half and double. */
const FLOATS: ReadonlySet<number> = new Set([1, 10, 11]);

/**
 * Appends the gradient of a model to it, and loads the result.
 * @returns NoGradient, which says why, if the model cannot be differentiated
 */
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
  const { file, plan, answer, features, scores } = wanted;
  if (file.inputs.some(({ elementType }) => !FLOATS.has(elementType))) {
    throw new NoGradient('it takes whole numbers, between which there is no slope');
  }
  const { bytes, graph } = takeBranches(file.bytes, readGraph(file.bytes));
  const of = { bytes, graph, plan, answer };
  if (features !== undefined) {
    return source(await GradientModel.open(runtime, { ...of, target: features }), wanted, []);
  }
  const { tensor, linear, peeled } = peelHead(graph, answer);
  const model = await GradientModel.open(runtime, { ...of, target: tensor, linear });
  if (scores === undefined || model.scores === scores) return source(model, wanted, peeled);
  // What lies behind the head are no scores of the classes: the answer itself is differentiated.
  await model.close();
  return source(await GradientModel.open(runtime, { ...of, target: answer }), wanted, []);
}

function source(
  model: GradientModel,
  { interpret }: GradientPlan,
  peeled: readonly string[],
): GradientSource {
  return {
    rows: model.rows,
    scores: model.scores,
    peeled,
    run: async (inputs, seeds) => {
      const { scores, answer, gradient } = await model.run(inputs, seeds);
      return { scores, answers: interpret(answer), gradient };
    },
    close: () => model.close(),
  };
}
