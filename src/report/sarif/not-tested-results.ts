import type { ReportingDescriptor, Result } from 'sarif';
import { createFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import { createFingerprints } from './fingerprints.ts';
import { inertSentence, inertText } from './inert-text.ts';
import { locationOf } from './location.ts';
import { policyProperties } from './policy-properties.ts';
import { renderOwnRule } from './own-rule.ts';

/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 1000;

/** It must never change, because code scanning identifies alerts by it. */
const RULE_ID = fullRuleId('not-tested');

/** Renders the rule of analyses that could judge nothing. */
export function notTestedRule(): ReportingDescriptor {
  return renderOwnRule({
    rule: 'not-tested',
    name: 'NotTested',
    level: 'error',
    title: 'An analysis could not be tested',
    what:
      'What the analysis was given allows no verdict, for example too few inputs, or labels that the model does not match. ' +
      'So nothing is known: the model has not passed.',
    actions: [
      'Give what the message asks for, and run again.',
      'If the analysis makes no sense for this model, remove it from the config file.',
      'If it cannot be tested yet, accept that until a day, with `not-tested: true` under `accept` of the config file.',
    ],
  });
}

/** Renders the analyses that could judge nothing, up to the number that code scanning keeps. */
export function notTestedResults(analyses: readonly AnalysisResult[], fallbackFile: string): Result[] {
  return analyses
    .filter(({ state }) => state === 'not-tested')
    .slice(0, MAX_RESULTS)
    .map((analysis) => notTestedResult(analysis, fallbackFile));
}

function notTestedResult({ spec, message = '', policy }: AnalysisResult, fallbackFile: string): Result {
  const { name, model, attack, task } = spec;
  const shown = inertText(name, MAX_NAME_LENGTH);
  return {
    ruleId: RULE_ID,
    ruleIndex: 0,
    kind: 'fail',
    level: 'error',
    message: {
      text: `${shown === '' ? attack : shown} could not be tested. ${inertSentence(message, MAX_TEXT_LENGTH)}`.trim(),
    },
    locations: [
      {
        ...locationOf(spec.place, fallbackFile),
        logicalLocations: [{ fullyQualifiedName: shown, kind: 'resource' }],
      },
    ],
    ...createFingerprints(createFingerprint([RULE_ID, model, attack])),
    ...policyProperties(policy, false),
    properties: { model: inertText(model, MAX_NAME_LENGTH), attack, task },
  };
}
