import { ATTACKS } from '@model-security-scan/engine/catalog';
import { DEFAULT_CONFIG_FILE } from '../../facts/settings.ts';
import type { InputReader } from '../reader.ts';
import { findConfigFile, findMisnamedConfig, pathExists } from './config-file.ts';

/** A config that was found, but not read. */
export type GivenConfig =
  | {
      readonly kind: 'file';
      /** Relative to the workspace, with forward slashes and without links. */
      readonly file: string;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
    };

const MISSPELT_CONFIG_FILE = '.github/model-security.yaml';

/** The inputs that give the config. */
const INPUTS = ['config-file', 'config'] as const;

/** Reports what is wrong with the inputs that give the config, wherever it is. */
export function checkConfigInputs(reader: InputReader): void {
  reader.read('config-file');
  if (INPUTS.some((name) => reader.isAbsent(name))) return;
  reader.report('config-file', 'cannot be given together with config. Use one or the other.');
}

/**
 * Finds the config without reading it, and reports what is wrong with where it is.
 * @param needsModels false if a run without models has something to do
 * @returns undefined if there is none, or if it cannot be read
 */
export async function findConfig(
  reader: InputReader,
  workspace: string,
  needsModels: boolean,
): Promise<GivenConfig | undefined> {
  const text = reader.read('config');
  const named = reader.read('config-file');
  if (named !== undefined && text !== undefined) return undefined;
  if (text !== undefined) return { kind: 'text', text };
  if (reader.isFaulty('config-file')) return undefined;
  const path =
    named ?? ((await pathExists(workspace, DEFAULT_CONFIG_FILE)) ? DEFAULT_CONFIG_FILE : undefined);
  if (path === undefined) {
    await reportNothing(reader, workspace, needsModels);
    return undefined;
  }
  const found = await findConfigFile(workspace, path);
  if (!('message' in found)) return { kind: 'file', file: found.file };
  reader.problems.push(found);
  return undefined;
}

async function reportNothing(reader: InputReader, workspace: string, needsModels: boolean): Promise<void> {
  if (!isKnown(reader)) return;
  const misnamed = await findMisnamedConfig(workspace);
  // Without need for models, a file of another name may be that of another program.
  if (!needsModels && misnamed !== MISSPELT_CONFIG_FILE) return;
  reader.report(
    'config-file',
    `is not given, ${DEFAULT_CONFIG_FILE} does not exist, and config is not given: nothing is configured to be analysed. ` +
      (misnamed === undefined
        ? 'Write a config file, or set mode to check for only a lineage check.'
        : `There is a file ${misnamed}: rename it, or give its path in this input.`),
  );
}

/** If one of these is wrong, it is not known whether anything has to be configured. */
export function isKnown(reader: InputReader): boolean {
  return !reader.isFaulty('mode') && !reader.isFaulty('supply-chain');
}

/**
 * Lists the names of the models and of their attacks in the text of a config, without parsing it. They tell two steps apart, and
 * stay if thresholds or accepted findings change.
 */
export function namesIn(text: string): readonly string[] {
  const sections = text.split(/^(?=[a-z])/mu);
  const models = sections.find((section) => section.startsWith('models:')) ?? text;
  const names = [...models.matchAll(NAME)].map(([, model, attack = '']) => model ?? attack);
  return [...new Set(names)].sort();
}

/** The value of a key `name`, or a key that names an attack. */
const NAME = new RegExp(
  String.raw`(?<![\w-])["']?(?:name["']?\s*:\s*["']?([^\s"',}#]+)|(${ATTACKS.join('|')})["']?\s*:)`,
  'gu',
);
