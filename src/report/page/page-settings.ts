import type { Settings } from '../../facts/settings.ts';

type Fact = readonly [name: string, value: string];

/**
 * The settings that decide what a run does, by the names of the inputs. None of them is a secret.
 * @param settings with the policy that judged the run
 */
export function describeSettings(settings: Settings): readonly Fact[] {
  const { mode, service, configFile, configNames, only, rescan, supplyChain, policy } = settings;
  const { vulnerabilityThreshold, failOnVulnerability, readConfig } = settings;
  const { paths, leftOut, failOn } = supplyChain.files;
  const unread = readConfig === undefined ? '' : ', not read';
  const patterns = [...paths.map(({ path }) => path), ...leftOut.map(({ path }) => `!${path}`)];
  const facts: readonly Fact[] = [
    ['Service', service.root === '' ? 'none, analysed on the runner' : service.root],
    ['mode', mode],
    ['config-file', configFile === undefined ? '' : `${configFile}${unread}`],
    ['config', configNames === undefined ? '' : `given as text${unread}`],
    ['only', only.join(', ')],
    ['rescan', rescan],
    ['vulnerability-threshold', vulnerabilityThreshold === undefined ? '' : String(vulnerabilityThreshold)],
    ['fail-on-vulnerability', failOnVulnerability ? 'true' : 'false'],
    ['supply-chain', supplyChain.enabled ? 'true' : 'false'],
    ['files', patterns.join(', ')],
    ['fail-on', unread === '' ? failOn : ''],
    ['baseline', policy.baseline?.file ?? ''],
    ...policy.accept.map(({ key, what, until, reason }): Fact => [
      'Accepted',
      `${key}: ${what}${until === undefined ? '' : ` until ${until}`} (${reason})`,
    ]),
  ];
  return facts.filter(([, value]) => value !== '');
}
