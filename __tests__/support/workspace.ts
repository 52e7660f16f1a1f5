import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A checked-out repository in a temporary folder. */
export interface Workspace extends AsyncDisposable {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Makes a workspace of files, by their paths relative to it. */
export async function makeWorkspace(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  return { folder, remove, [Symbol.asyncDispose]: remove };
}
