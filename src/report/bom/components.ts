import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Target } from '../../facts/run-outcome.ts';
import type { ScannedFile } from '../../facts/file-scan.ts';
import type { Observation } from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';
import { present } from '@model-security-scan/common/present';

type Component = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 500;
const MODEL_CARD = 'readme.md';

/** The reference of a file, by which findings name it. */
export function fileReference(path: string): string {
  return `file:${plainLine(path, MAX_LENGTH)}`;
}

/**
 * Renders a component for each model file. What was seen in its bytes is `observed`; what a text says of it, `declared`.
 * @param measured gives the parts of the model card that hold what analyses measured
 */
export function modelComponents(
  files: readonly ScannedFile[],
  analyses: readonly AnalysisSpec[],
  target: Target | undefined,
  measured: (file: ScannedFile) => Component,
): readonly Component[] {
  return files
    .filter(({ isModelFile, path }) => isModelFile && !isModelCard(path))
    .map((file) => {
      const card = findModelCard(file.path, files);
      const tasks = tasksOf(file.path, analyses);
      return modelComponent(file, card?.observations ?? [], tasks, target, measured(file));
    });
}

function modelComponent(
  file: ScannedFile,
  declared: readonly Observation[],
  tasks: readonly string[],
  target: Target | undefined,
  measured: Component,
): Component {
  const { path, bytes, sha256, observations } = file;
  const licences = [...namesOf([...observations, ...declared], 'licence')];
  const ancestors = namesOf(declared, 'base-model');
  const purl = packageUrl(path, target);
  return {
    type: 'machine-learning-model',
    'bom-ref': fileReference(path),
    name: plainLine(path, MAX_LENGTH),
    ...(target?.commit === undefined ? {} : { version: plainLine(target.commit, 64) }),
    ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
    ...(licences.length === 0 ? {} : { licenses: licences.map(renderLicence) }),
    ...(purl === undefined ? {} : { purl }),
    ...(ancestors.length === 0
      ? {}
      : { pedigree: { ancestors: ancestors.map((name) => ({ type: 'machine-learning-model', name })) } }),
    ...modelCard(observations, declared, tasks, measured),
    properties: [
      { name: 'model-security:observed:bytes', value: String(bytes) },
      ...properties('observed', observations),
      ...properties('declared', declared),
      ...tasks.map((value) => ({ name: 'model-security:declared:task', value })),
    ],
  };
}

function modelCard(
  observed: readonly Observation[],
  declared: readonly Observation[],
  tasks: readonly string[],
  measured: Component,
): Component {
  const task = tasks[0] ?? namesOf(declared, 'task')[0];
  const architecture = namesOf([...observed, ...declared], 'architecture')[0];
  const datasets = namesOf(declared, 'dataset');
  const parameters = {
    ...present({ task, modelArchitecture: architecture }),
    ...(datasets.length === 0 ? {} : { datasets: datasets.map((name) => ({ type: 'dataset', name })) }),
  };
  const card = {
    ...(Object.keys(parameters).length === 0 ? {} : { modelParameters: parameters }),
    ...measured,
  };
  return Object.keys(card).length === 0 ? {} : { modelCard: card };
}

/** Renders a component for each file or folder of data that the config file names. */
export function dataComponents(
  files: readonly ScannedFile[],
  analyses: readonly AnalysisSpec[],
): readonly Component[] {
  const digests = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const slots = new Map<string, Set<string>>();
  for (const { slot, path } of analyses.flatMap(({ artifacts }) => artifacts)) {
    if (slot !== 'model') slots.set(path, (slots.get(path) ?? new Set()).add(slot));
  }
  return [...slots]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, used]) => {
      const sha256 = digests.get(path);
      const name = plainLine(path, MAX_LENGTH);
      return {
        type: 'data',
        'bom-ref': `data:${name}`,
        name,
        ...(sha256 === undefined ? {} : { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
        data: [{ type: 'dataset', name }],
        properties: [...used].sort().map((value) => ({ name: 'model-security:declared:slot', value })),
      };
    });
}

function properties(
  how: 'observed' | 'declared',
  observations: readonly Observation[],
): readonly Component[] {
  const entries = observations.map((observation) => {
    const { name, version } = nameOf(observation);
    const value = version === undefined ? name : `${name} ${version}`;
    return { name: `model-security:${how}:${observation.kind}`, value: plainLine(value, MAX_LENGTH) };
  });
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function namesOf(observations: readonly Observation[], kind: Observation['kind']): readonly string[] {
  const names = observations
    .filter((observation) => observation.kind === kind)
    .map((observation) => plainLine(nameOf(observation).name, MAX_LENGTH));
  return [...new Set(names)].filter((name) => name !== '');
}

function nameOf(observation: Observation): { readonly name: string; readonly version?: string } {
  switch (observation.kind) {
    case 'format':
      return { ...observation, name: observation.format };
    case 'model':
      return { name: observation.model.role };
    case 'licence':
      return { name: observation.text };
    case 'framework':
    case 'architecture':
    case 'base-model':
    case 'dataset':
    case 'task':
      return observation;
  }
}

function isModelCard(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === MODEL_CARD;
}

/** Finds the model card of a file: in its folder, or else in the nearest folder above. */
function findModelCard(path: string, files: readonly ScannedFile[]): ScannedFile | undefined {
  const cards = new Map(
    files.filter((file) => isModelCard(file.path)).map((file) => [folderOf(file.path), file]),
  );
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const card = cards.get(folder);
    if (card !== undefined || folder === '') return card;
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function tasksOf(path: string, analyses: readonly AnalysisSpec[]): readonly string[] {
  const own = analyses.filter(({ artifacts }) =>
    artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path),
  );
  return [...new Set(own.map(({ task }) => task))];
}

/** The address of a file as a package URL, if the repository is one of github.com at a known commit. */
function packageUrl(path: string, target: Target | undefined): string | undefined {
  const repository = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?$/u.exec(target?.repoUrl ?? '');
  if (repository === null || target?.commit === undefined) return undefined;
  const [, owner = '', name = ''] = repository;
  const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return `pkg:github/${owner.toLowerCase()}/${name.toLowerCase()}@${encodeURIComponent(target.commit)}#${file}`;
}

/** SPDX identifiers by the spellings that model cards use; a licence that is not listed keeps its name as written. */
const SPDX: ReadonlyMap<string, string> = new Map(
  [
    ...['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only'],
    ...['LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0', 'ISC', 'Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
    ...['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'BSL-1.0'],
    ...['Artistic-2.0', 'EPL-2.0', 'WTFPL', 'Zlib', 'AFL-3.0', 'ECL-2.0', 'EUPL-1.2', 'OFL-1.1'],
    'PostgreSQL',
  ].map((id) => [id.toLowerCase(), id]),
);

/** Returns a licence for CycloneDX. It is `declared`: nobody compared it with the files. */
function renderLicence(text: string): Readonly<Record<string, unknown>> {
  const id = SPDX.get(text.trim().toLowerCase());
  return { license: { ...(id === undefined ? { name: text } : { id }), acknowledgement: 'declared' } };
}
