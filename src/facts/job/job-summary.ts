import { ATTACKS, SLOTS, TASKS } from '@model-security-scan/engine/catalog';
import type { AttackResult, Evidence } from '@model-security-scan/engine/results';
import type { Read } from '@model-security-scan/common/schema/schema';
import {
  count,
  described,
  FLAG,
  listOf,
  numeral,
  object,
  oneOf,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';
import { nullable, NUMBER } from '../../core/file-keys.ts';

const SIDE = numeral(undefined, { isWhole: true, minimum: 1 });

/** What a report says about a job beside its result. */
export const JOB = object(
  'a job',
  {
    job_id: text(),
    model: text(),
    task: oneOf(TASKS),
    attack: oneOf(ATTACKS),
    threshold: described(NUMBER, 'A score above it makes the model vulnerable.'),
    verdict: oneOf(
      ['clean', 'vulnerable', 'undecided'],
      'undecided: the attack was cut short below the threshold, which is no pass.',
    ),
    runtime: text('What ran the model, for people: onnxruntime-web 1.30.0 (WebAssembly).'),
    engine_version: text(),
    note: nullable(text('Where the result comes from, if readers must know.')),
    picture: nullable(
      object(
        'a picture',
        {
          ...{ channels: SIDE, height: SIDE, width: SIDE },
          order: oneOf(
            ['chw', 'hwc'],
            'chw: one plane for each channel; hwc: the channels of each pixel together.',
          ),
        },
        'How the numbers of a picture lie in an input; null if the inputs are no pictures, or their shape tells.',
      ),
    ),
    is_bgr: described(FLAG, 'True if the first channel of a colour picture is blue.'),
    columns: nullable(
      listOf(
        text(),
        'The names of the columns of a table; null if it has no header, or the inputs are no table.',
      ),
    ),
    files: listOf(
      object('a file', {
        slot: oneOf(SLOTS, 'The artifact that the file is.'),
        name: text('The path of the file or folder, as the user wrote it.'),
        bytes: count(),
        sha256: text(undefined, SHA256),
      }),
    ),
  },
  'What was analysed, and by which program.',
);
export type JobSummary = Omit<Read<typeof JOB>, 'isBgr'> & Partial<Pick<Read<typeof JOB>, 'isBgr'>>;

/** What evidence is shown by. */
export type EvidenceContext = Pick<JobSummary, 'threshold' | 'task' | 'picture' | 'isBgr' | 'columns'>;

export type Curve = Extract<Evidence, { kind: 'curve' }>;

/** The report of a job: what was analysed, and what the attack found. */
export interface JobReport {
  readonly summary: JobSummary;
  readonly result: AttackResult;
}
