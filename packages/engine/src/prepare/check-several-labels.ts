import { ArtifactFault } from '../fault.ts';
import { SEVERAL_LABELS } from '../model/model-answer.ts';
import { likeliest } from '../predicted-classes.ts';
import type { Inputs } from '../types.ts';
import { rowOf } from '../vectors.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { sampleOf } from './check-scale.ts';
import { percent } from '../shown-numbers.ts';

/** From so few inputs nothing follows. */
const [FEWEST, COMPARED] = [20, 256];
/** Scores of one class each add up to about 1, also if each is learnt on its own. */
const FAR = 0.5;
/** An input has a label if its score is above this. */
const LEVEL = 0.5;
/** The shares of inputs with sums far from 1, and with several labels, above which labels are taken to be independent. */
const [MOST_FAR, MOST_SEVERAL] = [0.5, 0.1];
/** A model that is so often right with its greatest score decides by it, whatever its scores are. */
const RIGHT = 0.9;

/**
 * Refuses a model whose scores say of each class on its own whether it holds: one attack on "the class" would mean nothing. Scores of
 * classes that exclude each other may be sigmoids, too, but hardly ever are several of them above a half. @throws ArtifactFault
 */
export async function checkSeveralLabels(
  victim: LocalModel,
  inputs: Inputs,
  labels: Int32Array | undefined,
): Promise<void> {
  if (victim.answers !== 'scores' || victim.raw === undefined || inputs.count < FEWEST) return;
  const { values, rows } = sampleOf(inputs, victim.inputSize, COMPARED);
  const { values: raw, size } = await victim.raw(values, rows.length);
  if (size < 2 || !raw.every((score) => score >= 0 && score <= 1)) return;
  const scores = rows.map((_row, at) => rowOf(raw, at, size));
  const shareOf = (holds: (row: Float32Array, at: number) => boolean): number =>
    scores.filter(holds).length / scores.length;
  const far = shareOf((row) => Math.abs(row.reduce((sum, score) => sum + score, 0) - 1) > FAR);
  const several = shareOf((row) => row.filter((score) => score > LEVEL).length > 1);
  if (far <= MOST_FAR || several <= MOST_SEVERAL) return;
  const right = shareOf((row, at) => likeliest(row) === labels?.[rows[at] ?? 0]);
  if (right >= RIGHT) return;
  throw new ArtifactFault(
    `${SEVERAL_LABELS} Its scores lie between 0 and 1 and do not exclude each other: for ${percent(far)} of ${String(rows.length)} ` +
      `inputs their sum is far from 1, and for ${percent(several)} several are above .5. If each input has one class only, export the ` +
      'model with softmax as its last step.',
  );
}
