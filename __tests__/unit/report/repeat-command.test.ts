import { expect, it } from '@jest/globals';
import { repeatCommand } from '../../../src/report/document/repeat-command.ts';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

const RUN = sampleOutcome({
  requested: { keepsJobs: false, reports: false, venue: RUNNER_VENUE },
});

it.each([
  ['.github/model-security.yml', 'model-security scan --only digits/evasion'],
  ['ci/models.yml', 'model-security scan --only digits/evasion --config-file ci/models.yml'],
  ['my models.yml', undefined],
])('the command that repeats an analysis finds it again in %s', (file, command) => {
  const result = sampleResult('digits', 'evasion', 'vulnerable');
  const place = { kind: 'file', file, line: 3, column: 5 } as const;
  const line = repeatCommand({ ...result, spec: { ...result.spec, place } }, RUN);
  expect(line).toEqual(command === undefined ? [] : [{ code: command }]);
});

it.each([
  [{ base: 'abc123', models: [] }, 'model-security scan --only digits --compare base --base abc123'],
  [undefined, undefined],
])('what a change did to a model is repeated with its base: %j', (comparisons, command) => {
  const result = sampleResult('digits', 'evasion', 'vulnerable');
  const spec = { ...result.spec, attack: 'disagreement', name: 'digits/disagreement' } as const;
  const line = repeatCommand({ ...result, spec }, { ...RUN, ...(comparisons && { comparisons }) });
  expect(line).toEqual(command === undefined ? [] : [{ code: command }]);
});
