import { ATTACK_RESULT, EVIDENCE } from '../catalog/attack-result.ts';
import { MODEL_CHANGE } from '../catalog/model-change.ts';
import { SKILL } from '../catalog/skill.ts';
import { PREPROCESSING_NAMES } from '../catalog/picture-preprocessing.ts';
import { readMessage } from '@model-security-scan/common/schema/message';
import { type Read, then } from '@model-security-scan/common/schema/schema';
import {
  ANY_NUMBER,
  bytes,
  checked,
  cutText,
  FLAG,
  listOf,
  numeral,
  object,
  ofKind,
  oneOf,
  optional,
  text,
} from '@model-security-scan/common/schema/values';
import type { AnalysisJob, BaseVersion } from '../prepare/analysis-fields.ts';
import type { Upload } from '../dataset/open-upload.ts';
import type { PythonAnswer } from '../types.ts';
import type { EndpointProtocol } from '../victim/endpoint-protocol.ts';

/** Where the child finds the runtime, and how much memory it may use. */
interface ChildSetup {
  readonly wasm: { readonly script: string; readonly binary: string };
  /** The folder of onnxruntime-node, if it is to be used. */
  readonly native: string | undefined;
  /** The most that WebAssembly may use, in bytes. */
  readonly wasmBytes: number;
  /** The most numbers that are kept of a dataset. */
  readonly datasetNumbers: number;
}

/** An open file that the child inherited. Others may share its position, so it is only read at given ones. */
interface InheritedUpload extends Pick<Upload, 'index'> {
  readonly descriptor: number;
}

type InheritedUploads = Readonly<Record<string, InheritedUpload>>;

/** The first message to the child. */
export interface StartMessage {
  readonly kind: 'start';
  readonly job: Omit<AnalysisJob, 'slots' | 'base'>;
  /** By slot. */
  readonly uploads: InheritedUploads;
  /** The version that the model is compared with. */
  readonly base: (Omit<BaseVersion, 'slots'> & { readonly uploads: InheritedUploads }) | undefined;
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

const REASON = cutText(4000);
const SHORT = cutText(200);
const ID = numeral(undefined, {
  isWhole: true,
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
/** A question to an endpoint or a Python function has at most so many characters, or bytes. */
const LONGEST_QUESTION = 64 * 2 ** 20;
const QUESTION = checked(text(), ({ length }) => (length > LONGEST_QUESTION ? 'too long' : undefined));

/** What a child tells its parent. */
const CHILD_MESSAGE = ofKind({
  progress: object('progress', {
    kind: oneOf(['progress']),
    share: then(ANY_NUMBER, (share) => (Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share)))),
    what: SHORT,
  }),
  'ask-endpoint': object('a question', {
    kind: oneOf(['ask-endpoint']),
    id: ID,
    body: optional(QUESTION),
  }),
  'ask-python': object('a question', {
    kind: oneOf(['ask-python']),
    id: ID,
    header: QUESTION,
    body: bytes(LONGEST_QUESTION),
  }),
  result: object('a result', {
    kind: oneOf(['result']),
    result: ATTACK_RESULT,
    runtime: oneOf(['wasm', 'native']),
  }),
  /** Two versions of a model were compared. */
  compared: object('a comparison', {
    kind: oneOf(['compared']),
    change: MODEL_CHANGE,
    evidence: listOf(EVIDENCE, undefined, { most: 10 }),
  }),
  /** A trial found nothing wrong. */
  prepared: object('a trial', { kind: oneOf(['prepared']), label: optional(SHORT), skill: optional(SKILL) }),
  /** What the user gave allows no verdict. */
  'not-tested': object('no verdict', { kind: oneOf(['not-tested']), reason: REASON }),
  failed: object('a failure', {
    kind: oneOf(['failed']),
    reason: REASON,
    /** True if something that the user gave is wrong; otherwise the engine itself failed. */
    fault: FLAG,
    /** Set if pictures are not scaled as in training: what `preprocessing` should be. */
    better: optional(oneOf(PREPROCESSING_NAMES)),
  }),
});
export type ChildMessage = Read<typeof CHILD_MESSAGE>;
export type ChildFailure = Extract<ChildMessage, { readonly kind: 'failed' }>;

/** A frame of the child has at most so many bytes: the numbers of `boundedEvidence`, and all texts. */
export const MOST_CHILD_BYTES = 128 * 2 ** 20;

/**
 * Checks a message of the child, which ran a hostile model: its form is not trusted, and only what is declared is copied.
 * @returns undefined if malformed; stop trusting the child then
 */
export function childMessage(value: unknown): ChildMessage | undefined {
  return readMessage(CHILD_MESSAGE, value);
}
