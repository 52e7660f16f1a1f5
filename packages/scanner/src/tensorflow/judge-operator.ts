import { finding } from '../rules/finding.ts';
import { wordSet } from '../reading/words.ts';
import type { Scan } from '../scan.ts';
import operators from './file-operators.json' with { type: 'json' };
import type { GraphNode } from './node.ts';

/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = wordSet(operators.join(' '));
/** Operators that call Python, or load libraries. */
const CODE_OPERATORS = wordSet(`
  PyFunc PyFuncStateless EagerPyFunc RpcCall TryRpc RpcClient RpcServer LoadLibrary CustomOp
`);

/** Streams that `PrintV2` writes to; any other one is a file. */
const STREAMS: readonly string[] = ['stdout', 'stderr', 'log(info)', 'log(warning)', 'log(error)'];

/** Judges an operator of a graph by its name and its texts. */
export function judgeOperator(node: GraphNode, scan: Scan): void {
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
export function findFileAccess({ operator, offset }: GraphNode, scan: Scan): void {
  const detail = 'The operator opens files or connections by a name that the graph gives.';
  scan.find(finding('high', 'saved-model-file-access', operator, detail, { when: 'predict', offset }));
}
