import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from './analysis-spec.ts';

/** The model of an analysis of the config file or the inputs. */
export interface DeclaredModel {
  readonly name: string;
  /** Its file or folder, relative to the workspace; absent if the analysis names none. */
  readonly path?: string;
  /** True if the analysis attacks it, and is no check of data. */
  readonly isAttacked: boolean;
  /** True if the run was only asked to scan files. */
  readonly isLeftOut?: true;
}

/** Says which model an analysis names, and whether it attacks it. */
export function declaredModel({
  model: name,
  attack,
  artifacts,
}: Pick<AnalysisSpec, 'model' | 'attack' | 'artifacts'>): DeclaredModel {
  const path = artifacts.find(({ slot }) => slot === 'model')?.path;
  return { name, ...(path === undefined ? {} : { path }), isAttacked: attacksModel(attack) };
}

/** True if a verdict of the attack is about the model; false for checks of data, also if they are given a model. */
export function attacksModel(attack: AnalysisSpec['attack']): boolean {
  return DESCRIPTORS[attack].judges === 'model';
}

/** The files and folders of models, each once. */
export function pathsOfModels(models: readonly DeclaredModel[]): readonly string[] {
  return [...new Set(models.flatMap(({ path }) => path ?? []))];
}
