import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { at, isObject } from '../../../src/core/json.ts';
import type { Outcome } from '../../../src/facts/outcome.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { readBaselineText } from '../../../src/settings/results/baseline.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../schema/results.schema.json', import.meta.url), 'utf8'),
);
if (!isObject(schema)) throw new Error('The schema is an object.');
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

describe('how the attack ended for each input', () => {
  const outcomes = { inputs: 'AwU=', fell: 'Ag==', distances: 'gJA=', eps: 0.1, queries: 1200 };
  const withOutcomes = (inputs: string, count = 1): Outcome => {
    const results = Array.from({ length: count }, (_unused, index) =>
      resultOf(localSpec(`digits-${String(index)}`, 'evasion'), 'vulnerable', {
        ...{ score: 0.4, outcomes: { ...outcomes, inputs } },
      }),
    );
    return sampleOutcome({ results });
  };
  const outcomesIn = (outcome: Outcome): readonly unknown[] => {
    const analyses = at(JSON.parse(renderResultsFile(outcome, '')), 'analyses');
    return Array.isArray(analyses) ? analyses.map((one) => at(one, 'outcomes')) : [];
  };

  it('is in the file with the settings, is read back, and is not in the output results', () => {
    const outcome = withOutcomes('AwU=');
    const text = renderResultsFile(outcome, '');
    validate(JSON.parse(text));
    expect(validate.errors ?? []).toEqual([]);
    const baseline = readBaselineText(text, 'b.json', 'b.json');
    expect(baseline).toMatchObject({ analyses: [{ outcomes, eps: 0.1 }] });
    expect('analyses' in baseline && baseline.analyses[0]?.settings?.get('number_of_classes')).toBe('10');
    expect(renderOutputs(outcome)['results']).not.toContain('AwU=');
  });

  it('is refused if rows and bits do not belong together', () => {
    expect(
      readBaselineText(renderResultsFile(withOutcomes('AwUA'.repeat(9)), ''), 'b.json', 'b.json'),
    ).toMatchObject({
      message: expect.stringContaining('"outcomes": "inputs", "fell" and "distances" do not belong together'),
    });
  });

  it('is left out of what would make the file too large', () => {
    expect(outcomesIn(withOutcomes('A'.repeat(2_000_000), 3))).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ]);
  });
});
