import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { Attack } from '../attacks/table.ts';
import type { OrganizationPolicy, RequiredAnalyses } from '../facts/organization-policy.ts';
import type { Baseline, Policy, Waiver } from '../facts/policy.ts';
import type { Place, Problem } from '../core/problem.ts';
import type { Settings, SupplyChainSettings } from '../facts/settings.ts';
import { foldName } from '../text/fold-name.ts';
import { counted } from '../text/number-words.ts';
import { raisedNotices, raiseToMinimum } from './organization-minimum.ts';
import { effectiveThreshold, ownThreshold, thresholdSource } from './threshold.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the threshold that counts: the lower one of a repository's and its organization's. */
export function limitThreshold(
  threshold: number,
  attack: Attack,
  organization: OrganizationPolicy | undefined,
): number {
  const limit = organization?.limits.get(attack)?.threshold;
  if (limit === undefined) return threshold;
  return Number.isNaN(threshold) || limit < threshold ? limit : threshold;
}

/**
 * Makes the settings of a run as strict as its organization asks, and nowhere looser. What the organization forbids does
 * not count, and the findings that it would have accepted say so (`policy.ts`). Pure.
 */
export function applyOrganizationPolicy(
  given: Settings,
  organization: OrganizationPolicy | undefined,
): Settings {
  if (organization === undefined) return given;
  const { vulnerabilityThreshold, ...settings } = given;
  const { allow, ignore } = settings.supplyChain;
  const refused = organization.allow === 'forbidden' ? allow.map(({ name }) => name) : [];
  // A record does not say which analyses and thresholds it covers.
  const isRescanned =
    settings.venue.recalls === 'record' && settings.mode === 'scan' && settings.rescan !== 'always';
  const raised = settings.analyses.map((spec) =>
    raiseToMinimum(limitSpec(spec, vulnerabilityThreshold, organization), organization.minimum),
  );
  return {
    ...settings,
    // Mode collect judges analyses that only commit statuses name.
    ...(vulnerabilityThreshold === undefined || settings.mode !== 'collect'
      ? {}
      : { vulnerabilityThreshold }),
    analyses: raised.map(({ spec }) => spec),
    rescan: isRescanned ? 'always' : settings.rescan,
    policy: {
      ...settings.policy,
      organization,
      ...(refused.length === 0 ? {} : { refusedNames: refused }),
    },
    supplyChain: {
      ...settings.supplyChain,
      allow: organization.allow === 'forbidden' ? [] : allow,
      ignore: organization.ignore === 'forbidden' ? [] : ignore,
    },
    notices: [
      ...settings.notices,
      ...noticesOf(settings, organization, isRescanned),
      ...raisedNotices(raised),
    ],
  };
}

function noticesOf(
  { only, supplyChain }: Pick<Settings, 'only' | 'supplyChain'>,
  { source, sha256, ignore, required, requiresSupplyChain, requiresAttacked }: OrganizationPolicy,
  isRescanned: boolean,
): readonly string[] {
  const ignored = ignore === 'forbidden' ? supplyChain.ignore.length : 0;
  const isPart = only.length > 0 && (required.length > 0 || requiresSupplyChain || requiresAttacked);
  return [
    `Judged by the organization’s policy ${source} (SHA-256 ${sha256}).`,
    ...(ignored === 0
      ? []
      : [
          `The organization’s policy does not permit "ignore": ${counted(ignored, 'entry does', 'entries do')} not count.`,
        ]),
    ...(isRescanned
      ? [
          'Every analysis runs, whatever the input rescan says: a record does not say which thresholds were ' +
            'used.',
        ]
      : []),
    ...(isPart
      ? [
          'This run covers only a part of the config file (input only). Other jobs must run what the ' +
            'organization’s policy requires.',
        ]
      : []),
  ];
}

