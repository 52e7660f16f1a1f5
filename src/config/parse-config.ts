import type { Problem } from '../core/problem.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { pickKeys } from './keys.ts';
import { type ReadModel, readModel } from './models.ts';
import { quoted } from './nearest.ts';
import type { Declared } from './only.ts';
import type { Reading } from './reading.ts';
import { type Entry, type Mapping, type Span, type Tree, WHOLE_TEXT } from './tree.ts';
import { readYaml } from './yaml-tree.ts';

/** What a configuration says. */
export interface ParsedConfig {
  /** None where there is any problem: half a configuration is never run. */
  readonly analyses: readonly AnalysisSpec[];
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  readonly declared: Declared;
  /** To be masked before anything is printed. */
  readonly secrets: readonly string[];
}

const SKELETON =
  'Write "version: 1" and "models:" with a list of models, each with name, id, task and attacks.';

/**
 * Reads a config file (docs/configuration.md).
 * @param file its path from the workspace on, for places
 */
export function parseConfig(text: string, file: string): ParsedConfig {
  const { reading, root } = readYaml(text, { kind: 'file', file });
  const models = readFile(root, reading);
  const problems = reading.problems();
  return {
    analyses: problems.length > 0 ? [] : models.flatMap((model) => model.specs),
    problems,
    declared: declaredBy(models),
    secrets: [...reading.secrets],
  };
}

function readFile(root: Tree, reading: Reading): readonly ReadModel[] {
  if (root.kind === 'scalar' && root.isNull) {
    reading.report(WHOLE_TEXT, `the file is empty. ${SKELETON}`);
    return [];
  }
  if (root.kind !== 'mapping') {
    // By a link the file can be anything of the workspace, a list of credentials as well: nothing of it is told.
    const found = root.kind === 'scalar' ? 'a text' : undefined;
    reading.reportMisfit(root, 'the file', 'a mapping with "version" and "models"', found);
    return [];
  }
  const entries = pickKeys(root.entries, ['version', 'models'], 'the file', reading);
  readVersion(entries.get('version'), root, reading);
  const models = entries.get('models');
  if (models === undefined) {
    reading.report(headOf(root), `"models" is missing. ${SKELETON}`);
    return [];
  }
  return readModels(models, reading);
}

function readVersion(entry: Entry | undefined, root: Mapping, reading: Reading): void {
  if (entry === undefined) {
    reading.report(headOf(root), '"version" is missing. Write "version: 1" as the first line.');
    return;
  }
  const { value } = entry;
  if (value.kind !== 'scalar' || value.text !== '1') {
    reading.reportMisfit(value, '"version"', '1, the only version of this format there is');
  }
}

function readModels(entry: Entry, reading: Reading): readonly ReadModel[] {
  const { value } = entry;
  if (value.kind !== 'list') {
    reading.reportMisfit(value, '"models"', 'a list, each item starting with "- name:"');
    return [];
  }
  if (value.items.length === 0) reading.report(entry.keySpan, '"models" is an empty list. Add a model.');
  const models = value.items.map((item) => readModel(item, reading)).filter((model) => model !== undefined);
  reportSharedNames(models, reading);
  return models;
}

function reportSharedNames(models: readonly ReadModel[], reading: Reading): void {
  const first = new Map<string, Span>();
  for (const { name, nameSpan } of models) {
    if (name === undefined) continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, nameSpan);
    else {
      const line = String(reading.line(before));
      reading.report(
        nameSpan,
        `another model is named ${quoted(name)}, in line ${line}. Give each its own name.`,
      );
    }
  }
}

function declaredBy(models: readonly ReadModel[]): Declared {
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

function headOf(root: Mapping): Span {
  return root.entries[0]?.keySpan ?? root.span;
}
