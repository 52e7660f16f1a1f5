import { ArtifactFault } from '../fault.ts';
import type { Member } from '../dataset/member.ts';
import { openUpload, type Upload } from '../dataset/upload.ts';
import type { DatasetLimits } from '../dataset/limits.ts';
import { judgeModel } from '../model/judge-model.ts';
import { refusedFormat } from '../model/model-format.ts';
import { shownName } from '../model/shown-name.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { OnnxVictim, type OnnxVictimOptions } from '../victim/onnx-victim.ts';
import type { AnalysisFields, AnalysisJob } from './analysis-fields.ts';

/**
 * Opens the model of an upload.
 * @throws ArtifactFault if it is no ONNX model, is hostile, or contradicts the fields
 */
export async function openModel(
  upload: Upload,
  { task, output, examples }: Pick<AnalysisJob, 'task' | 'output'> & Pick<OnnxVictimOptions, 'examples'>,
  fields: AnalysisFields,
  runtime: Runtime,
  limits: DatasetLimits,
): Promise<OnnxVictim> {
  const content = modelContent(await openUpload(upload, 'model', limits));
  const model = judgeModel(content);
  const victim = await OnnxVictim.open(runtime, model, {
    kind: task === 'time-series-forecasting' ? 'forecast' : 'classification',
    output,
    dimensions: fields.dimensions,
    examples,
  });
  if (victim.answers === 'scores' && fields.classes !== undefined && fields.classes !== victim.answerSize) {
    throw new ArtifactFault(
      `number_of_classes is ${String(fields.classes)}, but the model answers with ${String(victim.answerSize)} scores. ` +
        'Correct it, or leave it out.',
    );
  }
  return victim;
}

/** Finds the model among the files of an upload. @throws ArtifactFault if there is none, or it has another format */
export function modelContent(members: readonly Member[]): Buffer {
  const models = members.filter(({ name }) => /\.onnx$/iu.test(name));
  const [model = members[0]] = models;
  if (model === undefined) throw new ArtifactFault('The upload of model holds no file.');
  for (const member of models.length === 0 ? members.slice(0, 20) : [model]) {
    const content = member.read();
    const refusal = refusedFormat(content, member.name);
    if (refusal !== undefined) throw new ArtifactFault(`${shownName(member.name)}: ${refusal}`);
    if (members.length === 1 || models.length === 1) return content;
  }
  throw new ArtifactFault(
    `The upload of model holds ${String(members.length)} files, ${String(models.length)} of them named .onnx; give one ONNX file.`,
  );
}
