import type { Campaign } from '../campaign.ts';
import { startSample } from '../oracle.ts';
import { Gradients } from './gradients.ts';
import { attackByGradients, lookFirst } from './white-box.ts';

/** One short climb from each of so many inputs shows which gradients lead further. */
const SHORT = { inputs: 32, steps: 30, targets: 0, rounds: 1, part: 'first' } as const;
const TIME_SHARE = 0.1;

interface Tried {
  readonly gradients: Gradients;
  readonly fallen: number;
}

/**
 * Compares the gradients of a model with those of other tensors in it that name the same classes.
 * @param keep is given what must be closed at the end
 * @returns the gradients that make more inputs fall; those of the scores if none do
 */
export async function chooseGradients(
  campaign: Campaign,
  keep: (source: Gradients['source']) => void,
): Promise<Gradients | undefined> {
  const { gradients, spending, oracle } = campaign;
  if (gradients === undefined || gradients.source.rivals.length === 0) return gradients;
  const timeLeftMs = spending.part(TIME_SHARE, spending.longestMs);
  oracle.attack = 'comparing gradients';
  let best: Tried = { gradients, fallen: await fallenBy(campaign, gradients, timeLeftMs) };
  for (const open of gradients.source.rivals) {
    if (timeLeftMs() <= 0) break;
    const source = await open();
    if (source === undefined) continue;
    const other = gradients.of(source);
    const rival: Tried = { gradients: other, fallen: await fallenBy(campaign, other, timeLeftMs) };
    const [better, worse] = rival.fallen > best.fallen ? [rival, best] : [best, rival];
    if (worse.gradients !== gradients) await worse.gradients.source.close();
    best = better;
  }
  if (best.gradients !== gradients) keep(best.gradients.source);
  return best.gradients;
}

async function fallenBy(
  { oracle, samples, seed, isRandom }: Campaign,
  gradients: Gradients,
  timeLeftMs: () => number,
): Promise<number> {
  const tried = samples.slice(0, SHORT.inputs).map(startSample);
  const first = await lookFirst(gradients, tried, timeLeftMs());
  if (first === undefined) return 0;
  await attackByGradients(oracle, gradients, tried, first, { ...SHORT, seed, isRandom, timeLeftMs });
  return tried.filter(({ bestDistance }) => bestDistance <= oracle.eps).length;
}
