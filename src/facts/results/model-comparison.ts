import { ATTACKS } from '@model-security-scan/engine/catalog';
import { type Evidence, MODEL_CHANGE } from '@model-security-scan/engine/results';
import type { Read } from '@model-security-scan/common/schema/schema';
import {
  count,
  listOf,
  object,
  oneOf,
  optional,
  share,
  text,
} from '@model-security-scan/common/schema/values';

/** The same inputs, attacked before and now. */
const ATTACKED = object('an attack on both versions', {
  attack: oneOf(ATTACKS),
  inputs: count('The inputs that were attacked before and now.'),
  worse: count('How many of these fell that held before.'),
  better: count('How many held that fell before.'),
  p: share('The chance of so many for the worse, if the two differ by chance only.'),
});
export type AttackComparison = Read<typeof ATTACKED>;

/** One model against its version in the base commit. `same`: its files and settings are those of the base. */
const MODEL = object('a comparison of a model', {
  model: text('The name of the model.'),
  kind: oneOf(
    ['changed', 'same', 'added', 'removed', 'renamed', 'not-compared'],
    'What became of the model since the base commit.',
  ),
  from: optional(text('The old name of a renamed model.')),
  differs: optional(
    listOf(
      text(),
      'The slots whose files changed, and what changed in the config file, such as "preprocessing".',
    ),
  ),
  why: optional(text('Why it was not compared.')),
  stale: optional(
    listOf(
      text(),
      'Files of "covers" that changed, although the file that is attacked in their place did not.',
    ),
  ),
  change: optional(MODEL_CHANGE),
  attacks: optional(listOf(ATTACKED, 'The attacks whose results of the base are known.')),
});
export type ModelComparison = Read<typeof MODEL> & { readonly evidence?: readonly Evidence[] };

/** What a change did to the models of a run. Reasons are sentences that may hold untrusted text. */
export const COMPARISON = object(
  '"comparison"',
  {
    base: text('The commit that the models are compared with; empty if it is not known.'),
    models: listOf(MODEL),
    fault: optional(text('Why no model was compared.')),
  },
  'What the pull request did to the models. Absent if nothing was compared.',
);
export type ModelComparisons = Omit<Read<typeof COMPARISON>, 'models'> & {
  readonly models: readonly ModelComparison[];
};
