import { ContentScan } from './content/content-scan.ts';
import { FileBudget, MeteredSource } from './content/file-budget.ts';
import { FileSource } from './file-source.ts';
import { isNamedLikeModel } from './content/could-be-model.ts';
import { mayNameModel } from './model-names.ts';
import { describeScan, recognizeByNames } from './content/recognize.ts';
import { failedResult } from './content/scan-failures.ts';
import type { FileResult, FileToScan, HashMode, KnownFile } from './file-result.ts';

export interface FileScanOptions {
  /** What earlier scans found, by digest. */
  readonly known: ReadonlyMap<string, KnownFile>;
  /** For temporary files; created if one is needed. */
  readonly temporaryFolder: string;
  readonly hashes?: HashMode;
  /** Called while the scan works. */
  readonly onWork: () => void;
}

/** Scans one file. It never throws: what cannot be read is a finding. */
export async function scanFile(file: FileToScan, options: FileScanOptions): Promise<FileResult> {
  let source: FileSource | undefined;
  let budget: FileBudget | undefined;
  try {
    const onBlock = (loaded: number): void => budget?.load(loaded);
    const kind = options.hashes === 'read' ? 'parts' : 'whole';
    source = new FileSource(file.absolutePath, onBlock, kind);
    budget = new FileBudget(source.size, options.onWork, file.extraSteps);
    return await scanSource(file, source, budget, options);
  } catch (error) {
    const couldBeModel = file.isConfigured === true || file.names.some(mayNameModel);
    const failed = failedResult(source?.size ?? 0, error, couldBeModel);
    return { ...failed, extraSteps: budget?.extraSteps ?? 0 };
  } finally {
    source?.close();
  }
}

async function scanSource(
  { path, names, isConfigured = false }: FileToScan,
  source: FileSource,
  budget: FileBudget,
  { known, temporaryFolder, hashes = 'models' }: FileScanOptions,
): Promise<FileResult> {
  const metered = new MeteredSource(source, budget);
  const formats = recognizeByNames(metered, names);
  const { size: bytes } = source;
  const isNamed = isNamedLikeModel(names, formats, metered);
  if (formats.length === 0 && !isNamed) {
    const identity = hashes === 'models' ? {} : identify(source, hashes);
    return { bytes, ...identity, isKnown: false, extraSteps: 0, isFinal: true };
  }
  const scannedAs = `${describeScan(formats, names, isNamed || isConfigured)} ${placeOf(path)}`;
  const earlier = known.size > 0 && hashes !== 'read' ? known.get(source.sha256()) : undefined;
  if (earlier?.scannedAs === scannedAs) {
    source.requireUnchanged();
    const sha256 = source.sha256();
    return { bytes, sha256, scanned: earlier, isKnown: true, extraSteps: 0, isFinal: true };
  }
  const scan = new ContentScan(path, { budget, folder: temporaryFolder }, { isNamed, isConfigured });
  let identity: Pick<FileResult, 'sha256' | 'parts'> = {};
  let isFinal = false;
  try {
    await scan.scanRoot(metered, formats, names);
    budget.lift();
    identity = identify(source, hashes);
    isFinal = !scan.wasEnded;
  } catch (error) {
    // What was found before the failure counts.
    scan.fail(error);
  }
  const { extraSteps } = budget;
  return {
    bytes,
    ...identity,
    scanned: { ...scan.result(), scannedAs },
    isKnown: false,
    extraSteps,
    isFinal,
  };
}

/** What rules read of a path: the name and the folder, such as `custom_generate/generate.py`. */
function placeOf(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** @throws Unreadable `source` if the file has changed since it was opened, or cannot be read to its end */
function identify(source: FileSource, hashes: HashMode): Pick<FileResult, 'sha256' | 'parts'> {
  const identity = hashes === 'read' ? { parts: source.parts() } : { sha256: source.sha256() };
  source.requireUnchanged();
  return identity;
}
