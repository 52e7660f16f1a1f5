import type { Attack, Slot, Task } from '@model-security-scan/engine/catalog';
import type { AttackResult, Evidence, PictureShape } from '@model-security-scan/engine/results';

interface AnalysedFile {
  readonly slot: Slot;
  /** The path of the file or folder, as the user wrote it. */
  readonly name: string;
  readonly bytes: number;
  /** In hexadecimal digits: `artifactDigest`. */
  readonly sha256: string;
}

/** What a report says about a job beside its result. */
export interface JobSummary {
  readonly jobId: string;
  readonly model: string;
  readonly task: Task;
  readonly attack: Attack;
  /** A score above it makes the model vulnerable. */
  readonly threshold: number;
  /** `undecided`: the attack was cut short below the threshold, which is no pass. */
  readonly verdict: 'clean' | 'vulnerable' | 'undecided';
  /** What ran the model, for people: `onnxruntime-web 1.30.0 (WebAssembly)`. */
  readonly runtime: string;
  readonly engineVersion: string;
  readonly files: readonly AnalysedFile[];
  /** Where the result comes from, if readers must know: the simulation says here that its scores are made up. */
  readonly note?: string;
  /** For pictures: where the channels are. Without it, inputs of two or three dimensions are shown as pictures. */
  readonly picture?: PictureShape;
  /** True if the first channel of a colour picture is blue. */
  readonly isBgr?: boolean;
  /** Names of the columns of a table. */
  readonly columns?: readonly string[];
}

/** What evidence is shown by. */
export type EvidenceContext = Pick<JobSummary, 'threshold' | 'task' | 'picture' | 'isBgr' | 'columns'>;

export type Curve = Extract<Evidence, { kind: 'curve' }>;

/** The report of a job: what was analysed, and what the attack found. */
export interface JobReport {
  readonly summary: JobSummary;
  readonly result: AttackResult;
}
