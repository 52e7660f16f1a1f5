import type { ModelWorkshop, WantedModel } from '../formats/model-format.ts';
import { readModel } from '../formats/read-model.ts';
import { openUpload, type Upload } from '../dataset/upload.ts';
import type { DatasetLimits } from '../dataset/limits.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { requireClasses } from './require-classes.ts';

/**
 * Opens the model of an upload.
 * @throws ArtifactFault if it has a format that cannot be read, is hostile, or contradicts the fields
 */
export async function openModel(
  upload: Upload,
  wanted: WantedModel,
  workshop: ModelWorkshop,
  limits: DatasetLimits,
): Promise<LocalModel> {
  const model = readModel(await openUpload(upload, 'model', limits));
  const victim = await model.open(wanted, workshop);
  requireClasses(wanted.fields.classes, victim.answers === 'scores' ? victim.answerSize : undefined);
  return victim;
}
