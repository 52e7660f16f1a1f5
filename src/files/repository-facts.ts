import * as path from 'node:path';
import { parseUrl } from '../core/url.ts';
import { exists, openRepository, readCheckedOut, readText } from './workspace-head.ts';
import { present } from '@model-security-scan/common/present';

interface RepositoryFacts {
  /** The address of the remote `origin`, as a browser would open it, without credentials. */
  readonly url?: string;
  /** The branch that is checked out; absent if none is. */
  readonly branch?: string;
  readonly commit?: string;
}

/** HEAD and the configuration of a repository are small. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads what is known of the repository that a folder belongs to.
 * @param folder absolute; it may be any folder below the repository's root
 * @returns an empty object if it belongs to none, or the repository cannot be read
 */
export async function readRepositoryFacts(folder: string): Promise<RepositoryFacts> {
  try {
    const root = await findRoot(folder);
    if (root === undefined) return {};
    const { own, common } = await openRepository(path.join(root, '.git'));
    const head = (await readText(path.join(own, 'HEAD'), MAX_BYTES))?.trim() ?? '';
    const branch = /^ref: *refs\/heads\/(.+)$/u.exec(head)?.[1];
    const checkedOut = await readCheckedOut(root, undefined);
    const url = originOf((await readText(path.join(common, 'config'), MAX_BYTES)) ?? '');
    return {
      ...present({ url, branch }),
      ...('commit' in checkedOut ? { commit: checkedOut.commit } : {}),
    };
  } catch {
    return {};
  }
}

async function findRoot(folder: string): Promise<string | undefined> {
  for (let current = folder; ; current = path.dirname(current)) {
    if (await exists(path.join(current, '.git'))) return current;
    if (path.dirname(current) === current) return undefined;
  }
}

/** Finds the address of the remote `origin` in a configuration file of git. */
function originOf(config: string): string | undefined {
  let section = '';
  for (const line of config.split('\n')) {
    const [, name] = /^\s*\[(.+)\]\s*$/u.exec(line) ?? [];
    section = name ?? section;
    const [, url] = /^\s*url\s*=\s*(\S+)\s*$/u.exec(line) ?? [];
    if (section === 'remote "origin"' && url !== undefined) return webAddress(url);
  }
  return undefined;
}

/** Makes `https://github.com/owner/name` of `git@github.com:owner/name.git`. @returns undefined for a path of this machine */
export function webAddress(remote: string): string | undefined {
  const [, host, name] = /^(?:[\w.-]+@)?([\w.-]+\.[\w.-]+):(?!\/)(.+)$/u.exec(remote) ?? [];
  const url = parseUrl(host === undefined || name === undefined ? remote : `https://${host}/${name}`);
  if (url === undefined || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol)) return undefined;
  const port = url.protocol.startsWith('http') && url.port !== '' ? `:${url.port}` : '';
  const place = url.pathname.replace(/\/+$/u, '').replace(/\.git$/u, '');
  if (url.hostname === '' || place === '') return undefined;
  return `${url.protocol === 'http:' ? 'http' : 'https'}://${url.hostname}${port}${place}`;
}