function limitSpec(
  spec: AnalysisSpec,
  override: number | undefined,
  organization: OrganizationPolicy,
): AnalysisSpec {
  const own = effectiveThreshold(override, ownThreshold(spec));
  const threshold = limitThreshold(own, spec.attack, organization);
  const limit = organization.limits.get(spec.attack)?.['max-increase'];
  const maxIncrease = spec.maxIncrease ?? 0;
  return {
    ...spec,
    threshold,
    thresholdFrom: threshold === own ? thresholdSource(override, spec) : 'organization',
    ...(threshold === own ? {} : { refusedThreshold: own }),
    // Without a max-increase a score may rise by chance: a limit of it must hold also then.
    ...(limit === undefined ? {} : { maxIncrease: Math.min(maxIncrease, limit) }),
  };
}

/** Returns the baseline that counts; undefined if there is none, or the organization permits none. */
export function permittedBaseline({ baseline, organization }: Policy): Baseline | undefined {
  return organization?.baseline === 'forbidden' ? undefined : baseline;
}

/** Says why a waiver does not count for the organization: a clause; undefined if it counts. */
export function refuseWaiver(
  { endsAtMs }: Waiver,
  organization: OrganizationPolicy | undefined,
  nowMs: number,
): string | undefined {
  if (organization === undefined) return undefined;
  if (organization.waivers === 'forbidden') return 'the organization’s policy permits no waivers';
  const { waiverMaxDays: days } = organization;
  if (days === undefined || endsAtMs <= nowMs + days * DAY_MS) return undefined;
  return `its waiver ends more than ${counted(days, 'day', 'days')} ahead, the most that the organization’s policy permits`;
}

/** What a run would do, as far as an organization's policy requires something of it. */
export interface Planned extends Pick<Settings, 'mode'> {
  readonly supplyChain: Pick<SupplyChainSettings, 'enabled' | 'paths'>;
  /** The analyses of the whole config file, whether or not this run does them. */
  readonly declared: readonly AnalysisSpec[];
  /** True if the run does only a part of them (input only). */
  readonly isPart: boolean;
}

/** Lists what an organization's policy requires and a run lacks. Modes that judge nothing lack nothing. */
export function findMissing(organization: OrganizationPolicy, planned: Planned): readonly Problem[] {
  const { mode, declared, isPart, supplyChain } = planned;
  const problems =
    mode === 'scan' || mode === 'plan'
      ? organization.required.flatMap((required) => missingAnalyses(required, declared))
      : [];
  const isWhole = supplyChain.enabled && supplyChain.paths.includes('.');
  const needsScan = organization.requiresSupplyChain || organization.requiresAttacked;
  if (mode !== 'scan' || isPart || isWhole || !needsScan) return problems;
  const message =
    `The organization’s policy requires ${organization.requiresSupplyChain ? '' : 'every model to be attacked, and so '}` +
    'the supply-chain scan of the whole repository. Set supply-chain to true, and ' +
    'leave supply-chain-paths out.';
  return [...problems, { place: POLICY_FILE, message }];
}

const POLICY_FILE: Place = { kind: 'input', input: 'policy-file' };

function missingAnalyses(
  { of, attacks }: RequiredAnalyses,
  declared: readonly AnalysisSpec[],
): readonly Problem[] {
  const about = declared.filter((spec) =>
    'task' in of ? spec.task === of.task : foldName(spec.model) === foldName(of.model),
  );
  if ('model' in of && about.length === 0) {
    const wanted = attacks.join(', ');
    const message = `The organization’s policy requires ${wanted} of the model ${JSON.stringify(of.model)}, which is not configured. Add it.`;
    return [{ place: POLICY_FILE, message }];
  }
  const models = new Map(about.map((spec) => [foldName(spec.model), spec]));
  return [...models].flatMap(([name, { model, place }]) => {
    const present = about.filter((spec) => foldName(spec.model) === name).map(({ attack }) => attack);
    return attacks
      .filter((attack) => !present.includes(attack))
      .map((attack): Problem => {
        const message = `The organization’s policy requires ${attack} of the model ${JSON.stringify(model)}, which does not have it. Add it to its attacks.`;
        return { place: place ?? POLICY_FILE, message };
      });
  });
}
