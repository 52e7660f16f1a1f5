import { dirname, join } from 'node:path/posix';
import type { SupplyChainFinding } from './rules/file-finding.ts';
import { PYTHON_PATHS } from './formats/text/python-paths.ts';
import { isModelName } from './model-names.ts';
import type { FileResult, FileToScan } from './file-result.ts';
import type { KnownFile, ScannedFile, ScanReport } from './scan-report.ts';

/** What a scan of files gave. */
export type ScannedFiles = Pick<ScanReport, 'limits' | 'packages' | 'unmatchedPaths' | 'unmatchedIgnores'> & {
  readonly files: readonly FileToScan[];
  /** One for each file; undefined for those that were not scanned. */
  readonly results: readonly (FileResult | undefined)[];
  readonly ignored: number;
};

/** Puts the results of all files together. */
export function buildReport({
  files,
  results,
  limits,
  packages,
  ignored,
  unmatchedPaths,
  unmatchedIgnores,
}: ScannedFiles): ScanReport {
  const described = files.flatMap((file, index) => {
    const result = results[index];
    return result?.scanned === undefined ? [] : [describeFile(file, result, result.scanned)];
  });
  const scanned = withoutScannedReferences(described, files);
  return {
    files: scanned,
    findings: scanned.flatMap((file) => file.findings),
    counts: {
      filesSeen: files.length,
      filesScanned: scanned.length,
      filesKnown: scanned.filter(({ isKnown }) => isKnown).length,
      ignored,
      bytesScanned: scanned.reduce((sum, { bytes }) => sum + bytes, 0),
    },
    limits,
    packages,
    unmatchedPaths,
    unmatchedIgnores,
  };
}

/** A file in a folder that is skipped is no finding if `files` named it, so that it was scanned all the same. */
function withoutScannedReferences(
  described: readonly ScannedFile[],
  files: readonly FileToScan[],
): readonly ScannedFile[] {
  const paths = new Set(files.map(({ path }) => path));
  const isScanned = ({ rule, path, members, subject }: SupplyChainFinding): boolean =>
    rule === 'skipped-file' && members.length === 0 && paths.has(join(dirname(path), subject));
  return described.map((file) => ({
    ...file,
    findings: file.findings.filter((finding) => !isScanned(finding)),
  }));
}

function describeFile({ path, names }: FileToScan, result: FileResult, scanned: KnownFile): ScannedFile {
  const { bytes, sha256, isKnown, isFinal } = result;
  const isModelFile = scanned.isModelContent || (scanned.format !== PYTHON_PATHS && names.some(isModelName));
  const digest = sha256 === undefined ? {} : { sha256 };
  const findings: SupplyChainFinding[] = scanned.findings.map((found) => ({
    ...found,
    ...digest,
    path,
    isModelFile,
  }));
  return {
    path,
    bytes,
    ...digest,
    ...(scanned.format !== undefined && { format: scanned.format }),
    isModelFile,
    isKnown,
    observations: scanned.observations,
    findings,
    ...(isFinal && sha256 !== undefined && { reusable: scanned }),
  };
}
