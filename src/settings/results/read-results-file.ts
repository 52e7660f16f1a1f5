import { nullable, orAbsent, shownText } from '../../core/file-keys.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { textAt } from '@model-security-scan/common/json';
import { FAILURE_REASONS } from '../../core/errors.ts';
import { STATUSES, VERDICTS } from '../../facts/run-outcome.ts';
import type { AcceptedModel, UnattackableFile, UnattackedModel } from '../../facts/file-scan.ts';
import { foldName } from '../../text/similar-names.ts';
import { Diagnostics } from '../schema/diagnostics.ts';
import { type Read, type Reporter, type Schema, then } from '@model-security-scan/common/schema/schema';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { ANALYSIS, type ResultsAnalysis } from './analysis.ts';
import { COMPARISON } from './comparison.ts';
import { ENGINE, EVIDENCE } from '../../facts/job/evidence-forms.ts';
import { FINDING } from './finding.ts';
import {
  count,
  listOf,
  numeral,
  object,
  older,
  oneOf,
  optional,
  text,
} from '@model-security-scan/common/schema/values';
import { parseStrictJson, positionOf } from './strict-json.ts';
import { present } from '@model-security-scan/common/present';

/** The version of the format, which `schema/results.schema.json` describes. */
const RESULTS_VERSION = 1;

/** The first mistake in a results file; line and column count from 1. */
export interface ResultsFault {
  readonly line: number;
  readonly column: number;
  /** Says what is wrong, without a full stop. */
  readonly message: string;
}

const FILE = text('Relative to the workspace.');

const RUN = object(
  '"run"',
  {
    status: oneOf(STATUSES, 'The output status.'),
    verdict: older(oneOf(VERDICTS, 'The output verdict.')),
    failure_reason: nullable(
      oneOf(FAILURE_REASONS, 'The output failure-reason. Null if the run did not fail.'),
    ),
    message: nullable(shownText(2000, 'Why the run failed, for people. Null if it did not.')),
    unattacked_models: older(
      orAbsent(count('The output unattacked-models. Null if the files were not scanned.')),
    ),
    files_scanned: nullable(
      count(
        'The number of files that the supply-chain scan of the repository looked at. Null if it did not run.',
      ),
    ),
  },
  'How the run ended.',
);

const UNATTACKED: Schema<UnattackedModel> = then(
  object('a model that was not attacked', {
    file: FILE,
    format: text('The format that its content has.'),
    what_to_do: text('What to do so that it is attacked, for people.'),
    role: older(
      text('classifier, regressor, forecaster, ranker, or predictor if its content does not tell.'),
    ),
    class: older(orAbsent(text('The class of the estimator or network. Null if its content does not tell.'))),
    lines: older(listOf(text(), 'The lines to paste, in their order.')),
  }),
  ({ file: path, role = 'predictor', class: className, lines = [], ...rest }) => ({
    ...{ path, role, lines, ...rest },
    ...present({ className }),
  }),
);
const ACCEPTED: Schema<AcceptedModel> = then(
  object('a model that is accepted', { file: FILE, reason: text('The reason in the config file.') }),
  ({ file, reason }) => ({ path: file, reason }),
);
const UNATTACKABLE: Schema<UnattackableFile> = then(
  object('a file that is not attacked by this tool', {
    file: FILE,
    role: text('unsupervised, no-class-scores, language-model, tokenizer, scaler or training-state.'),
  }),
  ({ file, role }) => ({ path: file, role }),
);

const PLACED = then(ANALYSIS, (analysis, { span }) => ({ analysis, span }));

function withoutDoubles(
  placed: readonly Read<typeof PLACED>[],
  _tree: Tree,
  reporter: Reporter,
): readonly ResultsAnalysis[] {
  const names = new Set<string>();
  for (const { analysis, span } of placed) {
    const name = foldName(`${analysis.model}/${analysis.attack}`);
    if (names.has(name)) reporter.report(span, 'this analysis is in the file twice');
    names.add(name);
  }
  return placed.map(({ analysis }) => analysis);
}

