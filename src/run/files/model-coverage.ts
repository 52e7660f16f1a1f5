import { type FoundModel, findUnattacked, isWithin } from '../../decide/scan/unattacked.ts';
import { adviseModel } from '../../report/conversion/model-advice.ts';
import { InvalidInputError, type Problem } from '@model-security-scan/common/problem';
import { type PathMatch, type PolicyAtTime, ruleOnModel } from '../../decide/policy/accept-rulings.ts';
import { formatCountsOn, modelEntry } from '../../facts/policy/accept-words.ts';
import type { EntryFacts } from '../../facts/policy/policy.ts';
import { callsPython } from '../../facts/local-analysis.ts';
import type {
  CoveredPath,
  FilePattern,
  JudgedFinding,
  ScannedFile,
  SupplyChainOutcome,
} from '../../facts/file-scan.ts';
import type { UnattackedModel } from '../../facts/results/model-files.ts';
import { type DeclaredModel, pathsOfModels } from '../../facts/declared-model.ts';
import type { Settings } from '../../facts/settings.ts';
import { PatternError, type PathPatterns, readPatterns } from '@model-security-scan/scanner/path-patterns';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Acceptance } from '../../facts/policy/acceptance.ts';

interface ModelCoverage {
  readonly models: Required<
    Pick<SupplyChainOutcome, 'unattacked' | 'acceptedModels' | 'unattackable' | 'coveredModels'>
  > &
    Pick<SupplyChainOutcome, 'requiresAttacked'>;
  readonly warnings: readonly Problem[];
}

/** The policy of the run, which entries of `accept` name a path, and what those say that are shown. */
interface Accepted {
  readonly at: PolicyAtTime;
  readonly matches: PathMatch;
  readonly entries?: EntryFacts;
}

type CoverageSettings = Pick<Settings, 'workspace' | 'supplyChain' | 'policy' | 'analyses'>;

/**
 * Finds the models that no analysis takes, by `covers` and `accept` of the config file.
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
  { workspace, supplyChain, policy, analyses }: CoverageSettings,
  accepted: Accepted,
): ModelCoverage {
  const covers = supplyChain.covers.map((entry) => ({ entry, patterns: readPattern(entry, workspace) }));
  const attacked = models.filter(({ isAttacked }) => isAttacked);
  const names = new Set(attacked.map(({ name }) => name));
  const leftOut = models.filter((model) => model.isLeftOut === true);
  const leftOutNames = new Set(leftOut.map(({ name }) => name));
  const found = findUnattacked(files, {
    models: pathsOfModels(attacked),
    isCovered: (file) => matching(covers, file).some(({ model }) => names.has(model)),
    acceptedBecause: (file) => {
      const ruling = ruleOnModel(file, accepted.at, accepted.matches);
      return ruling?.refused === undefined ? ruling?.entry.reason : undefined;
    },
  });
  const mayBeLoaded = analyses.some(callsPython);
  return {
    models: {
      unattacked: found.unattacked
        .map((model) =>
          adviseModel(withDamage(model, findings), {
            mayBeLoaded,
            attacked: [...names],
            isChecked: isWithin(model.path, pathsOfModels(models)),
            isLeftOut:
              isWithin(model.path, pathsOfModels(leftOut)) ||
              matching(covers, model.path).some((cover) => leftOutNames.has(cover.model)),
            flaggedBy: findings.find((finding) => finding.path === model.path && isDangerous(finding))?.rule,
          }),
        )
        .map((model) => withEntry(model, accepted.entries)),
      acceptedModels: found.accepted,
      unattackable: found.unattackable,
      coveredModels: found.covered,
      ...(policy.requireAttacked !== undefined ? { requiresAttacked: true } : {}),
    },
    warnings: unmatched(covers),
  };
}

/** A model that the scan could not read to its end is damaged, whatever is told of what came before. */
function withDamage(model: FoundModel, findings: readonly JudgedFinding[]): FoundModel {
  const isDamaged = findings.some(({ path: file, rule }) => file === model.path && rule === 'unreadable');
  return isDamaged ? { ...model, kind: { ...model.kind, isDamaged } } : model;
}

/** Adds how to accept a model, unless there is something to do about its file first, or the advice says it. */
function withEntry(model: UnattackedModel, entries: EntryFacts | undefined): UnattackedModel {
  const { path, whatToDo, lines } = model;
  const isTold = lines.some((line) => line.startsWith('- { model:'));
  if (entries === undefined || lines.length === 0 || isTold) return model;
  const words = `Or accept that nothing attacks it, with this line under accept${formatCountsOn(entries)}`;
  return { ...model, whatToDo: `${whatToDo} ${words}: ${modelEntry(path)}` };
}

/** True if nobody should load the file. A pointer of Git LFS holds nothing to load. */
function isDangerous({ standing, rule }: JudgedFinding): boolean {
  return standing === 'flagged' && rule !== 'lfs-pointer';
}

interface Cover {
  readonly entry: CoveredPath;
  readonly patterns: PathPatterns;
}

/** Asks every pattern, so that one that another makes needless is not called misspelt. */
function matching(covers: readonly Cover[], file: string): readonly CoveredPath[] {
  return covers.flatMap(({ entry, patterns }) => (patterns.matches(file) ? [entry] : []));
}

function unmatched(covers: readonly Cover[]): readonly Problem[] {
  return covers
    .filter(({ patterns }) => patterns.unmatched().length > 0)
    .map(({ entry: { path, place } }) => ({
      place,
      message: `"covers" has "${path}", which matches no file of a model. Check it, or remove it.`,
    }));
}

/**
 * Reads a pattern of the config file.
 * @throws InvalidInputError if it is wrong
 */
export function readPattern({ path: pattern, place }: FilePattern, workspace: string): PathPatterns {
  try {
    return readPatterns([pattern], (file) => existsSync(path.join(workspace, file)));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new InvalidInputError([{ place, message: error.message }]);
  }
}

/**
 * Reads the paths and patterns of `accept`.
 * @throws InvalidInputError if one is wrong
 */
export function matchPaths(accept: readonly Acceptance[], workspace: string): PathMatch {
  const patterns = new Map(
    accept
      .filter(({ key }) => key === 'files' || key === 'model')
      .map((entry) => [entry, readPattern({ path: entry.what, place: entry.place }, workspace)]),
  );
  return (entry, file) => patterns.get(entry)?.matches(file) ?? false;
}
