import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { inspectExternalData } from '../artifacts/inspect-external-data.ts';
import { pathExists } from '../settings/config/config-file.ts';
import { DEFAULT_CONFIG_FILE } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import { extensionOf } from '@model-security-scan/scanner/model-names';
import { isReadFormat } from '@model-security-scan/scanner/rules';
import { counted } from '@model-security-scan/common/number-words';
import { safeLine } from './cli-log.ts';
import { EXIT } from './exit-status.ts';
import type { ParsedFlags } from './options/flags.ts';
import { findFiles, split, type FoundFiles, type FoundPath } from './init/find-files.ts';
import { guessModel } from './init/guess-model.ts';
import type { GuessedModel, UnreadableModel } from './init/guessed-model.ts';
import { adviseAgainstLoading, scanModels, type ScannedModels } from './init/scan-models.ts';
import { formatUnattackable } from '../report/file-words.ts';
import { withoutRepeats } from '../report/conversion/repeated-advice.ts';
import { renderConfig } from './init/render-config.ts';
import { tryGuesses } from './init/try-guesses.ts';
import { Inspector } from './validate/inspector.ts';
import { type NoteWork, withSlowWork } from './slow-work.ts';
import type { Terminal } from './terminal.ts';

const MAX_MODELS = 50;

type Guess = GuessedModel | UnreadableModel;

/** The command `init`: writes a config file from what lies in the folder. */
export async function init({ values }: ParsedFlags, terminal: Terminal): Promise<number> {
  const root = path.resolve(values.get('workspace') ?? '.');
  const isPrinted = values.get('print') === 'true';
  if (!isPrinted && values.get('force') !== 'true' && (await pathExists(root, DEFAULT_CONFIG_FILE))) {
    terminal.err.write(
      `${DEFAULT_CONFIG_FILE} exists already, and is left as it is. Use --force to replace it, or --print to see a new one.\n`,
    );
    return EXIT.undecided;
  }
  return withSlowWork(terminal.err, (note) => writeConfig(root, isPrinted, { terminal, note }));
}

/** @param isPrinted whether the config file is printed, and not written */
async function writeConfig(
  root: string,
  isPrinted: boolean,
  { terminal, note }: { readonly terminal: Terminal; readonly note: NoteWork },
): Promise<number> {
  note('Scanning the files');
  const scanned = await scanModels(root);
  const found = withModels(await findFiles(root), scanned, root);
  if (found.models.length === 0) {
    const what = scanned.isEmpty ? 'file' : 'model';
    const advice = scanned.isEmpty ? NO_FILE : NO_MODEL;
    terminal.err.write(`There is no ${what} in ${safeLine(root)}, so nothing was written. ${advice}\n`);
    return EXIT.undecided;
  }
  const guesses = await tryGuesses(await guessAll(root, { found, scanned, note }), root, note);
  const text = renderConfig(guesses);
  if (isPrinted) terminal.out.write(text);
  else {
    const fault = await write(root, text);
    if (fault !== undefined) {
      terminal.err.write(`${safeLine(fault)}\n`);
      return EXIT.undecided;
    }
  }
  printSummary(guesses, found, isPrinted, terminal);
  return EXIT.clean;
}

const NO_FILE = 'Run this in the folder that holds the models, or name it with --workspace.';
const NO_MODEL =
  'A model is a file such as model.onnx; other formats are listed with the line that converts them. ' +
  '"model-security scan" still scans the files.';

/** Adds the models that only their content tells, such as `risk.json`. */
function withModels(found: FoundFiles, { models }: ScannedModels, root: string): FoundFiles {
  const known = new Set(found.models.map(({ path: file }) => file));
  const more = [...models.keys()].filter((file) => !known.has(file));
  return {
    ...found,
    models: [
      ...found.models,
      ...more.map((file) => ({ path: file, absolutePath: path.join(root, file), bytes: 0 })),
    ],
  };
}

interface Found {
  readonly found: FoundFiles;
  readonly scanned: ScannedModels;
  readonly note: NoteWork;
}

