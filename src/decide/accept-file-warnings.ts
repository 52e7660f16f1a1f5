import type { Acceptance } from '../facts/acceptance.ts';
import type { Problem } from '../core/problem.ts';
import type { SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { findNearest } from '../text/nearest.ts';
import { isAboutFile, type PathMatch } from './accept.ts';
import { IN_USE, matchesNothing, problemOf, type Remark, shown } from './accept-warnings.ts';
import { fileFindingState } from './judge-findings.ts';
import type { PolicyAtTime } from './policy-at-time.ts';

/** Paths are longer than names. */
const MAX_PATH_LENGTH = 300;

/** What was found in the files of the repository. */
interface FoundFiles extends Pick<SupplyChainOutcome, 'findings' | 'acceptedModels' | 'unattacked'> {
  /** Says which entries name a path. */
  readonly matches: PathMatch;
}

/** Warns of entries of `accept` about files, names and models that end soon, that are not needed, and that match nothing. Pure. */
export function warnOfFiles(at: PolicyAtTime, found: FoundFiles): readonly Problem[] {
  const about = at.policy.accept.filter(({ key, file }) => key !== 'finding' || file !== undefined);
  return about.flatMap((entry) =>
    problemOf(entry, at, entry.key === 'model' ? aboutModels(entry, found) : aboutFiles(entry, found)),
  );
}

function aboutFiles(entry: Acceptance, { findings, matches }: FoundFiles): Remark {
  const parts = findings.flatMap((finding) => [
    finding,
    ...(finding.others ?? []).map((part) => ({ ...finding, ...part })),
  ]);
  const own = parts.filter((finding) => isAboutFile(entry, finding, matches));
  if (own.length === 0) {
    const known = parts.map(({ rule, path, subject }) =>
      entry.key === 'finding' ? `${rule}:${path}` : entry.key === 'name' ? subject : path,
    );
    const what = entry.key === 'files' ? 'no file that was not scanned has this path' : 'no finding has it';
    return matchesNothing(entry, what, findNearest(entry.what, known, MAX_PATH_LENGTH));
  }
  if (own.some((finding) => finding.standing === 'accepted' && fileFindingState(finding) !== undefined)) {
    return IN_USE;
  }
  const isIdle = entry.key === 'finding' && own.every(({ standing }) => standing === 'listed');
  return isIdle ? `"accept" has ${shown(entry)}, which is not needed: it does not fail the check.` : IN_USE;
}

function aboutModels(
  entry: Acceptance,
  { acceptedModels = [], unattacked = [], matches }: FoundFiles,
): Remark {
  const known = [...acceptedModels, ...unattacked].map(({ path }) => path);
  if (known.some((path) => matches(entry, path))) return IN_USE;
  const nearest = findNearest(entry.what, known, MAX_PATH_LENGTH);
  return matchesNothing(entry, 'it is no model that nothing attacks', nearest);
}
