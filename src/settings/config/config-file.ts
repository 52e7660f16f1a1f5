import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { textAt } from '@model-security-scan/common/json';
import { isInGitFolder, isInside } from '@model-security-scan/common/paths';
import type { Problem } from '@model-security-scan/common/problem';

/** A config file with 5,000 models has about this size. Reading a much larger one would take many seconds. */
const MAX_CONFIG_MEBIBYTES = 2;

/** A config file that may be read. */
interface ConfigFile {
  /** Absolute, without links. */
  readonly real: string;
  /** The path relative to the workspace, with forward slashes. */
  readonly file: string;
}

/** The text of a config file, and its path relative to the workspace, with forward slashes. */
interface ConfigText {
  readonly text: string;
  readonly file: string;
}

/** True if the path exists, even as a link to nothing. */
export async function pathExists(workspace: string, path: string): Promise<boolean> {
  try {
    await lstat(resolve(workspace, path));
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}

/** Names that people give the config file by mistake. */
const MISNAMED = [
  '.github/model-security.yaml',
  '.github/model-security.json',
  'model-security.yml',
  'model-security.yaml',
];

/** Looks for a config file that has another name than the default, and is therefore not read. */
export async function findMisnamedConfig(workspace: string): Promise<string | undefined> {
  for (const path of MISNAMED) if (await pathExists(workspace, path)) return path;
  return undefined;
}

/**
 * Looks at a config file without reading it. With all links followed, it must be a regular file of UTF-8 text in the workspace and outside any
 * `.git` folder.
 * @param path absolute, or relative to the workspace
 * @returns where it is, or the problem if the file cannot be read
 */
export async function findConfigFile(workspace: string, path: string): Promise<ConfigFile | Problem> {
  const problem = (message: string): Problem => problemWith(path, message);
  const leadsOut = 'leads out of the workspace. Keep the config file in the repository.';
  try {
    const real = await realpath(resolve(workspace, path));
    const root = await realpath(workspace);
    if (!isInside(root, real)) return problem(leadsOut);
    if (isInGitFolder(root, real)) return problem(IN_GIT);
    const stats = await stat(real);
    if (!stats.isFile()) return problem('is not a file. Give the path of a YAML or JSON file.');
    if (stats.size > MAX_CONFIG_MEBIBYTES * 1024 * 1024) {
      const most = `at most ${String(MAX_CONFIG_MEBIBYTES)} MiB are allowed`;
      return problem(`has ${String(stats.size)} bytes; ${most}. Split the file.`);
    }
    return { real, file: relative(root, real).split(sep).join('/') };
  } catch (error) {
    // If the path is outside the workspace and does not exist either, "leads out" helps more than "not found".
    const isOutside = isMissing(error) && !isInside(resolve(workspace), resolve(workspace, path));
    return problem(isOutside ? leadsOut : describeFileError(error));
  }
}

/** Reads a config file. For the arguments, and for which files are read, see {@link findConfigFile}. */
export async function readConfigFile(workspace: string, path: string): Promise<ConfigText | Problem> {
  const found = await findConfigFile(workspace, path);
  if ('message' in found) return found;
  try {
    return decode(await readFile(found.real), found.file);
  } catch (error) {
    return problemWith(path, describeFileError(error));
  }
}

function problemWith(path: string, message: string): Problem {
  return { place: { kind: 'input', input: 'config-file' }, message: `${JSON.stringify(path)} ${message}` };
}

const IN_GIT =
  'is in a .git folder, which is never read because it may hold credentials. Move the config file out of it.';

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(readErrorCode(error));
}

function decode(bytes: Buffer, file: string): ConfigText | Problem {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), file };
  } catch {
    const linesBefore = new TextDecoder().decode(bytes).split('\ufffd', 1).join('').split('\n');
    const place = {
      kind: 'file',
      file,
      line: linesBefore.length,
      column: (linesBefore.at(-1) ?? '').length + 1,
    } as const;
    return { place, message: 'this is not UTF-8 text. Save the file as UTF-8.' };
  }
}

function describeFileError(error: unknown): string {
  if (isMissing(error)) {
    return 'is not in the workspace. Check the path, and that the repository was checked out before this step.';
  }
  return `cannot be read (${readErrorCode(error)}). Check the path and the permissions of the file.`;
}

function readErrorCode(error: unknown): string {
  return textAt(error, 'code') ?? 'unknown reason';
}
