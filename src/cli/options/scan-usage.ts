import { plainLine } from '@model-security-scan/common/sanitize';
import { statSync } from 'node:fs';
import type { Runner } from '../../facts/runner.ts';
import { isLocalWord, LOCAL } from '../../facts/settings.ts';
import { knownRepoType } from '../../settings/repository.ts';
import type { ParsedFlags } from './flags.ts';

/** Lists what is wrong with the flags of `scan`, as far as the action does not know of it. */
export function scanUsageProblems(flags: ParsedFlags, runner: Runner): readonly string[] {
  const { values } = flags;
  const problems = [...usageProblems(flags, runner)];
  if (values.get('supply-chain-only') === 'true') problems.push(...againstFilesOnly(values));
  problems.push(...unitsProblems(values));
  const compares = (values.get('compare') ?? 'never') !== 'never';
  if (compares !== values.has('base')) {
    problems.push(
      compares
        ? '--base is missing: name the branch, tag or commit that the models are compared with, such as --base main.'
        : '--base needs --compare base, or --compare base-attacked. Add it, or remove --base.',
    );
  }
  const isRemote = !isLocalWord(values.get('base-url') ?? LOCAL);
  const isKnown = runner.event.target?.repoUrl.startsWith('file:') !== true || values.has('repo-url');
  const needsUrl = ['github', 'huggingface'].includes(
    knownRepoType(values.get('repo-type') ?? 'github') ?? '',
  );
  if (isRemote && needsUrl && !isKnown) {
    problems.push(
      '--repo-url is missing: this folder has no remote "origin", and a service keeps records by the address of the ' +
        'repository. Give it, such as --repo-url https://github.com/owner/name.',
    );
  }
  return problems;
}

/** Lists what is wrong with the flags that `scan` and `validate` share. */
export function usageProblems({ values }: ParsedFlags, runner: Runner): readonly string[] {
  if (statSync(runner.workspace, { throwIfNoEntry: false })?.isDirectory() === true) return [];
  return [
    `--workspace is "${values.get('workspace') ?? '.'}", which is not a folder. Give a folder that exists.`,
  ];
}

function unitsProblems(values: ParsedFlags['values']): readonly string[] {
  const units = values.get('units');
  if (units === undefined) return [];
  return [
    ...(/^[1-9]\d{0,3}$/u.test(units)
      ? []
      : [`--units is "${plainLine(units, 80)}". Expected a whole number from 1 to 9999.`]),
    ...(values.get('mode') === 'plan' ? [] : ['--units needs --mode plan. Add it, or remove --units.']),
    ...(values.get('json') === 'true'
      ? ['--units and --json both write to stdout. Remove one of them.']
      : []),
  ];
}

function againstFilesOnly(values: ParsedFlags['values']): readonly string[] {
  const contrary = values.has('only') ? ['only'] : [];
  const off = values.get('supply-chain') === 'false' ? ['no-supply-chain'] : [];
  return [...contrary, ...off].map(
    (name) => `--${name} cannot be given together with --supply-chain-only. Remove one of them.`,
  );
}
