import { describe, expect, it } from '@jest/globals';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { mergeRuns } from '../../../src/decide/merged-run.ts';
import { formatRandomness } from '../../../packages/engine/src/prepare/ask-twice.ts';
import type { AnalysisResult, Outcome } from '../../../src/facts/run-outcome.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { readValidResults } from '../../support/results-schema.ts';
import { analysesRun, notificationsOf, onlyResult, OPTIONS } from '../../support/sarif-reading.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const RANDOM = formatRandomness({ asked: 20, changed: 20, changedClass: 3 });
const OTHER = '"labels.csv" is not used: extraction does not read label.';

function result(state: 'passed' | 'vulnerable'): AnalysisResult {
  return resultOf(localSpec('digits', 'extraction'), state, {
    ...{ score: 0.913, threshold: 0.9, warnings: [OTHER, RANDOM] },
  });
}

/** What `report` makes of a results file. */
function read(outcome: Outcome): Outcome {
  const results = readResultsText(renderResultsFile(outcome, PROGRAM));
  if ('message' in results) throw new Error(results.message);
  return mergeRuns([runPartOf('r.json', results)]);
}

describe('what is to be checked before a verdict is believed', () => {
  const outcome = sampleOutcome({ results: [result('passed')] });

  it('is in the results file, fits its schema, and comes back by report', () => {
    readValidResults(renderResultsFile(outcome, PROGRAM));
    expect(read(outcome).results[0]?.warnings).toEqual([OTHER, RANDOM]);
  });

  it('is a notification in SARIF, also if the model passed, and other warnings are none', () => {
    const [notification, ...others] = notificationsOf(analysesRun(outcome, OPTIONS));
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      level: 'warning',
      message: {
        text: expect.stringMatching(/^digits\/extraction: Please check: the model is random: queried twice/u),
      },
    });
  });

  it('is in the message of a finding in SARIF', () => {
    const run = analysesRun(sampleOutcome({ results: [result('vulnerable')] }), OPTIONS);
    expect(onlyResult(run).message.text).toContain('Please check: the model is random: queried twice');
  });
});
