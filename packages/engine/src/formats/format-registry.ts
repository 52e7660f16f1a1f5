import { lightgbm } from './lightgbm-format.ts';
import type { ModelFormat } from './model-format.ts';
import { onnx } from './onnx-format.ts';
import { xgboost } from './xgboost-format.ts';

/** The formats that are recognised by a mark of their own. */
export const MARKED_FORMATS: readonly ModelFormat[] = [xgboost, lightgbm];

/** What a file is taken for that has no mark, and that is no format of which it is known how to convert it. */
export const UNMARKED_FORMAT: ModelFormat = onnx;
