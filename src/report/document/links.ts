import type { Outcome } from '../../facts/run-outcome.ts';
import type { Place } from '@model-security-scan/common/problem';

/** The repository and commit of a run, as far as links need them. */
export type Origin = Pick<Outcome, 'target' | 'repoType'>;

/** As many digits of a commit as its link shows. */
export const SHOWN_DIGITS = 10;

/** The page of a commit; undefined if its repository is not on GitHub. */
export function commitAddress(
  commit: string,
  repository: string | undefined,
  { repoType }: Origin,
): string | undefined {
  const page = repoType === 'github' ? pageOf(repository) : undefined;
  return page === undefined || !/^[0-9a-f]{7,64}$/iu.test(commit) ? undefined : `${page}/commit/${commit}`;
}

/** The page of a line of a file; undefined unless the repository is on GitHub and the commit is known. */
export function placeAddress(place: Place, { target, repoType }: Origin): string | undefined {
  const page = repoType === 'github' ? pageOf(target?.repoUrl) : undefined;
  if (place.kind === 'input' || page === undefined || target?.commit === undefined) return undefined;
  const path = place.file.split('/').map(encodePart).join('/');
  return `${page}/blob/${encodePart(target.commit)}/${path}#L${String(place.line)}`;
}

/** Encodes a part of a path; half a surrogate pair has no encoding. */
function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

function pageOf(repoUrl: string | undefined): string | undefined {
  return repoUrl?.startsWith('https://') === true
    ? repoUrl.replace(/\/+$/u, '').replace(/\.git$/u, '')
    : undefined;
}
