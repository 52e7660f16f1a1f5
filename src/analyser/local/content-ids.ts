import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';
import { contentId } from '../../cache/content-id.ts';

/**
 * Identifies the content of an analysis: exactly these bytes and settings.
 * @returns undefined for an endpoint, which has no bytes, and if a file was not hashed
 */
export function contentIdOf({ spec, artifacts, digests = {} }: PlannedAnalysis): string | undefined {
  const contents = artifacts.flatMap(({ slot, form, files }) => {
    const digest = digests[slot];
    const name = form === 'folder' ? '' : (files[0]?.name ?? '');
    return digest === undefined ? [] : [{ slot, form, name, digest }];
  });
  const isWhole = contents.length > 0 && contents.length === artifacts.length;
  return isWhole ? contentId(spec, contents) : undefined;
}
