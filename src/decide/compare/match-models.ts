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

/** Pairs the models of two commits: by name, those that are left by the content of the model, and then by its path. */
export function matchModels(now: readonly ModelSide[], before: readonly ModelSide[]): readonly ModelPair[] {
  const left = new Set(before);
  const found = new Map<ModelSide, ModelSide>();
  for (const idOf of [({ model }: ModelSide) => model, contentOf, pathOf]) {
    for (const side of now) {
      const own = found.has(side) ? undefined : idOf(side);
      const old = own === undefined ? undefined : [...left].find((one) => idOf(one) === own);
      if (old === undefined) continue;
      found.set(side, old);
      left.delete(old);
    }
  }
  const pairs = now.map((side): ModelPair => {
    const old = found.get(side);
    return { now: side, ...(old && { before: old }) };
  });
  return [...pairs, ...[...left].map((side) => ({ before: side }))];
}

function pathOf({ specs: [spec] }: ModelSide): string | undefined {
  return spec?.artifacts.find(({ slot }) => slot === 'model')?.path;
}

function contentOf(side: ModelSide): string | undefined {
  return side.contents.get(pathOf(side) ?? '');
}

/**
 * Finds what of a model differs between two commits: the slots whose files do, and what the config file says of it.
 * @returns an empty list if nothing does
 */
export function differencesOf(now: ModelSide, before: ModelSide): readonly string[] {
  const [own, old] = [partsByAttack(now), partsByAttack(before)];
  const found = [...own].flatMap(([attack, parts]) => {
    const others = old.get(attack);
    if (others === undefined) return [];
    return [...new Set([...parts.keys(), ...others.keys()])].filter(
      (part) => parts.get(part) !== others.get(part),
    );
  });
  const isOther = own.size !== old.size || [...own.keys()].some((attack) => !old.has(attack));
  return [...new Set(isOther ? [...found, 'attacks'] : found)];
}

/** What each attack of a model is given. */
function partsByAttack({ specs, contents }: ModelSide): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    specs.map(({ name, task, fields, local, artifacts }) => {
      const { output, preprocessing, predict, normalizesData, settings } = local ?? {};
      const files = artifacts.map(({ slot, path }) => [slot, contents.get(path) ?? ''] as const);
      const said = { task, config: { fields, normalizesData }, output, preprocessing, predict, settings };
      const parts = Object.entries(said).map(
        ([part, value]) => [part, canonicalJson(value ?? null)] as const,
      );
      return [name.split('/').at(-1) ?? '', new Map([...files, ...parts])];
    }),
  );
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
