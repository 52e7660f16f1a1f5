import type { ReportingDescriptor, Result } from 'sarif';
import { createFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import type { SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { createFingerprints } from './fingerprints.ts';
import { inertText } from './inert-text.ts';
import { lineLocation } from './location.ts';
import { renderOwnRule } from './own-rule.ts';

const MAX_NAME_LENGTH = 200;

/** It must never change, because code scanning identifies alerts by it. */
const RULE_ID = fullRuleId('unattacked-model');

/** Renders the rule of models that no analysis takes. */
export function unattackedRule(): ReportingDescriptor {
  return renderOwnRule({
    rule: 'unattacked-model',
    name: 'UnattackedModel',
    level: 'warning',
    title: 'A model that nothing attacks',
    what:
      'The repository has a model that an analysis could take, and no analysis takes it. Its file was scanned, but how it ' +
      'withstands attacks is unknown.',
    actions: [
      'Add the model to the config file; the log and the summary of the run have the lines to paste.',
      'If the file is another form of a model that is attacked, name it in `covers` of that model.',
      'If it need not be attacked, accept it in `accept` of the config file, with a reason.',
    ],
  });
}

/**
 * Renders the models that no analysis takes: warnings, or errors if the config file requires attacks.
 * @param ruleIndex where {@link unattackedRule} is among the rules of the SARIF run
 */
export function unattackedResults(
  supplyChain: SupplyChainOutcome | undefined,
  fallbackFile: string,
  ruleIndex: number,
): Result[] {
  const level = supplyChain?.requiresAttacked === true ? 'error' : 'warning';
  return (supplyChain?.unattacked ?? []).map(({ path }) => ({
    ruleId: RULE_ID,
    ruleIndex,
    kind: 'fail',
    level,
    message: {
      text: `${inertText(path, MAX_NAME_LENGTH)} was not attacked. The log and the job summary say what to do.`.trim(),
    },
    locations: [lineLocation(path, fallbackFile)],
    ...createFingerprints(createFingerprint([RULE_ID, path])),
  }));
}
