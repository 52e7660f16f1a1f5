/** What an upload may hold at most. Everything is checked before memory is taken for it. */
export interface DatasetLimits {
  readonly members: number;
  readonly memberBytes: number;
  /** The bytes of all files of an archive together, unpacked. */
  readonly archiveBytes: number;
  readonly lineBytes: number;
  readonly rows: number;
  readonly columns: number;
  /** The numbers that are kept of a dataset, 4 bytes each. A larger one is thinned out evenly. */
  readonly numbers: number;
  readonly pixels: number;
}

export const DATASET_LIMITS: DatasetLimits = {
  members: 70_000,
  memberBytes: 2 ** 30,
  archiveBytes: 2 ** 31,
  lineBytes: 2 ** 20,
  rows: 5_000_000,
  columns: 20_000,
  numbers: 2 ** 27,
  pixels: 2 ** 24,
};
