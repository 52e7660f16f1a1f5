import type { Runtime, Tensor } from '../runtime/runtime.ts';
import { extendModel } from '../substitute/onnx-writer.ts';
import type { InputPlan } from '../victim/input-tensors.ts';
import { inputTensors } from '../victim/input-tensors.ts';
import { type GraphFlow, type ProbedTensor } from './facts.ts';
import type { Graph } from './graph.ts';

/** Parameters of operators are short; longer tensors are data. */
const MOST_VALUES = 65_536;

/** Runs a model with every inner tensor that differentiation asks about as an output. @throws Error if the runtime fails */
export async function probe(
  runtime: Runtime,
  model: { readonly bytes: Uint8Array; readonly graph: Graph; readonly flow: GraphFlow },
  plan: InputPlan,
  batch: number,
): Promise<ReadonlyMap<string, ProbedTensor>> {
  const { graph, flow, bytes } = model;
  const fetches = flow.tensors(graph);
  const outputs = fetches.filter((name) => !graph.outputs.includes(name));
  const session = await runtime.open(extendModel(bytes, { nodes: [], constants: [], inputs: [], outputs }));
  try {
    const values = new Float32Array(batch * plan.size).fill(0.5);
    const feeds = inputTensors(plan, values, batch);
    const answers = await session.run(feeds, fetches);
    const probed = [...Object.entries(feeds), ...answers].map(
      ([name, tensor]) => [name, seen(tensor, flow.isFromData(name))] as const,
    );
    return new Map(probed);
  } finally {
    await session.close();
  }
}

function seen({ shape, type, data }: Tensor, isFromData: boolean): ProbedTensor {
  const isKept = !isFromData && !Array.isArray(data) && data.length <= MOST_VALUES;
  return { shape, type, values: isKept ? Array.from(data, Number) : undefined };
}
