/** What the inputs of a task are. */
export const INPUT_KINDS = {
  'image-classification': 'pictures',
  'tabular-classification': 'rows',
  'tabular-regression': 'rows',
  'time-series-forecasting': 'windows',
} as const;

/** What models of a task answer with. */
export const ANSWER_KINDS = {
  'image-classification': 'classification',
  'tabular-classification': 'classification',
  'tabular-regression': 'values',
  'time-series-forecasting': 'values',
} as const;
