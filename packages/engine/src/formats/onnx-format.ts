import { ANSWER_KINDS } from '../catalog/request-words.ts';
import { takesPictures } from '@model-security-scan/common/onnx-purpose';
import { digestOf, type ModelParts } from '../compare/model-parts.ts';
import { differInWords } from '../dataset/tables/table-columns.ts';
import { ArtifactFault } from '../fault.ts';
import type { ModelFacts } from '../inspect/inspection.ts';
import { inlineExternalData } from '../model/inline-external-data.ts';
import { judgeModel } from '../model/judge-model.ts';
import {
  chooseAnswer,
  IS_CLASSIFIER,
  IS_REGRESSION,
  type ModelAnswer,
  requireOneValue,
} from '../model/model-answer.ts';
import type { ModelFile } from '../model/model-file.ts';
import { refuseSeveralLabels, refuseTokens } from '../model/refused-models.ts';
import { readAllTrees } from '../trees/onnx/read-exactness.ts';
import { labelBeside } from '../victim/contrary-labels.ts';
import { oneInput, planInputs } from '../victim/input-tensors.ts';
import { OnnxVictim } from '../victim/onnx-victim.ts';
import { treeParts } from './native-format.ts';
import type { InspectedModel, ModelDescription, ModelFormat, WantedModel } from './model-format.ts';

const UINT8 = 2;

/** ONNX, whose files have no mark at their beginning: what no other format recognises. */
export const onnx: ModelFormat = {
  matches: () => true,
  read: (content, open) => {
    const file = judgeModel(inlineExternalData(content, open));
    return {
      facts: () => factsOf(file),
      describe: () => describe(file),
      inspect: (wanted) => inspect(file, wanted),
      open: async (wanted, { runtime, scaleOf, examples }) => {
        const kind = ANSWER_KINDS[wanted.task];
        if (kind === 'values') requireValues(file, wanted);
        const victim = await OnnxVictim.open(runtime, file, {
          ...{ kind, scaleOf, examples, output: wanted.output },
          dimensions: wanted.fields.dimensions ?? (await wanted.openSize(file)),
        });
        // The file may not say how many numbers it answers with.
        requireOneValue(wanted.task, victim.answerSize);
        return victim;
      },
    };
  },
};

/** Element types by their numbers in ONNX; others are shown as those. */
const TYPES: Readonly<Record<number, string>> = {
  1: 'float32',
  2: 'uint8',
  3: 'int8',
  6: 'int32',
  7: 'int64',
  8: 'string',
  10: 'float16',
  11: 'float64',
};

function describe({ bytes, opset, inputs, parts }: ModelFile): ModelDescription {
  const shown = inputs.map(({ elementType, shape }) => {
    const sides = shape?.map((side) => (side === undefined ? '?' : String(side))) ?? ['...'];
    return `${TYPES[elementType] ?? `type ${String(elementType)}`} [${sides.join(', ')}]`;
  });
  const trees = readAllTrees(bytes);
  const digests = new Map([...parts].map(([name, content]) => [name, digestOf(content)]));
  const own: ModelParts = trees.length > 0 ? treeParts(trees) : { kind: 'tensors', digests };
  return { format: 'ONNX', inputs: shown, parts: { ...own, opset } };
}

async function inspect(file: ModelFile, wanted: WantedModel): Promise<InspectedModel> {
  const { output, fields } = wanted;
  const { shape, columns } = planInputs(file, fields.dimensions ?? (await wanted.openSize(file)));
  const kind = ANSWER_KINDS[wanted.task];
  if (kind === 'values') {
    requireValues(file, wanted);
    return { shape, columns, classNames: undefined, classes: undefined };
  }
  const answer = chooseAnswer(file, { kind, output });
  if (answer.form === 'regression' && answerSize(file, answer) === 1) throw new ArtifactFault(IS_REGRESSION);
  refuseSeveralLabels(file, answer);
  return { shape, columns, classNames: answer.classes, classes: classesOf(file, answer) };
}

/** @throws ArtifactFault if the file says that a model of a regression answers with classes, or with several values */
function requireValues(file: ModelFile, { task, output }: WantedModel): void {
  const answer = chooseAnswer(file, { kind: 'values', output });
  const size = answerSize(file, answer);
  const isClassifier = answer.classes !== undefined || answer.form === 'probabilities';
  if (size !== 1 && isClassifier) throw new ArtifactFault(IS_CLASSIFIER);
  requireOneValue(task, size);
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

function factsOf(file: ModelFile): ModelFacts {
  refuseTokens(file);
  const [first] = file.inputs;
  const open = oneInput(file);
  // The file does not say what a model of rows or windows is for; one of pictures is a classifier, or nothing that is attacked.
  const kind = takesPictures(file) ? 'classification' : 'values';
  const answer = chooseAnswer(file, { kind });
  refuseSeveralLabels(file, answer);
  const { shape, columns } =
    file.inputs.length > 1 ? planInputs(file, undefined) : { shape: open ?? [], columns: [] };
  const size = answerSize(file, answer);
  return {
    shape,
    isClassifier:
      answer.classes !== undefined || ['probabilities', 'sigmoids', 'unit', 'labels'].includes(answer.form),
    takesBytes: first?.elementType === UINT8,
    isRegression: answer.form === 'regression',
    cannotForecast: labelBeside(file, answer) !== undefined || differInWords(columns.map(({ name }) => name)),
    ...(size === undefined ? {} : { answerSize: size }),
  };
}
