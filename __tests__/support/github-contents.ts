import { createHash } from 'node:crypto';
import { refusal } from './github-rules.ts';
import { type Answer, jsonAnswer } from './strict-server.ts';

/** A file, the size of one that is too large to be kept here, or something that is no file. */
type GithubFile = Buffer | string | { readonly bytes: number } | OtherEntry;
/** A link to a folder or to nothing, or a submodule: GitHub describes them, and follows neither. */
interface OtherEntry {
  readonly type: 'symlink' | 'submodule';
}

/** The files of each commit, by the commit's id and the path. */
export type GithubFiles = Map<string, Readonly<Record<string, GithubFile>>>;

/** A file of up to this size comes with its content. */
const MAX_INLINE_BYTES = 1024 * 1024;
const MAX_BYTES = 100 * 1024 * 1024;

interface ContentsRequest {
  readonly path: string;
  readonly ref: string;
  readonly accept: string;
}

/** Answers as "Get repository content" does, for a file and for a folder. */
export function contentsAnswer(files: GithubFiles, { path, ref, accept }: ContentsRequest): Answer {
  const commit = files.get(ref);
  if (commit === undefined) return refusal(404, `No commit found for the ref ${ref}`);
  const file = commit[path];
  if (file === undefined) return folderAnswer(commit, path, accept);
  if (isOther(file)) return jsonAnswer({ type: file.type, name: path.split('/').at(-1), path, size: 0 });
  const size = sizeOf(file);
  if (size > MAX_BYTES) return tooLarge();
  const content = bytesOf(file);
  if (accept.includes('.raw')) return { ...jsonAnswer(null), body: content };
  const isInline = size <= MAX_INLINE_BYTES;
  // Without the media type "object", a file that is too large for its content is refused.
  if (!isInline && !accept.includes('.object')) return tooLarge();
  return jsonAnswer({
    type: 'file',
    name: path.split('/').at(-1),
    path,
    sha: blobId(content),
    size,
    encoding: isInline ? 'base64' : 'none',
    content: isInline ? inLines(content) : '',
  });
}

function isOther(file: GithubFile): file is OtherEntry {
  return typeof file === 'object' && 'type' in file;
}

function folderAnswer(commit: Readonly<Record<string, GithubFile>>, path: string, accept: string): Answer {
  const start = path === '' ? '' : `${path}/`;
  const found = new Map<string, object>();
  for (const [one, file] of Object.entries(commit)) {
    if (!one.startsWith(start)) continue;
    const [name = '', ...rest] = one.slice(start.length).split('/');
    found.set(name, rest.length > 0 ? folderEntry(`${start}${name}`) : fileEntry(file));
  }
  if (found.size === 0) return refusal(404, 'Not Found');
  const entries = [...found].map(([name, entry]) => ({ name, path: `${start}${name}`, ...entry }));
  return jsonAnswer(accept.includes('.object') ? { type: 'dir', path, entries } : entries);
}

function fileEntry(file: GithubFile): object {
  if (isOther(file)) return { type: file.type, sha: blobId(Buffer.from(file.type)), size: 0 };
  return { type: 'file', sha: blobId(bytesOf(file)), size: sizeOf(file) };
}

/** The id stands for that of the tree. */
function folderEntry(path: string): object {
  return { type: 'dir', sha: blobId(Buffer.from(path)), size: 0 };
}

/** Answers as "Get a blob" does. */
export function blobAnswer(files: GithubFiles, sha: string): Answer {
  for (const commit of files.values()) {
    const found = Object.values(commit).find(
      (file) => !isOther(file) && sizeOf(file) <= MAX_BYTES && blobId(bytesOf(file)) === sha,
    );
    if (found === undefined || isOther(found)) continue;
    const content = bytesOf(found);
    return jsonAnswer({ sha, size: content.length, encoding: 'base64', content: inLines(content) });
  }
  return refusal(404, 'Not Found');
}

/** Answers as "Get a tree" does, with `recursive`. */
export function treeAnswer(files: GithubFiles, commit: string): Answer {
  const found = files.get(commit);
  if (found === undefined) return refusal(404, 'Not Found');
  const tree = Object.entries(found).map(([path, file]) =>
    isOther(file)
      ? {
          path,
          mode: file.type === 'symlink' ? '120000' : '160000',
          type: 'blob',
          sha: blobId(Buffer.from(path)),
        }
      : { path, mode: '100644', type: 'blob', sha: blobId(bytesOf(file)), size: sizeOf(file) },
  );
  return jsonAnswer({ sha: commit, tree, truncated: false });
}

/** Answers as "Get a commit object" does. */
export function commitAnswer(files: GithubFiles, sha: string): Answer {
  return files.has(sha) ? jsonAnswer({ sha, message: 'a commit' }) : refusal(404, 'Not Found');
}

function sizeOf(file: Exclude<GithubFile, OtherEntry>): number {
  return typeof file === 'string' || Buffer.isBuffer(file) ? bytesOf(file).length : file.bytes;
}

function bytesOf(file: Exclude<GithubFile, OtherEntry>): Buffer {
  if (Buffer.isBuffer(file)) return file;
  return typeof file === 'string' ? Buffer.from(file) : Buffer.alloc(file.bytes, ' ');
}

function blobId(content: Buffer): string {
  return createHash('sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}

/** GitHub breaks base64 after 60 characters. */
function inLines(content: Buffer): string {
  return content.toString('base64').replace(/.{60}/gu, '$&\n');
}

function tooLarge(): Answer {
  return refusal(
    403,
    'This API returns blobs up to 1 MB in size. The requested blob is too large to fetch via the API, but you can use the ' +
      'Git Data API to request blobs up to 100 MB in size.',
    [{ resource: 'Blob', field: 'data', code: 'too_large' }],
  );
}
