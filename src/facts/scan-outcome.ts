import type { FindingDecision } from './policy.ts';
import type { Place } from '../core/problem.ts';
import type { SupplyChainFinding } from '../scanner/rules/finding.ts';
import type { Observation } from '../scanner/rules/observation.ts';

/** The part of the config file that says what of the supply chain is accepted. */
export interface SupplyChainPolicy {
  /** Calls and classes that are safe here, in any file. */
  readonly allow: readonly AllowedName[];
  /** Files that are not scanned. */
  readonly ignore: readonly IgnoredPath[];
  /** Models that nothing attacks, and that are accepted as they are. */
  readonly unattacked: readonly IgnoredPath[];
  /** Files that are the same model as one that is attacked. */
  readonly covers: readonly CoveredPath[];
}

export const NO_SUPPLY_CHAIN_POLICY: SupplyChainPolicy = {
  allow: [],
  ignore: [],
  unattacked: [],
  covers: [],
};

export interface AllowedName {
  /** The subject of findings, such as `mypackage.layers.build`. */
  readonly name: string;
  readonly reason: string;
  readonly place: Place;
}

export interface IgnoredPath {
  /** A path or a pattern, relative to the workspace. */
  readonly path: string;
  readonly reason: string;
  readonly place: Place;
}

/** A file, or several by a pattern, that is the same model as an attacked one. */
export interface CoveredPath {
  /** A path or a pattern, relative to the workspace. */
  readonly path: string;
  /** The name of the model that is attacked. */
  readonly model: string;
  readonly place: Place;
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
 * there is no verdict. `listed` is for people to look at. `allowed` was accepted in the config file for any file, `waived`
 * for this file until a day, and `known` is what a baseline has.
 */
export const STANDINGS = ['flagged', 'undecided', 'known', 'waived', 'listed', 'allowed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What a finding has of its own, if several of one cause in one file are one. */
export type FindingPart = Pick<SupplyChainFinding, 'subject' | 'members' | 'excerpt' | 'offset' | 'line'>;

/** A finding with what it does to the verdict. */
export interface JudgedFinding extends SupplyChainFinding {
  readonly standing: Standing;
  /** More names that were found in the file for the same cause. The name and place of the finding are those of the first one. */
  readonly others?: readonly FindingPart[];
  /** The reason that the config file gives, if it allows the finding; untrusted. */
  readonly allowedBecause?: string;
  /** What the policy decided, if the finding would fail the check. */
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
  /** The files that the config file ignores. */
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
