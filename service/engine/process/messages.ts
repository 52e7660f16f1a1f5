import { isObject } from '../../../src/core/json.ts';
import type { AnalysisJob } from '../prepare/analysis-fields.ts';
import type { AttackResult } from '../types.ts';
import type { EndpointProtocol } from '../victim/endpoint-victim.ts';

/** Where the child finds the runtime, and how much memory it may use. */
export interface ChildSetup {
  readonly wasm: { readonly script: string; readonly binary: string };
  /** The folder of onnxruntime-node, if it is to be used. */
  readonly native: string | undefined;
  /** The most that WebAssembly may use, in bytes. */
  readonly wasmBytes: number;
  /** The most numbers that are kept of a dataset. */
  readonly datasetNumbers: number;
}

/** The first message to the child. The uploads are open files that it inherited, by their slots. */
export interface StartMessage {
  readonly kind: 'start';
  readonly job: Omit<AnalysisJob, 'slots'>;
  readonly uploads: Readonly<Record<string, number>>;
  readonly endpoint: EndpointProtocol | undefined;
  readonly setup: ChildSetup;
}

/** The answer of the endpoint to a request of the child. */
export interface EndpointMessage {
  readonly kind: 'endpoint';
  readonly id: number;
  /** The body; undefined if there is none. */
  readonly text: string | undefined;
  /** Why it failed. */
  readonly fault: string | undefined;
}

export type ParentMessage = StartMessage | EndpointMessage;

export type ChildMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly share: number; readonly what: string }
  | { readonly kind: 'ask-endpoint'; readonly id: number; readonly body: string | undefined }
  | { readonly kind: 'result'; readonly result: AttackResult; readonly runtime: 'wasm' | 'native' }
  /** `fault`: something that the user gave is wrong; otherwise the engine itself failed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly fault: boolean };

/**
 * Checks a message of the child, which ran a hostile model: nothing in it is believed for its form.
 * @returns undefined if it is none
 */
export function childMessage(value: unknown): ChildMessage | undefined {
  if (!isObject(value)) return undefined;
  switch (value['kind']) {
    case 'alive':
      return { kind: 'alive' };
    case 'progress':
      return progressOf(value);
    case 'ask-endpoint':
      return questionOf(value);
    case 'result': {
      const { result, runtime } = value;
      if (!isAttackResult(result)) return undefined;
      return { kind: 'result', result, runtime: runtime === 'native' ? 'native' : 'wasm' };
    }
    case 'failed':
      return {
        kind: 'failed',
        reason: String(value['reason']).slice(0, 2000),
        fault: value['fault'] === true,
      };
    default:
      return undefined;
  }
}

function progressOf({ share, what }: Readonly<Record<string, unknown>>): ChildMessage | undefined {
  if (typeof share !== 'number' || typeof what !== 'string') return undefined;
  return { kind: 'progress', share: Math.min(1, Math.max(0, share)), what: what.slice(0, 200) };
}

function questionOf({ id, body }: Readonly<Record<string, unknown>>): ChildMessage | undefined {
  if (typeof id !== 'number' || (body !== undefined && typeof body !== 'string')) return undefined;
  return { kind: 'ask-endpoint', id, body };
}

function isAttackResult(value: unknown): value is AttackResult {
  if (!isObject(value)) return false;
  const { score, meaning, cutShort, limits, queries, seconds, method, figures, evidence, defences } = value;
  return (
    isEstimate(score) &&
    typeof meaning === 'string' &&
    typeof cutShort === 'boolean' &&
    [queries, seconds].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    [limits, evidence, defences].every((list) => Array.isArray(list)) &&
    isObject(method) &&
    isObject(figures)
  );
}

function isEstimate(value: unknown): boolean {
  if (!isObject(value)) return false;
  return [value['value'], value['low'], value['high']].every(
    (number) => typeof number === 'number' && number >= 0 && number <= 1,
  );
}
