import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { LinearEnsemble, TreeEnsemble } from './tree-ensemble.ts';
import { linearScores, rawScores } from './tree-ensemble.ts';

/** A model of trees, or a linear one, that this program reads and computes itself. */
export type NativeModel = NativeParts &
  (
    | { readonly kind: 'trees'; readonly model: TreeEnsemble }
    | { readonly kind: 'linear'; readonly model: LinearEnsemble }
  );

interface NativeParts {
  /** What its objective is for; `probability` if its labels may be probabilities, or classes of 0 and 1. */
  readonly task: string;
}

/** Finds an objective in the table of a library. @throws ArtifactFault that shows `text`, and names those that are known */
export function objectiveIn<T>(objectives: Readonly<Record<string, T>>, name: string, text = name): T {
  const known = new Map(Object.entries(objectives)).get(name);
  if (known !== undefined) return known;
  throw new ArtifactFault(
    `The model's objective is ${shownName(text)}, which is not known: known are ${Object.keys(objectives).join(', ')}. ` +
      'Convert the model to ONNX, or serve it, and analyse its endpoint with use_model_api: yes.',
  );
}

/** The sums of a row, divided, before the link. @param row `features` numbers as the user has them; NaN is missing */
export function sumsOf(native: NativeModel, row: Float64Array): Float64Array {
  if (native.kind === 'linear') return linearScores(native.model, row);
  const { divisor } = native.model;
  const sums = rawScores(native.model, row);
  return divisor === 1 ? sums : sums.map((sum) => sum / divisor);
}

/** What the predictions of a link are to an attacker. */
export type NativeAnswer =
  | 'second-probability'
  | 'second-logit'
  | 'probabilities'
  | 'sigmoids'
  | 'label'
  | 'numbers';

/** Says what the predictions of a classifier are; undefined if they are no classes of which a row has one. */
export function answerOf({ model }: NativeModel): NativeAnswer | undefined {
  const { link, outputs } = model;
  if (link.kind === 'step' || link.kind === 'argmax') {
    return link.kind === 'argmax' || outputs === 1 ? 'label' : undefined;
  }
  if (outputs === 1) return link.kind === 'sigmoid' ? 'second-probability' : 'second-logit';
  if (link.kind === 'softmax') return 'probabilities';
  return link.kind === 'sigmoid' && link.isOneAgainstAll === true ? 'sigmoids' : undefined;
}

/** The classes that a classifier has, as far as its file says it. */
export function classCount({ model }: NativeModel): number {
  return Math.max(2, model.outputs);
}
