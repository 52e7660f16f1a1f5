import { createHash } from 'node:crypto';
import type { ModelChange } from '../catalog/model-change.ts';

/** What a file is made of: the digest of each tensor or tree, by its name. */
export interface ModelParts {
  readonly kind: 'tensors' | 'trees';
  readonly digests: ReadonlyMap<string, string>;
  readonly opset?: number;
}

export function digestOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
}

/** Counts the parts that changed, by their names. */
export function compareParts(before: ModelParts, after: ModelParts): ModelChange['parts'] {
  const names = [...after.digests.keys()];
  return {
    kind: after.kind,
    changed: names.filter((name) => {
      const old = before.digests.get(name);
      return old !== undefined && old !== after.digests.get(name);
    }).length,
    added: names.filter((name) => !before.digests.has(name)).length,
    removed: [...before.digests.keys()].filter((name) => !after.digests.has(name)).length,
  };
}
