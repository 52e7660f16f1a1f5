import type { ModelFacts } from './inspection.ts';
import type { Task } from '../../core/attack-table.ts';
import type { Member } from '../dataset/member.ts';
import type { TableColumn } from '../dataset/table-columns.ts';
import { ArtifactFault } from '../fault.ts';
import { judgeModel } from '../model/judge-model.ts';
import { chooseAnswer, IS_REGRESSION, type ModelAnswer } from '../model/model-answer.ts';
import type { ModelFile } from '../model/model-file.ts';
import { modelContent } from '../prepare/open-model.ts';
import type { AnalysisFields } from '../prepare/analysis-fields.ts';
import { refuseTokens } from '../model/token-input.ts';
import { planInputs } from '../victim/input-tensors.ts';

/** The element type of unsigned bytes, by its number in ONNX. */
const UINT8 = 2;

/** What is known of a model without running it. */
export interface InspectedModel {
  readonly shape: readonly number[];
  readonly columns: readonly TableColumn[];
  readonly classNames: readonly string[] | undefined;
  /** The number of classes, if the file says so. */
  readonly classes: number | undefined;
}

/**
 * Looks at a model for an analysis, as far as that goes without running it.
 * @param openSize finds the dimensions that a model leaves to its data
 * @throws ArtifactFault that says what is wrong with the file, or which field contradicts it
 */
export async function inspectModel(
  members: readonly Member[],
  { task, output }: { readonly task: Task; readonly output?: string | undefined },
  fields: AnalysisFields,
  openSize: (model: ModelFile) => Promise<readonly number[] | undefined>,
): Promise<InspectedModel> {
  const file = judgeModel(modelContent(members));
  const { shape, columns } = planInputs(file, fields.dimensions ?? (await openSize(file)));
  const kind = task === 'time-series-forecasting' ? 'forecast' : 'classification';
  const answer = chooseAnswer(file, { kind, output });
  if (task === 'time-series-forecasting') {
    return { shape, columns, classNames: undefined, classes: undefined };
  }
  if (answer.form === 'regression' && answerSize(file, answer) === 1) throw new ArtifactFault(IS_REGRESSION);
  const classes = classesOf(file, answer);
  if (classes !== undefined && fields.classes !== undefined && fields.classes !== classes) {
    throw new ArtifactFault(
      `number_of_classes is ${String(fields.classes)}, but the model answers with ${String(classes)} scores. ` +
        'Correct it, or leave it out.',
    );
  }
  return { shape, columns, classNames: answer.classes, classes: classes ?? fields.classes };
}

/** One score may stand for two classes, so only more than one is counted. */
function classesOf(file: ModelFile, answer: ModelAnswer): number | undefined {
  if (answer.classes !== undefined) return answer.classes.length;
  const size = answerSize(file, answer);
  return answer.form !== 'labels' && size !== undefined && size > 1 ? size : undefined;
}

function answerSize(file: ModelFile, answer: ModelAnswer): number | undefined {
  const { shape } = file.outputs.find(({ name }) => name === answer.tensor) ?? {};
  return shape?.length === 2 ? shape[1] : undefined;
}

/**
 * Reads what an ONNX file says of itself, for whoever writes a config file.
 * @throws ArtifactFault if it could not be analysed
 */
export function modelFacts(members: readonly Member[]): ModelFacts {
  const file = judgeModel(modelContent(members));
  refuseTokens(file);
  const [first] = file.inputs;
  const open = first?.shape?.slice(1);
  // The file does not say what a model of rows or windows is for; one of pictures is a classifier, or nothing that is attacked.
  const kind = (open?.length ?? 0) < 3 ? 'forecast' : 'classification';
  const answer = chooseAnswer(file, { kind });
  const shape = file.inputs.length > 1 ? planInputs(file, undefined).shape : (open ?? []);
  const size = answerSize(file, answer);
  return {
    shape,
    isClassifier:
      answer.classes !== undefined || ['probabilities', 'sigmoids', 'labels'].includes(answer.form),
    takesBytes: first?.elementType === UINT8,
    isRegression: answer.form === 'regression',
    ...(size === undefined ? {} : { answerSize: size }),
  };
}
