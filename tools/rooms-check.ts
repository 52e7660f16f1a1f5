import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectPath } from './project.ts';

/** What every room above the types of a run may use: the lists of attacks and of rules are data, without their code. */
const DATA = ['attacks data', 'core', 'facts', 'scanner rules', 'text'];
const WORKING = [
  ...DATA,
  ...[
    'artifacts',
    'attacks',
    'cache',
    'decide',
    'engine',
    'files',
    'github',
    'http',
    'html',
    'redact',
    'report',
  ],
  ...['scanner', 'zip'],
];
const ANALYSING = [...WORKING, 'analyser'];
const RUNNING = [...ANALYSING, 'analyser local', 'analyser remote', 'publish', 'runner', 'settings'];

/** The rooms that each room may import, besides itself. docs/architecture.md has the reasons. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  'attacks data': ['core'],
  'scanner rules': [],
  text: ['core'],
  files: ['core', 'text'],
  html: ['core', 'text'],
  redact: ['core', 'text'],
  zip: ['core'],
  http: ['core', 'redact', 'text'],
  engine: ['attacks data', 'core'],
  attacks: ['attacks data', 'core', 'engine'],
  scanner: ['core', 'files', 'scanner rules', 'text'],
  facts: ['attacks data', 'core', 'scanner rules'],
  artifacts: ['attacks data', 'core', 'facts', 'files', 'scanner', 'text'],
  decide: DATA,
  settings: [...DATA, 'decide', 'files'],
  cache: [...DATA, 'attacks', 'decide', 'engine', 'files', 'http', 'redact', 'scanner'],
  report: [...DATA, 'decide', 'html', 'zip'],
  github: [...DATA, 'decide', 'http', 'redact'],
  publish: [...DATA, 'decide', 'files', 'github', 'report'],
  runner: ['core', 'facts', 'redact', 'text'],
  analyser: WORKING,
  'analyser local': ANALYSING,
  'analyser remote': ANALYSING,
  run: RUNNING,
  cli: [...RUNNING, 'run'],
  'index.ts': [...RUNNING, 'cli', 'run'],
};

/** Parts of a folder that are rooms of their own. The first one that fits wins. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^src\/attacks\/(?:child|loaders)\.ts$/u, 'attacks'],
  [/^src\/attacks\/(?:[^/]+|[^/]+\/descriptor\.ts)$/u, 'attacks data'],
  [/^src\/scanner\/rules\//u, 'scanner rules'],
  [/^src\/analyser\/local\//u, 'analyser local'],
  [/^src\/analyser\/remote\//u, 'analyser remote'],
];

/** @param file relative to the root, with forward slashes */
function roomOf(file: string): string {
  const part = PARTS.find(([pattern]) => pattern.test(file));
  if (part !== undefined) return part[1];
  const [top = '', room = ''] = file.split('/');
  return top === 'src' ? room : top;
}

/** Types, dynamic imports and `export ... from` count like any import. A package is one by its path, too. */
function importsOf(file: string, text: string): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName))
    .filter((target) => !target.startsWith('node_modules/'));
}

/**
 * Checks the layout of the source.
 * @param sources the text of each file, by its path relative to the root, with forward slashes
 * @param map the text of docs/architecture.md
 * @returns a line for each import against the arrows, each circle between files, and each folder that the map leaves out
 */
export function findFaults(sources: ReadonlyMap<string, string>, map: string): readonly string[] {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
  return [...findWrongImports(imports), ...findCircles(imports), ...findUnmapped([...sources.keys()], map)];
}

type Imports = ReadonlyMap<string, readonly string[]>;

function findWrongImports(imports: Imports): readonly string[] {
  return [...imports].flatMap(([file, targets]) => {
    const room = roomOf(file);
    const allowed = ROOMS[room];
    if (allowed === undefined) return [`${file} is in no room that tools/rooms-check.ts knows.`];
    return targets
      .filter((target) => roomOf(target) !== room && !allowed.includes(roomOf(target)))
      .map((target) => `${file} imports ${target}: ${room} may not import ${roomOf(target)}.`);
  });
}

function findCircles(imports: Imports): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      circles.push(`Files import each other: ${[...way.slice(way.indexOf(file)), file].join(' -> ')}.`);
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/** A row of the map begins with the folder, relative to src/ if it is in there: `| `core/` |`. */
function findUnmapped(files: readonly string[], map: string): readonly string[] {
  const folders = new Set(
    files.flatMap((file) => {
      const [top = '', room = '', ...rest] = file.split('/');
      if (top !== 'src') return [`${top}/`];
      return rest.length === 0 ? [] : [`${room}/`];
    }),
  );
  return [...folders]
    .filter((folder) => !map.includes(`\n| \`${folder}\``))
    .map((folder) => `docs/architecture.md has no row for ${folder}.`);
}

function readSources(): ReadonlyMap<string, string> {
  const files = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'));
  return new Map(files.map((file) => [file, readFileSync(projectPath(file), 'utf8')]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findFaults(readSources(), readFileSync(projectPath('docs/architecture.md'), 'utf8'));
  for (const line of faults) console.error(line);
  if (faults.length > 0) {
    console.error('Move the code to the room where it belongs; the layout is in docs/architecture.md.');
    process.exitCode = 1;
  }
}
