import { readLightgbm } from '../trees/lightgbm-model.ts';
import type { ModelFormat } from './model-format.ts';
import { readNative } from './native-format.ts';

export const lightgbm: ModelFormat = {
  matches: (content) => /^tree\r?\nversion=v\d/u.test(content.toString('latin1', 0, 40)),
  read: (content) => readNative({ kind: 'trees', ...readLightgbm(content) }, 'LightGBM'),
};
