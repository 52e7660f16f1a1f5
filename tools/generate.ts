/**
 * Writes what is derived from other files: `npm run generate`. With `--check` it writes nothing, lists stale files and
 * ends with exit status 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fillActionFile } from './action-file.ts';
import { attackLoadersText, LOADERS_FILE } from './attack-loaders.ts';
import { fillConfiguration, fillEngine, fillEvidence } from './attack-tables.ts';
import { configSchema, FILE_SCHEMAS, schemaText } from './config-schema.ts';
import { fillExamples, hasExamples } from './document-blocks.ts';
import { textAt } from '@model-security-scan/common/json';
import { projectPath } from './project.ts';
import { engineSourceText } from './engine-source.ts';
import { formatText } from './format.ts';
import { repositoryOf } from './owner.ts';
import { MODEL_EXTENSIONS, MODEL_FORMATS, modelExtensionsText, modelFormatsText } from './scanner-tables.ts';
import { scannerVersionText } from './scanner-version.ts';
import { fillReadme, fillReference } from './reference.ts';
import { rulesPageText } from './rules-page.ts';
import { fillSupplyChain } from './supply-chain-blocks.ts';
import { documents } from './workflows/documented.ts';

interface GeneratedFile {
  /** Relative to the project's root. */
  readonly file: string;
  /** Makes the new text from the present one, which is empty if there is no such file. */
  readonly make: (current: string) => string | Promise<string>;
}

/** Documents with lists that are made from action.yml or from the descriptors of the attacks. */
const FILLS: Readonly<Record<string, (document: string) => string>> = {
  'README.md': fillReadme,
  'docs/reference.md': fillReference,
  'docs/configuration.md': fillConfiguration,
  'docs/guides/evidence.md': fillEvidence,
  'packages/engine/README.md': fillEngine,
  'packages/scanner/README.md': fillSupplyChain,
};

async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const filled = (await documents()).filter((file) => file in FILLS || hasExamples(projectText(file)));
  const texts = filled.map((file): GeneratedFile => {
    const fill = FILLS[file] ?? ((document: string): string => document);
    return { file, make: (current) => formatText(file, fillExamples(fill(current), projectText)) };
  });
  const schemas = Object.entries({ 'model-security': configSchema(), ...FILE_SCHEMAS });
  return [
    // The lists of inputs and outputs are made from it.
    { file: 'action.yml', make: fillActionFile },
    ...texts,
    ...schemas.map(([name, schema]) => ({
      file: `schema/${name}.schema.json`,
      make: () => schemaText(schema),
    })),
    { file: RULES_PAGE, make: () => formatText(RULES_PAGE, rulesPageText()) },
    { file: MODEL_EXTENSIONS, make: modelExtensionsText },
    { file: MODEL_FORMATS, make: modelFormatsText },
    { file: 'packages/scanner/src/scanner-version.ts', make: scannerVersionText },
    { file: LOADERS_FILE, make: () => formatText(LOADERS_FILE, attackLoadersText()) },
    { file: 'packages/engine/src/engine-source.ts', make: engineSourceText },
    { file: PACKAGE_FACTS, make: packageFactsText },
  ];
}

function projectText(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

const RULES_PAGE = 'docs/rules.md';
const PACKAGE_FACTS = 'src/core/package-facts.ts';

function packageFactsText(): Promise<string> {
  const manifest: unknown = JSON.parse(projectText('package.json'));
  const version = JSON.stringify(textAt(manifest, 'version') ?? '0.0.0');
  const text = `/** Generated from package.json by \`npm run generate\`. */
export const VERSION = ${version};

/** Where the action has its home: owner/name. */
export const REPOSITORY = ${JSON.stringify(repositoryOf(manifest))};
`;
  return formatText(PACKAGE_FACTS, text);
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
