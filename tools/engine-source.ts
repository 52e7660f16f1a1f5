import { readFileSync } from 'node:fs';
import { at } from '@model-security-scan/common/json';
import { projectPath } from './project.ts';
import { sourceDigest } from './source-digest.ts';

const ROOM = 'packages/engine/src';
const GENERATED = `${ROOM}/engine-source.ts`;
/** Names and texts of attacks, and the versions of their methods, which a record holds as well. Numbers that a verdict rests on are elsewhere. */
const DESCRIPTIONS =
  /^packages\/engine\/src\/attacks\/(?:attack-rows|engine-settings|registry|(?:[\w-]+\/)?descriptor)\.ts$/u;
/** The packages that read models, pictures and archives. */
const PACKAGES = ['jpeg-js', 'onnxruntime-web', 'pngjs', 'yauzl'];

/**
 * Makes the version of kept results from the source of the engine and its packages: nobody has to think of raising a number
 * when a score changes. A change that gives the same scores, such as one of a comment, only costs an analysis.
 */
export function engineSourceText(): string {
  const lock: unknown = JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8'));
  const packages = PACKAGES.map((name) => [name, versionOf(lock, name)]);
  const isCounted = (file: string): boolean => file !== GENERATED && !DESCRIPTIONS.test(file);
  const digest = sourceDigest([ROOM, 'packages/common/src'], isCounted, packages);
  return `/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = '${digest}';
`;
}

function versionOf(lock: unknown, name: string): string {
  const version = at(lock, 'packages', `node_modules/${name}`, 'version');
  if (typeof version === 'string') return version;
  throw new Error(`package-lock.json has no version of ${name}, which tools/engine-source.ts names.`);
}
