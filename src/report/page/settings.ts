import type { Settings } from '../../facts/settings.ts';

type Fact = readonly [name: string, value: string];

/**
 * The settings that decide what a run does, by the names of the inputs. None of them is a secret.
 * @param settings with the policy that judged the run
 */
export function describeSettings(settings: Settings): readonly Fact[] {
  const {
    mode,
    service,
    configFile,
    configNames,
    only,
    rescan,
    vulnerabilityThreshold,
    failOnVulnerability,
  } = settings;
  const { supplyChain, policy } = settings;
  const { files } = supplyChain;
  const unread = settings.readConfig === undefined ? '' : ', not read';
  const patterns = [...files.paths.map(({ path }) => path), ...files.leftOut.map(({ path }) => `!${path}`)];
  return [
    ['Service', service.root === '' ? 'none, analysed on the runner' : service.root],
    ['mode', mode],
    ...(configFile === undefined ? [] : [['config-file', `${configFile}${unread}`] as const]),
    ...(configNames === undefined ? [] : [['config', `given as text${unread}`] as const]),
    ...(only.length === 0 ? [] : [['only', only.join(', ')] as const]),
    ['rescan', rescan],
    ...(vulnerabilityThreshold === undefined
      ? []
      : [['vulnerability-threshold', String(vulnerabilityThreshold)] as const]),
    ['fail-on-vulnerability', failOnVulnerability ? 'true' : 'false'],
    ['supply-chain', supplyChain.enabled ? 'true' : 'false'],
    ...(patterns.length === 0 ? [] : [['files', patterns.join(', ')] as const]),
    ...(unread === '' ? [['fail-on', files.failOn] as const] : []),
    ...(policy.baseline === undefined ? [] : [['baseline', policy.baseline.file] as const]),
    ...policy.accept.map(({ key, what, until, reason }): Fact => [
      'Accepted',
      `${key}: ${what}${until === undefined ? '' : ` until ${until}`} (${reason})`,
    ]),
  ];
}
