import type { Place } from '@model-security-scan/common/problem';
import type {
  Attack,
  FieldName,
  Slot,
  Task,
  EngineSettings,
  LeastSettings,
} from '@model-security-scan/engine/catalog';
import type { Preprocessing } from '@model-security-scan/engine/preprocessing';
import type { PythonFunction } from '@model-security-scan/engine/python-function';
import type { PolicySettings } from './policy/policy-limits.ts';

/** Where a threshold comes from: an input of the run, the config file, or nowhere, so that the attack's default counts. */
export type ThresholdSource = 'input' | 'config' | 'default';

/** A file or folder that an analysis may upload. */
export interface ArtifactSpec {
  readonly slot: Slot;
  /**
   * The path as the user wrote it, relative to the workspace. By its text it stays inside the workspace; links are
   * resolved later.
   */
  readonly path: string;
  readonly place: Place;
  /** The digest that its content must have, in hexadecimal: see `artifactDigest`. Absent: any content. */
  readonly sha256?: string;
  /** Set if the digest is that of the policy of a base, and not the pull request's own. */
  readonly pinnedBy?: 'base';
}

/** One analysis: one model and one attack, with everything checked and filled in. */
export interface AnalysisSpec extends PolicySettings {
  /** `model/attack`, unique in a run. */
  readonly name: string;
  readonly model: string;
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
  /** The request body: exactly the fields that service spec 4.2 lists for the task and attack, every value a string. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly artifacts: readonly ArtifactSpec[];
  /** Where `threshold` comes from, if not from the config file. */
  readonly thresholdFrom?: ThresholdSource;
  /** The accuracy below which the model cannot pass, by `minimum` of the config file; only where an accuracy is known. */
  readonly minimumAccuracy?: number;
  /** Set for a local analysis. */
  readonly local?: LocalAnalysis;
  /** The attack's place in the config; absent if only a results file names it. */
  readonly place?: Place;
}

/** What a local analysis needs beside its request. */
export interface LocalAnalysis {
  readonly settings: EngineSettings;
  /** The name of the output of the model that answers, if the file has several. */
  readonly output?: string;
  /** The Python function that answers as the model, in the place of a file. */
  readonly predict?: PythonFunction;
  /** What is done to pictures before the model sees them; it goes before `normalize_data`. */
  readonly preprocessing?: Preprocessing;
  /** Set if the model's `config` says `normalize_data: yes`, and the request of this attack has no such field. */
  readonly normalizesData?: true;
  /** What settings that are not given, so that the attack chooses them, must at least be. */
  readonly least?: LeastSettings;
  /** The tolerance of the baseline, which one that is not given must not exceed. */
  readonly mostTolerance?: number;
  /** The eps of the baseline, which one that is not given takes. */
  readonly baselineEps?: number;
  /** The label column of the baseline, which one that is not given takes. */
  readonly baselineLabel?: string;
  /** The threshold of the analysis itself: as it was given, else the default of its attack. */
  readonly threshold: number;
}
