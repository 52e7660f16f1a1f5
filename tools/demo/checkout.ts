import { parseUrl } from '../../src/core/url.ts';
import { git } from './git.ts';

/** The checkout of a repository. */
export interface Checkout {
  readonly commit: string;
  readonly branch: string;
  /** The address of its remote; absent if unknown. */
  readonly origin?: Origin;
  /** Files whose content differs from the commit, relative to the folder. */
  readonly uncommitted: readonly string[];
}

/** The address of a repository, in two parts as a runner gives it. */
export interface Origin {
  /** Such as `https://github.com`. */
  readonly server: string;
  /** Owner and name. */
  readonly repository: string;
}

/**
 * Reads the checkout of the user's own clone. Writes nothing into it.
 * @throws Error that says what to do if no commit of a branch is checked out
 */
export async function readCheckout(folder: string): Promise<Checkout> {
  try {
    const branch = await git(folder, 'symbolic-ref', '--short', 'HEAD');
    const commit = await git(folder, 'rev-parse', 'HEAD');
    const origin = parseOrigin(await git(folder, 'config', '--default', '', '--get', 'remote.origin.url'));
    const uncommitted = changedFiles(await git(folder, 'status', '--porcelain', '-z', '--', '.'));
    return { branch, commit, uncommitted, ...(origin === undefined ? {} : { origin }) };
  } catch (error) {
    throw new Error(
      `${folder} has no commit of a branch checked out. Make it a git repository with a commit, or switch to a branch.`,
      { cause: error },
    );
  }
}

/**
 * Reads the address of a remote, which may be a URL or of the form `git@host:owner/name.git`.
 * @returns undefined for any other address, such as a folder
 */
export function parseOrigin(address: string): Origin | undefined {
  const [, host, path] = /^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/)(.+)$/u.exec(address) ?? [];
  const url = parseUrl(host === undefined || path === undefined ? address : `ssh://${host}/${path}`);
  if (url === undefined || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol)) return undefined;
  const names = url.pathname
    .replace(/\/$/u, '')
    .replace(/\.git$/u, '')
    .split('/')
    .filter(Boolean);
  const [owner, name] = names.slice(-2);
  if (url.hostname === '' || owner === undefined || name === undefined) return undefined;
  return { server: `https://${url.hostname}`, repository: `${owner}/${name}` };
}

/** @param status the output of `git status --porcelain -z`, without white space around it */
function changedFiles(status: string): readonly string[] {
  const entries = status.split('\0').filter((entry) => entry !== '');
  // Two letters, a space, the path. If the first letter was a space, the first line has lost it.
  return entries.flatMap((entry) => /^(?:[ MADRCUT?!]{2}|[MDTA]) (.+)$/su.exec(entry)?.[1] ?? []);
}
