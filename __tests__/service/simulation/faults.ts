import type { Operation } from '../front/operations.ts';

/** The requests that a fault hits. */
interface FaultAim {
  readonly operation: Operation | 'any';
  /** How many requests it hits; the default is 1. */
  readonly times?: number;
  /** How many matching requests it lets through first; the default is 0. */
  readonly skip?: number;
  /**
   * True if the request is processed (a job is created, a file is kept) before its answer is spoilt. The default is
   * false for `answer`, `reset`, `empty` and `html`, and true for the others.
   */
  readonly processed?: boolean;
}

export type Misbehaviour =
  /** Another answer: any status (200), header and body (a JSON message). */
  | {
      readonly kind: 'answer';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Silence before the headers (the default) or between headers and body. */
  | {
      readonly kind: 'delay';
      readonly milliseconds: number;
      readonly at?: 'before-headers' | 'after-headers';
    }
  /** The connection is reset without an answer. */
  | { readonly kind: 'reset' }
  /** Half of the body that Content-Length promises, then a reset. */
  | { readonly kind: 'truncate' }
  /** A complete answer whose JSON lacks its end. */
  | { readonly kind: 'malformed' }
  /** The right body as `text/plain`. */
  | { readonly kind: 'content-type' }
  /** The right body, made as long as `bytes` by white space at its end. */
  | { readonly kind: 'oversized'; readonly bytes: number }
  /** 200 without a body. */
  | { readonly kind: 'empty' }
  /** 200 with a page for people, such as a proxy sends. */
  | { readonly kind: 'html' };

export type Fault = FaultAim & Misbehaviour;
