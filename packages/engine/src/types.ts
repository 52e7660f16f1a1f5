import type { Words } from './dataset/tables/table-columns.ts';
import type {
  AttackResult,
  Estimate,
  Evidence,
  ModelCall,
  PictureShape,
  Series,
} from './catalog/attack-result.ts';

export type { AttackResult, Estimate, Evidence, ModelCall, PictureShape, Series };

/** A model under attack, whatever it runs on. It answers questions and counts them; nothing else of it is seen. */
export interface Victim {
  /** The shape of one input without the batch: `[channels, height, width]`, `[height, width, channels]`, or `[columns]`. */
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  /** `scores`: one probability for each class; `labels`: the predicted class alone; `values`: the next values of a series, or the value of a regression. */
  readonly answers: 'scores' | 'labels' | 'values';
  /** The numbers of one answer: the classes, 1 for labels, the horizon of a forecast, 1 for a regression. */
  readonly answerSize: number;
  readonly queries: number;
  /**
   * Asks about inputs; it batches them as suits the model.
   * @param inputs `count` inputs, one after another, in the units of the model
   * @returns `count` answers of `answerSize` numbers each; scores are probabilities, also if the model gives logits
   */
  ask(inputs: Float32Array, count: number): Promise<Float32Array>;
  /** True if the model takes whole numbers only, so that what it gets is rounded. */
  readonly takesWhole?: boolean | undefined;
  /** How the file of the model is asked elsewhere; absent if there is none that ONNX Runtime could run. */
  readonly outside?: OutsideCall | undefined;
}

/** How a model is asked without this program, for tests of other people's. */
export interface OutsideCall {
  readonly call: ModelCall;
  /** Finds what the model itself gets for one input, after rounding and all other preparation: the numbers of all inputs of `call`. */
  given(input: Float32Array): Promise<Float32Array>;
}

/** Inputs of a model in the units that the model takes. */
export interface Inputs {
  /** `count` inputs of `shape`, one after another. NaN is a number of a table that is missing. */
  readonly values: Float32Array;
  /** The same in double precision, for a model that compares doubles. */
  readonly doubles?: Float64Array | undefined;
  readonly count: number;
  readonly shape: readonly number[];
  /** The lower and upper bound of each number of an input, which an attack does not leave; one bound for pictures. */
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly columns?: readonly string[] | undefined;
  /** For each column of text, by its index, its texts; the numbers are their codes. No attack changes them. */
  readonly texts?: ReadonlyMap<number, Words> | undefined;
  /** For each column of categories that the model's file names, by its index, what the codes stand for. */
  readonly codeNames?: ReadonlyMap<number, readonly string[]> | undefined;
  /** For each categorical column of a table, by its index, the values that occur. An attack uses no others. */
  readonly categories?: ReadonlyMap<number, Float32Array> | undefined;
  /** Columns of a table that no attack changes. */
  readonly fixed?: ReadonlySet<number>;
  readonly whole?: ReadonlySet<number>;
  /** File names or row numbers, for evidence. */
  readonly names?: readonly string[];
}

/** Inputs with their classes, counted from 0. */
export interface LabelledInputs extends Inputs {
  readonly labels: Int32Array;
}

export interface Budget {
  readonly seed: number;
  readonly maxQueries: number;
  /** The time left, in milliseconds. An attack asks often, and stops in an orderly way when it is 0 or less. */
  timeLeftMs(): number;
  /** Tells the progress, from 0 to 1, and what is being done: `HopSkipJump, step 3 of 10`. At least every 10 seconds. */
  progress(share: number, what: string): void;
}

/** Reaches one Python function. Its process is started and watched outside of the process that analyses. */
export interface PythonPort {
  /**
   * Sends a request to the adapter beside the function, and starts its process before the first one. @throws ArtifactFault
   * @param header JSON; an empty text asks what the function says of itself
   * @param body an array as npy
   */
  ask(header: string, body: Uint8Array): Promise<PythonAnswer>;
}

/** An answer of the adapter, which the user's code may have written: its form is not trusted. */
export interface PythonAnswer {
  readonly header: string;
  /** An array as npy; empty if there is none. */
  readonly body: Uint8Array;
}
