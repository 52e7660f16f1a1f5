import type { Task } from '../../core/attack-table.ts';
import { type PictureSteps, type Preprocessing, PREPROCESSING_NAMES } from '../../core/preprocessing.ts';
import type { ConfigRules } from './config-rules.ts';
import type { Diagnostics } from './diagnostics.ts';
import { onlyLocal } from './engine-settings.ts';
import { readText } from './forms.ts';
import { pickKeys } from './keys.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import type { Entry, Tree } from './tree.ts';

const STEPS = ['resize', 'crop', 'mean', 'std'] as const;
type Step = (typeof STEPS)[number];

/** How a number of a step is written, what it must be, and how many there may be. */
interface StepForm {
  readonly form: RegExp;
  readonly isRight: (number: number) => boolean;
  readonly most: number;
  readonly expected: string;
}

const MOST_PIXELS = 8192;
const SIDE: StepForm = {
  form: /^\d{1,5}$/u,
  isRight: (number) => number >= 1 && number <= MOST_PIXELS,
  most: 2,
  expected: `a whole number of pixels up to ${String(MOST_PIXELS)}, such as 224, or a height and a width, such as [224, 320]`,
};
const DECIMAL = /^-?(?:\d{1,6}(?:\.\d{1,15})?|\.\d{1,15})$/u;
const FORMS: Readonly<Record<Step, StepForm>> = {
  resize: SIDE,
  crop: SIDE,
  mean: {
    form: DECIMAL,
    isRight: () => true,
    most: 4,
    expected: 'a number for each channel, of values from 0 to 1, such as [0.485, 0.456, 0.406]',
  },
  std: {
    form: DECIMAL,
    isRight: (number) => number > 0,
    most: 4,
    expected: 'a number above 0 for each channel, of values from 0 to 1, such as [0.229, 0.224, 0.225]',
  },
};

const EXPECTED = `${PREPROCESSING_NAMES.join(', ')}, or a mapping such as { resize: 256, crop: 224, mean: [0.5], std: [0.5] }`;

/** Reads `preprocessing` of a model: what is done to pictures before the model sees them. A service does not take it. */
export function readPreprocessing(
  entry: Entry | undefined,
  { rules, task }: { readonly rules: ConfigRules; readonly task: Task | undefined },
  diagnostics: Diagnostics,
): Preprocessing | undefined {
  if (entry === undefined) return undefined;
  if (!rules.mayDescribeModel) diagnostics.report(entry.keySpan, onlyLocal('preprocessing'));
  if (task !== undefined && task !== 'image-classification') {
    diagnostics.report(entry.keySpan, `${task} takes no "preprocessing": it is for pictures. Remove it.`);
  }
  const { value } = entry;
  if (value.kind === 'mapping') return readSteps(value.entries, entry, diagnostics);
  const text = readText(value);
  if (typeof text !== 'string') {
    diagnostics.reportMismatch(value, '"preprocessing"', EXPECTED, text.found);
    return undefined;
  }
  const name = PREPROCESSING_NAMES.find((known) => known === text);
  if (name === undefined) {
    const meant = suggestion(nearest(text, PREPROCESSING_NAMES));
    diagnostics.report(value.span, `there is no preprocessing ${quoted(text)}${meant} Expected ${EXPECTED}.`);
  }
  return name;
}

function readSteps(
  entries: readonly Entry[],
  { keySpan }: Entry,
  diagnostics: Diagnostics,
): PictureSteps | undefined {
  const picked = pickKeys(entries, STEPS, '"preprocessing"', diagnostics);
  if (entries.length === 0) diagnostics.report(keySpan, `"preprocessing" is empty. Expected ${EXPECTED}.`);
  const steps: Partial<Record<Step, readonly number[]>> = {};
  for (const [name, { value }] of picked) {
    const numbers = readNumbers(name, value, diagnostics);
    if (numbers !== undefined) steps[name] = numbers;
  }
  return steps;
}

function readNumbers(name: Step, value: Tree, diagnostics: Diagnostics): readonly number[] | undefined {
  const { form, isRight, most, expected } = FORMS[name];
  const items = value.kind === 'list' ? value.items : [value];
  const numbers = items.map((item) => {
    const text = readText(item);
    return typeof text === 'string' && form.test(text.trim()) ? Number(text) : Number.NaN;
  });
  if (numbers.length > 0 && numbers.length <= most && numbers.every(isNumber(isRight))) return numbers;
  diagnostics.reportMismatch(value, `"${name}" of "preprocessing"`, expected);
  return undefined;
}

function isNumber(isRight: StepForm['isRight']): (number: number) => boolean {
  return (number) => Number.isFinite(number) && isRight(number);
}
