import operators from './file-operators.json' with { type: 'json' };
import { words, wordSet } from '../reading/word-table.ts';
import type { Scan } from '../scan.ts';
import type { GraphNode } from './node.ts';
import { finding } from '../rules/file-finding.ts';

/** Operators that write or read a checkpoint, and which of their inputs are paths. */
const SAVERS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['SaveV2', 'Save', 'SaveSlices', 'RestoreV2', 'Restore', 'RestoreSlice', 'DTensorRestoreV2'].map(
    (name) => [name, [0]] as const,
  ),
  ['MergeV2Checkpoints', [0, 1]],
]);
/** Operators that read a table of words from the file that their first or second input names. */
const TABLES: ReadonlyMap<string, number> = new Map([
  ['InitializeTableFromTextFile', 1],
  ['InitializeTableFromTextFileV2', 1],
]);
/** Operators through which the path of a checkpoint goes: what they make begins with their first input. */
const PATH_OPERATORS = words('StringJoin ShardedFilename Identity Pack PlaceholderWithDefault');
const LEAVES: readonly string[] = ['Placeholder', 'Const'];
const CALLS: readonly string[] = ['PartitionedCall', 'StatefulPartitionedCall'];
/** `tf.saved_model.save` gives the path of a checkpoint to its functions by this placeholder. */
const SAVER_PLACEHOLDER = /^saver_filename(?:_\d+)?$/u;
/** `tf.compat.v1.train.Saver` has this path unless it is given another one. */
const DEFAULT_PATH = 'model';
const MAX_STEPS = 20;
const MAX_NODES = 1_000_000;

/** A graph or a function: the nodes that a path may come from, and those that take one. */
class Graph {
  readonly name: string | undefined;
  readonly arguments: string[] = [];
  readonly nodes = new Map<string, GraphNode>();
  readonly savers: GraphNode[] = [];
  readonly tables: GraphNode[] = [];

  constructor(name?: string) {
    this.name = name;
  }

  /** @returns the node that a path begins with, or the name of an argument, or nothing if it cannot be followed */
  source(input: string | undefined): GraphNode | string | undefined {
    let name = input;
    for (let step = 0; step < MAX_STEPS && name !== undefined; step += 1) {
      if (this.arguments.includes(name)) return name;
      const node = this.nodes.get(name);
      if (node === undefined || !PATH_OPERATORS.includes(node.operator)) return node;
      name = node.inputs[0];
    }
    return undefined;
  }
}

interface Call {
  readonly graph: Graph;
  readonly node: GraphNode;
}

/**
 * Judges the operators of all graphs of a file. Checkpoints are written and restored by functions that only the loader calls,
 * with a path of its own; the same operators with a path of the graph write and read files when the model runs.
 */
export class Graphs {
  readonly #scan: Scan;
  readonly #graphs: Graph[] = [];
  readonly #open: Graph[] = [];
  readonly #calls = new Map<string, Call[]>();
  readonly #operators = new Set<string>();
  /** Functions that programs can call by themselves. */
  readonly #offered = new Set<string>();
  readonly #assets = new Set<string>();
  #nodes = 0;

  constructor(scan: Scan) {
    this.#scan = scan;
  }

  /** Begins a graph, or the function of this name. What follows belongs to it until {@link end}. */
  begin(name?: string): void {
    const graph = new Graph(name);
    this.#graphs.push(graph);
    this.#open.push(graph);
  }

  end(): void {
    this.#open.pop();
  }

  argument(name: string): void {
    this.#open.at(-1)?.arguments.push(name);
  }

  offer(name: string): void {
    this.#offered.add(name);
  }

  /** Notes the constant that holds the path of a file of the model's folder. */
  asset(tensor: string): void {
    this.#assets.add(tensor.split(':')[0] ?? '');
  }

