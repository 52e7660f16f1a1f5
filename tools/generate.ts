/**
 * Writes what is derived from other files: `npm run generate`. With `--check` nothing is written, and stale files are
 * listed with exit status 1.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readActionMetadata } from './action-metadata.ts';
import { fillConfigurationTables } from './attack-tables.ts';
import { configSchemaText } from './config-schema.ts';
import { projectPath } from './project.ts';
import { inputTable, outputTable, replaceBlock } from './readme-tables.ts';

interface GeneratedFile {
  /** Relative to the project's root. */
  readonly file: string;
  /** The new text from the one that stands there; empty where there is none. */
  readonly make: (current: string) => string | Promise<string>;
}

const GENERATED: readonly GeneratedFile[] = [
  {
    file: 'README.md',
    make: (current) => {
      const action = readActionMetadata(projectPath('action.yml'));
      const withInputs = replaceBlock(current, 'inputs', inputTable(action));
      return markdown(replaceBlock(withInputs, 'outputs', outputTable(action)));
    },
  },
  { file: 'docs/configuration.md', make: (current) => markdown(fillConfigurationTables(current)) },
  { file: 'schema/model-security.schema.json', make: configSchemaText },
];

async function markdown(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(projectPath('README.md'))), parser: 'markdown' });
}

async function readOrEmpty(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

async function main(checkOnly: boolean): Promise<number> {
  const stale: string[] = [];
  for (const { file, make } of GENERATED) {
    const path = projectPath(file);
    const current = await readOrEmpty(path);
    const wanted = await make(current);
    if (wanted === current) continue;
    stale.push(file);
    if (checkOnly) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, wanted);
  }
  if (stale.length === 0) console.log('Generated files are up to date.');
  else if (checkOnly) console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`);
  else console.log(`Written: ${stale.join(', ')}`);
  return checkOnly && stale.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.includes('--check'));
