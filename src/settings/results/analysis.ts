import { ATTACKS, ACCESSES, BOUNDS, TASKS } from '@model-security-scan/engine/catalog';
import { FAILURE_REASONS } from '@model-security-scan/common/failure-reason';
import {
  CLASS_RATE,
  type ClassRates,
  OUTCOMES,
  ALARM,
  CURVE_POINT,
  type Robustness,
  type SelfCheckFigures,
  SKILL,
} from '@model-security-scan/engine/results';
import { ANALYSIS_STATES } from '../../facts/run-outcome.ts';
import { FINDING_STATES } from '../../facts/policy/policy.ts';
import { named, type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  checked,
  count,
  listOf,
  numeral,
  object,
  older,
  oneOf,
  orNull,
  record,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';
import { present } from '@model-security-scan/common/present';
import { PLOT } from './plot.ts';

/** What of an analysis was sent: it is for people. */
const UPLOAD = object('an upload', {
  slot: text(),
  file: text('Relative to the workspace.'),
  bytes: count(),
  sha256: text('The SHA-256 of the archive that was sent, in hexadecimal.'),
});

const INTERVAL = checked(
  object(
    '"interval"',
    { low: numeral(), high: numeral() },
    'The 95 % interval of the score. Null if it is not known.',
  ),
  ({ low, high }) => (low > high ? '"interval": low is above high' : undefined),
);

const CLASSES: Schema<ClassRates> = then(
  object(
    '"classes"',
    {
      score: oneOf(
        ['mean', 'share'],
        'mean: the score is the mean of the rates; share: it is the share of all inputs.',
      ),
      classes: count(),
      rates: listOf(CLASS_RATE),
    },
    'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.',
  ),
  ({ score, ...rest }) => ({ ...rest, isMean: score === 'mean' }),
);

const SELF_CHECK: Schema<SelfCheckFigures> = then(
  object(
    '"self_check"',
    { planted: orNull(count()), found: orNull(count()), impossible: orNull(text()) },
    'How many of the planted adversarial inputs the attack found, or why none could be planted. Null if the attack needs ' +
      'no check: it proves what it says.',
  ),
  ({ planted, found, impossible }, tree, reporter) => {
    if (impossible !== null) return { impossible };
    if (planted !== null && found !== null && found <= planted) return { planted, found };
    reporter.report(tree.span, '"self_check" has neither "planted" and "found" nor "impossible"');
    return undefined;
  },
);

const ROBUSTNESS: Schema<Robustness> = then(
  object(
    '"robustness"',
    {
      eps: numeral('The eps of the score.'),
      median_eps: orNull(
        numeral(
          'The median of the smallest eps at which an input fell, over all inputs attacked. Found by an attack, so an upper ' +
            'bound on the true one. Null if fewer than half of them fell anywhere.',
        ),
      ),
      curve: listOf(
        CURVE_POINT,
        'The share of the inputs that fell within each eps, from small to large. Each is a lower bound.',
      ),
      peeled: listOf(
        text(),
        'What was taken off the end of the model to reach its scores, from the answer backwards.',
      ),
      self_check: orNull(SELF_CHECK),
      alarms: listOf(ALARM, 'Signs that the attack may see less than is there.'),
    },
    'How far inputs must be changed until the model gives another class, and how strong the attack was that looked for it. ' +
      'Null if the attack changes no inputs, or it is not known.',
  ),
  ({ medianEps, selfCheck, ...rest }) => ({
    ...rest,
    ...present({ medianEps, selfCheck }),
  }),
);

const REASONS = [...FAILURE_REASONS, 'already-scanned'] as const;

/** One analysis of a results file: `already-scanned` as its reason means the result of an earlier analysis of the same content. */
const ALL_OF_IT = object('an analysis', {
  model: text(),
  model_id: text(),
  task: oneOf(TASKS),
  attack: oneOf(ATTACKS),
  state: oneOf(ANALYSIS_STATES),
  reason: orNull(
    oneOf(
      REASONS,
      'Why there is no verdict, or vulnerable; a failure reason of the action. Null if nothing went wrong.',
    ),
  ),
  job_id: orNull(text()),
  dashboard_url: orNull(text()),
  score: orNull(numeral()),
  threshold: orNull(numeral('The model is vulnerable if its score is above it.')),
  uploads: listOf(UPLOAD),
  reports: listOf(text(), "Paths of the job's reports."),
  finding: orNull(
    oneOf(
      FINDING_STATES,
      'What the policy decided: only a new finding fails the check. Null if there is no finding.',
    ),
  ),
  why: orNull(text('Why the finding fails the check, or why not. Without a verdict, the cause.')),
  interval: orNull(INTERVAL),
  method_version: orNull(
    text(
      'The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.',
    ),
  ),
  digests: record(text(undefined, SHA256), {
    description: 'The SHA-256 of what was analysed, by its slot, in hexadecimal.',
  }),
  bound: older(
    orNull(
      oneOf(
        BOUNDS,
        'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
          'estimate, the true value may lie on either side. Null if it is not known.',
      ),
    ),
  ),
  access: older(orNull(oneOf(ACCESSES, 'How the attack saw the model. Null if it is not known.'))),
  not_tested: older(
    listOf(text(), 'The parts of the analysis that could not be tested: the score judges the rest.'),
  ),
  not_tested_why: older(
    orNull(
      text(
        'Why the attack could not test what not_tested names, in sentences. Null if not_tested is empty, or nothing was ' +
          'given to test it with.',
      ),
    ),
  ),
  settings: older(
    orNull(record(text(), { description: 'The settings of the attack, by their names in the config file.' })),
  ),
  outcomes: older(orNull(OUTCOMES)),
  rows: older(orNull(count('The inputs of the data. Null if it is not known.'))),
  classes: older(orNull(CLASSES)),
  robustness: older(orNull(ROBUSTNESS)),
  meaning: older(
    orNull(text('What was found, in a sentence or more. Null if nothing was, or it is not known.')),
  ),
  plots: older(listOf(PLOT, 'Plots of what was found, beside that of "robustness".')),
  skill: older(orNull(SKILL)),
  label: older(
    orNull(
      text(
        'The column of the table, or the file, that the labels of the data are from, or none. Null if the data is no table.',
      ),
    ),
  ),
  warnings: older(
    listOf(
      text(),
      'What a person should look at although it changes no verdict, such as answers of the model that are random.',
    ),
  ),
});

/** Only local analyses name the version of their method, and their scores are 0 to 1. */
export const ANALYSIS = named(
  'analysis',
  checked(ALL_OF_IT, ({ score, methodVersion }) =>
    methodVersion === null || score === null || (score >= 0 && score <= 1)
      ? undefined
      : `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`,
  ),
);
/** One analysis of a results file. Its texts are untrusted. */
export type ResultsAnalysis = Read<typeof ANALYSIS>;
