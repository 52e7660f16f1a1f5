import { ArtifactFault } from '../fault.ts';
import { IS_REGRESSION, type ModelAnswer } from '../model/model-answer.ts';
import type { Victim } from '../types.ts';
import type { Features } from './batch-runner.ts';
import { type AnswerForm, formOfAnswers, type SeenAnswers } from './class-scores.ts';

/** Says what the answers of an ONNX model are, by its file and one look at it. @throws ArtifactFault if classes are wanted of a regression */
export function meaningOf(
  kind: 'classification' | 'values',
  answer: ModelAnswer,
  probed: Features,
): { readonly answers: Victim['answers']; readonly form: AnswerForm | undefined } {
  if (kind === 'values') return { answers: 'values', form: undefined };
  if (answer.form === 'labels') return { answers: 'labels', form: undefined };
  if (answer.form === 'regression' && probed.size === 1) throw new ArtifactFault(IS_REGRESSION);
  return { answers: 'scores', form: scoresForm(answer, probed) };
}

/** What the numbers of scores are. A regressor of several numbers gives scores, too. */
export function scoresForm({ form }: ModelAnswer, seen: SeenAnswers): AnswerForm {
  return formOfAnswers(form === 'regression' || form === 'labels' ? 'unknown' : form, seen);
}

/** Says how the only number of an answer is read; undefined for answers of several. */
export function formatLevel(form: AnswerForm | undefined): string | undefined {
  if (form === 'second-probability') {
    return 'The model answers with one number for each input, read as the probability of the second class: above .5.';
  }
  if (form === 'second-logit') {
    return 'The model answers with one number for each input, read as a decision value: above 0 it names the second class.';
  }
  return undefined;
}
