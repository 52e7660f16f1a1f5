import { describe, expect, it } from '@jest/globals';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { EndedFinding } from '../../../src/facts/analysis-finding.ts';
import type { Minimums } from '../../../src/facts/policy/requirements.ts';
import { judge } from '../../../src/decide/judge-analysis.ts';
import { accuracyFault, raisedNotices, raiseToMinimum } from '../../../src/decide/policy/apply-minimum.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { localSpec } from '../../support/sample-gate.ts';

const MINIMUMS: Minimums = {
  all: { samples: 50, queries: 1000, accuracy: 0.6 },
  tasks: new Map([['image-classification', { samples: 100, eps: 0.01 }]]),
};

/** An evasion of pictures with these settings. */
function evasion(settings: Readonly<Record<string, number>>): AnalysisSpec {
  return localSpec('digits', 'evasion', { local: { settings, threshold: 0.5 } });
}

function withQueries(spec: AnalysisSpec, queries: string): AnalysisSpec {
  return { ...spec, fields: { ...spec.fields, number_of_attack_queries: queries } };
}

describe('the minimum of a config file', () => {
  it('raises what is smaller, by the values of the task', () => {
    const { spec, changes } = raiseToMinimum(evasion({ samples: 20, eps: 0.001, seed: 3 }), MINIMUMS);
    expect(spec.local).toEqual({ settings: { samples: 100, eps: 0.01, seed: 3 }, threshold: 0.5 });
    expect(spec.minimumAccuracy).toBe(0.6);
    expect(changes).toEqual(['samples 20 -> 100', 'eps 0.001 -> 0.01']);
  });

  const queried = (queries: string): AnalysisSpec => withQueries(sampleSpec('digits', 'extraction'), queries);
  it.each<[AnalysisSpec, Minimums | undefined]>([
    [evasion({ samples: 200, eps: 0.01 }), MINIMUMS],
    [queried('1000'), MINIMUMS],
    [queried('2000'), MINIMUMS],
    [queried('10'), { all: {}, tasks: new Map() }],
    [queried('10'), undefined],
  ])('leaves what is enough: %#', (spec, minimums) => {
    const accuracy = minimums?.all.accuracy;
    const expected = { ...spec, ...(accuracy === undefined ? {} : { minimumAccuracy: accuracy }) };
    expect(raiseToMinimum(spec, minimums)).toEqual({ spec: expected, changes: [] });
  });

  it('binds what the attack chooses if it is not given', () => {
    const { spec, changes } = raiseToMinimum(evasion({}), MINIMUMS);
    expect(spec.local).toEqual({ settings: {}, least: { samples: 100, eps: 0.01 }, threshold: 0.5 });
    expect(changes).toEqual(['samples at least 100', 'eps at least 0.01']);
  });

  it('raises the queries, also of a service, and nothing that the analysis does not take', () => {
    const local = raiseToMinimum(withQueries(localSpec('digits', 'extraction'), '10'), MINIMUMS);
    expect(local.spec.fields.number_of_attack_queries).toBe('1000');
    expect(local.spec.local).toEqual(localSpec('digits', 'extraction').local);
    expect(local.changes).toEqual(['number_of_attack_queries 10 -> 1000']);

    const sent = raiseToMinimum(withQueries(sampleSpec('digits', 'extraction'), '10'), MINIMUMS);
    expect(sent.spec.fields.number_of_attack_queries).toBe('1000');
    expect(sent.spec.local).toBeUndefined();
    expect(raiseToMinimum(sampleSpec('digits', 'evasion'), MINIMUMS).changes).toEqual([]);
  });

  it('is said once for all analyses with the same changes', () => {
    const raised = Array.from({ length: 7 }, (_unused, index) => {
      const spec = { ...evasion({ samples: 20 }), name: `m${String(index)}/evasion` };
      return raiseToMinimum(spec, { all: { samples: 100 }, tasks: new Map() });
    });
    expect(raisedNotices(raised)).toMatchSnapshot();
    const [spec] = [evasion({})];
    const many = Array.from({ length: 22 }, (_unused, index) => ({
      spec,
      changes: [`eps ${String(index)}`],
    }));
    expect(raisedNotices(many.slice(0, 20)).at(-1)).toContain('eps 19');
    expect(raisedNotices(many).slice(19)).toEqual([
      expect.stringContaining('eps 19'),
      expect.stringContaining('2 other changes'),
    ]);
    expect(raisedNotices([raiseToMinimum(evasion({ samples: 100 }), { all: {}, tasks: new Map() })])).toEqual(
      [],
    );
  });
});

describe('the least accuracy', () => {
  it('counts where an accuracy is known', () => {
    expect(accuracyFault(undefined, 0.6)).toBeUndefined();
    expect(accuracyFault(0.5, undefined)).toBeUndefined();
    expect(accuracyFault(0.6, 0.6)).toBeUndefined();
    expect(accuracyFault(0.5999, 0.6)).toContain('0.5999, below 0.6');
    expect(accuracyFault(Number.NaN, 0.6)).toBeDefined();
  });

  it('takes a pass away, but no finding', () => {
    const score = { value: 0.3, low: 0.2, high: 0.4 };
    const summary = { jobId: '', model: 'digits', task: 'image-classification', attack: 'evasion' } as const;
    const finding: EndedFinding = {
      kind: 'ended',
      score: 0.3,
      report: {
        summary: { ...summary, runtime: 'r', engineVersion: '1', files: [], isBgr: false },
        result: {
          ...{ score, bound: 'lower', meaning: '', cutShort: false, limits: [], queries: 1, seconds: 1 },
          ...{ accuracy: 0.4, figures: {}, evidence: [] },
          method: { name: '', formula: '', sources: [] },
        },
      },
    };
    expect(judge(finding, 0.5).kind).toBe('passed');
    expect(judge(finding, 0.5, 0.4).kind).toBe('passed');
    expect(judge(finding, 0.5, 0.6)).toMatchObject({
      kind: 'not-tested',
      why: expect.stringContaining('0.4, below 0.6'),
    });
    expect(judge(finding, 0.2, 0.6)).toEqual({ kind: 'vulnerable', score: 0.3 });
    expect(judge({ ...finding, cutShort: 'run' }, 0.5, 0.6).kind).toBe('cut-short');
  });
});
