import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, textAt } from '@model-security-scan/common/json';
import ts from 'typescript';
import { projectPath } from './project.ts';

/** What every room above the types of a run may use: the catalogue of attacks and the list of rules are data, without code. */
const DATA = ['catalog', 'common', 'core', 'facts', 'rules', 'text'];
const WORKING = [
  ...DATA,
  ...['artifacts', 'cache', 'decide', 'engine', 'files', 'github', 'http', 'html', 'redact', 'report'],
  ...['scanner', 'zip'],
];
const ANALYSING = [...WORKING, 'analyser'];
const RUNNING = [...ANALYSING, 'analyser local', 'analyser remote', 'publish', 'runner', 'settings'];

/** The rooms that each room may import, besides itself. docs/architecture.md has the reasons. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  common: [],
  catalog: ['common'],
  engine: ['catalog', 'common'],
  attacks: ['catalog', 'common', 'engine'],
  rules: ['common'],
  scanner: ['common', 'rules'],
  core: ['catalog', 'common'],
  text: ['common', 'core'],
  files: ['common', 'core', 'text'],
  html: ['common', 'core', 'text'],
  redact: ['common', 'core', 'text'],
  zip: ['common', 'core'],
  http: ['common', 'core', 'redact', 'text'],
  facts: ['catalog', 'common', 'core', 'rules'],
  artifacts: [...DATA, 'files', 'scanner'],
  decide: DATA,
  settings: [...DATA, 'decide', 'files'],
  cache: [...DATA, 'decide', 'engine', 'files', 'http', 'redact', 'scanner'],
  report: [...DATA, 'decide', 'html', 'zip'],
  github: [...DATA, 'decide', 'http', 'redact'],
  publish: [...DATA, 'decide', 'files', 'github', 'report'],
  runner: ['common', 'core', 'facts', 'redact', 'text'],
  analyser: WORKING,
  'analyser local': ANALYSING,
  'analyser remote': ANALYSING,
  run: RUNNING,
  cli: [...RUNNING, 'run'],
  'index.ts': [...RUNNING, 'cli', 'run'],
};

/** Parts of a folder that are rooms of their own. The first one that fits wins. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^packages\/engine\/src\/attacks\/(?:child|loaders)\.ts$/u, 'attacks'],
  [
    /^packages\/engine\/src\/(?:results\.ts|catalog(?:\.ts|\/.+)|attacks\/(?:[^/]+|[^/]+\/descriptor\.ts))$/u,
    'catalog',
  ],
  [/^packages\/engine\/src\/attacks\//u, 'attacks'],
  [/^packages\/scanner\/src\/rules(?:\.ts|\/.+)$/u, 'rules'],
  [/^src\/analyser\/local\//u, 'analyser local'],
  [/^src\/analyser\/remote\//u, 'analyser remote'],
];

/** @param file relative to the root, with forward slashes */
function roomOf(file: string): string {
  const part = PARTS.find(([pattern]) => pattern.test(file));
  if (part !== undefined) return part[1];
  const [top = '', room = ''] = file.split('/');
  return top === 'src' || top === 'packages' ? room : top;
}

/** The file behind a door of a package, such as `@model-security-scan/engine/catalog`. */
type Doors = (name: string) => string | undefined;

/** Types, dynamic imports and `export ... from` count like any import. A package of others is none of the rooms. */
function importsOf(file: string, text: string, doors: Doors): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : (doors(fileName) ?? []),
    )
    .filter((target) => !target.startsWith('node_modules/'));
}

/**
 * Checks the layout of the source.
 * @param sources the text of each file, by its path relative to the root, with forward slashes
 * @param map the text of docs/architecture.md
 * @param doors finds the file behind a door of a package
 * @returns a line for each import against the arrows, each circle between files, each folder that the map leaves out, and each name
 *   that several files have if there are too many
 */
export function findFaults(
  sources: ReadonlyMap<string, string>,
  map: string,
  doors: Doors = () => undefined,
): readonly string[] {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text, doors)]));
  const files = [...sources.keys()];
  return [
    ...findWrongImports(imports),
    ...findCircles(imports),
    ...findUnmapped(files, map),
    ...findNamesakes(files),
  ];
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
      if (top === 'packages') return [`${top}/${room}/`];
      if (top !== 'src') return [`${top}/`];
      return rest.length === 0 ? [] : [`${room}/`];
    }),
  );
  return [...folders]
    .filter((folder) => !map.includes(`\n| \`${folder}\``))
    .map((folder) => `docs/architecture.md has no row for ${folder}.`);
}

/** The door of an attack's folder has the same name in each. */
const DOOR = 'descriptor.ts';
/** The most names that several files may have: a name finds a file only if it is the only one. */
const MOST_SHARED_NAMES = 10;

function findNamesakes(files: readonly string[]): readonly string[] {
  const byName = Map.groupBy(files, (file) => posix.basename(file));
  const shared = [...byName].filter(([name, same]) => name !== DOOR && same.length > 1);
  if (shared.length <= MOST_SHARED_NAMES) return [];
  return shared.map(
    ([, same]) => `Give each file a name of its own that says what it holds: ${same.join(', ')}.`,
  );
}

const PACKAGES = ['common', 'engine', 'scanner'];
const SCOPE = '@model-security-scan/';

function readSources(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts')),
  );
  return new Map(files.map((file) => [file, readFileSync(projectPath(file), 'utf8')]));
}

/** Reads what each package exports: Node and the compiler refuse any other import of it by name. */
function readDoors(): Doors {
  const exportsOf = new Map(
    PACKAGES.map((name) => {
      const manifest: unknown = JSON.parse(
        readFileSync(projectPath(`packages/${name}/package.json`), 'utf8'),
      );
      return [name, at(manifest, 'exports')];
    }),
  );
  return (specifier) => {
    if (!specifier.startsWith(SCOPE)) return undefined;
    const [name = '', ...door] = specifier.slice(SCOPE.length).split('/');
    const doors = exportsOf.get(name);
    const file = textAt(doors, `./${door.join('/')}`) ?? textAt(doors, './*')?.replace('*', door.join('/'));
    return file === undefined ? undefined : posix.join('packages', name, file);
  };
}

/** Every import from one package, or from the action, into another goes through a door, by the package's name. */
function findWalls(sources: ReadonlyMap<string, string>): readonly string[] {
  const packageOf = (file: string): string => /^packages\/[^/]+/u.exec(file)?.[0] ?? 'src';
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text, () => undefined)
      .filter((target) => packageOf(target) !== packageOf(file))
      .map((target) => `${file} imports ${target}: import a door of the package by its name.`),
  );
}

/** What measures a package knows packages and tests; what measures the action stands in tools/bench. */
function findUpward(benches: ReadonlyMap<string, string>): readonly string[] {
  return [...benches].flatMap(([file, text]) =>
    importsOf(file, text, () => undefined)
      .filter((target) => /^(?:src|tools)\//u.test(target))
      .map(
        (target) => `${file} imports ${target}: a bench of a package does not know the action or its tools.`,
      ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = readSources(['src', ...PACKAGES.map((name) => `packages/${name}/src`)]);
  const benches = readSources([...PACKAGES.map((name) => `packages/${name}/bench`), 'packages/scanner/fuzz']);
  const map = readFileSync(projectPath('docs/architecture.md'), 'utf8');
  const faults = [...findFaults(sources, map, readDoors()), ...findWalls(sources), ...findUpward(benches)];
  for (const line of faults) console.error(line);
  if (faults.length > 0) {
    console.error('Move the code to the room where it belongs; the layout is in docs/architecture.md.');
    process.exitCode = 1;
  }
}
