import type { InertFormat } from '../content-format.ts';

const INERT = { kind: 'inert', isModel: true, isDistinct: false } as const;

const latin1 = (head: Uint8Array, length: number): string =>
  Buffer.from(head.subarray(0, length)).toString('latin1');

/**
 * Formats of models that hold numbers and names only: their readers parse them and run nothing. They are recognised, each
 * by what its files begin with, so that such a file is not called unknown.
 */
export const inertModels: readonly InertFormat[] = [
  // "learner" is the first key that XGBoost writes; in Universal Binary JSON its length takes eight bytes before it.
  {
    ...INERT,
    id: 'xgboost-json',
    looksLike: (head) => /^\{\s{0,20}"(?:learner|Config)"\s{0,20}:\s{0,20}\{/u.test(latin1(head, 100)),
  },
  {
    ...INERT,
    id: 'xgboost-ubj',
    extensions: ['ubj'],
    looksLike: (head) =>
      latin1(head, 2) === '{L' &&
      ['learner', 'Config'].some((key) => latin1(head.subarray(10), key.length) === key),
  },
  { ...INERT, id: 'xgboost-binary', extensions: ['bst'], looksLike: (head) => latin1(head, 4) === 'binf' },
  {
    ...INERT,
    id: 'lightgbm',
    extensions: ['lgb'],
    looksLike: (head) => /^tree\r?\nversion=v\d/u.test(latin1(head, 40)),
  },
  { ...INERT, id: 'catboost', extensions: ['cbm'], looksLike: (head) => latin1(head, 4) === 'CBM1' },
  {
    ...INERT,
    id: 'ncnn',
    looksLike: (head, _, name) => name.endsWith('.param') && latin1(head, 8).startsWith('7767517'),
  },
  { ...INERT, id: 'fasttext', looksLike: (head) => latin1(head, 4) === '\u00ba\u0016\u004f\u002f' },
  {
    ...INERT,
    id: 'ggml',
    extensions: ['ggml'],
    looksLike: (head) => ['lmgg', 'tjgg', 'fmgg', 'algg'].includes(latin1(head, 4)),
  },
  {
    ...INERT,
    id: 'flax-msgpack',
    looksLike: ([first = 0], _, name) =>
      name.endsWith('.msgpack') && ((first >= 0x80 && first <= 0x8f) || first === 0xde || first === 0xdf),
  },
];
