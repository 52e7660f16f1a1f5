import { ATTACKS, TASKS } from '@model-security-scan/engine/catalog';
import { type AttackResult, ROBUSTNESS } from '@model-security-scan/engine/results';
import { named } from '@model-security-scan/common/schema/schema';
import {
  ANY_NUMBER,
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
  oneOf,
  optional,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';
import { ACCESS, BOUND, CLASSES_IN_FILE, classesInFile, NOT_TESTED } from '../../facts/job/result-forms.ts';
import type { JobSummary } from '../../facts/job/job-summary.ts';
import { type Plain, writeDeclared } from '../write-declared.ts';
import { constant, NULLABLE, nullable } from '../../core/file-keys.ts';

const NUMBER = named('number', {
  ...ANY_NUMBER,
  json: { description: 'Null means infinity or NaN.', type: ['number', 'null'] },
});
const NUMBERS = named('numbers', { ...FLOATS, json: { type: 'array', items: NUMBER.json } });
const SHAPE = listOf(count());
const SIDE = numeral(undefined, { isWhole: true, minimum: 1 });
const CELL = { ...figure(Infinity), json: { type: ['string', 'number', 'null'] } };

const JOB = object(
  'a job',
  {
    job_id: text(),
    model: text(),
    task: oneOf(TASKS),
    attack: oneOf(ATTACKS),
    threshold: described(NUMBER, 'A score above it makes the model vulnerable.'),
    verdict: oneOf(
      ['clean', 'vulnerable', 'undecided'],
      'undecided: the attack was cut short below the threshold, which is no pass.',
    ),
    runtime: text('What ran the model.'),
    engine_version: text(),
    note: nullable(text('Where the result comes from, if readers must know.')),
    picture: nullable(
      object(
        'a picture',
        {
          ...{ channels: SIDE, height: SIDE, width: SIDE },
          order: oneOf(
            ['chw', 'hwc'],
            'chw: one plane for each channel; hwc: the channels of each pixel together.',
          ),
        },
        'How the numbers of a picture lie in an input; null if the inputs are no pictures, or their shape tells.',
      ),
    ),
    is_bgr: described(FLAG, 'True if the first channel of a colour picture is blue.'),
    columns: nullable(
      listOf(
        text(),
        'The names of the columns of a table; null if it has no header, or the inputs are no table.',
      ),
    ),
    files: listOf(
      object('a file', {
        slot: text('The artifact that the file is.'),
        name: text(),
        bytes: count(),
        sha256: text(undefined, SHA256),
      }),
    ),
  },
  'What was analysed, and by which program.',
);

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
  const { classes, figures, notTested = [], ...rest } = result;
  return writeDeclared(REPORT, {
    version: 1,
    report: 'Vulnerability',
    job: { ...summary, isBgr: summary.isBgr ?? false },
    result: {
      ...rest,
      notTested,
      ...(classes && { classes: classesInFile(classes) }),
      figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    },
  });
}
