import type { Log } from '../core/log.ts';
import { describePlace } from '@model-security-scan/common/problem';
import { findDuplicateAnalyses } from '../decide/duplicate-analyses.ts';
import { describeMissingSlots } from '../decide/missing-slots.ts';
import { settingsWarnings } from '../decide/policy/settings-warnings.ts';
import { warnOfAnalyses } from '../decide/policy/accept-warnings.ts';
import { unusedArtifacts } from '../facts/local-analysis.ts';
import type { RunContext } from '../facts/runner.ts';
import type { UnattackedModel } from '../facts/file-scan.ts';
import type { Settings } from '../facts/settings.ts';
import { createTransport } from '../http/transport.ts';
import { scanRepository } from './files/scan-repository.ts';

interface Foreseen {
  /** One or more sentences for each. */
  readonly warnings: readonly string[];
  /** The models that nothing attacks. */
  readonly unattacked: readonly UnattackedModel[];
}

/**
 * Finds everything that a scan warns of before its analyses start, by the code of the scan itself. It scans the files of the
 * repository if the run does, since lists of the config file are about them; it attacks nothing.
 * @param context with the policy that judges the run
 * @throws InvalidInputError if the scan of the files refuses what it was given
 */
export async function foreseeScan(context: RunContext): Promise<Foreseen> {
  const { runner, settings, signal } = context;
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const startedMs = runner.clock.now();
  const heard: string[] = [];
  const log = warningsOnly(heard);
  const { clock, secrets } = runner;
  const redact = (text: string): string => secrets.redact(text);
  // The scan of files asks nobody.
  const transport = createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact });
  try {
    const active = { ...context, runner: { ...runner, log }, transport, startedMs, endsAtMs: Infinity };
    const found = settings.supplyChain.enabled ? await scanRepository(active) : undefined;
    const about = { policy: settings.policy, nowMs: startedMs };
    const warnings = [
      ...settings.analyses.flatMap((spec) => aboutAnalysis(spec, settings)),
      ...findDuplicateAnalyses(settings.analyses).map(({ message }) => message),
      ...heard,
      ...settingsWarnings(settings),
      ...warnOfAnalyses(about, []),
    ];
    return { warnings, unattacked: found?.outcome.unattacked ?? [] };
  } finally {
    transport.close();
  }
}

function aboutAnalysis(spec: Settings['analyses'][number], { service }: Settings): readonly string[] {
  const where = spec.place === undefined ? '' : `${describePlace(spec.place)}: `;
  const missing = service.declared.allowsMissingArtifacts === true ? describeMissingSlots(spec) : undefined;
  const unused = spec.local === undefined ? [] : unusedArtifacts(spec).filter(({ isUsual }) => isUsual);
  return [...(missing === undefined ? [] : [missing]), ...unused.map(({ text }) => text)].map(
    (text) => `${where}${spec.name}: ${text}`,
  );
}

function warningsOnly(heard: string[]): Log {
  const nothing = (): void => undefined;
  return {
    ...{ info: nothing, debug: nothing, notice: nothing, error: nothing, group: nothing },
    warning: (text, place) => {
      heard.push(place === undefined ? text : `${describePlace(place)}: ${text}`);
    },
  };
}
