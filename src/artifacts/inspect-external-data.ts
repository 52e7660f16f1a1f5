import * as path from 'node:path';
import type { ArtifactFile } from '../facts/artifact.ts';
import { compareNames, isArchiveName } from './archive-names.ts';
import type { FileFault } from './faults.ts';
import { inspectFileContent } from './file-content.ts';
import { followLink } from './folder-walk.ts';

/**
 * Finds the files in which an ONNX model keeps its numbers (external data): PyTorch writes them so by default. Such files belong
 * to the model. Those that are missing, or lead out of the workspace, are left out: the analysis says which it misses.
 * @param root the workspace, absolute, links resolved
 * @param modelPath the model as the user wrote it, relative to the workspace: its files lie beside this name
 * @param realFile where it leads, absolute
 * @returns the files, named relative to the model's folder; a fault for each that cannot be read
 */
export async function inspectExternalData(
  root: string,
  modelPath: string,
  realFile: string,
): Promise<readonly (ArtifactFile | FileFault)[]> {
  if (!/\.onnx$/iu.test(modelPath)) return [];
  const { findExternalData } = await import('@model-security-scan/scanner/external-data');
  const names = findExternalData(realFile).map((location) => path.posix.normalize(location));
  const inspected: (ArtifactFile | FileFault)[] = [];
  for (const name of [...new Set(names)].toSorted(compareNames)) {
    if (!isArchiveName(name) || name === path.posix.basename(modelPath)) continue;
    const target = await followLink(root, path.join(root, path.dirname(modelPath), name));
    if ('text' in target || target.kind === 'folder') continue;
    inspected.push(await inspectFileContent({ name, absolutePath: target.path }));
  }
  return inspected;
}
