import { checkFrequencies } from '../../../src/attacks/poisoning/labels/label-frequencies.ts';
import { shareWithTrusted } from '../../../src/attacks/poisoning/labels/trusted-judge.ts';
import { describe, expect, it } from '@jest/globals';
import { columnTriggers } from '../../../src/attacks/poisoning/columns/column-triggers.ts';
import type { ColumnSearch } from '../../../src/attacks/poisoning/columns/search-columns.ts';
import { untested } from '../../../src/attacks/poisoning/not-tested.ts';
import type { Verdict } from '../../../src/attacks/poisoning/backdoor-verdict.ts';
import type { TriggerSearch } from '../../../src/attacks/poisoning/triggers/find-trigger.ts';
import { namedLimits } from '../../../src/attacks/poisoning/poisoning-texts.ts';

const NONE = Int32Array.of();
const SEARCH: TriggerSearch = {
  content: { classes: NONE, first: { data: NONE, trusted: NONE }, accuracy: 1 },
  ...{ groups: 0, tried: 0, best: undefined, cutShort: false, agreement: undefined },
};
const UNCONFIRMED: Verdict = {
  finding: 'unconfirmed',
  best: {
    trigger: {
      kind: 'patch',
      ...{ mask: Uint8Array.of(1), values: Float64Array.of(1) },
      suspects: {
        ...{ targets: NONE, label: 1, rows: [0], expected: [], strengths: [], reason: 'apart' },
      },
    },
    success: { value: 0.9, low: 0.8, high: 1 },
    ...{ flipped: 90, scattered: 0, natural: 0, inputs: 100 },
  },
  rows: [],
  clearRows: 4,
};

function limitsOf(
  all: number,
  searched: number,
  search: TriggerSearch | undefined,
  verdict?: Verdict,
): string {
  const notSearched = search === undefined ? 'no trusted data' : undefined;
  return namedLimits(
    { all, labels: all, searched },
    { judged: true, share: { value: 0, low: 0, high: 0.01 } },
    { search, verdict, notSearched },
  ).join('\n');
}

describe('the limits of a search for backdoors', () => {
  it('say how many rows a trigger needs, if one was looked for, and name what was not counted', () => {
    expect(limitsOf(500, 500, SEARCH)).toContain(
      'if 5 or more of the judged rows clearly carry its trigger;',
    );
    expect(limitsOf(60_000, 6000, SEARCH)).toContain('which is about 50 of all rows');
    expect(limitsOf(500, 500, SEARCH, UNCONFIRMED)).toMatch(/90 of 100 .* not counted, because only 4 rows/u);
    expect(limitsOf(500, 500, undefined)).not.toContain('judged rows');
  });
});

const ROWS = { columns: [Float32Array.of(1, 2)], labels: Int32Array.of(1, 0), classes: 2 };
const SHIFTED = {
  ...{ conditions: [{ column: 0, low: 1, high: 1 }], label: 1, carriers: 1, labelled: 1, logChance: -9 },
  ...{ trusted: 0, trustedLabelled: 0, p: 1e-9, isShifted: true, isNatural: false },
};

const END = { search: SEARCH, verdict: undefined, notSearched: undefined };

const BLIND: ColumnSearch = {
  ...{ overRepresented: 0, tried: 0, best: undefined, trigger: undefined, unpaired: 0, cutShort: false },
  fewest: Float64Array.of(Infinity, Infinity),
};