async function guessAll(root: string, { found, scanned, note }: Found): Promise<readonly Guess[]> {
  const inspector = new Inspector();
  const models = await Promise.all(
    found.models.slice(0, MAX_MODELS).map(async (file) => withExternalData(root, file)),
  );
  const guesses = new Map<string, Guess>();
  try {
    const [onnx, others] = split(models, isOnnx);
    const [read, unread] = split(others, (file) => isRead(file, scanned));
    for (const file of onnx) {
      note(`Reading ${file.path} and data for it`);
      const danger = reasonToSkip(file, scanned);
      guesses.set(file.path, danger ?? (await guessModel(file, found, inspector)));
    }
    // What a model was converted to is known before the model itself.
    for (const file of [...read, ...unread]) {
      note(`Reading ${file.path} and data for it`);
      const converted = findConverted(file, guesses);
      const known = reasonToSkip(file, scanned) ?? describeOther(file, scanned, converted);
      guesses.set(file.path, known ?? withAdvice(await guessModel(file, found, inspector), scanned));
      if (converted !== undefined && known?.isLeftOut === true && scanned.models.has(file.path)) {
        guesses.set(converted.file.path, { ...converted, covers: [...(converted.covers ?? []), file.path] });
      }
    }
    return shortened(models.flatMap(({ path: file }) => guesses.get(file) ?? []));
  } finally {
    await inspector.close();
  }
}

/** Says only once what several models need. */
function shortened(guesses: readonly Guess[]): readonly Guess[] {
  const advised = withoutRepeats(
    guesses.flatMap((guess) =>
      guess.kind === 'guessed' || guess.lines === undefined
        ? []
        : [{ path: guess.file.path, whatToDo: guess.why, lines: guess.lines }],
    ),
  );
  const byPath = new Map(advised.map(({ path: file, whatToDo: why, lines }) => [file, { why, lines }]));
  return guesses.map((guess) =>
    guess.kind === 'guessed' ? guess : { ...guess, ...byPath.get(guess.file.path) },
  );
}

/** Finds the files that belong to a model. Those that are missing are named when the model is read. */
async function withExternalData(root: string, file: FoundPath): Promise<FoundPath> {
  const found = await inspectExternalData(await realpath(root), file.path, file.absolutePath);
  const external = found.filter((one) => 'absolutePath' in one);
  return external.length === 0 ? file : { ...file, external };
}

function isOnnx(file: FoundPath): boolean {
  return extensionOf(file.path) === 'onnx';
}

/** True for a file that the engine reads without running anything. */
function isRead(file: FoundPath, { models }: ScannedModels): boolean {
  return isOnnx(file) || isReadFormat(models.get(file.path)?.format ?? '');
}

/** Says why nothing is proposed for a file that is empty or dangerous; undefined if it may be analysed, or converted. */
function reasonToSkip(file: FoundPath, scanned: ScannedModels): UnreadableModel | undefined {
  const { dangers, models, unattackable } = scanned;
  // The size of a model that only its content tells is not known here, but its format is.
  if (file.bytes === 0 && (models.get(file.path)?.format ?? '') === '') {
    return { kind: 'unreadable', file, why: 'The file is empty: write it again.', isLeftOut: true };
  }
  const danger = dangers.get(file.path);
  // The engine says itself what it cannot take.
  const isDangerous = danger !== undefined && (danger.severity === 'critical' || !isRead(file, scanned));
  if (isDangerous) return { kind: 'unreadable', file, why: adviseAgainstLoading(danger), isLeftOut: true };
  return isOnnx(file) ? describeUnattackable(file, unattackable) : undefined;
}

function describeUnattackable(
  file: FoundPath,
  unattackable: ScannedModels['unattackable'],
): UnreadableModel | undefined {
  const role = unattackable.get(file.path);
  if (role === undefined) return undefined;
  return {
    ...{ kind: 'unreadable', file, isLeftOut: true },
    why: formatUnattackable([{ path: file.path, role }]),
  };
}

