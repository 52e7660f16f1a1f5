import { STATUSES, VERDICTS } from '../../facts/outcome.ts';
import { FAILURE_REASONS } from '../../core/failure-reason.ts';
import type { AcceptedModel, UnattackableFile, UnattackedModel } from '../../facts/scan-outcome.ts';
import { foldName } from '../../text/fold-name.ts';
import { ObjectReader } from './node-reader.ts';
import { RESULTS_VERSION, type ResultsAnalysis, type ResultsFile } from './results-file.ts';
import { JsonFault, type JsonNode, parseStrictJson, positionOf } from './strict-json.ts';
import { readAnalysis } from './read-analysis.ts';
import { readFinding } from './read-finding.ts';

/** The first mistake in a results file; line and column count from 1. */
export interface ResultsFault {
  readonly line: number;
  readonly column: number;
  /** Says what is wrong, without a full stop. */
  readonly message: string;
}

/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
export function readResultsText(text: string): ResultsFile | ResultsFault {
  if (text.trim() === '') return { line: 1, column: 1, message: EMPTY };
  try {
    return readFile(parseStrictJson(text));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { ...positionOf(text, error.offset), message: error.message };
  }
}

const EMPTY = 'the file is empty: the run that should have written it may have been killed';

function readFile(node: JsonNode): ResultsFile {
  const file = new ObjectReader(node, 'a results file');
  const version = file.take('version');
  if (version.kind !== 'scalar' || version.value !== RESULTS_VERSION) {
    const known = `this version of the action reads version ${String(RESULTS_VERSION)}`;
    throw new JsonFault(version.offset, `the file is of another version: ${known}`);
  }
  checkEngine(file.take('engine'));
  const run = file.takeIfGiven('run');
  const results = {
    ...readOrigin(file),
    ...(run === undefined ? {} : { run: readRun(run) }),
    analyses: readAnalyses(file),
    findings: file.list('findings', readFinding),
    ...(file.takeIfGiven('unattacked') === undefined
      ? {}
      : { unattacked: file.list('unattacked', readUnattacked) }),
    ...(file.takeIfGiven('accepted_models') === undefined
      ? {}
      : { acceptedModels: file.list('accepted_models', readAccepted) }),
    ...(file.takeIfGiven('not_attackable') === undefined
      ? {}
      : { unattackable: file.list('not_attackable', readUnattackable) }),
  };
  file.end();
  return results;
}

/** Nothing that reads results asks who made them, but a file without it is no results file. */
function checkEngine(node: JsonNode): void {
  const engine = new ObjectReader(node, '"engine"');
  engine.text('name');
  engine.textOrNull('version');
  engine.end();
}

/** Reads of which commit the file is. Its time is for people. */
function readOrigin(file: ObjectReader): Pick<ResultsFile, 'commit'> {
  if (file.takeIfGiven('created') !== undefined) file.text('created');
  return file.takeIfGiven('commit') === undefined ? {} : { commit: file.commitId('commit') };
}

/** Files of older versions have neither the role nor the lines. */
function readUnattacked(node: JsonNode): UnattackedModel {
  const object = new ObjectReader(node, 'a model that was not attacked');
  const className = object.takeIfGiven('class') === undefined ? null : object.textOrNull('class');
  const model = {
    path: object.text('file'),
    format: object.text('format'),
    role: object.takeIfGiven('role') === undefined ? 'predictor' : object.text('role'),
    ...(className === null ? {} : { className }),
    whatToDo: object.text('what_to_do'),
    lines: object.takeIfGiven('lines') === undefined ? [] : object.list('lines', readLine),
  };
  object.end();
  return model;
}

function readLine(node: JsonNode): string {
  if (node.kind === 'scalar' && typeof node.value === 'string') return node.value;
  throw new JsonFault(node.offset, 'a line of "lines" is not text');
}

function readAccepted(node: JsonNode): AcceptedModel {
  const object = new ObjectReader(node, 'a model that is accepted');
  const model = { path: object.text('file'), reason: object.text('reason') };
  object.end();
  return model;
}

function readUnattackable(node: JsonNode): UnattackableFile {
  const object = new ObjectReader(node, 'a file that is not attacked by this tool');
  const file = { path: object.text('file'), role: object.text('role') };
  object.end();
  return file;
}

function readRun(node: JsonNode): NonNullable<ResultsFile['run']> {
  const object = new ObjectReader(node, '"run"');
  const run = {
    status: object.word('status', STATUSES),
    ...(object.takeIfGiven('verdict') === undefined ? {} : { verdict: object.word('verdict', VERDICTS) }),
    failureReason: object.wordOrNull('failure_reason', FAILURE_REASONS),
    message: object.textOrNull('message'),
    ...(object.takeIfGiven('unattacked_models') === undefined
      ? {}
      : { unattackedModels: object.numberOrNull('unattacked_models') }),
    filesScanned: object.numberOrNull('files_scanned'),
  };
  object.end();
  return run;
}

function readAnalyses(file: ObjectReader): readonly ResultsAnalysis[] {
  const names = new Set<string>();
  return file.list('analyses', (node) => {
    const analysis = readAnalysis(node);
    const name = foldName(`${analysis.model}/${analysis.attack}`);
    if (names.has(name)) throw new JsonFault(node.offset, 'this analysis is in the file twice');
    names.add(name);
    return analysis;
  });
}
