import { existsSync } from 'node:fs';
import path from 'node:path';
import { findUnattacked, isWithin } from '../decide/unattacked.ts';
import { adviseModel } from '../report/conversion/advice.ts';
import type { Place, Problem } from '../core/problem.ts';
import { InvalidInputError } from '../core/problem.ts';
import { callsPython } from '../facts/local-analysis.ts';
import type { JudgedFinding, ScannedFile, SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { type DeclaredModel, pathsOfModels } from '../facts/declared-model.ts';
import type { Settings } from '../facts/settings.ts';
import { type PathPatterns, readPatterns } from '../scanner/path-patterns.ts';
import { PatternError } from '../scanner/pattern-error.ts';

/** Which models nothing attacks, and what of the config file matches nothing. */
export interface ModelCoverage {
  readonly models: Required<
    Pick<SupplyChainOutcome, 'unattacked' | 'acceptedModels' | 'unattackable' | 'coveredModels'>
  > &
    Pick<SupplyChainOutcome, 'requiresAttacked'>;
  readonly warnings: readonly Problem[];
}

/** An entry of the config file that names files. */
interface Named {
  readonly path: string;
  readonly place: Place;
}

/**
 * Finds the models that no analysis takes, by the keys `covers` and `unattacked` of the config file.
 * A model that only checks of data name is not attacked, nor are the files that it covers.
 * @param scan what the scan of the files found
 * @param models the models of the analyses, with links in their paths resolved
 * @throws InvalidInputError if a pattern is wrong
 */
export function coverModels(
  {
    files,
    findings,
  }: { readonly files: readonly ScannedFile[]; readonly findings: readonly JudgedFinding[] },
  models: readonly DeclaredModel[],
  {
    workspace,
    supplyChain,
    policy,
    analyses,
  }: Pick<Settings, 'workspace' | 'supplyChain' | 'policy' | 'analyses'>,
): ModelCoverage {
  const covers = supplyChain.covers.map((entry) => ({ entry, patterns: read(entry, workspace) }));
  const accepted = supplyChain.unattacked.map((entry) => ({ entry, patterns: read(entry, workspace) }));
  const attacked = models.filter(({ isAttacked }) => isAttacked);
  const names = new Set(attacked.map(({ name }) => name));
  const found = findUnattacked(files, {
    models: pathsOfModels(attacked),
    isCovered: (file) => matching(covers, file).some(({ model }) => names.has(model)),
    acceptedBecause: (file) => matching(accepted, file)[0]?.reason,
  });
  const mayBeLoaded = analyses.some(callsPython);
  return {
    models: {
      unattacked: found.unattacked.map((model) =>
        adviseModel(model, {
          mayBeLoaded,
          attacked: [...names],
          isChecked: isWithin(model.path, pathsOfModels(models)),
          flaggedBy: findings.find((finding) => finding.path === model.path && isDangerous(finding))?.rule,
        }),
      ),
      acceptedModels: found.accepted,
      unattackable: found.unattackable,
      coveredModels: found.covered,
      ...(policy.requireAttacked !== undefined ? { requiresAttacked: true } : {}),
    },
    warnings: [
      ...unmatched(covers, (file) => `"covers" has "${file}", which matches no file of a model.`),
      ...unmatched(
        accepted,
        (file) => `"unattacked" has "${file}", which matches no model that nothing attacks.`,
      ),
    ],
  };
}

/** True if nobody should load the file. A pointer of Git LFS holds nothing to load. */
function isDangerous({ standing, rule }: JudgedFinding): boolean {
  return standing === 'flagged' && rule !== 'lfs-pointer';
}

/** Asks every entry, so that one that another makes needless is not called misspelt. */
function matching<Entry extends Named>(
  entries: readonly { readonly entry: Entry; readonly patterns: PathPatterns }[],
  file: string,
): readonly Entry[] {
  return entries.flatMap(({ entry, patterns }) => (patterns.matches(file) ? [entry] : []));
}

function read({ path: pattern, place }: Named, workspace: string): PathPatterns {
  try {
    return readPatterns([pattern], (file) => existsSync(path.join(workspace, file)));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new InvalidInputError([{ place, message: error.message }]);
  }
}

function unmatched(
  entries: readonly { readonly entry: Named; readonly patterns: PathPatterns }[],
  words: (file: string) => string,
): readonly Problem[] {
  return entries
    .filter(({ patterns }) => patterns.unmatched().length > 0)
    .map(({ entry }) => ({ place: entry.place, message: `${words(entry.path)} Check it, or remove it.` }));
}
