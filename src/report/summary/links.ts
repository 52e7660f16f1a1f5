import type { Outcome } from '../../facts/outcome.ts';
import { describePlace, type Place } from '../../core/problem.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { code } from './html.ts';

/** The repository and commit of a run, as far as links need them. */
export type Origin = Pick<Outcome, 'target' | 'repoType'>;

const MAX_PLACE_LENGTH = 300;
/** As many digits of a commit as its link shows. */
const SHOWN_DIGITS = 10;

/** Renders a commit, shortened and linked if its repository is on GitHub. */
export function commitLink(commit: string, repoUrl: string | undefined, { repoType }: Origin): string {
  const page = repoType === 'github' ? pageOf(repoUrl) : undefined;
  if (page === undefined || !/^[0-9a-f]{7,64}$/iu.test(commit)) return code(commit, 64);
  return markdownLink(code(commit.slice(0, SHOWN_DIGITS), SHOWN_DIGITS), `${page}/commit/${commit}`);
}

/** Renders a place: a line of a file is linked, if the repository is on GitHub and the commit is known. */
export function placeLink(place: Place, { target, repoType }: Origin): string {
  const words = code(describePlace(place), MAX_PLACE_LENGTH);
  const page = repoType === 'github' ? pageOf(target?.repoUrl) : undefined;
  if (place.kind === 'input' || page === undefined || target?.commit === undefined) return words;
  const path = place.file.split('/').map(encodePart).join('/');
  return markdownLink(words, `${page}/blob/${encodePart(target.commit)}/${path}#L${String(place.line)}`);
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
