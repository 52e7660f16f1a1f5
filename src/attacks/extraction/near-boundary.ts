import { argMax, rowOf } from '../../engine/vectors.ts';
import { type CopyPlan, deepGuesses } from './classifier-copy.ts';
import type { Answers, View } from './kernel-copy.ts';
import { treeGuesses } from './train-copy.ts';

/**
 * Orders inputs by how unsure a copy is of their class, the least sure first: answers near the boundary teach most.
 * Source: Lewis and Gale, "A sequential algorithm for training text classifiers", SIGIR 1994 (uncertainty sampling); Pal et al.,
 * "ActiveThief", AAAI 2020, for copies.
 * @param view the questions so far, and as held-out inputs those to order
 */
export async function orderByDoubt(plan: CopyPlan, view: View, answers: Answers): Promise<readonly number[]> {
  const { classes } = answers;
  // Pictures are smooth in their features; tables have edges along their columns.
  const guesses = view.sharedScale
    ? await deepGuesses(plan, view, answers, true)
    : treeGuesses('boosted logarithms', plan, view, answers);
  const leads = Array.from({ length: guesses.length / classes }, (_unused, row) => {
    const guess = rowOf(guesses, row, classes).slice();
    const best = argMax(guess);
    const most = guess[best] ?? 0;
    guess[best] = -Infinity;
    return most - Math.max(...guess);
  });
  return [...leads.keys()].toSorted((one, other) => (leads[one] ?? 0) - (leads[other] ?? 0));
}