  node(node: GraphNode): void {
    judgeOperator(node, this.#scan);
    const graph = this.#open.at(-1);
    if (graph === undefined) return;
    const { name, operator, functions } = node;
    this.#operators.add(operator);
    if (SAVERS.has(operator)) graph.savers.push(node);
    if (TABLES.has(operator)) graph.tables.push(node);
    const isPath = PATH_OPERATORS.includes(operator) || LEAVES.includes(operator);
    if (isPath && this.#nodes < MAX_NODES) {
      this.#nodes += 1;
      graph.nodes.set(name, node);
    }
    for (const called of functions) {
      const calls = this.#calls.get(called);
      if (calls === undefined) this.#calls.set(called, [{ graph, node }]);
      else calls.push({ graph, node });
    }
  }

  /** Judges what only all graphs together tell. */
  judge(): void {
    for (const graph of this.#graphs) {
      for (const node of graph.savers) if (!this.#isOfLoader(graph, node)) findFileAccess(node, this.#scan);
      for (const node of graph.tables) if (!this.#readsAsset(graph, node)) findFileAccess(node, this.#scan);
    }
  }

  #isOfLoader(graph: Graph, { operator, inputs }: GraphNode): boolean {
    const paths = SAVERS.get(operator) ?? [];
    const sources = paths.map((index) => graph.source(inputs[index]));
    if (graph.name === undefined) return sources.every((source) => isDefaultPath(source));
    const [path] = graph.arguments;
    return sources.every((source) => source === path) && this.#isCalledByLoader(graph.name);
  }

  /** True if nothing calls a function but nodes that the loader runs to save and to restore. */
  #isCalledByLoader(name: string): boolean {
    const calls = this.#calls.get(name) ?? [];
    const isOther = this.#operators.has(name) || this.#offered.has(name);
    return !isOther && calls.length > 0 && calls.every(isCallByLoader);
  }

  /** True if a table reads a file that belongs to the model: a constant that the loader sets, or an argument. */
  #readsAsset(graph: Graph, { operator, inputs }: GraphNode): boolean {
    if (this.#assets.size === 0) return false;
    const source = graph.source(inputs[TABLES.get(operator) ?? 0]);
    if (source === undefined) return false;
    return typeof source === 'string' || (source.operator === 'Const' && this.#assets.has(source.name));
  }
}

function isCallByLoader({ graph, node }: Call): boolean {
  const source = graph.source(node.inputs[0]);
  const isPlaceholder =
    typeof source === 'object' && source.operator === 'Placeholder' && SAVER_PLACEHOLDER.test(source.name);
  return graph.name === undefined && CALLS.includes(node.operator) && isPlaceholder;
}

function isDefaultPath(source: GraphNode | string | undefined): boolean {
  return typeof source === 'object' && source.operator === 'Const' && source.constant === DEFAULT_PATH;
}

/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = wordSet(operators.join(' '));
/** Operators that call Python, or load libraries. */
const CODE_OPERATORS = wordSet(`
  PyFunc PyFuncStateless EagerPyFunc RpcCall TryRpc RpcClient RpcServer LoadLibrary CustomOp
`);

/** Streams that `PrintV2` writes to; any other one is a file. */
const STREAMS: readonly string[] = ['stdout', 'stderr', 'log(info)', 'log(warning)', 'log(error)'];

/** Judges an operator of a graph by its name and its texts. */
function judgeOperator(node: GraphNode, scan: Scan): void {
  const { operator: name, offset } = node;
  if (CODE_OPERATORS.has(name)) {
    const detail = 'The operator calls code that is not in the graph.';
    scan.find(finding('high', 'saved-model-code', name, detail, { when: 'predict', offset }));
  } else if (FILE_OPERATORS.has(name) || namesFile(node)) findFileAccess(node, scan);
  else if (name.includes('>')) {
    const detail = 'The operator comes from a library that the program must load first.';
    scan.find(finding('review', 'saved-model-code', name, detail, { when: 'predict', offset }));
  }
}

/** True if an attribute of an operator makes it write or read a file. */
function namesFile({ operator, texts }: GraphNode): boolean {
  if (operator === 'PrintV2') return !STREAMS.includes(texts.get('output_stream') ?? 'stderr');
  return operator === 'FixedUnigramCandidateSampler' && (texts.get('vocab_file') ?? '') !== '';
}

/** Tells that an operator reads or writes a file of the graph's choice. */
function findFileAccess({ operator, offset }: GraphNode, scan: Scan): void {
  const detail = 'The operator opens files or connections by a name that the graph gives.';
  scan.find(finding('high', 'saved-model-file-access', operator, detail, { when: 'predict', offset }));
}
