import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectPath } from './project.ts';

/** The rooms that each room of src/ may import, besides itself. Arrows run one way: no room stands above its users. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: ['rules'],
  text: ['core'],
  evidence: ['core', 'text'],
  html: ['core', 'evidence', 'text'],
  files: ['core'],
  redact: ['core', 'text'],
  git: ['core', 'files'],
  decide: ['core', 'rules', 'text'],
  config: ['core', 'files', 'rules', 'text'],
  http: ['core'],
  client: ['core', 'evidence', 'files', 'http', 'redact', 'text'],
  github: ['core', 'http', 'redact', 'text'],
  artifacts: ['core', 'files', 'text'],
  zip: ['artifacts', 'core'],
  inputs: ['client', 'config', 'core', 'decide', 'files', 'results', 'text'],
  results: ['core', 'files', 'rules', 'text'],
  analysis: ['artifacts', 'client', 'core', 'decide', 'files', 'http', 'text', 'zip'],
  'job-store': ['analysis', 'artifacts', 'core', 'decide', 'github', 'text'],
  report: ['core', 'decide', 'evidence', 'html', 'rules', 'text'],
  publish: ['core', 'decide', 'files', 'github', 'report', 'text'],
  runner: ['core', 'redact', 'text'],
  rules: [],
  'supply-chain': ['core', 'files', 'rules', 'text'],
  'bundle-shims': [],
  records: ['core', 'files', 'rules', 'supply-chain', 'text'],
  local: ['analysis', 'core', 'decide', 'files', 'records', 'supply-chain', 'text'],
  run: [
    ...['analysis', 'client', 'core', 'decide', 'git', 'github', 'http', 'inputs'],
    ...['job-store', 'local', 'publish', 'records', 'report', 'results', 'supply-chain', 'text'],
  ],
  cli: [
    ...['analysis', 'config', 'core', 'decide', 'files', 'git', 'inputs', 'local', 'publish', 'redact'],
    ...['report', 'results', 'rules', 'run', 'supply-chain', 'text'],
  ],
  'index.ts': ['cli', 'core', 'run', 'runner'],
};

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.{1,2}\/[^']+)'/gu;

/** @param file relative to src/, with forward slashes */
function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(projectPath(`src/${file}`), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, path = '']) => posix.join(dirname(file), path));
}

/** @returns a line for each import that runs against the layout of docs/architecture.md */
export function findWrongImports(): readonly string[] {
  const files = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => {
        const [from, to] = [roomOf(file), roomOf(target)];
        return from !== to && ALLOWED[from]?.includes(to) !== true;
      })
      .map((target) => `src/${file} imports src/${target}: ${roomOf(file)} may not import ${roomOf(target)}`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = findWrongImports();
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) {
    console.error('Move the code to the room where it belongs; the layout is in docs/architecture.md.');
    process.exitCode = 1;
  }
}
