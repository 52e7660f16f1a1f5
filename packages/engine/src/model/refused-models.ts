import { INTEGER_ANSWERS, tokenInput } from '@model-security-scan/common/onnx-purpose';
import { ArtifactFault } from '../fault.ts';
import { makerOf, type ModelAnswer, SEVERAL_LABELS } from './model-answer.ts';
import type { ModelFile } from './model-file.ts';
import { shownName } from './shown-name.ts';

/**
 * Refuses a model whose file gives several labels to one input, as converters of scikit-learn write it: a label output with a column for
 * each class, or labels that are each score compared with a level of its own. @throws ArtifactFault
 */
export function refuseSeveralLabels(file: ModelFile, answer: ModelAnswer): void {
  if (!hasLabelColumns(file, answer) && !comparesEachScore(file, answer)) return;
  throw new ArtifactFault(SEVERAL_LABELS);
}

/** A second output of as many whole numbers as there are scores; with other numbers it may be the best few classes. */
function hasLabelColumns({ outputs }: ModelFile, answer: ModelAnswer): boolean {
  const { shape: scores = [] } = outputs.find(({ name }) => name === answer.tensor) ?? {};
  return outputs.some(({ kind, elementType, shape }) => {
    if (kind !== 'tensor' || !INTEGER_ANSWERS.has(elementType)) return false;
    const columns = (shape?.length === 2 ? shape[1] : undefined) ?? 1;
    if (columns < 2) return false;
    // Forests write the scores of both answers for each label, one label after another.
    const fits = scores.length === 3 ? scores[0] === columns : scores[1] === columns;
    return answer.form === 'labels' || answer.maps !== undefined || fits;
  });
}

/** Two classes by one score are compared so, too; then the scores are put together from it. */
function comparesEachScore(file: ModelFile, answer: ModelAnswer): boolean {
  const maker = makerOf(file, answer.tensor);
  if (maker?.operator !== 'Sigmoid' || scoresOf(file, answer) === 1) return false;
  return file.nodes.some(({ operator, inputs: [compared] }) => {
    return operator === 'Binarizer' && compared !== undefined && makerOf(file, compared) === maker;
  });
}

function scoresOf({ outputs }: ModelFile, { tensor }: ModelAnswer): number | undefined {
  return outputs.find(({ name }) => name === tensor)?.shape?.[1];
}

/**
 * Refuses a model of tokens: whole numbers that are places in a table of words or bytes. Between two of them there is no input, so no
 * attack here means anything. @throws ArtifactFault
 */
export function refuseTokens(file: ModelFile): void {
  const input = tokenInput(file);
  if (input === undefined) return;
  throw new ArtifactFault(
    `The model takes tokens (its input ${shownName(input.name)} holds indices into a table of words or ` +
      'bytes). This tool does not attack models of text or other tokens. Remove the analysis; the file ' +
      'itself is still scanned.',
  );
}
