import { createRandom, type Random } from '../random.ts';
import type { Operation, RunPlan } from '../types.ts';
import { whole, write } from '../wire.ts';
import { BODY_FAULTS, SHAPE_FAULTS } from './body.ts';
import { CONNECTION_FAULTS, TIMING_FAULTS } from './connection.ts';
import { JOB_FAULTS, RECORD_FAULTS } from './content.ts';
import { JOB_STATUS_FAULTS } from './job-content.ts';
import { ALL, type Fault } from './fault.ts';
import { DUPLICATE_FAULTS, LENGTH_FAULTS, PROTOCOL_FAULTS } from './protocol.ts';
import { STATUS_FAULTS, UNAVAILABLE_FAULTS } from './status.ts';

/** Nothing goes wrong. */
const NO_FAULT: Fault = {
  name: 'none',
  operations: ALL,
  readings: ['ok'],
  serve: ({ socket, truth, keepAlive }) => {
    write(socket, whole(truth(), { keepAlive }));
  },
};

const CONTENT_FAULTS: readonly Fault[] = [...RECORD_FAULTS, ...JOB_FAULTS, ...JOB_STATUS_FAULTS];

/**
 * Every entry is as likely as the others, whatever its size. What decides whether a request is repeated, and what can be
 * taken for a verdict, stands here twice.
 */
const GROUPS: readonly (readonly Fault[])[] = [
  CONNECTION_FAULTS,
  CONNECTION_FAULTS.filter(isBlind),
  TIMING_FAULTS,
  LENGTH_FAULTS,
  PROTOCOL_FAULTS,
  DUPLICATE_FAULTS,
  UNAVAILABLE_FAULTS,
  UNAVAILABLE_FAULTS,
  STATUS_FAULTS,
  BODY_FAULTS,
  SHAPE_FAULTS,
  CONTENT_FAULTS,
  CONTENT_FAULTS,
];

/** The faults by class, as the report of a campaign counts them. */
export const FAULT_CLASSES: Readonly<Record<string, readonly Fault[]>> = {
  'refused, reset or closed connections': CONNECTION_FAULTS,
  'late, stalled or slow answers': TIMING_FAULTS,
  'wrong lengths, oversized answers': LENGTH_FAULTS,
  'broken or unusual HTTP': PROTOCOL_FAULTS,
  'answers sent twice': DUPLICATE_FAULTS,
  'statuses that mean "unavailable"': UNAVAILABLE_FAULTS,
  'other refusals, redirects and successes': STATUS_FAULTS,
  'bodies that are unusual or no JSON': BODY_FAULTS,
  'JSON of another shape': SHAPE_FAULTS,
  'lineage answers that are no usable record': RECORD_FAULTS,
  'faulty answers to a submission': JOB_FAULTS,
  'faulty job statuses': JOB_STATUS_FAULTS,
};

/** The part of a plan for one attempt. */
export interface PlannedFault {
  readonly fault: Fault;
  /** For what is left to chance within the fault. */
  readonly random: Random;
  readonly keepAlive: boolean;
}

/**
 * Chooses the fault of an attempt. It follows from the plan, the key and the number alone, so that a run can be repeated
 * however its requests interleave.
 * @param inSequence whether this is the only request that can come now: only then can its connection be refused or
 *   reset before anybody knows what it is about
 */
export function faultOf(
  plan: RunPlan,
  operation: Operation,
  key: string,
  number: number,
  inSequence: boolean,
): PlannedFault {
  const random = createRandom(`${plan.seed}/${String(plan.number)}/${key}/${String(number)}`);
  const keepAlive = random.chance(0.6);
  if (!random.chance(plan.rates[operation])) return { fault: NO_FAULT, random, keepAlive };
  const groups = GROUPS.map((group) => group.filter((fault) => isPossible(fault, operation, inSequence)));
  const fault = random.pick(random.pick(groups.filter((group) => group.length > 0)));
  return { fault, random, keepAlive };
}

function isPossible(fault: Fault, operation: Operation, inSequence: boolean): boolean {
  return fault.operations.includes(operation) && (inSequence || !isBlind(fault));
}

/** True if it strikes before the request can be read. */
function isBlind({ strikes }: Fault): boolean {
  return strikes === 'on-accept' || strikes === 'before-connection';
}
