import { finding } from '../rules/finding.ts';
import { wordSet } from '../reading/words.ts';
import type { Scan } from '../scan.ts';
import type { GraphNode } from './node.ts';

/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = wordSet(`
  ReadFile WriteFile MatchingFiles ReadFileV2 LoadDataset LoadDatasetV2 SaveDataset SaveDatasetV2 DistributedSave
  TextLineDataset TFRecordDataset TFRecordDatasetV2 FixedLengthRecordDataset FixedLengthRecordDatasetV2 LMDBDataset
  ExperimentalLMDBDataset CSVDataset CSVDatasetV2 ExperimentalCSVDataset SqlDataset ExperimentalSqlDataset SnapshotDataset
  SnapshotDatasetV2 SnapshotDatasetReader SnapshotNestedDatasetReader CacheDataset CacheDatasetV2 MatchingFilesDataset
  ExperimentalMatchingFilesDataset DatasetToTFRecord ExperimentalDatasetToTFRecord IdentityReader IdentityReaderV2
  TextLineReader TextLineReaderV2 TFRecordReader TFRecordReaderV2 WholeFileReader WholeFileReaderV2
  FixedLengthRecordReader FixedLengthRecordReaderV2 LMDBReader ImmutableConst CreateSummaryFileWriter
  CreateSummaryDbWriter ImportEvent WriteRawProtoSummary FileSystemSetConfiguration BigQueryReader
  GenerateBigQueryReaderPartitions BigtableClient GcsConfigureBlockCache GcsConfigureCredentials DebugIdentity
  DebugIdentityV2 DebugIdentityV3 DebugNanCount DebugNumericSummary IOFromFile CheckpointReader RecordInput Skipgram
  SnapshotChunkDataset ListSnapshotChunksDataset CalibrationStatisticsSaver DumpTensor GenerateVocabRemapping
  LoadAndRemapMatrix RegisterDataset RegisterDatasetV2 DataServiceDataset DataServiceDatasetV2 DataServiceDatasetV3
  DataServiceDatasetV4
`);
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
