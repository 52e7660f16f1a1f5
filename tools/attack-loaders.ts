import { existsSync } from 'node:fs';
import { ROWS } from '@model-security-scan/engine/catalog';
import { projectPath } from './project.ts';

/** The file that `attackLoadersText` is the text of. */
export const LOADERS_FILE = 'packages/engine/src/attacks/loaders.ts';

/**
 * Writes the loaders of the attacks' code. They stand apart from the registry, which every run loads: a bundler joins to
 * a module what it imports, and cannot follow an import with a name that is put together.
 * @throws Error if a descriptor names a file that does not exist
 */
export function attackLoadersText(): string {
  const entries = ROWS.map(({ task, attack, code: { file, run } }) => {
    const module = `./${attack}/${file}`;
    if (!existsSync(projectPath(`packages/engine/src/attacks/${module}`))) {
      throw new Error(
        `packages/engine/src/attacks/${attack}/${file} does not exist: correct "code" in the attack's descriptor.`,
      );
    }
    return `  '${task}/${attack}': async () => (await import('${module}')).${run},`;
  });
  return `import type { AttackTable } from '../process/serve-analysis.ts';

/** Generated from packages/engine/src/attacks/registry.ts (tools/attack-loaders.ts): the code of each attack, by task and attack. */
export const LOADERS: AttackTable = {
${entries.join('\n')}
};
`;
}