/** Says what a file of another format needs, by its content; undefined if the scan does not know it. */
function describeOther(
  file: FoundPath,
  { models, copies, unattackable }: ScannedModels,
  converted: GuessedModel | undefined,
): UnreadableModel | undefined {
  const unattacked = describeUnattackable(file, unattackable);
  if (unattacked !== undefined) return unattacked;
  const original = copies.get(file.path);
  if (original !== undefined) {
    return { kind: 'unreadable', file, why: `It is the same file as ${original}.`, isLeftOut: true };
  }
  if (converted !== undefined) {
    const why =
      `${converted.file.path} has the same name, so it is taken for this model after conversion ("covers") ` +
      'and is analysed. This file itself is only scanned for what it does when it is loaded.';
    return { kind: 'unreadable', file, why, isLeftOut: true };
  }
  const model = models.get(file.path);
  return model === undefined || isReadFormat(model.format)
    ? undefined
    : { kind: 'unreadable', file, why: model.whatToDo, lines: model.lines };
}

/** A ranker is only to be accepted. A regression that nothing was found for keeps the advice that a scan gives. */
function withAdvice(guess: Guess, { models }: ScannedModels): Guess {
  const advice = guess.kind === 'unreadable' ? models.get(guess.file.path) : undefined;
  if (guess.kind === 'unreadable' && advice?.role === 'ranker') {
    return { ...guess, why: advice.whatToDo, lines: advice.lines };
  }
  return guess.kind === 'guessed' || advice?.role !== 'regressor'
    ? guess
    : { ...guess, why: `${guess.why} ${advice.whatToDo}`, lines: advice.lines };
}

/** Finds the file that a model was converted to, if it is analysed: of the same name, in the same folder. */
function findConverted(file: FoundPath, guesses: ReadonlyMap<string, Guess>): GuessedModel | undefined {
  const stemOf = (one: string): string => one.replace(/\.[^./]+$/u, '').toLowerCase();
  return [...guesses.values()].find(
    (guess): guess is GuessedModel =>
      guess.kind === 'guessed' && stemOf(guess.file.path) === stemOf(file.path),
  );
}

/** @returns what went wrong */
async function write(root: string, text: string): Promise<string | undefined> {
  const file = path.join(root, DEFAULT_CONFIG_FILE);
  try {
    await mkdir(root, { recursive: true });
    await makeOutputFolder(root, path.dirname(file));
    await replaceFile(file, text);
    return undefined;
  } catch (error) {
    return `${DEFAULT_CONFIG_FILE} could not be written: ${describeWriteError(error)}.`;
  }
}

function printSummary(
  guesses: readonly Guess[],
  found: FoundFiles,
  isPrinted: boolean,
  { err, paint }: Terminal,
): void {
  const lines = guesses.flatMap((guess): readonly string[] => {
    if (guess.kind === 'unreadable') {
      const mark = guess.isLeftOut === true ? 'left out' : 'commented out';
      return [
        `${paint('yellow', '?', err)} ${safeLine(guess.file.path)}: ${mark}. ${safeLine(guess.why)}`,
        ...(guess.lines ?? []).map((line) => `    ${safeLine(line)}`),
      ];
    }
    const { file, task, artifacts, attacks, notes, isRefused } = guess;
    const mark = isRefused === true ? paint('yellow', '!', err) : paint('green', '✓', err);
    const files = Object.entries(artifacts).flatMap(([slot, one]) =>
      slot === 'model' ? [] : [`${slot} ${one}`],
    );
    return [
      `${mark} ${safeLine(file.path)}: ${task}, ${attacks.join(', ')}; ${safeLine(files.join(', '))}`,
      ...notes.map((note) => `    ${safeLine(note)}`),
    ];
  });
  const left = found.models.length - guesses.length;
  const guessed = guesses.filter((guess) => guess.kind === 'guessed' && guess.isRefused !== true).length;
  const where = isPrinted ? 'Nothing was written.' : `${DEFAULT_CONFIG_FILE} was written.`;
  const next = isPrinted ? '' : ' Check it, then run: model-security validate && model-security scan';
  const nothing =
    guessed === 0
      ? ' Nothing is attacked yet: the lines above say why, and what to do where a model can be attacked.'
      : '';
  err.write(
    [
      ...lines,
      ...(left > 0 ? [`${counted(left, 'more model was', 'more models were')} not looked at.`] : []),
      ...(found.isCut ? ['The folder has more files than were looked at.'] : []),
      `${where} ${counted(guessed, 'model', 'models')} of ${String(guesses.length)} can be analysed.${nothing}${next}`,
      '',
    ].join('\n'),
  );
}
