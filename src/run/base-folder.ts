import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GithubClient } from '../github/client.ts';
import type { FolderEntry } from '../github/repository-file.ts';
import type { BaseFile, BaseFolder } from '../settings/base-policy-input.ts';
import { isResultsName, tooLarge, tooMany } from '../settings/results/folder-rules.ts';
import { quotedName } from '../text/sanitize.ts';

/** A folder of results files at the base of a pull request. */
interface FolderAtBase {
  /** Relative to the repository. */
  readonly path: string;
  /** The same folder relative to the workspace. */
  readonly file: string;
  readonly commit: string;
  readonly entries: readonly FolderEntry[];
  readonly workspace: string;
}

/** More files than these are not fetched: a pull request that changes more of a baseline has to be read by a person. */
const MAX_FETCHED = 50;

/**
 * Reads the results files of a folder as they are at the base. Those that the workspace has with the same content, by git's
 * own ids, are not fetched.
 * @returns why the folder cannot be used, as a clause that follows its path; undefined if it has no results file
 * @throws GithubError
 */
export async function readBaseFolder(
  github: Pick<GithubClient, 'readFileAt'>,
  { path: folder, file: local, commit, entries, workspace }: FolderAtBase,
): Promise<BaseFolder | { readonly why: string } | undefined> {
  const listed = entries.filter(({ name }) => isResultsName(name));
  if (listed.length === 0) return undefined;
  const bytes = listed.reduce((sum, entry) => sum + entry.bytes, 0);
  const why = tooMany(listed.length) ?? tooLarge(bytes);
  if (why !== undefined) return { why };
  const files: BaseFile[] = [];
  let fetched = 0;
  for (const entry of listed) {
    const { name, isFile } = entry;
    if (!isFile) return { why: `has an entry ${quotedName(name)} that is not a regular file` };
    const file = path.posix.join(local, name);
    const wanted = path.posix.join(folder, name);
    const shown = `${wanted} at ${commit.slice(0, 7)}`;
    const same = await readSame(path.resolve(workspace, file), entry);
    if (same !== undefined) {
      files.push({ path: file, shown, text: same });
      continue;
    }
    fetched += 1;
    if (fetched > MAX_FETCHED) return { why: `differs in more than ${String(MAX_FETCHED)} files` };
    const found = await github.readFileAt({ path: wanted, commit, maxBytes: entry.bytes });
    if (found.kind !== 'text') return { why: `has a file ${quotedName(name)} that cannot be read` };
    files.push({ path: file, shown, text: found.text });
  }
  return { path: local, files };
}

/** Reads a file of the workspace if it has exactly the content that git knows by this id. */
async function readSame(file: string, { sha, bytes }: FolderEntry): Promise<string | undefined> {
  try {
    const stats = await stat(file);
    if (!stats.isFile() || stats.size !== bytes) return undefined;
    const content = await readFile(file);
    const text = content.toString('utf8');
    return gitId(content, sha.length) === sha && Buffer.from(text).equals(content) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The id that git gives a content; repositories of SHA-256 have longer ones. */
function gitId(content: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}
