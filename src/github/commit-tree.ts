import { writeFile } from 'node:fs/promises';
import { GithubError } from '../core/errors.ts';
import { at, integerAt, textAt } from '@model-security-scan/common/json';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { CommitFile, CommitFiles } from '../core/commit.ts';
import { type SendRequest, unexpectedAnswer } from './requests.ts';

/** GitHub gives no blob above that. */
const MOST_FILE_BYTES = 100 * 2 ** 20;
/** Base64, in lines of 60 characters, and what is around it. */
const MOST_ANSWER_BYTES = Math.ceil((MOST_FILE_BYTES * 4 * 61) / (3 * 60)) + 100_000;

/**
 * Opens a commit by GitHub's API: all its files with one request (documentation of GitHub's REST API, "Git trees").
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function openCommit(send: SendRequest, commit: string): Promise<CommitFiles> {
  const operation = `list the files of commit ${commit.slice(0, 12)}`;
  const { data } = await send({
    ...{ operation, permission: 'contents: read', repeatable: true },
    route: 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
    parameters: { tree_sha: commit, recursive: '1' },
  });
  const tree = at(data, 'tree');
  if (!Array.isArray(tree)) throw unexpectedAnswer(operation);
  if (at(data, 'truncated') === true) {
    throw new GithubError(
      `Could not ${operation}: it has more than GitHub lists at once. Give actions/checkout the line "fetch-depth: 0", so that ` +
        'they are read from the checkout.',
      { operation },
    );
  }
  const files = tree.flatMap(readEntry);
  return {
    commit,
    files: new Map(files.map((file) => [file.path, file])),
    mostBytes: MOST_FILE_BYTES,
    write: (file, target) => writeBlob(send, file, target),
  };
}

function readEntry(entry: unknown): readonly CommitFile[] {
  const [path, id, mode] = ['path', 'sha', 'mode'].map((key) => textAt(entry, key));
  const bytes = integerAt(entry, 'size');
  const isFile = mode?.startsWith('100') === true && textAt(entry, 'type') === 'blob';
  if (!isFile || path === undefined || bytes === undefined || !/^[0-9a-f]{40,64}$/u.test(id ?? '')) return [];
  return [{ path, id: id ?? '', bytes }];
}

async function writeBlob(send: SendRequest, { id, path, bytes }: CommitFile, target: string): Promise<void> {
  const operation = `read ${plainLine(path, 200)}`;
  const { data } = await send({
    ...{ operation, permission: 'contents: read', repeatable: true, maxAnswerBytes: MOST_ANSWER_BYTES },
    route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
    parameters: { file_sha: id },
  });
  const content = textAt(data, 'content');
  if (content === undefined || textAt(data, 'encoding') !== 'base64') throw unexpectedAnswer(operation);
  const decoded = Buffer.from(content, 'base64');
  if (decoded.length !== bytes) throw unexpectedAnswer(operation);
  await writeFile(target, decoded, { flag: 'wx', mode: 0o600 });
}
