import { stat } from 'node:fs/promises';
import path from 'node:path';
import { contentIds } from '../../files/git-commit.ts';
import type { ModelComparison } from '../../facts/results/model-comparison.ts';
import { readPattern } from '../files/model-coverage.ts';
import type { ScanningRun } from '../scanning-run.ts';
import type { BaseWorkspace } from './base-workspace.ts';

/** Kinds of comparisons by which the file that is attacked may be that of the base. */
const MAYBE_OLD: readonly ModelComparison['kind'][] = ['same', 'renamed', 'changed'];

/**
 * Finds files of `covers` that changed since the base although the file that is attacked in their place did not, as when weights were
 * trained again and not converted: what is attacked is then no longer the model that is used.
 * @param covered the models that count as attacked because of `covers`
 * @returns the comparison with these files, if there are some
 */
export async function withStaleFiles(
  comparison: ModelComparison,
  covered: readonly string[],
  { run: { settings }, base }: { readonly run: ScanningRun; readonly base: BaseWorkspace },
): Promise<ModelComparison> {
  const { model, kind, differs = [] } = comparison;
  if (!MAYBE_OLD.includes(kind) || differs.includes('model')) return comparison;
  const { workspace, supplyChain } = settings;
  const patterns = supplyChain.covers
    .filter((entry) => entry.model === model)
    .map((entry) => readPattern(entry, workspace));
  const stale: string[] = [];
  for (const file of covered.filter((one) => patterns.some((pattern) => pattern.matches(one)))) {
    if (await hasChanged(file, workspace, base)) stale.push(file);
  }
  return stale.length === 0 ? comparison : { ...comparison, stale };
}

/** True for a file that the base has with another content. */
async function hasChanged(file: string, workspace: string, base: BaseWorkspace): Promise<boolean> {
  const before = base.filesAt(file).find((one) => one.path === file);
  const now = path.join(workspace, file);
  const found = await stat(now).catch(() => undefined);
  if (before === undefined || found?.isFile() !== true) return false;
  const { own, pointer } = await contentIds(now, found.size, base.commit);
  return ![own, pointer].includes(before.file.id);
}
