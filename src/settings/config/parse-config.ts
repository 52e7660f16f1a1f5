import type { Problem } from '../../core/problem.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { type ConfigRules, SERVICE_CONFIG } from './config-rules.ts';
import { pickKeys } from './keys.ts';
import { type ReadModel, readModel } from './models.ts';
import { foldName } from '../../text/fold-name.ts';
import { quoted } from './nearest.ts';
import type { Declared } from './only.ts';
import type { Diagnostics, Origin } from './diagnostics.ts';
import { type Entry, type Mapping, type Span, type Tree, WHOLE_TEXT } from './tree.ts';
import { NO_SUPPLY_CHAIN_POLICY, type SupplyChainPolicy } from '../../facts/scan-outcome.ts';
import { readAccept } from './accept.ts';
import { readFiles } from './files-section.ts';
import { OLD_ACCEPT_KEYS, refuseOldAcceptKey } from './old-accept-keys.ts';
import type { DeclaredService } from '../../facts/settings.ts';
import { readServiceSection } from './service-section.ts';
import { readRequirements, REQUIREMENT_KEYS } from './requirements.ts';
import type { Requirements } from '../../facts/minimum.ts';
import type { Acceptance } from '../../facts/acceptance.ts';
import { readYaml } from './yaml-tree.ts';

/** A configuration that was read and checked. */
export interface ParsedConfig {
  /** Empty if there is any problem: half a configuration is never run. */
  readonly analyses: readonly AnalysisSpec[];
  /** The analyses of which enough could be read to look at their artifacts, even if there are problems. */
  readonly readable: readonly AnalysisSpec[];
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  readonly declared: Declared;
  readonly supplyChain: SupplyChainPolicy;
  readonly accept: readonly Acceptance[];
  readonly service: DeclaredService;
  readonly requirements: Requirements;
  /** To be masked before anything is printed. */
  readonly secrets: readonly string[];
}

const SKELETON =
  'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';

/**
 * Reads a config file (docs/configuration.md).
 * @param file its path relative to the workspace, for places
 */
export function parseConfig(text: string, file: string, rules = SERVICE_CONFIG): ParsedConfig {
  return parseConfigText(text, { kind: 'file', file }, rules);
}

/**
 * Reads the text of a config.
 * @param origin where it comes from, for places
 */
export function parseConfigText(text: string, origin: Origin, rules: ConfigRules): ParsedConfig {
  const { diagnostics, root } = readYaml(text, origin);
  const { models, supplyChain, accept, service, requirements } = readRoot(root, rules, diagnostics);
  const problems = diagnostics.problems();
  const readable = models.flatMap((model) => model.specs);
  return {
    analyses: problems.length > 0 ? [] : readable,
    readable,
    problems,
    declared: listDeclared(models),
    supplyChain,
    accept,
    service,
    requirements,
    secrets: [...diagnostics.secrets],
  };
}

interface FileContent {
  readonly models: readonly ReadModel[];
  readonly supplyChain: SupplyChainPolicy;
  readonly accept: readonly Acceptance[];
  readonly service: DeclaredService;
  readonly requirements: Requirements;
}

const NOTHING: FileContent = {
  models: [],
  supplyChain: NO_SUPPLY_CHAIN_POLICY,
  accept: [],
  service: {},
  requirements: {},
};

const TOP_KEYS = ['version', 'models', 'accept', 'files', 'service', ...REQUIREMENT_KEYS] as const;

/** A file with one of these says something without any model. */
const OTHER_KEYS = ['accept', 'files', 'require-attacked', ...OLD_ACCEPT_KEYS] as const;

