import { DEFAULT_CONFIG_FILE, type Mode, type Settings } from '../facts/settings.ts';
import { pathInWorkspace } from '../files/repository-path.ts';
import type { InputRules } from './input-rules.ts';
import type { InputReader } from './reader.ts';
import type { SettingsSource } from './settings-source.ts';
import { present } from '@model-security-scan/common/present';

/**
 * Reads whose policy judges a pull request, and where it is kept.
 * @returns nothing in modes that read no policy
 */
export async function readPolicySource(
  reader: InputReader,
  source: Pick<SettingsSource, 'input' | 'workspace' | 'isPullRequest'>,
  mode: Mode,
  { modesWithoutAnalyses }: Pick<InputRules, 'modesWithoutAnalyses'>,
): Promise<Pick<Settings, 'policySource'>> {
  const from = reader.read('policy-from');
  if (modesWithoutAnalyses.includes(mode)) return {};
  const { workspace } = source;
  const isText = !reader.isAbsent('config');
  if (isText && from === 'base' && source.isPullRequest) {
    reader.report(
      'config',
      'cannot be used with policy-from: base on a pull request: the workflow that holds it is that of the pull request, so the base ' +
        'has no policy of its own. Move the text into a config file.',
    );
  }
  const named = source.input('config-file');
  const configFile = isText
    ? undefined
    : await pathInWorkspace(workspace, named === '' ? DEFAULT_CONFIG_FILE : named);
  const baseline = source.input('baseline');
  const baselineFile =
    baseline === '' || mode === 'check' ? undefined : await pathInWorkspace(workspace, baseline);
  return { policySource: { from, ...present({ configFile, baselineFile }) } };
}
