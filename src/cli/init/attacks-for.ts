import { type Attack, attacksOf, DESCRIPTORS } from '../../attacks/table.ts';
import { present } from '../../core/present.ts';
import type { Slot, Task } from '../../core/attack-table.ts';
import type { PictureSteps } from '../../core/preprocessing.ts';
import type { InspectionAnswer, ModelFacts } from '../../engine/inspect/inspection.ts';
import type { FoundPath } from './find-files.ts';
import type { GuessedModel } from './guessed-model.ts';

/** The files that were found, by slot. */
export type Slots = Readonly<Partial<Record<Slot, FoundPath | undefined>>>;

/** The paths of the slots for which something was found. */
export function pathsOf(slots: Slots): Readonly<Partial<Record<Slot, string>>> {
  return Object.fromEntries(Object.entries(present(slots)).map(([slot, { path }]) => [slot, path]));
}

/** The attacks of the task for which everything was found. */
export function attacksFor(task: Task, isLabelled: boolean, sets: Slots): readonly Attack[] {
  const hasLabels = isLabelled && task !== 'time-series-forecasting';
  return attacksOf(task).filter((attack) => {
    const { proposal, needsLabels } = DESCRIPTORS[attack];
    if (proposal === undefined || (needsLabels && !hasLabels)) return false;
    return proposal.with.every((slot) => sets[slot] !== undefined);
  });
}

/** Chooses how pictures are scaled, and says why. */
export function pixelConfig(
  { answer, sizing }: { readonly answer: InspectionAnswer; readonly sizing?: PictureSteps },
  { takesBytes }: ModelFacts,
): Pick<GuessedModel, 'config' | 'notes'> {
  if (sizing !== undefined) {
    const note = 'The pictures have another size: "resize" and "crop" are the usual ones, check them.';
    return { config: {}, notes: [note] };
  }
  if (answer.arePixels !== true || takesBytes) return { config: {}, notes: [] };
  const note = 'normalize_data: yes assumes a model that was trained with pixels from 0 to 1.';
  return { config: { normalize_data: 'yes' }, notes: [note] };
}
