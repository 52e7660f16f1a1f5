import type { Member } from '../dataset/member.ts';
import type { InspectedModel, WantedModel } from '../formats/model-format.ts';
import { readModel } from '../formats/read-model.ts';
import { requireClasses } from '../prepare/require-classes.ts';

/**
 * Looks at a model for an analysis, as far as that goes without running it.
 * @throws ArtifactFault that says what is wrong with the file, or which field contradicts it
 */
export async function inspectModel(members: readonly Member[], wanted: WantedModel): Promise<InspectedModel> {
  const inspected = await readModel(members).inspect(wanted);
  requireClasses(wanted.fields.classes, inspected.classes);
  return { ...inspected, classes: inspected.classes ?? wanted.fields.classes };
}
