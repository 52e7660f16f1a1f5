import { DEFAULT_CONFIG_FILE, type Settings } from '../facts/settings.ts';

/** What a step is about. Comments and alerts of different subjects must not replace each other. */
export interface RunSubject {
  /** The config file, relative to the workspace; absent if there is none. */
  readonly configFile?: string;
  /** The names of the `only` input, each once, in a fixed order. */
  readonly only: readonly string[];
  /** Everything else that distinguishes the step, as `input=value`; empty for the usual step. */
  readonly details: readonly string[];
}

/**
 * Finds what a step is about: the config file, or the models in the text of the config, `only`, and the repository that it looks
 * up. It is the same whether or not the config was read. Thresholds and reports are not part of it, so that a change of them keeps the comment and the alerts.
 */
export function findSubject({ configFile, configNames, only, repository }: Settings): RunSubject {
  const { type, url, branch, bucket } = repository;
  const pairs: readonly (readonly [string, string | undefined])[] = [
    ['repo-type', type === 'github' ? undefined : type],
    ['repo-url', url],
    ['branch', branch],
    ['bucket-name', bucket?.name],
    ['region', bucket?.region],
    ['config', configNames?.join(',')],
  ];
  return {
    ...(configFile === undefined ? {} : { configFile }),
    only: [...new Set(only)].sort(),
    details: pairs.flatMap(([input, value]) => (value === undefined ? [] : [`${input}=${value}`])),
  };
}

/**
 * Lists the texts that identify the comment of a step.
 * @param workflow the name of the workflow
 * @param job the id of the job in the workflow
 */
export function commentIdentity(subject: RunSubject, workflow: string, job: string): readonly string[] {
  const { configFile = DEFAULT_CONFIG_FILE, only, details } = subject;
  // The usual config file is left out, so that naming it keeps the comment.
  const config = configFile === DEFAULT_CONFIG_FILE ? [] : [`config-file=${configFile}`];
  return [workflow, job, only.join(','), ...config, ...details];
}
