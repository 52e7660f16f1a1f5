import { createHash } from 'node:crypto';
import { ENGINE_SETTING_NAMES, type Slot } from '@model-security-scan/engine/catalog';
import { preprocessingText } from '@model-security-scan/engine/preprocessing';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { callsPython } from '../facts/local-analysis.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';

/** The version of the id. Increase it whenever the same analysis would get another id. */
const FORMAT = 'model-security-scan content 1';

/** All but `minutes` can change a score: a result that depends on the time is never kept. */
const SCORE_SETTINGS = ENGINE_SETTING_NAMES.filter((name) => name !== 'minutes');

/** Fields that are sent, but change no score: thresholds are applied to the score, and secrets are for endpoints. */
const OTHER_FIELDS: readonly string[] = ['vulnerability_threshold', 'model_api_details'];

/** The content of one artifact. */
export interface ArtifactContent {
  readonly slot: Slot;
  readonly form: 'ready-zip' | 'file' | 'folder';
  /** The file's own name, which may say how it is read; empty for a folder. */
  readonly name: string;
  /** SHA-256, in hexadecimal. */
  readonly digest: string;
}

/**
 * Identifies what an analysis is about: the bytes of all its artifacts, its task and attack, and every setting that can
 * change its score.
 * @returns a SHA-256 in hexadecimal; undefined for an endpoint or a Python function, which has no bytes
 */
export function contentId(
  spec: Pick<AnalysisSpec, 'task' | 'attack' | 'fields' | 'local'>,
  artifacts: readonly ArtifactContent[],
): string | undefined {
  const { task, attack, fields, local } = spec;
  if (fields.use_model_api === 'yes' || callsPython(spec)) return undefined;
  const sent = Object.entries(fields).filter(([name]) => !OTHER_FIELDS.includes(name));
  const settings = SCORE_SETTINGS.map((name) => [name, local?.settings[name]] as const);
  const contents = artifacts.map(({ slot, form, name, digest }) => canonicalJson([slot, form, name, digest]));
  const whole = {
    format: FORMAT,
    task,
    attack,
    fields: Object.fromEntries(sent),
    settings: Object.fromEntries(settings),
    ...(local?.output === undefined ? {} : { output: local.output }),
    ...(local?.preprocessing === undefined ? {} : { preprocessing: preprocessingText(local.preprocessing) }),
    ...(local?.normalizesData === true ? { normalizes: true } : {}),
    ...limitsOf(local),
    artifacts: contents.sort(),
  };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex');
}

function limitsOf(local: AnalysisSpec['local']): Readonly<Record<string, unknown>> {
  return {
    ...(local?.least === undefined ? {} : { least: local.least }),
    ...(local?.mostTolerance === undefined ? {} : { mostTolerance: local.mostTolerance }),
    ...(local?.baselineEps === undefined ? {} : { baselineEps: local.baselineEps }),
    ...(local?.baselineLabel === undefined ? {} : { baselineLabel: local.baselineLabel }),
  };
}

/**
 * Identifies the content of an analysis: exactly these bytes and settings.
 * @returns undefined for an endpoint, which has no bytes, and if a file was not hashed
 */
export function contentIdOf({ spec, artifacts, digests = {} }: PlannedAnalysis): string | undefined {
  const contents = artifacts.flatMap(({ slot, form, files }) => {
    const digest = digests[slot];
    const name = form === 'folder' ? '' : (files[0]?.name ?? '');
    return digest === undefined ? [] : [{ slot, form, name, digest }];
  });
  const isWhole = contents.length > 0 && contents.length === artifacts.length;
  return isWhole ? contentId(spec, contents) : undefined;
}
