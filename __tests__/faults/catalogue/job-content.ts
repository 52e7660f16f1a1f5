import type { JobTruth, Reading } from '../types.ts';
import { contentFault, without } from './content.ts';
import { contraryField, type Fields, harmlessField } from './contrary.ts';
import type { Fault, Serving } from './fault.ts';

/** Sets of stages; every kind of analysis has at least one stage of each. */
const LEFT_OUT = [
  ['SanityCheck_Status'],
  ['VunerabilityEngine_Status', 'SanityCheck_Status'],
  ['SanityCheck_Status', 'QueryGenerator_Status'],
];

/** Readings by the true state of the job: some faults cannot hide some states. */
function byTruth(table: Readonly<Record<JobTruth, readonly Reading[]>>): Fault['readings'] {
  return (truth = 'running') => table[truth];
}

/** A failed stage is told before anything else. */
const CONTRADICTED = byTruth({
  running: ['unexpected-answer'],
  passing: ['unexpected-answer'],
  vulnerable: ['unexpected-answer'],
  failed: ['ok'],
});

/** Status answers that give no verdict (docs/design.md, rule 1). */
export const JOB_STATUS_FAULTS: readonly Fault[] = [
  contentFault(
    'status',
    'unknown state',
    byTruth({
      running: ['unexpected-answer'],
      passing: ['unexpected-answer'],
      vulnerable: ['unexpected-answer'],
      failed: ['ok', 'unexpected-answer'],
    }),
    (truth, { random, echo }) => ({
      ...truth,
      ModelExploration_Status: random.pick(['half done', 'pass', 'true', echo, 1, true]),
    }),
  ),
  contentFault('status', 'unknown stage that fails', ['failed-stage'], (truth) => ({
    ...truth,
    FairnessStatus: 'failed',
  })),
  contentFault(
    'status',
    'missing stage',
    byTruth({
      running: ['running'],
      passing: ['undecided', 'running'],
      vulnerable: ['ok', 'undecided', 'running'],
      failed: ['ok', 'undecided', 'running', 'unexpected-answer'],
    }),
    (truth, { random }) => without(truth, random.pick(LEFT_OUT)),
  ),
  contentFault('status', 'the plain form', ['ok'], plainForm),
  contentFault(
    'status',
    'score that is none',
    byTruth({
      running: ['running', 'undecided'],
      passing: ['undecided'],
      vulnerable: ['undecided'],
      failed: ['ok'],
    }),
    (truth, { random }) => ({
      ...truth,
      VulnerabiltyScore: random.pick([
        'NaN',
        'none',
        '-0.5',
        '1,5',
        '0x1f',
        'Infinity',
        -1,
        { value: 'x' },
        [0, 1],
        true,
      ]),
    }),
  ),
  contentFault('status', 'a field that speaks of an error', CONTRADICTED, (truth, serving) => ({
    ...truth,
    ...contraryField(serving),
  })),
  contentFault(
    'status',
    'another job or model',
    () => ['unexpected-answer'],
    (truth, { random }) => ({
      ...truth,
      [random.pick(['job_id', 'jobId', 'JobID', 'id', 'uuid', 'modelid', 'model_id', 'Model-Id'])]: 'J2',
    }),
  ),
  contentFault('status', 'a harmless field', ['ok'], (truth, serving) => ({
    ...truth,
    ...harmlessField(serving),
  })),
];

/** The same in the words of other services. */
function plainForm(truth: Fields, { random }: Serving): Fields {
  const states = stagesOf(truth).map((name) => truth[name]);
  const isOver = states.every((state) => state === 'completed' || state === 'passed');
  const words = states.includes('failed')
    ? ['failed', 'Error', 'CANCELLED']
    : isOver
      ? ['completed', 'Done', 'SUCCEEDED', 'finished']
      : ['queued', 'Running', 'in-progress'];
  return {
    [random.pick(['status', 'State', 'processing_status'])]: random.pick(words),
    ...(isOver ? { score: truth['VulnerabiltyScore'] ?? 0 } : {}),
  };
}

function stagesOf(truth: Fields): string[] {
  return Object.keys(truth).filter((name) => name.endsWith('_Status'));
}
