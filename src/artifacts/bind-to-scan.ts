import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '../facts/artifact.ts';

/**
 * From now on a file is only sent with the content that was scanned, even if its path led elsewhere during the scan.
 * @param digests of the scanned files, by their path relative to the workspace
 */
export async function bindToScan(
  analyses: readonly { readonly artifacts: readonly Artifact[] }[],
  artifactPath: string,
  digests: ReadonlyMap<string, string>,
  workspace: string,
): Promise<void> {
  const root = await realpath(workspace);
  const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
  for (const { files } of artifacts.filter((artifact) => artifact.path === artifactPath)) {
    for (const { absolutePath, hashed } of files) {
      const sha256 = digests.get(path.relative(root, absolutePath).replaceAll(path.sep, '/'));
      if (sha256 === undefined) continue;
      // A file that changed after it was hashed was not scanned with the content that would be sent: nothing has this hash.
      hashed.sha256 = hashed.sha256 === undefined || hashed.sha256 === sha256 ? sha256 : '';
    }
  }
}
