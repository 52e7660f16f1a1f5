import type { ClassRates, Outcomes } from './outcomes.ts';
import type { Robustness } from './robustness.ts';
import type { Skill } from './skill.ts';

/** How the numbers of a picture lie in an input. */
export interface PictureShape {
  readonly channels: number;
  readonly height: number;
  readonly width: number;
  /** `chw`: one plane for each channel; `hwc`: the channels of each pixel together. */
  readonly order: 'chw' | 'hwc';
}

/** A value with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One line of a plot. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The 95 % interval around the line, if it was computed. */
  readonly band?: readonly (readonly [x: number, low: number, high: number])[];
}

/** The types of numbers that a model file takes, as numpy names them. */
export const NUMBER_TYPES = ['float32', 'float64', 'uint8', 'int8', 'int32', 'int64'] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

/** How the classes are read from an output: `second-…` is one number about the second of two classes, `maps` are ZipMap's. */
export const CALL_ANSWERS = ['scores', 'second-probability', 'second-logit', 'labels', 'maps'] as const;

/** The most inputs, and the most names of classes, of a call. */
export const MOST_CALL_NAMES = 10_000;

/** How a model file is asked outside of this program: by ONNX Runtime, say. Names come from the file. */
export interface ModelCall {
  readonly inputs: readonly {
    readonly name: string;
    readonly type: NumberType;
    /** Without the batch. */
    readonly shape: readonly number[];
  }[];
  /** How many inputs the model takes at once; 1 if it takes any number. */
  readonly batch: number;
  readonly output: string;
  readonly answers: (typeof CALL_ANSWERS)[number];
  /** The names of the classes, counted from 0, as `labels` and `maps` give them; absent for other answers. */
  readonly classes?: readonly string[];
}

/** A changed input as a test case. */
export interface TestCase {
  /** The right class and the one that the model gave, counted from 0. */
  readonly label: number;
  readonly answer: number;
  /** What the model got: the numbers of all inputs of the call. Absent if that is `changed` as it is. */
  readonly given?: Float32Array;
}

/** What a person can look at. Everything is plain data; renderers make pictures, plots and tables of it. */
export type Evidence =
  | {
      readonly kind: 'pairs';
      readonly title: string;
      readonly shape: readonly number[];
      readonly pairs: readonly {
        readonly name: string;
        readonly original: Float32Array;
        readonly changed: Float32Array;
        /** What the model says before and after: `7 (0.98)`, `2 (0.61)`. */
        readonly before: string;
        readonly after: string;
        readonly distance: number;
        /** Absent if there is no `call`. */
        readonly test?: TestCase;
      }[];
      /** What the distances are: `smallest eps found`. */
      readonly distanceName?: string;
      /** How many more there were; absent if these are all. */
      readonly left?: number;
      /** How to ask the model about these pairs again. Absent if only this program can. */
      readonly call?: ModelCall;
    }
  | {
      readonly kind: 'curve';
      readonly title: string;
      readonly xLabel: string;
      readonly yLabel: string;
      readonly series: readonly Series[];
      /** Set if y is the score, so that the threshold can be drawn. */
      readonly isScore?: true;
      /** Values of x that are marked by a line: `eps`, `median`. */
      readonly marks?: readonly { readonly at: number; readonly name: string }[];
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly header: readonly string[];
      readonly rows: readonly (readonly (string | number)[])[];
      /** The column, counted from 0, whose numbers are drawn as bars; its first column names them. */
      readonly bars?: number;
    }
  | {
      readonly kind: 'inputs';
      readonly title: string;
      readonly shape: readonly number[];
      readonly inputs: readonly {
        readonly name: string;
        readonly values: Float32Array;
        readonly note: string;
      }[];
      /** How many more there were; absent if these are all. */
      readonly left?: number;
    };

/** A limit that begins so is about this data: a person should check it before they trust the score. */
export const CHECK_MARK = 'Please check: ';

/**
 * What a score says of the truth. `lower`: a search found at least so much; a better search may find more. `exact`: no search
 * could find more. `estimate`: it may lie on either side.
 */
export const BOUNDS = ['lower', 'exact', 'estimate'] as const;
export type Bound = (typeof BOUNDS)[number];

/** How an attack saw the model: its gradients, its answers alone, or all of its structure. */
export const ACCESSES = ['white-box', 'black-box', 'exact'] as const;
export type Access = (typeof ACCESSES)[number];

/** The result of an attack. */
export interface AttackResult {
  /** From 0 (nothing found) to 1. */
  readonly score: Estimate;
  readonly bound: Bound;
  /** Absent if no model was attacked, as in a comparison of data alone. */
  readonly access?: Access;
  /** The parts of the analysis that could not be done: `backdoors`. The score judges the rest. */
  readonly notTested?: readonly string[];
  /** Why backdoors were not tested although trusted data was given: sentences. */
  readonly notTestedWhy?: string;
  /**
   * Why a score that is not above the threshold has not earned a pass, and what would earn it: a sentence. A score above
   * the threshold stays a finding.
   */
  readonly unearned?: string;
  /** The inputs of the data. */
  readonly rows?: number;
  /** How often the attack succeeded in each class; absent if what it attacks has none. */
  readonly classes?: ClassRates;
  /** How the attack ended for each input; absent for attacks that are not tried on single inputs. */
  readonly outcomes?: Outcomes;
  /** For attacks that change inputs by a distance: how far inputs must be changed, and how strong the attack was. */
  readonly robustness?: Robustness;
  /** One sentence for people: what the score says about this model. */
  readonly meaning: string;
  /** Where the time or the queries ended the attack before it had done all it wanted. */
  readonly cutShort: boolean;
  /** Set if the time, and not the settings, chose how much was searched: a whole result, but more time may give another. */
  readonly isTimed?: true;
  /** Set if the model gives other answers when it is asked again, so that another run may give another score. */
  readonly isRandomised?: true;
  /** What the score does not say, and what was not looked at: sentences. */
  readonly limits: readonly string[];
  readonly queries: number;
  readonly seconds: number;
  /** The accuracy of the victim before any attack, if labels are known. */
  readonly accuracy?: number;
  /** How well the model knew the labels before any attack, for a later run that is compared with this one. */
  readonly skill?: Skill;
  /** The column of the table, or the file, that the labels are from, or `none`; absent if the data is no table. */
  readonly label?: string;
  readonly method: {
    /** Goes up whenever the same inputs would get another score. */
    readonly version: number;
    readonly name: string;
    readonly formula: string;
    /** `Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020` */
    readonly sources: readonly string[];
  };
  /** Settings that were used and figures beside the score, by name: `eps`, `queries to 90 % agreement`. */
  readonly figures: Readonly<Record<string, number | string>>;
  readonly evidence: readonly Evidence[];
  /** How the numbers of a picture lie in an input, if the inputs are pictures: a model may take them flat. */
  readonly picture?: PictureShape;
  /** The names of the columns, if the inputs are rows of a table with a header. */
  readonly columns?: readonly string[];
}
