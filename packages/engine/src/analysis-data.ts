import type { EngineSettings, LeastSettings } from './attacks/engine-settings.ts';
import type { Skill } from './catalog/skill.ts';
import type { Runtime } from './runtime/runtime.ts';
import type { AttackResult, Budget, Inputs, PictureShape, Victim } from './types.ts';
import type { InnerModel } from './victim/local-model.ts';

export type { PictureShape } from './types.ts';

/** What a user may set for one attack. A value that is not given is the attack's to choose. */
export interface AttackSettings extends Omit<EngineSettings, 'minutes' | 'seed'> {
  /** The tolerance of the baseline: one that is not given must not be above it, or a worse model would get a laxer test. */
  readonly mostTolerance?: number;
  /** The eps of the baseline, for one that is not given: an own estimate would compare two models by different tests. */
  readonly baselineEps?: number;
  /** The label column of the baseline: another one would compare the model by other labels. */
  readonly baselineLabel?: string;
  /** What settings that are not given must at least be. */
  readonly least?: LeastSettings;
}

export interface Randomness {
  readonly asked: number;
  /** The inputs with other numbers in the second answer, and those with another class. */
  readonly changed: number;
  readonly changedClass: number;
}

/** Everything that an attack works on. Inputs are in the units of the model. */
export interface AnalysisData extends InnerModel {
  /** Absent if neither a model nor an endpoint was given; evasion, extraction and poisoning always have it. */
  readonly victim: Victim | undefined;
  /** Set if the model gives other answers when it is asked again. */
  readonly randomness?: Randomness | undefined;
  /** Asks a model that is no file the first questions again, after the attack. @throws NotTestable if it answers otherwise now */
  readonly confirmModel?: () => Promise<void>;
  readonly data: Inputs;
  /** The classes of `data`, counted from 0; evasion and poisoning always have them. */
  readonly labels: Int32Array | undefined;
  /** The classes that there are, if the victim or the labels tell. */
  readonly classes: number | undefined;
  readonly classNames: readonly string[] | undefined;
  /** The values that a regression should give for `data`; undefined for other tasks, and without labels. */
  readonly targets?: Float64Array | undefined;
  /** The column of the table, or the file, that the labels of `data` are from, or `none`; undefined if the data is no table. */
  readonly label?: string | undefined;
  /** How well the model knows the labels of `data`, if that was looked at before the attack. */
  readonly skill?: Skill | undefined;
  /** What drift compares `data` with. */
  readonly reference: Inputs | undefined;
  readonly referenceLabels: Int32Array | undefined;
  /** The values that a regression should give for `reference`. */
  readonly referenceTargets?: Float64Array | undefined;
  /** The trusted set of poisoning. */
  readonly universal: Inputs | undefined;
  readonly universalLabels: Int32Array | undefined;
  /** The values that a regression should give for `universal`. */
  readonly universalTargets?: Float64Array | undefined;
  readonly picture: PictureShape | undefined;
  readonly settings: AttackSettings;
  /** What was done to the data before the attack, for the limits of the result: sentences. */
  readonly notes: readonly string[];
  /** Runs ONNX graphs of our own, such as the trainer of substitutes. */
  readonly runtime: Runtime;
}

export type Attack = (analysis: AnalysisData, budget: Budget) => Promise<AttackResult>;
