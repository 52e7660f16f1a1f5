/**
 * Tables that derive from the formats of the scanner. `npm run generate` writes them first, by this program, and then
 * what derives from them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { FORMATS } from '../src/scanner/formats.ts';
import { SHARED_RULES } from '../src/scanner/shared-rules.ts';
import type { Rule } from '../src/scanner/rules/rule.ts';
import { isObject } from '../src/core/json.ts';
import { formatText } from './format.ts';
import { projectPath } from './project.ts';

export const SCANNER_RULES = 'src/scanner/rules/rules.json';
export const MODEL_EXTENSIONS = 'src/scanner/rules/model-extensions.json';
export const MODEL_FORMATS = 'src/scanner/rules/model-formats.json';

/**
 * Makes src/scanner/rules/rules.json: the rules of all formats, which reports and schemas read without loading a scanner.
 * @param current the present text: its rules keep their places, since alerts count on them; new ones come last
 * @throws Error if a rule has vanished, or two formats have one of the same name
 */
export async function scannerRulesText(current: string): Promise<string> {
  const rules = new Map<string, Rule>();
  for (const [id, rule] of [SHARED_RULES, ...FORMATS.map((format) => format.rules ?? {})].flatMap((of) =>
    Object.entries(of),
  )) {
    if (rules.has(id) && rules.get(id) !== rule) throw new Error(`Two formats have a rule ${id}.`);
    rules.set(id, rule);
  }
  const known: unknown = current === '' ? {} : JSON.parse(current);
  const ordered = [...new Set([...(isObject(known) ? Object.keys(known) : []), ...rules.keys()])];
  const entries = ordered.map((id) => {
    const rule = rules.get(id);
    if (rule === undefined) {
      throw new Error(`The rule ${id} has vanished. Waivers, baselines and alerts name it: keep it.`);
    }
    return [id, rule] as const;
  });
  return jsonText(Object.fromEntries(entries));
}

/** Makes src/scanner/rules/model-extensions.json: the extensions of all formats, sorted. */
export async function modelExtensionsText(): Promise<string> {
  const extensions = new Set(FORMATS.flatMap((format) => format.extensions ?? []));
  return jsonText([...extensions].sort());
}

/** Makes src/scanner/rules/model-formats.json: what a model of each format is, by which advice is given. */
export async function modelFormatsText(): Promise<string> {
  const models = FORMATS.flatMap(({ id, model, namedModels = {} }) => [
    ...(model === undefined ? [] : [[id, model] as const]),
    ...Object.entries(namedModels),
  ]);
  return jsonText(Object.fromEntries(models));
}

async function jsonText(value: unknown): Promise<string> {
  return formatText(SCANNER_RULES, JSON.stringify(value));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rules = projectPath(SCANNER_RULES);
  writeFileSync(rules, await scannerRulesText(readFileSync(rules, 'utf8')));
  writeFileSync(projectPath(MODEL_EXTENSIONS), await modelExtensionsText());
  writeFileSync(projectPath(MODEL_FORMATS), await modelFormatsText());
}
