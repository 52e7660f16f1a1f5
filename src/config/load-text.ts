import type { ParsedConfig } from './parse-config.ts';

/**
 * Reads the text of a config file that is not in the workspace.
 * @param shown names the file in problems
 */
export async function loadConfigText(text: string, shown: string, isLocal: boolean): Promise<ParsedConfig> {
  // The YAML parser is loaded only if there is something to parse.
  const { parseConfig } = await import('./parse-config.ts');
  return parseConfig(text, shown, isLocal);
}
