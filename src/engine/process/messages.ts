import { isObject } from '../../core/json.ts';
import { type PreprocessingName, PREPROCESSING_NAMES } from '../../core/preprocessing.ts';
import type { AnalysisJob } from '../prepare/analysis-fields.ts';
import type { AttackResult } from '../types.ts';
import { readAttackResult } from '../result/read-result.ts';
import type { Upload } from '../dataset/upload.ts';
import type { PythonAnswer } from '../victim/python-port.ts';
import type { EndpointProtocol } from '../victim/endpoint-protocol.ts';

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

/** An open file that the child inherited. Others may share its position, so it is only read at given ones. */
export interface InheritedUpload extends Pick<Upload, 'index'> {
  readonly descriptor: number;
}

/** The first message to the child. */
export interface StartMessage {
  readonly kind: 'start';
  readonly job: Omit<AnalysisJob, 'slots'>;
  /** By slot. */
  readonly uploads: Readonly<Record<string, InheritedUpload>>;
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

/** The answer of the Python function to a request of the child. */
export interface PythonMessage {
  readonly kind: 'python';
  readonly id: number;
  readonly answer: PythonAnswer | undefined;
  /** Why it failed. */
  readonly fault: string | undefined;
}

export type ParentMessage = StartMessage | EndpointMessage | PythonMessage;

export type ChildMessage =
  | { readonly kind: 'progress'; readonly share: number; readonly what: string }
  | { readonly kind: 'ask-endpoint'; readonly id: number; readonly body: string | undefined }
  | {
      readonly kind: 'ask-python';
      readonly id: number;
      readonly header: string;
      readonly body: Uint8Array;
    }
  | { readonly kind: 'result'; readonly result: AttackResult; readonly runtime: 'wasm' | 'native' }
  /** A trial found nothing wrong. */
  | { readonly kind: 'prepared'; readonly label?: string | undefined }
  /** What the user gave allows no verdict. */
  | { readonly kind: 'not-tested'; readonly reason: string }
  | ChildFailure;

export interface ChildFailure {
  readonly kind: 'failed';
  readonly reason: string;
  /** True if something that the user gave is wrong; otherwise the engine itself failed. */
  readonly fault: boolean;
  /** Set if pictures are not scaled as in training: what `preprocessing` should be. */
  readonly better?: PreprocessingName | undefined;
}

const LONGEST_REASON = 4000;
const LONGEST_PROGRESS = 200;

/** A question to an endpoint or a Python function has at most so many characters, or bytes. */
const LONGEST_QUESTION = 64 * 2 ** 20;
/** A frame of the child has at most so many bytes: the numbers of `boundedEvidence`, and all texts. */
export const MOST_CHILD_BYTES = 128 * 2 ** 20;

/**
 * Checks a message of the child, which ran a hostile model: its form is not trusted, and only what is understood
 * is copied.
 * @returns undefined if malformed; stop trusting the child then
 */
export function childMessage(value: unknown): ChildMessage | undefined {
  if (!isObject(value)) return undefined;
  switch (value['kind']) {
    case 'prepared':
      return preparedOf(value);
    case 'progress':
      return progressOf(value);
    case 'ask-endpoint':
      return questionOf(value);
    case 'ask-python':
      return pythonQuestionOf(value);
    case 'result': {
      const { runtime } = value;
      const result = readAttackResult(value['result']);
      if (result === undefined || (runtime !== 'native' && runtime !== 'wasm')) return undefined;
      return { kind: 'result', result, runtime };
    }
    case 'not-tested':
      return typeof value['reason'] === 'string'
        ? { kind: 'not-tested', reason: value['reason'].slice(0, LONGEST_REASON) }
        : undefined;
    case 'failed':
      return failureOf(value);
    default:
      return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function preparedOf({ label }: Fields): ChildMessage | undefined {
  if (label === undefined) return { kind: 'prepared' };
  if (typeof label !== 'string') return undefined;
  return { kind: 'prepared', label: label.slice(0, LONGEST_PROGRESS) };
}

function progressOf({ share, what }: Fields): ChildMessage | undefined {
  if (typeof share !== 'number' || Number.isNaN(share) || typeof what !== 'string') return undefined;
  return { kind: 'progress', share: Math.min(1, Math.max(0, share)), what: what.slice(0, LONGEST_PROGRESS) };
}

function questionOf({ id, body }: Fields): ChildMessage | undefined {
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (body !== undefined && (typeof body !== 'string' || body.length > LONGEST_QUESTION)) return undefined;
  return { kind: 'ask-endpoint', id, body };
}

function pythonQuestionOf({ id, header, body }: Fields): ChildMessage | undefined {
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (typeof header !== 'string' || header.length > LONGEST_QUESTION) return undefined;
  if (!(body instanceof Uint8Array) || body.length > LONGEST_QUESTION) return undefined;
  return { kind: 'ask-python', id, header, body };
}

function failureOf({ reason, fault, better }: Fields): ChildMessage | undefined {
  if (typeof reason !== 'string' || typeof fault !== 'boolean') return undefined;
  const name = PREPROCESSING_NAMES.find((known) => known === better);
  return { kind: 'failed', reason: reason.slice(0, LONGEST_REASON), fault, better: name };
}
