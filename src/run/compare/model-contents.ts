import path from 'node:path';
import { blobId } from '../../files/git-commit.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Artifact, PlannedAnalysis } from '../../facts/artifact.ts';
import type { ModelSide } from '../../decide/compare/match-models.ts';
import type { BaseWorkspace } from './base-workspace.ts';

/** Groups analyses by model, with git's ids of their files: those of the run are computed, those of the base are known. */
export async function sidesOfRun(
  analyses: readonly PlannedAnalysis[],
  like: string,
): Promise<readonly ModelSide[]> {
  const ids = new Map<string, Promise<string>>();
  const idOf = (artifact: Artifact): Promise<string> => {
    const known = ids.get(artifact.path) ?? contentOf(artifact, like);
    ids.set(artifact.path, known);
    return known;
  };
  return Promise.all(
    [...Map.groupBy(analyses, ({ spec }) => spec.model)].map(async ([model, some]) => {
      const artifacts = some.flatMap((one) => one.artifacts);
      const contents = await Promise.all(
        artifacts.map(async (artifact) => [artifact.path, await idOf(artifact)] as const),
      );
      return { model, specs: some.map(({ spec }) => spec), contents: new Map(contents) };
    }),
  );
}

async function contentOf({ files, form }: Artifact, like: string): Promise<string> {
  const ids: (readonly [string, string])[] = [];
  for (const { name, absolutePath, bytes } of files) {
    ids.push([name, await blobId(absolutePath, bytes, like)]);
  }
  return form === 'folder' ? joined(ids) : (ids[0]?.[1] ?? '');
}

function joined(ids: readonly (readonly [string, string])[]): string {
  return JSON.stringify(ids.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Groups the analyses of the base by model, with git's ids of their files. */
export function sidesOfBase(specs: readonly AnalysisSpec[], base: BaseWorkspace): readonly ModelSide[] {
  return [...Map.groupBy(specs, ({ model }) => model)].map(([model, some]) => {
    const paths = some.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path));
    return { model, specs: some, contents: new Map(paths.map((place) => [place, baseContent(place, base)])) };
  });
}

function baseContent(place: string, base: BaseWorkspace): string | undefined {
  const found = base.filesAt(place);
  const [first] = found;
  if (first === undefined) return undefined;
  const folder = path.posix.normalize(place).replace(/\/$/u, '');
  if (found.length === 1 && first.path === folder) return first.file.id;
  return joined(found.map(({ path: own, file }) => [path.posix.relative(folder, own), file.id]));
}
