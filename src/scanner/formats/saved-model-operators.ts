import type { Scan } from '../scan.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Operators of TensorFlow that read or write files, or open connections, of names that are values of the graph. */
const FILE_OPERATORS = words(`
  ReadFile WriteFile MatchingFiles ReadFileV2 LoadDataset LoadDatasetV2 SaveDataset SaveDatasetV2 DistributedSave
  TextLineDataset TFRecordDataset TFRecordDatasetV2 FixedLengthRecordDataset FixedLengthRecordDatasetV2 LMDBDataset
  ExperimentalLMDBDataset CSVDataset CSVDatasetV2 ExperimentalCSVDataset SqlDataset ExperimentalSqlDataset SnapshotDataset
  SnapshotDatasetV2 SnapshotDatasetReader SnapshotNestedDatasetReader CacheDataset CacheDatasetV2 MatchingFilesDataset
  ExperimentalMatchingFilesDataset DatasetToTFRecord ExperimentalDatasetToTFRecord IdentityReader IdentityReaderV2
  TextLineReader TextLineReaderV2 TFRecordReader TFRecordReaderV2 WholeFileReader WholeFileReaderV2
  FixedLengthRecordReader FixedLengthRecordReaderV2 LMDBReader ImmutableConst CreateSummaryFileWriter
  CreateSummaryDbWriter ImportEvent WriteRawProtoSummary FileSystemSetConfiguration BigQueryReader
  GenerateBigQueryReaderPartitions BigtableClient GcsConfigureBlockCache GcsConfigureCredentials DebugIdentity
  DebugIdentityV2 DebugIdentityV3 DebugNanCount DebugNumericSummary IOFromFile CheckpointReader
`);
/** Operators that call Python, or load libraries. */
const CODE_OPERATORS = words(`
  PyFunc PyFuncStateless EagerPyFunc RpcCall TryRpc RpcClient RpcServer LoadLibrary CustomOp
`);

/** Judges an operator of a graph by its name. */
export function judgeOperator(name: string, offset: number, scan: Scan): void {
  if (CODE_OPERATORS.has(name)) {
    const detail = 'The operator calls code that is not in the graph.';
    const found = { rule: 'saved-model-code', severity: 'high', subject: name, detail } as const;
    scan.find({ ...found, when: 'predict', offset });
  } else if (FILE_OPERATORS.has(name)) {
    const detail = 'The operator opens files or connections by a name that the graph gives.';
    const found = { rule: 'saved-model-file-access', severity: 'high', subject: name, detail } as const;
    scan.find({ ...found, when: 'predict', offset });
  } else if (name.includes('>')) {
    const detail = 'The operator comes from a library that the program must load first.';
    const found = { rule: 'saved-model-code', severity: 'review', subject: name, detail } as const;
    scan.find({ ...found, when: 'predict', offset });
  }
}