function readRoot(root: Tree, rules: ConfigRules, diagnostics: Diagnostics): FileContent {
  if (root.kind === 'scalar' && root.isNull) {
    diagnostics.report(WHOLE_TEXT, `the config is empty. ${SKELETON}`);
    return NOTHING;
  }
  if (root.kind !== 'mapping') {
    // Through a link this can be any file of the workspace, even one with credentials, so nothing of it is quoted.
    const found = root.kind === 'scalar' ? 'a text' : undefined;
    const isPath = root.kind === 'scalar' && diagnostics.isInput ? ' (a path belongs into config-file)' : '';
    const expected = `a mapping with "version" and "models"${isPath}`;
    diagnostics.reportMismatch(root, 'the config', expected, found);
    return NOTHING;
  }
  const isOld = ({ key }: Entry): boolean => OLD_ACCEPT_KEYS.some((old) => old === key);
  for (const entry of root.entries.filter(isOld)) refuseOldAcceptKey(entry, diagnostics);
  const known = root.entries.filter((entry) => !isOld(entry));
  const entries = pickKeys(known, TOP_KEYS, 'the config', diagnostics);
  readVersion(entries.get('version'), root, diagnostics);
  const files = readFiles(entries.get('files'), diagnostics);
  const models = entries.get('models');
  // A team that only has its files scanned needs no models.
  if (models === undefined && !OTHER_KEYS.some((key) => root.entries.some((entry) => entry.key === key))) {
    diagnostics.report(findHead(root), `"models" is missing. ${SKELETON}`);
  }
  const found = models === undefined ? [] : readModels(models, rules, diagnostics);
  const declared = [...listDeclared(found)].flatMap(([model, attacks]) =>
    attacks.map((attack) => `${model}/${attack}`),
  );
  const supplyChain = { files, covers: found.flatMap(({ covers }) => covers) };
  return {
    models: found,
    supplyChain,
    accept: readAccept(entries.get('accept'), declared, diagnostics),
    service: readServiceSection(entries.get('service'), diagnostics),
    requirements: readRequirements(entries, diagnostics),
  };
}

function readVersion(entry: Entry | undefined, root: Mapping, diagnostics: Diagnostics): void {
  if (entry === undefined) {
    diagnostics.report(findHead(root), '"version" is missing. Write "version: 1" as the first line.');
    return;
  }
  const { value } = entry;
  if (value.kind !== 'scalar' || value.text !== '1') {
    diagnostics.reportMismatch(value, '"version"', '1, the only version of this format');
  }
}

function readModels(entry: Entry, rules: ConfigRules, diagnostics: Diagnostics): readonly ReadModel[] {
  const { value } = entry;
  if (value.kind !== 'list') {
    diagnostics.reportMismatch(value, '"models"', 'a list, each item starting with "- name:"');
    return [];
  }
  if (value.items.length === 0) diagnostics.report(entry.keySpan, '"models" is an empty list. Add a model.');
  const models = value.items
    .map((item) => readModel(item, rules, diagnostics))
    .filter((model) => model !== undefined);
  reportSharedNames(models, diagnostics);
  return models;
}

function reportSharedNames(models: readonly ReadModel[], diagnostics: Diagnostics): void {
  const first = new Map<string, { readonly name: string; readonly nameSpan: Span }>();
  for (const { name, nameSpan } of models) {
    if (name === undefined) continue;
    const before = first.get(foldName(name));
    if (before === undefined) first.set(foldName(name), { name, nameSpan });
    else {
      const line = String(diagnostics.line(before.nameSpan));
      const why = before.name === name ? '' : ' Names are compared without case.';
      diagnostics.report(
        nameSpan,
        `another model is named ${quoted(before.name)}, in line ${line}.${why} Give each its own name.`,
      );
    }
  }
}

function listDeclared(models: readonly ReadModel[]): Declared {
  const declared = new Map<string, readonly string[]>();
  for (const { name, attacks } of models) {
    if (name !== undefined) {
      declared.set(
        name,
        attacks.map(({ attack }) => attack),
      );
    }
  }
  return declared;
}

function findHead(root: Mapping): Span {
  return root.entries[0]?.keySpan ?? root.span;
}
