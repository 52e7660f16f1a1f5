/**
 * Formats of models that hold numbers and names only: their readers parse them and run nothing. They are recognised so
 * that such a file is not called unknown.
 */
export interface InertModel {
  readonly id: string;
  /** @param name of the file, without folders */
  looksLike(head: Uint8Array, name: string): boolean;
}

const latin1 = (head: Uint8Array, length: number): string =>
  Buffer.from(head.subarray(0, length)).toString('latin1');

/** Inert formats, each by what its files begin with. */
export const INERT_MODELS: readonly InertModel[] = [
  // "learner" is the first key that XGBoost writes; in Universal Binary JSON its length takes eight bytes before it.
  {
    id: 'xgboost-json',
    looksLike: (head) => /^\{\s{0,20}"(?:learner|Config)"\s{0,20}:\s{0,20}\{/u.test(latin1(head, 100)),
  },
  {
    id: 'xgboost-ubj',
    looksLike: (head) =>
      latin1(head, 2) === '{L' &&
      ['learner', 'Config'].some((key) => latin1(head.subarray(10), key.length) === key),
  },
  { id: 'xgboost-binary', looksLike: (head) => latin1(head, 4) === 'binf' },
  { id: 'lightgbm', looksLike: (head) => /^tree\r?\nversion=v\d/u.test(latin1(head, 40)) },
  { id: 'catboost', looksLike: (head) => latin1(head, 4) === 'CBM1' },
  { id: 'ncnn', looksLike: (head, name) => name.endsWith('.param') && latin1(head, 8).startsWith('7767517') },
  { id: 'fasttext', looksLike: (head) => latin1(head, 4) === '\u00ba\u0016\u004f\u002f' },
  { id: 'ggml', looksLike: (head) => ['lmgg', 'tjgg', 'fmgg', 'algg'].includes(latin1(head, 4)) },
  {
    id: 'flax-msgpack',
    looksLike: ([first = 0], name) =>
      name.endsWith('.msgpack') && ((first >= 0x80 && first <= 0x8f) || first === 0xde || first === 0xdf),
  },
];
