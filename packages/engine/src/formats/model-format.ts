import type { Task } from '../catalog/request-words.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import type { ModelParts } from '../compare/model-parts.ts';
import type { ModelFacts } from '../inspect/inspection.ts';
import type { OpenExternal } from '../model/inline-external-data.ts';
import type { ModelFile } from '../model/model-file.ts';
import type { AnalysisFields } from '../prepare/analysis-fields.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { LocalModel } from '../victim/local-model.ts';
import type { OnnxVictimOptions } from '../victim/onnx-victim.ts';

/** A format of model files: one file in this folder, and one line in `format-registry.ts`. */
export interface ModelFormat {
  readonly matches: (content: Buffer) => boolean;
  /** Reads a file, without running the model; `open` gives the files beside it. @throws ArtifactFault that says what is wrong with it */
  readonly read: (content: Buffer, open: OpenExternal) => ReadModel;
}

export interface ReadModel {
  /** What the file says of itself, for whoever writes a config file. @throws ArtifactFault if it could not be analysed */
  readonly facts: () => ModelFacts;
  /** What the file is made of, for a comparison with another version of it. */
  readonly describe: () => ModelDescription;
  /** Looks at the model for an analysis, without running it. @throws ArtifactFault that says why the analysis cannot take it */
  readonly inspect: (wanted: WantedModel) => Promise<InspectedModel>;
  /** Makes the model ready to be asked. @throws ArtifactFault that says why the analysis cannot take it */
  readonly open: (wanted: WantedModel, workshop: ModelWorkshop) => Promise<LocalModel>;
}

export interface ModelDescription {
  readonly format: string;
  /** One text for each input: `float32 [1, 28, 28]`. Names in it come from the file. */
  readonly inputs: readonly string[];
  readonly parts: ModelParts;
}

export interface WantedModel {
  readonly task: Task;
  readonly output?: string | undefined;
  readonly fields: Pick<AnalysisFields, 'dimensions' | 'classes'>;
  /** Finds the dimensions that a model leaves to its data; undefined if it leaves none. */
  readonly openSize: (model: ModelFile) => Promise<readonly number[] | undefined>;
}

export interface ModelWorkshop extends Pick<OnnxVictimOptions, 'scaleOf' | 'examples'> {
  readonly runtime: Runtime;
}

export interface InspectedModel {
  readonly shape: readonly number[];
  readonly columns: readonly TableColumn[];
  readonly classNames: readonly string[] | undefined;
  readonly classes: number | undefined;
  /** True if the model compares numbers in double precision. */
  readonly takesDoubles?: boolean;
}
