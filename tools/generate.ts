/**
 * Writes what is derived from other files: `npm run generate`. With `--check` it writes nothing, lists stale files and
 * ends with exit status 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type ActionMetadata, readActionMetadata } from './action-metadata.ts';
import { fillConfiguration } from './attack-tables.ts';
import { commandLineInputs } from './command-line-inputs.ts';
import { configSchemaText } from './config-schema.ts';
import { fillExamples, hasExamples } from './document-blocks.ts';
import { textAt } from '../src/core/json.ts';
import { projectPath } from './project.ts';
import { engineSourceText } from './engine-source.ts';
import { scannerVersionText } from './scanner-version.ts';
import { fillReadme, fillReference } from './reference.ts';
import { fillSupplyChain } from './supply-chain-blocks.ts';
import { documents } from './workflows/documented.ts';

interface GeneratedFile {
  /** Relative to the project's root. */
  readonly file: string;
  /** Makes the new text from the present one, which is empty if there is no such file. */
  readonly make: (current: string) => string | Promise<string>;
}

/** Documents with lists that are made from action.yml or from the table of attacks. */
const FILLS: Readonly<Record<string, (document: string) => string>> = {
  'README.md': (document) => fillReadme(document, action()),
  'docs/reference.md': (document) => fillReference(document, action()),
  'docs/configuration.md': fillConfiguration,
  'docs/supply-chain.md': fillSupplyChain,
};

async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const filled = (await documents()).filter((file) => file in FILLS || hasExamples(projectText(file)));
  const texts = filled.map((file): GeneratedFile => {
    const fill = FILLS[file] ?? ((document: string): string => document);
    return { file, make: (current) => markdown(fillExamples(fill(current), projectText)) };
  });
  return [
    ...texts,
    { file: 'schema/model-security.schema.json', make: configSchemaText },
    { file: 'src/supply-chain/scanner-version.ts', make: scannerVersionText },
    { file: 'service/engine/engine-source.ts', make: engineSourceText },
    { file: 'src/cli/action-inputs.ts', make: commandLineText },
  ];
}

function action(): ActionMetadata {
  return readActionMetadata(projectPath('action.yml'));
}

function projectText(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

async function commandLineText(): Promise<string> {
  const manifest: unknown = JSON.parse(projectText('package.json'));
  const text = commandLineInputs(action(), textAt(manifest, 'version') ?? '0.0.0');
  const options = await resolveConfig(projectPath('src/cli/action-inputs.ts'));
  return format(text, { ...options, parser: 'typescript' });
}

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
  for (const { file, make } of await generatedFiles()) {
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
