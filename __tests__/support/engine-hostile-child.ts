/**
 * The entry of a child process that a hostile model has taken over: it sends what it likes. The field `attack_type` of the
 * request says what.
 */

const SCORE = { value: 0, low: 0, high: 1 };
const RESULT = {
  score: SCORE,
  meaning: 'x',
  cutShort: false,
  limits: [],
  queries: 0,
  seconds: 0,
  method: { version: 1, name: '', formula: '', sources: [] },
  figures: {},
  evidence: [],
  defences: [],
};

function tell(message: unknown): void {
  process.send?.(message);
}

function sparse(): unknown[] {
  const list: unknown[] = [];
  list.length = 2 ** 32 - 1;
  return list;
}

const TRICKS: Readonly<Record<string, () => void>> = {
  'a result that is none': () => {
    tell({ kind: 'result', result: { score: { value: 0, low: 0, high: 0 } }, runtime: 'wasm' });
  },
  'a score that is no number': () => {
    tell({ kind: 'result', result: { ...RESULT, score: { ...SCORE, value: Number.NaN } }, runtime: 'wasm' });
  },
  'a list of four billion items': () => {
    tell({ kind: 'result', result: { ...RESULT, evidence: sparse() }, runtime: 'wasm' });
  },
  'another kind': () => {
    tell({ kind: 'exit', code: 0 });
  },
  'no object': () => {
    tell('hello');
  },
  'a flood': () => {
    for (let index = 0; index < 1000; index += 1) tell({ kind: 'alive' });
    setImmediate(() => TRICKS['a flood']?.());
  },
  'questions without end': () => {
    for (let id = 0; id < 1000; id += 1) tell({ kind: 'ask-endpoint', id, body: '' });
  },
};

process.on('message', (message: { readonly job?: { readonly fields: Readonly<Record<string, string>> } }) => {
  TRICKS[message.job?.fields['attack_type'] ?? '']?.();
});
