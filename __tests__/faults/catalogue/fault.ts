import type { Socket } from 'node:net';
import type { Answer } from '../../service/wire/answer.ts';
import type { Random } from '../random.ts';
import type { JobTruth, Operation, Reading } from '../types.ts';

/** Everything that a fault needs to serve one request. */
export interface Serving {
  readonly socket: Socket;
  readonly operation: Operation;
  readonly random: Random;
  readonly requestTimeoutMs: number;
  /** True if a complete answer leaves the connection open. */
  readonly keepAlive: boolean;
  /** Processes the request and returns the true answer. */
  readonly truth: () => Answer;
  /** Text that a careless service repeats in its messages: encoded credentials and workflow commands. */
  readonly echo: string;
  /** An address that must never be requested. */
  readonly trap: string;
}

/** One way for an answer to go wrong. */
export interface Fault {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** The correct readings of the answer; they may depend on the true state of the job. */
  readonly readings: readonly Reading[] | ((truth: JobTruth | undefined) => readonly Reading[]);
  /** True if the client can be sure that the request was not processed (docs/design.md, rule 2). */
  readonly surelyNotProcessed?: true;
  /** Strikes before the body is read, or before the connection exists. */
  readonly strikes?: 'before-body' | 'on-accept' | 'before-connection';
  readonly serve: (serving: Serving) => void | Promise<void>;
}

export const SERVICE: readonly Operation[] = ['lineage', 'submission', 'status'];
export const ALL: readonly Operation[] = [...SERVICE, 'upload'];

/** Creates a fault. @param special its unusual properties */
export function fault(
  name: string,
  operations: readonly Operation[],
  readings: Fault['readings'],
  serve: Fault['serve'],
  special: Pick<Fault, 'strikes' | 'surelyNotProcessed'> = {},
): Fault {
  return { name, operations, readings, serve, ...special };
}

/** Processes half of the requests without saying so. */
export function maybeProcess({ random, truth }: Serving): void {
  if (random.chance(0.5)) truth();
}
