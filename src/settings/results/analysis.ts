import { CHECKS, TASKS } from '@model-security-scan/engine/catalog';
import { FAILURE_REASONS } from '../../core/errors.ts';
import { OUTCOMES, ROBUSTNESS, SKILL } from '@model-security-scan/engine/results';
import { nullable, orAbsent, shownText } from '../../core/file-keys.ts';
import { CLASSES, JUDGEMENT } from '../../facts/job/result-forms.ts';
import { ANALYSIS_STATES } from '../../facts/run-outcome.ts';
import { named, type Read } from '@model-security-scan/common/schema/schema';
import {
  checked,
  count,
  inFile,
  listOf,
  numeral,
  object,
  older,
  oneOf,
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

const REASONS = [...FAILURE_REASONS, 'already-scanned'] as const;

/** One analysis of a results file: `already-scanned` as its reason means the result of an earlier analysis of the same content. */
const ALL_OF_IT = object('an analysis', {
  model: text(),
  model_id: text(),
  task: oneOf(TASKS),
  attack: oneOf(CHECKS),
  state: oneOf(ANALYSIS_STATES),
  reason: nullable(
    oneOf(
      REASONS,
      'Why there is no verdict, or vulnerable; a failure reason of the action. Null if nothing went wrong.',
    ),
  ),
  job_id: nullable(text()),
  dashboard_url: nullable(text()),
  threshold: nullable(numeral('The model is vulnerable if its score is above it.')),
  uploads: listOf(UPLOAD),
  reports: listOf(text(), "Paths of the job's reports."),
  ...JUDGEMENT,
  digests: record(text(undefined, SHA256), {
    description: 'The SHA-256 of what was analysed, by its slot, in hexadecimal.',
  }),
  not_tested_why: older(
    orAbsent(
      shownText(
        4096,
        'Why the attack could not test what not_tested names, in sentences. Null if not_tested is empty, or nothing was ' +
          'given to test it with.',
      ),
    ),
  ),
  settings: older(
    orAbsent(
      record(text(), { description: 'The settings of the attack, by their names in the config file.' }),
    ),
  ),
  outcomes: older(orAbsent(OUTCOMES)),
  rows: older(orAbsent(count('The inputs of the data. Null if it is not known.'))),
  classes: older(orAbsent(CLASSES)),
  robustness: older(orAbsent(inFile(ROBUSTNESS))),
  meaning: older(
    orAbsent(
      shownText(4000, 'What was found, in a sentence or more. Null if nothing was, or it is not known.'),
    ),
  ),
  plots: older(listOf(PLOT, 'Plots of what was found, beside that of "robustness".')),
  skill: older(orAbsent(SKILL)),
  label: older(
    orAbsent(
      text(
        'The column of the table, or the file, that the labels of the data are from, or none. Null if the data is no table.',
      ),
    ),
  ),
  warnings: older(
    listOf(
      shownText(4096),
      'What a person should look at although it changes no verdict, such as answers of the model that are random.',
    ),
  ),
});

/** Only local analyses name the version of their method, and their scores are 0 to 1. */
export const ANALYSIS = named(
  'analysis',
  checked(ALL_OF_IT, ({ score, methodVersion }) =>
    methodVersion === undefined || score === undefined || (score >= 0 && score <= 1)
      ? undefined
      : `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`,
  ),
);
/** One analysis of a results file. Its texts are untrusted. */
export type ResultsAnalysis = Read<typeof ANALYSIS>;
