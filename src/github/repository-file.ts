import { GithubError } from '../core/errors.ts';
import { at, integerAt, textAt } from '@model-security-scan/common/json';
import { formatBytes } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import { type SendRequest, unexpectedAnswer } from './requests.ts';

/** A file of the repository at a commit. */
export type RepositoryFile =
  | { readonly kind: 'text'; readonly text: string }
  /** The commit has no such path. */
  | { readonly kind: 'missing' }
  /** There is something else than a text; `why` is a clause that follows the path. */
  | { readonly kind: 'unusable'; readonly why: string };

export interface FileRequest {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  /** A commit id. */
  readonly commit: string;
  readonly maxBytes: number;
}

/**
 * Reads a text file of the repository at a commit (documentation of GitHub's REST API, "Repository
 * contents"). Files of over 1 MB come without their content, which is then read as a blob.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function readFileAt(send: SendRequest, request: FileRequest): Promise<RepositoryFile> {
  const { path, commit, maxBytes } = request;
  const operation = `read ${plainLine(path, 200)} at commit ${commit.slice(0, 12)}`;
  const found = await findContent(send, request, operation);
  if ('kind' in found) return found;
  const { data } = found;
  const type = textAt(data, 'type');
  if (type === 'dir') return { kind: 'unusable', why: 'is a folder' };
  if (type !== 'file') return { kind: 'unusable', why: 'is not a regular file' };
  const size = integerAt(data, 'size') ?? 0;
  if (size > maxBytes) return tooLarge(formatBytes(size), maxBytes);
  if (textAt(data, 'encoding') === 'base64') return decode(data, operation);
  const sha = textAt(data, 'sha') ?? '';
  if (!/^[0-9a-f]{40,64}$/iu.test(sha)) throw unexpectedAnswer(operation);
  const blob = await send({
    operation,
    permission: 'contents: read',
    route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
    parameters: { file_sha: sha },
    repeatable: true,
  });
  return decode(blob.data, operation);
}

const MAX_ENTRIES = 1000;

async function findContent(
  send: SendRequest,
  { path, commit, maxBytes }: FileRequest,
  operation: string,
): Promise<{ readonly data: unknown } | RepositoryFile> {
  try {
    return await getContents(send, { path, commit }, operation);
  } catch (error) {
    if (!(error instanceof GithubError)) throw error;
    // GitHub refuses files of over 100 MB with 403 and these words.
    if (error.status === 403 && /too large/iu.test(error.message)) return tooLarge('over 100 MB', maxBytes);
    if (error.status !== 404) throw error;
    await requireCommit(send, commit, operation);
    return findMissing(send, { path, commit }, operation);
  }
}

/** @param path empty for the root of the repository */
async function getContents(
  send: SendRequest,
  { path, commit }: Pick<FileRequest, 'path' | 'commit'>,
  operation: string,
): Promise<{ readonly data: unknown }> {
  return send({
    operation,
    permission: 'contents: read',
    route: 'GET /repos/{owner}/{repo}/contents/{path}',
    parameters: { path, ref: commit, headers: { accept: 'application/vnd.github.object+json' } },
    repeatable: true,
  });
}

/**
 * Makes sure that a commit lacks a file. GitHub also answers 404 if a folder on the way is a link or a submodule, where a
 * checkout has the file; and a runner that does not tell upper from lower case finds it under another name.
 */
async function findMissing(
  send: SendRequest,
  { path, commit }: Pick<FileRequest, 'path' | 'commit'>,
  operation: string,
): Promise<RepositoryFile> {
  const names = path.split('/');
  for (let length = 0; length < names.length; length += 1) {
    const folder = names.slice(0, length).join('/');
    const wanted = names[length] ?? '';
    const { data } = await getContents(send, { path: folder, commit }, operation);
    const entries = at(data, 'entries');
    if (textAt(data, 'type') !== 'dir' || !Array.isArray(entries)) throw unexpectedAnswer(operation);
    const fault = findNameFault(entries, wanted, length + 1 === names.length);
    if (fault === 'missing') return { kind: 'missing' };
    if (fault !== undefined) return { kind: 'unusable', why: fault };
  }
  throw unexpectedAnswer(operation);
}

/** @returns `missing` if a folder has no entry of the name; undefined if the entry is a folder to look into */
function findNameFault(entries: readonly unknown[], wanted: string, isLast: boolean): string | undefined {
  const names = entries.map((entry) => textAt(entry, 'name') ?? '');
  const found = entries.find((entry) => textAt(entry, 'name') === wanted);
  if (found === undefined) {
    const other = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    if (other !== undefined) {
      return `is missing, but there is "${plainLine(other, 100)}": names of files are compared with upper and lower case`;
    }
    return entries.length >= MAX_ENTRIES ? 'is in a folder with too many files to be listed' : 'missing';
  }
  if (isLast) return 'is listed by GitHub, but cannot be read';
  return textAt(found, 'type') === 'dir'
    ? undefined
    : `leads through "${plainLine(wanted, 100)}", which is not a folder`;
}

/** GitHub also answers 404 if the token may not read the repository: only a commit that can be read lacks a file. */
async function requireCommit(send: SendRequest, commit: string, operation: string): Promise<void> {
  const { data } = await send({
    operation,
    permission: 'contents: read',
    route: 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
    parameters: { commit_sha: commit },
    repeatable: true,
  });
  if (textAt(data, 'sha')?.toLowerCase() !== commit.toLowerCase()) throw unexpectedAnswer(operation);
}

function tooLarge(size: string, maxBytes: number): RepositoryFile {
  return { kind: 'unusable', why: `has ${size}; at most ${formatBytes(maxBytes)} are read` };
}

/** GitHub breaks base64 into lines. */
function decode(data: unknown, operation: string): RepositoryFile {
  const content = at(data, 'content');
  if (typeof content !== 'string' || textAt(data, 'encoding') !== 'base64') throw unexpectedAnswer(operation);
  try {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length !== integerAt(data, 'size')) throw unexpectedAnswer(operation);
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof GithubError) throw error;
    return { kind: 'unusable', why: 'is not UTF-8 text' };
  }
}
