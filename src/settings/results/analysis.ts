import { CHECKS, ACCESSES, BOUNDS, TASKS } from '@model-security-scan/engine/catalog';
import { FAILURE_REASONS } from '../../core/errors.ts';
import {
  CLASS_RATE,
  type ClassRates,
  OUTCOMES,
  ROBUSTNESS,
  SKILL,
} from '@model-security-scan/engine/results';
import { ANALYSIS_STATES } from '../../facts/run-outcome.ts';
import { FINDING_STATES } from '../../facts/policy/policy.ts';
import { named, type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  checked,
  count,
  inFile,
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

const REASONS = [...FAILURE_REASONS, 'already-scanned'] as const;

/** One analysis of a results file: `already-scanned` as its reason means the result of an earlier analysis of the same content. */
const ALL_OF_IT = object('an analysis', {
  model: text(),
  model_id: text(),
  task: oneOf(TASKS),
  attack: oneOf(CHECKS),
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
  robustness: older(orNull(inFile(ROBUSTNESS))),
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
