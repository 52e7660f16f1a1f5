import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgeJob } from '../../support/judged-job.ts';
import {
  type AttackDescriptor,
  type Attack,
  ATTACKS,
  DESCRIPTORS,
} from '@model-security-scan/engine/catalog';
import { isObject } from '@model-security-scan/common/json';
import { readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';

/** A poisoning job at its end, as JSON text, with any JSON value as its score. */
function ended(...scores: readonly string[]): unknown {
  const stages =
    '"ModelExploration_Status": "completed", "SanityCheck_Status": "passed", "VunerabilityEngine_Status": "completed"';
  const answer: unknown = JSON.parse(`{${[stages, ...scores].join(', ')}}`);
  return answer;
}

function kindWith(threshold: number, ...scores: readonly string[]): string {
  return judgeJob('poisoning', readJobStatus(ended(...scores), 'poisoning'), threshold).kind;
}

describe('the score of a job that has ended', () => {
  it.each([
    ['0', 0],
    ['0.5', 0.5],
    ['1', 1],
    ['1e2', 100],
    ['-0', 0],
    ['"0.5"', 0.5],
    ['" 0.5 "', 0.5],
    ['"0"', 0],
    ['"1e-7"', 1e-7],
    ['"1E2"', 100],
    ['123456789.25', 123456789.25],
    ['{"value": 0.5}', 0.5],
    ['[0.5]', 0.5],
  ])('%s is a number', (score, expected) => {
    expect(readJobStatus(ended(`"VulnerabiltyScore": ${score}`), 'poisoning')?.score).toEqual(expected);
  });

  it.each([
    ...[
      '"abc"',
      '"NaN"',
      '"Infinity"',
      '"-Infinity"',
      '"0x10"',
      '"0b1"',
      '"1e400"',
      '"1,5"',
      '"0.5%"',
      '".5"',
    ],
    ...['"-1"', '-1', '-0.0001', '1e400', '-1e400', 'true', 'false', '{"value": "x"}', '[0, 1]', '"[0]"'],
    ...['"0 0"', '"٣"', '"none"', '"null"', '"1_0"', '"+1"'],
  ])('%s is no score, and nothing passes with it', (score) => {
    expect(readJobStatus(ended(`"VulnerabiltyScore": ${score}`), 'poisoning')?.score).toHaveProperty('said');
    for (const threshold of [0, 1, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(kindWith(threshold, `"VulnerabiltyScore": ${score}`)).toBe('undecided');
    }
  });

  it.each(['null', '""', '"  "', '"na"', '"NA"', '{}', '[]'])('%s says that there is none', (score) => {
    expect(readJobStatus(ended(`"VulnerabiltyScore": ${score}`), 'poisoning')?.score).toBe('absent');
    expect(kindWith(1, `"VulnerabiltyScore": ${score}`)).toBe('undecided');
    expect(kindWith(1, `"VulnerabiltyScore": ${score}`, '"VulnerabilityScore": 0.5')).toBe('passed');
  });

  it('counts in either spelling, but not if two spellings differ', () => {
    expect(kindWith(0.5, '"VulnerabilityScore": 0.5')).toBe('passed');
    expect(kindWith(0.5, '"VulnerabilityScore": 0.6')).toBe('vulnerable');
    expect(kindWith(0.5, '"VulnerabiltyScore": 0.5', '"VulnerabilityScore": "0.50"')).toBe('passed');
    expect(kindWith(0.5, '"VulnerabiltyScore": 0.1', '"VulnerabilityScore": 0.2')).toBe('undecided');
    expect(kindWith(0.5, '"VulnerabiltyScore": 0.1', '"VulnerabilityScore": "x"')).toBe('undecided');
  });

  it.each([
    [0, 0, 'passed'],
    [Number.MIN_VALUE, 0, 'vulnerable'],
    [0.3, 0.3, 'passed'],
    [0.1 + 0.2, 0.3, 'vulnerable'],
    [0.29999999999999993, 0.3, 'passed'],
    [1, 0.9999999, 'vulnerable'],
    [0, Number.NaN, 'vulnerable'],
    [0, -1, 'vulnerable'],
  ])('%d at a threshold of %d: %s', (score, threshold, expected) => {
    expect(kindWith(threshold, `"VulnerabiltyScore": ${JSON.stringify(score)}`)).toBe(expected);
  });
});

const PASSING_STAGES: Readonly<Record<AttackDescriptor['stages'], readonly string[]>> = {
  defence: ['ModelExploration', 'SanityCheck', 'QueryGenerator', 'Engine'],
  engine: ['ModelExploration', 'SanityCheck', 'Engine'],
  sanity: ['SanityCheck'],
};
const KNOWN = [
  'ModelExploration_Status',
  'SanityCheck_Status',
  'QueryGenerator_Status',
  'VunerabilityEngine_Status',
  'VulnerabilityEngine_Status',
  'DefenseReport_Status',
  'SupplyChainStatus',
];

/** The conditions of a pass, written a second time (observed publicly; docs/design.md, rule 1). */
function mayPass(attack: Attack, answer: unknown, threshold: number): boolean {
  if (!isObject(answer)) return false;
  const plain = (value: unknown): string => (typeof value === 'string' ? word(value) : JSON.stringify(value));
  const word = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '?');
  const stages = Object.entries(answer)
    .filter(([name, value]) => name.endsWith('Status') && name !== 'CurrentStatus' && value !== null)
    .map(([name, value]) => ({ name, state: word(value) }));
  const allowed = ['na', 'inprogress', 'completed', 'passed'];
  if (stages.length === 0 || stages.some(({ state }) => !allowed.includes(state))) return false;
  if (stages.some(({ name, state }) => !KNOWN.includes(name) && state !== 'na')) return false;
  const last = DESCRIPTORS[attack].stages;
  for (const stage of PASSING_STAGES[last]) {
    const spellings = stages.filter(({ name }) =>
      stage === 'Engine'
        ? name.endsWith('Engine_Status') && KNOWN.includes(name)
        : name === `${stage}_Status`,
    );
    const good = last === 'sanity' ? ['passed'] : ['completed', 'passed'];
    if (spellings.length === 0 || spellings.some(({ state }) => !good.includes(state))) return false;
  }
  if (last === 'defence') {
    const isUntriggered = /defen[cs]e generation is not triggered/iu.test(String(answer['CurrentStatus']));
    if (word(answer['DefenseReport_Status']) !== 'completed' && !isUntriggered) return false;
  }
  const scores = ['VulnerabiltyScore', 'VulnerabilityScore']
    .map((name) => answer[name])
    .filter((score) => !['', 'na', 'null', '{}', '[]'].includes(plain(score ?? null)));
  if (scores.length === 0) return last === 'sanity';
  return scores.every(
    (score) => Number.isFinite(Number(score)) && Number(score) >= 0 && Number(score) <= threshold,
  );
}

const state = fc.constantFrom<unknown[]>(
  'completed',
  'completed',
  'passed',
  'na',
  'inprogress',
  'failed',
  null,
  'odd',
  1,
);
const score = fc.constantFrom<unknown[]>(0, '0', 0.4, '0.5', 0.6, 'abc', null, '', -1, '0x0', {}, [], true);
const statusAnswer = fc.record(
  {
    ...Object.fromEntries(
      KNOWN.map((name) => [name, fc.oneof({ weight: 4, arbitrary: fc.constant('passed') }, state)]),
    ),
    Later_Status: fc.oneof({ weight: 9, arbitrary: fc.constant('na') }, state),
    DefenseReport_Status: fc.oneof(fc.constant('completed'), state),
    CurrentStatus: fc.constantFrom<unknown[]>(
      'Defense generation is not triggered',
      'completed',
      '',
      null,
      7,
    ),
    VulnerabiltyScore: fc.oneof({ weight: 3, arbitrary: fc.constant(0.4) }, score),
    VulnerabilityScore: fc.oneof({ weight: 3, arbitrary: fc.constant('na') }, score),
  },
  { requiredKeys: ['CurrentStatus'] },
);

describe('a pass', () => {
  it('needs every one of its conditions', () => {
    const passes: Record<string, number> = {};
    const threshold = fc.constantFrom(0, 0.4, 0.5, 1, Number.NaN);
    fc.assert(
      fc.property(fc.constantFrom(...ATTACKS), statusAnswer, threshold, (attack, answer, limit) => {
        if (judgeJob(attack, readJobStatus(answer, attack), limit).kind !== 'passed') return;
        passes[attack] = (passes[attack] ?? 0) + 1;
        expect(mayPass(attack, answer, limit)).toBe(true);
      }),
      { numRuns: 5000 },
    );
    // The property proves nothing if nothing passes.
    expect(Object.keys(passes).sort()).toEqual([...ATTACKS].sort());
  });

  it('never comes of any other JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ATTACKS), fc.jsonValue(), (attack, answer) => {
        const { kind } = judgeJob(attack, readJobStatus(answer, attack), 1);
        expect(kind === 'passed' && !mayPass(attack, answer, 1)).toBe(false);
      }),
    );
  });
});
