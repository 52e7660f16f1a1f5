import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { callsPython } from '../../facts/local-analysis.ts';
import { canonicalJson } from '../../text/canonical-json.ts';

/** A model of one side: the analyses of it, and the ids of the contents of their files, by the path. */
export interface ModelSide {
  readonly model: string;
  readonly specs: readonly AnalysisSpec[];
  /** Undefined for a path where nothing is. */
  readonly contents: ReadonlyMap<string, string | undefined>;
}

/** A model of both sides, or of one of them. */
export interface ModelPair {
  readonly now?: ModelSide;
  readonly before?: ModelSide;
}

/** Pairs the models of two commits: by name, and those that are left by the content of the model. */
export function matchModels(now: readonly ModelSide[], before: readonly ModelSide[]): readonly ModelPair[] {
  const known = new Map(before.map((side) => [side.model, side]));
  const unnamed = before.filter(({ model }) => now.every((side) => side.model !== model));
  const taken = new Set<ModelSide>();
  const pairs = now.map((side): ModelPair => {
    const same = known.get(side.model) ?? unnamed.find((old) => !taken.has(old) && isSameFile(side, old));
    if (same !== undefined) taken.add(same);
    return { now: side, ...(same && { before: same }) };
  });
  return [...pairs, ...before.filter((side) => !taken.has(side)).map((side) => ({ before: side }))];
}

function isSameFile(now: ModelSide, before: ModelSide): boolean {
  const [own, old] = [now, before].map(({ specs: [spec], contents }) => {
    const file = spec?.artifacts.find(({ slot }) => slot === 'model');
    return file && contents.get(file.path);
  });
  return own !== undefined && own === old;
}

/** True if a model has the same files, and is analysed in the same way, in both commits. */
export function isUnchanged(now: ModelSide, before: ModelSide): boolean {
  const [own, old] = [now, before].map(({ specs, contents }) =>
    canonicalJson(specs.map((spec) => describe(spec, contents)).toSorted()),
  );
  return own === old;
}

function describe(spec: AnalysisSpec, contents: ModelSide['contents']): string {
  const { name, task, fields, local, artifacts } = spec;
  const files = artifacts.map(({ slot, path }) => [slot, contents.get(path) ?? null]);
  const { output, preprocessing, predict, normalizesData, settings } = local ?? {};
  return canonicalJson({
    attack: name.split('/').at(-1),
    task,
    fields,
    output,
    preprocessing,
    predict,
    normalizesData,
    settings,
    files,
  });
}

/** The analysis that stands for a model in a comparison: one that reads a model file. */
export function representative({ specs }: ModelSide): AnalysisSpec | undefined {
  return specs.find(
    (spec) =>
      spec.fields.use_model_api !== 'yes' &&
      !callsPython(spec) &&
      ['model', 'data'].every((slot) => spec.artifacts.some((artifact) => artifact.slot === slot)),
  );
}
