import { posix } from 'node:path';
import { ArtifactFault } from '../fault.ts';
import type { Member } from '../dataset/member.ts';
import { openUpload, type Upload } from '../dataset/upload.ts';
import type { DatasetLimits } from '../dataset/limits.ts';
import { inlineExternalData } from '../model/external-data.ts';
import { judgeModel } from '../model/judge-model.ts';
import type { ModelFile } from '../model/model-file.ts';
import { refusedFormat } from '../model/model-format.ts';
import { shownName } from '../model/shown-name.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { OnnxVictim, type OnnxVictimOptions } from '../victim/onnx-victim.ts';
import type { AnalysisFields, AnalysisJob } from './analysis-fields.ts';

interface OpenOptions extends Pick<OnnxVictimOptions, 'scaleOf'> {
  readonly runtime: Runtime;
  readonly limits: DatasetLimits;
  /** Finds the dimensions that a model leaves to its data; undefined if it leaves none. */
  readonly openSize: (model: ModelFile) => Promise<readonly number[] | undefined>;
}

/**
 * Opens the model of an upload.
 * @throws ArtifactFault if it is no ONNX model, is hostile, or contradicts the fields
 */
export async function openModel(
  upload: Upload,
  { task, output, examples }: Pick<AnalysisJob, 'task' | 'output'> & Pick<OnnxVictimOptions, 'examples'>,
  fields: AnalysisFields,
  { runtime, limits, scaleOf, openSize }: OpenOptions,
): Promise<OnnxVictim> {
  const content = modelContent(await openUpload(upload, 'model', limits));
  const model = judgeModel(content);
  const victim = await OnnxVictim.open(runtime, model, {
    kind: task === 'time-series-forecasting' ? 'forecast' : 'classification',
    output,
    dimensions: fields.dimensions ?? (await openSize(model)),
    scaleOf,
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

/**
 * Finds the model among the files of an upload, and writes into it the numbers that it keeps in the others.
 * @throws ArtifactFault if there is none, it has another format, or its external data is not there
 */
export function modelContent(members: readonly Member[]): Uint8Array {
  const model = findModel(members);
  const folder = posix.dirname(model.name);
  return inlineExternalData(model.content, (path) =>
    members.find(({ name }) => name === posix.join(folder, path))?.read(),
  );
}

function findModel(members: readonly Member[]): { readonly name: string; readonly content: Buffer } {
  const models = members.filter(({ name }) => /\.onnx$/iu.test(name));
  const [model = members[0]] = models;
  if (model === undefined) throw new ArtifactFault('The upload of model holds no file.');
  for (const member of models.length === 0 ? members.slice(0, 20) : [model]) {
    const content = member.read();
    const refusal = refusedFormat(content, member.name);
    if (refusal !== undefined) throw new ArtifactFault(`${shownName(member.name)}: ${refusal}`);
    if (members.length === 1 || models.length === 1) return { name: member.name, content };
  }
  throw new ArtifactFault(
    `The upload of model holds ${String(members.length)} files, ${String(models.length)} of them named .onnx; give one ONNX file.`,
  );
}
