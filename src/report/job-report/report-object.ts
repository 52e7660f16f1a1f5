import { methodVersion } from '@model-security-scan/engine/catalog';
import { type AttackResult, ROBUSTNESS } from '@model-security-scan/engine/results';
import { named } from '@model-security-scan/common/schema/schema';
import {
  count,
  described,
  figure,
  FLAG,
  FLOATS,
  IF_TRUE,
  inFile,
  listOf,
  numeral,
  object,
  ofKind,
  optional,
  text,
} from '@model-security-scan/common/schema/values';
import {
  ACCESS,
  BOUND,
  CLASSES_IN_FILE,
  classesInFile,
  NOT_TESTED,
} from '../../facts/results/result-forms.ts';
import { JOB, type JobSummary } from '../../facts/job/job-summary.ts';
import { type Plain, writeDeclared } from '../write-declared.ts';
import { constant, NULLABLE, nullable, NUMBER } from '../../core/file-keys.ts';

const NUMBERS = named('numbers', { ...FLOATS, json: { type: 'array', items: NUMBER.json } });
const SHAPE = listOf(count());
const CELL = { ...figure(Infinity), json: { type: ['string', 'number', 'null'] } };

const EVIDENCE = {
  pairs: object(
    'pairs',
    {
      kind: constant('pairs'),
      title: text(),
      shape: SHAPE,
      distance_name: optional(text('What the distances are.')),
      pairs: listOf(
        object('a pair', {
          name: text(),
          before: text('What the model says about the original.'),
          after: text('What the model says after the attack.'),
          distance: NUMBER,
          original: NUMBERS,
          changed: NUMBERS,
        }),
      ),
    },
    'Inputs before and after an attack, as numbers in the units of the model, rounded to six digits.',
  ),
  curve: object('a plot', {
    kind: constant('curve'),
    title: text(),
    x_label: text(),
    y_label: text(),
    is_score: { ...IF_TRUE, json: { description: 'Present if y is the score.', const: true } },
    marks: optional(
      listOf(object('a mark', { at: numeral(), name: text() }), 'Values of x that are marked.'),
    ),
    series: listOf(
      object('a line', {
        name: text(),
        points: listOf(listOf(NUMBER, undefined, { least: 2, most: 2 })),
        band: optional(
          listOf(
            listOf(numeral(), undefined, { least: 3, most: 3 }),
            'The 95 % interval around the line: x, low, high.',
          ),
        ),
      }),
    ),
  }),
  table: object('a table', {
    kind: constant('table'),
    title: text(),
    header: listOf(text()),
    rows: listOf(listOf(CELL)),
    bars: optional(count('The column, counted from 0, that is worth drawing.')),
  }),
  inputs: object(
    'inputs',
    {
      kind: constant('inputs'),
      title: text(),
      shape: SHAPE,
      inputs: listOf(object('an input', { name: text(), note: text(), values: NUMBERS })),
    },
    'Inputs that stand out, as numbers in the units of the model, rounded to six digits.',
  ),
};

const RESULT = object('a result', {
  score: object('a score', { value: NUMBER, low: NUMBER, high: NUMBER }, 'A value with its 95 % interval.'),
  bound: BOUND,
  access: nullable(ACCESS),
  not_tested: NOT_TESTED,
  unearned: nullable(
    text(
      'Why a score at or below the threshold is not a pass, and what would make it one. Null if it is a pass.',
    ),
  ),
  classes: nullable(CLASSES_IN_FILE),
  robustness: nullable(inFile(ROBUSTNESS)),
  meaning: text('What the score says about this model.'),
  cut_short: described(FLAG, 'True if the time or the queries ended the attack before it was complete.'),
  limits: listOf(text(), 'What the score does not say.'),
  queries: NUMBER,
  seconds: NUMBER,
  accuracy: {
    ...described(NUMBER, 'The accuracy of the model before any attack, if labels are known.'),
    ...NULLABLE,
  },
  method: object('a method', {
    version: count('Goes up whenever the same inputs would get another score.'),
    name: text(),
    formula: text(),
    sources: listOf(text()),
  }),
  figures: listOf(
    object('a figure', { name: text(), value: CELL }),
    'Settings that were used and figures beside the score.',
  ),
  evidence: listOf({
    ...ofKind(EVIDENCE),
    json: { anyOf: Object.values(EVIDENCE).map(({ json }) => json) },
    definitions: EVIDENCE.pairs.definitions,
  }),
});

/** The JSON report of a local analysis: what one attack found about one model. */
export const REPORT = object(
  'a report',
  {
    version: { ...count(), json: { description: 'Version of this format.', const: 1 } },
    report: constant('Vulnerability'),
    job: JOB,
    result: RESULT,
  },
  'What one attack found about one model: the JSON reports of analyses with base-url: local.',
);

/** The content of a report as plain data. Text is whole, and unchanged. */
export function reportObject(summary: JobSummary, result: AttackResult): Plain {
  const { classes, figures, method, notTested = [], ...rest } = result;
  return writeDeclared(REPORT, {
    version: 1,
    report: 'Vulnerability',
    job: { ...summary, isBgr: summary.isBgr ?? false },
    result: {
      ...rest,
      notTested,
      method: { ...method, version: Number(methodVersion(summary.task, summary.attack)) },
      ...(classes && { classes: classesInFile(classes) }),
      figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    },
  });
}
