/** What a Python function is given: lists of rows, an array of NumPy, or a frame of pandas. */
export const PYTHON_INPUTS = ['lists', 'numpy', 'pandas'] as const;
type PythonInput = (typeof PYTHON_INPUTS)[number];

/** A Python function that answers as the model. */
export interface PythonFunction {
  /** `package.module:function`, checked by `isFunctionName`. */
  readonly function: string;
  /** Absent: arrays of NumPy, and lists for tables with text. */
  readonly input?: PythonInput;
  /** `package.module:function`: gives the gradient of what `function` returns. */
  readonly gradient?: string;
}

const LONGEST_NAME = 200;
const IDENTIFIER = String.raw`[\p{ID_Start}_]\p{ID_Continue}*`;
const FUNCTION_NAME = new RegExp(String.raw`^${IDENTIFIER}(?:\.${IDENTIFIER})*:${IDENTIFIER}$`, 'u');

/** True for `package.module:function`. A path, a call or an expression is none. */
export function isFunctionName(text: string): boolean {
  return text.length <= LONGEST_NAME && FUNCTION_NAME.test(text);
}