describe('why backdoors were not tested', () => {
  const labels = {
    ...{ issues: [], share: { value: 0, low: 0, high: 0.01 }, judged: true },
    ...{ own: new Float64Array(), joined: new Float64Array(), different: 90 },
    byTrusted: {
      ...{ share: { value: 0, low: 0, high: 0.02 }, error: 0.03 },
      ...{ contradicts: false, isSameKind: true, isBlind: false },
    },
  };

  it.each([
    [
      'there is too little trusted data for values of columns',
      undefined,
      { ...SEARCH, content: undefined, columns: BLIND },
      /^Backdoors could not be told from chance: there is too little universal_data/u,
    ],
    [
      'too few are right',
      { right: 3, count: 50 },
      undefined,
      /it gets 3 of 50 right\. Give more universal_data/u,
    ],
    [
      'the time ended',
      undefined,
      { ...SEARCH, cutShort: true },
      /only in part: the time ended\. Give .* minutes/u,
    ],
  ] as const)('is said beside the part: %s', (_name, notSearched, search, why) => {
    expect(untested(labels, { search, verdict: undefined, notSearched })).toEqual({
      notTested: ['backdoors'],
      notTestedWhy: expect.stringMatching(why),
    });
  });

  it('is left to the part without trusted data, as are labels that only trusted rows can show to be wrong', () => {
    const alone = { ...labels, byTrusted: undefined };
    expect(untested(alone, { search: undefined, notSearched: 'no trusted data' })).toEqual({
      notTested: ['backdoors', 'systematic labels'],
    });
  });

  it('names labels that too few trusted rows can show to be wrong', () => {
    const blind = { ...labels, byTrusted: { ...labels.byTrusted, isBlind: true } };
    expect(untested(blind, END)).toEqual({ notTested: ['systematic labels'] });
    expect(untested(labels, END)).toEqual({});
  });

  it('keeps a run from passing if a pattern makes the model err that hardly any row carries', () => {
    expect(untested(labels, { ...END, verdict: UNCONFIRMED })).toMatchObject({
      notTested: ['backdoors'],
      unearned: expect.stringMatching(/^A pattern makes the model err/u),
    });
  });

  it('keeps a run from passing if trusted rows of another kind contradict the labels, or the model knows nothing of them', () => {
    const contradicts = { ...labels.byTrusted, contradicts: true };
    const against = { ...labels, byTrusted: { ...contradicts, isSameKind: false } };
    expect(untested(against, END).unearned).toMatch(/^Labels of data contradict those of universal_data/u);
    expect(untested({ ...labels, byTrusted: contradicts }, END).unearned).toBeUndefined();
    expect(untested(labels, END, true).unearned).toMatch(/no more often than chance does/u);
  });

  it('keeps a run from passing if more labels are likely wrong than the rows prove', () => {
    const told = (value: number, low: number): string | undefined =>
      untested({ ...labels, share: { value, low, high: 0.3 } }, END).unearned;
    expect(told(0.18, 0.04)).toContain('Most likely 18.0 % of the labels are wrong');
    expect(told(0.14, 0.02)).toBeUndefined();
    // Above the threshold it is a finding.
    expect(told(0.18, 0.12)).toBeUndefined();
  });

  it('keeps a run from passing if trusted data of another kind proves nothing', () => {
    const trigger = columnTriggers(ROWS, ROWS, [SHIFTED])[0];
    const verdict: Verdict = { ...UNCONFIRMED, ...(trigger === undefined ? {} : { columns: trigger }) };
    const told = untested(labels, { ...END, verdict });
    expect(trigger?.kind).toBe('values');
    expect(told).toMatchObject({
      notTested: ['backdoors'],
      unearned: expect.stringContaining('universal_data differs in kind from data'),
    });
  });
});

it.each([
  ['from 0 to the threshold', 0, 0.15, true],
  ['from 0 to more', 0, 0.16, false],
  ['above 0, and narrow', 0.01, 0.2, true],
  ['above 0, and wide', 0.01, 0.22, false],
])(
  'a share of wrong labels by trusted rows %s says how many there are: %d to %d',
  (_what, low, high, judged) => {
    const view = { error: 0, contradicts: false, isSameKind: true, isBlind: false };
    const unknown = { share: { value: 0, low: 0, high: 1 }, judged: false };
    expect(shareWithTrusted(unknown, { ...view, share: { value: low, low, high } }).judged).toBe(judged);
  },
);

it.each<[string, readonly [number, number], readonly [number, number], RegExp | undefined]>([
  [
    'rarer in data',
    [300, 100],
    [100, 100],
    /^Please check: class yes has 25\.0 % .* 50\.0 % .* at least 16\.8 %/u,
  ],
  [
    'more frequent in data',
    [100, 100],
    [300, 100],
    /^Please check: class yes has 50\.0 % .* 25\.0 % .* at least 16\.8 %/u,
  ],
  ['as frequent', [300, 100], [150, 50], undefined],
  ['rarer, in too few trusted rows', [300, 100], [10, 10], undefined],
])('a class that is %s', (_what, [no, yes], [trustedNo, trustedYes], expected) => {
  const labels = (first: number, second: number): Int32Array =>
    Int32Array.from({ length: first + second }, (_label, row) => (row < first ? 0 : 1));
  const said = checkFrequencies(labels(no, yes), labels(trustedNo, trustedYes), ['no', 'yes']);
  expect(said ?? 'nothing').toMatch(expected ?? /^nothing$/u);
});
