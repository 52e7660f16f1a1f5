import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { isObject } from '@model-security-scan/common/json';
import { projectPath } from './project.ts';

const SETTINGS: unknown = JSON.parse(readFileSync(projectPath('.oxfmtrc.json'), 'utf8'));

/**
 * Formats a text as `npm run format` formats the file.
 * @param file its path; its ending says in which language it is
 * @throws Error if the text has a fault
 */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, isObject(SETTINGS) ? SETTINGS : {});
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} cannot be formatted: ${first.message}`);
  return code;
}