const RESULTS = object(
  'a results file',
  {
    version: {
      ...numeral(),
      json: { description: 'Version of this format.', type: 'number', const: RESULTS_VERSION },
    },
    created: optional(
      text('When the file was written, in UTC. Absent if it was not known.', [
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/u,
        'a time',
      ]),
    ),
    commit: optional(
      text('The commit that the run was about, in hexadecimal. Absent if it was not known.', [
        /^[0-9a-f]{7,64}$/u,
        '7 to 64 hexadecimal digits of a commit',
      ]),
    ),
    engine: ENGINE,
    run: older(RUN),
    analyses: then(
      listOf(PLACED, 'The objects of the output results, whole, in the order of the plan.'),
      withoutDoubles,
    ),
    evidence: older(EVIDENCE),
    findings: listOf(FINDING, 'What was found, accepted or not.'),
    unattacked: older(listOf(UNATTACKED, 'The model files that an analysis could attack, but none does.')),
    accepted_models: older(
      listOf(ACCEPTED, 'The models that nothing attacks and that accept of the config file names.'),
    ),
    comparison: older(COMPARISON),
    not_attackable: older(listOf(UNATTACKABLE, 'Files of models that this tool does not attack.')),
  },
  'What a run found: the file that the input results-file names. Nothing in it is signed.',
);

/** A results file as its format has it. Every text in it is untrusted. Nothing that reads it asks who made it, or when. */
export const RESULTS_FILE = then(RESULTS, ({ notAttackable, ...file }) => {
  const { commit, run, analyses, findings, unattacked, acceptedModels, comparison } = file;
  return {
    ...present({ commit, run }),
    analyses,
    findings,
    ...present({ unattacked, acceptedModels, unattackable: notAttackable, comparisons: comparison }),
  };
});
export type ResultsFile = Read<typeof RESULTS_FILE>;

/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
export function readResultsText(text: string): ResultsFile | ResultsFault {
  if (text.trim() === '') return { line: 1, column: 1, message: EMPTY };
  try {
    const read = readTree(parseStrictJson(text));
    return 'fault' in read ? { ...positionOf(text, read.start), message: read.fault } : read;
  } catch (error) {
    if (!isUnreadable(error, 'damaged')) throw error;
    return { ...positionOf(text, error.offset ?? 0), message: error.message };
  }
}

const EMPTY = 'the file is empty: the run that should have written it may have been killed';
const NO_VERSION = 'a results file has no "version"';
const OTHER_VERSION = `the file is of another version: this version of the action reads version ${String(RESULTS_VERSION)}`;

function readTree(tree: Tree): ResultsFile | { readonly start: number; readonly fault: string } {
  const entries = tree.kind === 'mapping' ? tree.entries : [];
  const version = entries.find(({ key }) => key === 'version')?.value;
  if (tree.kind === 'mapping' && version === undefined) return { start: tree.span.start, fault: NO_VERSION };
  if (version !== undefined && !(version.kind === 'scalar' && version.literal === RESULTS_VERSION)) {
    return { start: version.span.start, fault: OTHER_VERSION };
  }
  const diagnostics = new Diagnostics({ kind: 'input', input: '' }, { linePos: () => ({ line: 0, col: 0 }) });
  const read = RESULTS_FILE.read(tree, 'a results file', diagnostics);
  const first = diagnostics.first();
  if (read !== undefined && first === undefined) return read;
  return { start: first?.span.start ?? 0, fault: first?.message.replace(/\.$/u, '') ?? OTHER_VERSION };
}

/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;

/** The end of a message about a mistake in a results file. */
export const EXPECTED = 'Expected a file that results-file of an earlier run wrote, unchanged.';

/** The reason that a file could not be read at all. */
export interface FileFault {
  /** One sentence or more that follow the name of the file. */
  readonly fault: string;
  readonly isMissing?: true;
}

/** Reads a results file: the only reader of them, for baselines and for reports. */
export async function readResultsFile(path: string): Promise<ResultsFile | ResultsFault | FileFault> {
  const text = await openResultsFile(path);
  return 'fault' in text ? text : readResultsText(text.content);
}

/** Opening a pipe would wait for somebody who writes to it. */
const WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

/** Reads the text of a results file, if it is not too large. */
export async function openResultsFile(path: string): Promise<{ readonly content: string } | FileFault> {
  try {
    const handle = await open(path, WITHOUT_WAITING);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { fault: 'is not a file. Give the path of a results file.' };
      if (stats.size > MAX_MEBIBYTES * 1024 * 1024) {
        const most = `at most ${String(MAX_MEBIBYTES)} MiB are allowed`;
        return { fault: `has ${String(stats.size)} bytes; ${most}. Give a results file of this action.` };
      }
      return decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = textAt(error, 'code') ?? 'unknown reason';
    if (code === 'ENOENT' || code === 'ENOTDIR') return { fault: 'does not exist.', isMissing: true };
    return { fault: `cannot be read (${code}). Check its permissions.` };
  }
}

function decode(bytes: Buffer): { readonly content: string } | FileFault {
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'is not UTF-8 text. Give the file as an earlier run wrote it.' };
  }
}
