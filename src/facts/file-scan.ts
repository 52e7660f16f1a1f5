import type { FindingDecision } from './policy/policy.ts';
import type { Place } from '@model-security-scan/common/problem';
import type { Observation, SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { present } from '@model-security-scan/common/present';

/** The severities from which on a finding in a file can be made to fail the check. */
export const FAIL_ON = ['critical', 'high', 'review'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** A path or a pattern of the config file, relative to the workspace. */
export interface FilePattern {
  readonly path: string;
  readonly place: Place;
}

/** `files` of the config file: which files are scanned, and from which severity on a finding fails the check. */
export interface FilesPolicy {
  /** Empty: every file. */
  readonly paths: readonly FilePattern[];
  /** Those of `paths` that begin with `!`, without it. */
  readonly leftOut: readonly FilePattern[];
  /** True if somebody named the paths for this run alone: then a pattern that matches nothing is no mistake. */
  readonly isPart?: true;
  readonly failOn: FailOn;
}

/** What the config file says about the files of the repository, beside `accept`. */
export interface SupplyChainPolicy {
  readonly files: FilesPolicy;
  /** Files that are the same model as one that is attacked. */
  readonly covers: readonly CoveredPath[];
}

export const NO_SUPPLY_CHAIN_POLICY: SupplyChainPolicy = {
  files: { paths: [], leftOut: [], failOn: 'high' },
  covers: [],
};

/** True if all files of the workspace are scanned, less those that are left out. */
export function scansEverything({ paths }: Pick<FilesPolicy, 'paths'>): boolean {
  return paths.length === 0 || paths.some(({ path }) => path === '**' || path === '.');
}

/** A file, or several by a pattern, that is the same model as an attacked one. */
export interface CoveredPath extends FilePattern {
  /** The name of the model that is attacked. */
  readonly model: string;
}

/** A file that the scan looked at. */
export interface ScannedFile {
  /** Relative to the workspace, with forward slashes; untrusted. */
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal; absent if the file could not be read to its end. */
  readonly sha256?: string;
  /** The format that its content has, such as `pickle`; absent if it is not known. */
  readonly format?: string;
  /** True if the file is one that models have, by its content or its extension. */
  readonly isModelFile: boolean;
  readonly observations: readonly Observation[];
}

/**
 * What a finding does to the verdict, the worst first. `flagged` fails the check. `undecided` means that a model file was not scanned, so
 * there is no verdict. `known` is what a baseline has, `accepted` what an entry of `accept` names. `listed` is for people to
 * look at.
 */
export const STANDINGS = ['flagged', 'undecided', 'known', 'accepted', 'listed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What a finding has of its own, if several of one cause in one file are one. */
export type FindingPart = Pick<
  SupplyChainFinding,
  'subject' | 'origin' | 'members' | 'excerpt' | 'offset' | 'line'
>;

/** A finding with what it does to the verdict. */
export interface JudgedFinding extends SupplyChainFinding {
  readonly standing: Standing;
  /** More names that were found in the file for the same cause. The name and place of the finding are those of the first one. */
  readonly others?: readonly FindingPart[];
  /** What the policy decided, if the finding would fail the check, or an entry of `accept` names it. */
  readonly policy?: FindingDecision;
}

/** A model that an analysis could take, and that none does. All text is untrusted. */
export interface UnattackedModel {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  /** The format that its content has, such as `xgboost-ubj`. */
  readonly format: string;
  /** `classifier`, `regressor`, `forecaster`, `ranker`, or `predictor` if its content does not tell. */
  readonly role: string;
  /** The class of the estimator or network, if its content tells it. */
  readonly className?: string;
  /** What to do so that it is attacked: a sentence or two. */
  readonly whatToDo: string;
  /** The lines to paste, in their order; some have words in capitals to replace, which `whatToDo` explains. */
  readonly lines: readonly string[];
}

/** A model that nothing attacks, and that the config file accepts. */
export interface AcceptedModel {
  readonly path: string;
  readonly reason: string;
}

/** A file that this tool does not attack: a tokenizer, a scaler. */
export interface UnattackableFile {
  readonly path: string;
  /** What it is, in words of {@link ModelRole}. */
  readonly role: string;
}

/** What the supply-chain scan of a run found. */
export interface SupplyChainOutcome {
  /** `workspace`, or only the `artifacts` that were about to be uploaded. */
  readonly scope: 'workspace' | 'artifacts';
  /** The most important first. */
  readonly findings: readonly JudgedFinding[];
  /** The model files, and those with findings. */
  readonly files: readonly ScannedFile[];
  /** True if there are model files; absent if `files` lists them. Results files do not list them. */
  readonly hasModelFiles?: boolean;
  /** The files that were looked at. */
  readonly fileCount: number;
  /** Their size. */
  readonly bytes: number;
  /** Those that an earlier run scanned already, as their content shows. */
  readonly unchangedCount: number;
  /** The files that the config file leaves out. */
  readonly ignoredCount: number;
  /** Folders of installed packages with the files in them that were not scanned; untrusted paths. Results files do not list them. */
  readonly leftOut?: readonly { readonly path: string; readonly files: number }[];
  /** The models that nothing attacks; absent if only artifacts were scanned. */
  readonly unattacked?: readonly UnattackedModel[];
  /** True if the config file requires every model to be attacked or accepted. */
  readonly requiresAttacked?: true;
  /** Those that the config file accepts. */
  readonly acceptedModels?: readonly AcceptedModel[];
  /** Files of models that this tool does not attack. */
  readonly unattackable?: readonly UnattackableFile[];
  /** Models that count as attacked only because `covers` of the config file names them; untrusted paths. Results files do not list them. */
  readonly coveredModels?: readonly string[];
}

/** Takes what a finding has of its own, apart from what findings of one cause share. */
export function partOf({ subject, origin, members, excerpt, offset, line }: JudgedFinding): FindingPart {
  return {
    subject,
    members,
    ...present({ origin, excerpt, offset, line }),
  };
}

/** Lists the findings of one name each that a finding of several names stands for; other findings are their own only part. */
export function partsOf(finding: JudgedFinding): readonly JudgedFinding[] {
  const { others, ...first } = finding;
  if (others === undefined) return [finding];
  const { rule, severity, when, path, isModelFile, standing, detail, sha256, policy } = first;
  const shared = {
    ...{ rule, severity, when, path, isModelFile, standing },
    ...present({ detail, sha256, policy }),
  };
  return [first, ...others.map((part) => ({ ...shared, ...part }))];
}
