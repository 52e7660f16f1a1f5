import path from 'node:path';
import { contentIds } from '../../files/git-commit.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Artifact, PlannedAnalysis } from '../../facts/artifact.ts';
import type { ModelSide } from '../../decide/compare/match-models.ts';
import type { BaseWorkspace } from './base-workspace.ts';

/**
 * Groups analyses by model, with git's ids of their files: those of the run are computed, those of the base are known. A file that the
 * base keeps in Git LFS has the id of its pointer.
 */
export async function sidesOfRun(
  analyses: readonly PlannedAnalysis[],
  base: BaseWorkspace,
): Promise<readonly ModelSide[]> {
  const ids = new Map<string, Promise<string>>();
  const idOf = (artifact: Artifact): Promise<string> => {
    const known = ids.get(artifact.path) ?? contentOf(artifact, base);
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

async function contentOf({ files, form }: Artifact, base: BaseWorkspace): Promise<string> {
  const ids: (readonly [string, string])[] = [];
  for (const { name, absolutePath, bytes } of files) {
    const { own, pointer } = await contentIds(absolutePath, bytes, base.commit);
    ids.push([name, base.ids.has(pointer) ? pointer : own]);
  }
  return form === 'folder' ? joined(ids) : (ids[0]?.[1] ?? '');
}

function joined(ids: readonly (readonly [string, string])[]): string {
  return JSON.stringify(ids.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Groups the analyses of the base by model, with git's ids of their files.
 * @param now the analyses of the run: a model of theirs at the same path tells which files beside it belong to it
 */
export function sidesOfBase(
  specs: readonly AnalysisSpec[],
  base: BaseWorkspace,
  now: readonly PlannedAnalysis[],
): readonly ModelSide[] {
  const together = new Map(
    now.flatMap(({ artifacts }) => artifacts.map(({ path: own, files }) => [own, files] as const)),
  );
  const contentAt = (place: string): string | undefined => {
    const found = base.filesAt(place);
    const [first] = found;
    if (first === undefined) return undefined;
    const folder = path.posix.normalize(place).replace(/\/$/u, '');
    const isFile = found.length === 1 && first.path === folder;
    const files = together.get(place) ?? [];
    if (isFile && files.length < 2) return first.file.id;
    const start = isFile ? path.posix.dirname(folder) : folder;
    const all = isFile ? files.flatMap(({ name }) => base.filesAt(path.posix.join(start, name))) : found;
    return joined(all.map(({ path: own, file }) => [path.posix.relative(start, own), file.id]));
  };
  return [...Map.groupBy(specs, ({ model }) => model)].map(([model, some]) => {
    const paths = some.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path));
    return { model, specs: some, contents: new Map(paths.map((place) => [place, contentAt(place)])) };
  });
}
