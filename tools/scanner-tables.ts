/**
 * Tables that derive from the formats of the scanner. `npm run generate` writes them first, by this program, and then
 * what derives from them.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { FORMATS } from '../packages/scanner/src/formats.ts';
import { formatText } from './format.ts';
import { projectPath } from './project.ts';

export const MODEL_EXTENSIONS = 'packages/scanner/src/rules/model-extensions.json';
export const MODEL_FORMATS = 'packages/scanner/src/rules/model-formats.json';

/** Makes packages/scanner/src/rules/model-extensions.json: the extensions of all formats, sorted. */
export async function modelExtensionsText(): Promise<string> {
  const extensions = new Set(FORMATS.flatMap((format) => format.extensions ?? []));
  return jsonText([...extensions].sort());
}

/** Makes packages/scanner/src/rules/model-formats.json: what a model of each format is, by which advice is given. */
export async function modelFormatsText(): Promise<string> {
  const models = FORMATS.flatMap(({ id, model, namedModels = {} }) => [
    ...(model === undefined ? [] : [[id, model] as const]),
    ...Object.entries(namedModels),
  ]);
  return jsonText(Object.fromEntries(models));
}

async function jsonText(value: unknown): Promise<string> {
  return formatText(MODEL_EXTENSIONS, JSON.stringify(value));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(projectPath(MODEL_EXTENSIONS), await modelExtensionsText());
  writeFileSync(projectPath(MODEL_FORMATS), await modelFormatsText());
}
