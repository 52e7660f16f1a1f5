import { METHOD_VERSIONS } from '../method-versions.ts';
import type { Defence, Estimate } from '../types.ts';
import type { TriggerSearch } from './poisoning.ts';
import type { Replay } from './replay.ts';

/** From this success on a trigger is called a backdoor. */
const BACKDOOR = 0.15;

export const METHOD = {
  version: METHOD_VERSIONS.poisoning,
  name: 'Confident learning, and trigger replay on trusted data',
  formula:
    'max((s - c) / (1 - c), lower 95 % bound of w): s is the share of trusted inputs that the trigger flips, c the share that the same change in random places flips, w the share of rows with wrong labels',
  sources: [
    'Northcutt, Jiang, Chuang: Confident learning, JAIR 70, 2021',
    'Gu, Dolan-Gavitt, Garg: BadNets, 2017',
    'Gao et al.: STRIP, ACSAC 2019',
    'Abbott: A method of computing the effectiveness of an insecticide, 1925',
    'Wilson: Probable inference, JASA 22, 1927',
  ],
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One sentence for people. */
export function explain(
  share: Estimate,
  issues: number,
  rows: number,
  search: TriggerSearch | undefined,
): string {
  const labels = `${String(issues)} of ${String(rows)} rows (${percent(share.value)}) have a label that is probably wrong`;
  if (search === undefined) {
    return `${labels}; backdoors were not looked for, since there is no trusted data.`;
  }
  const { best } = search;
  if (!isBackdoor(best)) {
    return `${labels}, and no trigger was found that makes the model err.`;
  }
  const target = best.trigger.suspects.label;
  const goal = target === -1 ? 'a wrong class' : `class ${String(target)}`;
  return `A trigger from the training data makes the model answer ${goal} for ${String(best.flipped)} of ${String(best.inputs)} trusted inputs: the model has a backdoor; ${labels}.`;
}

/** What the score does not say. */
export function namedLimits(
  all: number,
  judged: number,
  search: TriggerSearch | undefined,
): readonly string[] {
  const limits = [
    'Wrong labels that the model and a classifier on the other rows both believe are not seen.',
    'A trigger whose form or place changes from row to row (warped pictures, one for each input) is not found.',
  ];
  if (judged < all) {
    limits.push(`Only ${String(judged)} of ${String(all)} rows were judged, spread evenly over the data.`);
  }
  if (search === undefined) {
    limits.push(
      'Without trusted data (universal_data and universal_label) only labels are judged: a backdoor is not looked for.',
    );
  } else if (search.content.accuracy < 0.9) {
    limits.push(
      `The comparison with the trusted set names the right class for only ${percent(search.content.accuracy)} of it, so a weak trigger on few rows may be missed.`,
    );
  }
  return limits;
}

/** True if the trigger works too often to be chance. */
export function isBackdoor(best: Replay | undefined): best is Replay {
  return best !== undefined && best.success.value >= BACKDOOR;
}

/** What helps: new training without the rows with the trigger, filters as they were measured, and right labels. */
export function adviseDefences(
  issues: number,
  best: Replay | undefined,
  triggerRows: number,
  filters: readonly Defence[],
): Defence[] {
  const defences: Defence[] = [];
  if (isBackdoor(best)) {
    const target = best.trigger.suspects.label;
    defences.push({
      name: 'Remove the rows with the trigger and train again',
      advice:
        'Remove the rows that the table "Rows with the trigger" lists, find out where they came from, and train the model again from the start: fine-tuning often keeps a backdoor. The list can hold a few rows without the trigger, and miss some with it.',
      setting: { rows: triggerRows, 'class of the trigger': target === -1 ? 'several' : target },
    });
    defences.push(...filters);
  }
  if (issues > 0) {
    defences.push({
      name: 'Correct the labels',
      advice:
        'Look through the rows that the table "Rows with probably wrong labels" lists, give them the suggested class or remove them, and train again.',
      setting: { rows: issues },
    });
  }
  return defences;
}
