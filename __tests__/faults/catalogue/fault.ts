import type { Socket } from 'node:net';
import type { Random } from '../random.ts';
import type { JobTruth, Operation, Reading } from '../types.ts';
import type { Answer } from '../wire.ts';

/** What a fault has to work with. */
export interface Serving {
  readonly socket: Socket;
  readonly operation: Operation;
  readonly random: Random;
  readonly requestTimeoutMs: number;
  /** Whether an answer that comes whole leaves the connection open. */
  readonly keepAlive: boolean;
  /** Does what was asked for, and gives the true answer. */
  readonly truth: () => Answer;
  /** What a careless service repeats in its messages: credentials, in several forms, and workflow commands. */
  readonly echo: string;
  /** An address that nobody must ever ask. */
  readonly trap: string;
}

/** One way in which an answer goes wrong. */
export interface Fault {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** What a right client may make of it; it may depend on what is true of the job that was asked about. */
  readonly readings: readonly Reading[] | ((truth: JobTruth | undefined) => readonly Reading[]);
  /** Says for certain that the request was not processed (docs/design.md, rule 2). */
  readonly surelyNotProcessed?: true;
  /** Strikes before the body is read, or before there is a connection at all. */
  readonly strikes?: 'before-body' | 'on-accept' | 'before-connection';
  readonly serve: (serving: Serving) => void | Promise<void>;
}

export const SERVICE: readonly Operation[] = ['lineage', 'submission', 'status'];
export const ALL: readonly Operation[] = [...SERVICE, 'upload'];

/** A fault in one line; what is special about it comes last. */
export function fault(
  name: string,
  operations: readonly Operation[],
  readings: Fault['readings'],
  serve: Fault['serve'],
  special: Pick<Fault, 'strikes' | 'surelyNotProcessed'> = {},
): Fault {
  return { name, operations, readings, serve, ...special };
}

/** Whether processed or not, nobody is told: done for half of the requests. */
export function maybeProcess({ random, truth }: Serving): void {
  if (random.chance(0.5)) truth();
}
