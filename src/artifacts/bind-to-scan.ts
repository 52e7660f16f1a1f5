import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact, HashedPart } from '../facts/artifact.ts';

/** The SHA-256 of a whole file, or its size and the parts that the scan has read. */
type ScannedContent = string | { readonly bytes: number; readonly parts: readonly HashedPart[] };

/**
 * From now on a file is only sent with the content that was scanned, even if its path led elsewhere during the scan.
 * @param contents of the scanned files, by their path relative to the workspace
 */
export async function bindToScan(
  analyses: readonly { readonly artifacts: readonly Artifact[] }[],
  artifactPath: string,
  contents: ReadonlyMap<string, ScannedContent>,
  workspace: string,
): Promise<void> {
  const root = await realpath(workspace);
  const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
  for (const { files } of artifacts.filter((artifact) => artifact.path === artifactPath)) {
    for (const { absolutePath, bytes, hashed } of files) {
      const content = contents.get(path.relative(root, absolutePath).replaceAll(path.sep, '/'));
      if (content === undefined) continue;
      if (typeof content === 'string') hashed.sha256 ??= content;
      else hashed.parts = content.parts;
      // A file that changed after it was hashed was not scanned with the content that would be sent: nothing has this hash.
      const isSame = typeof content === 'string' ? hashed.sha256 === content : bytes === content.bytes;
      if (!isSame) hashed.sha256 = '';
    }
  }
}
