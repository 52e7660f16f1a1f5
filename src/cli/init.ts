import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathExists } from '../settings/config/config-file.ts';
import { DEFAULT_CONFIG_FILE } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import type { SupplyChainFinding } from '../scanner/rules/finding.ts';
import { extensionOf } from '../scanner/model-names.ts';
import { counted } from '../text/number-words.ts';
import { safeLine } from './cli-log.ts';
import { EXIT } from './exit-status.ts';
import type { ParsedFlags } from './flags.ts';
import { findFiles, type FoundFiles, type FoundPath } from './init/find-files.ts';
import { guessModel, type GuessedModel, type UnreadableModel } from './init/guess-model.ts';
import { dangerWords, scanModels } from './init/scan-models.ts';
import { renderConfig } from './init/render-config.ts';
import { Inspector } from './inspector.ts';
import type { Terminal } from './terminal.ts';

/** A config file of more models would take hours to run. */
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
  const found = await findFiles(root);
  if (found.models.length === 0) {
    terminal.err.write(
      `There is no model in ${safeLine(root)}, so nothing was written. A model is a file such as model.onnx; other formats ` +
        'are listed with the line that converts them. "model-security scan" still scans the files.\n',
    );
    return EXIT.undecided;
  }
  const guesses = await guessAll(root, found);
  const text = renderConfig(guesses);
  if (isPrinted) terminal.out.write(text);
  else {
    const fault = await write(root, text);
    if (fault !== undefined) {
      terminal.err.write(`${safeLine(fault)}\n`);
      return EXIT.undecided;
    }
  }
  tell(guesses, found, isPrinted, terminal);
  return EXIT.clean;
}

async function guessAll(root: string, found: FoundFiles): Promise<readonly Guess[]> {
  const inspector = new Inspector();
  const guesses: Guess[] = [];
  const models = found.models.slice(0, MAX_MODELS);
  try {
    const dangers = await scanModels(root, models);
    for (const file of models) {
      guesses.push(
        leftOut(file, found, dangers.get(file.path)) ?? (await guessModel(file, found, inspector)),
      );
    }
    return guesses;
  } finally {
    await inspector.close();
  }
}

/** Says why nothing is proposed for a file; undefined if it may be analysed, or converted. */
function leftOut(
  file: FoundPath,
  found: FoundFiles,
  danger: SupplyChainFinding | undefined,
): UnreadableModel | undefined {
  if (file.bytes === 0) {
    return { kind: 'unreadable', file, why: 'The file is empty: write it again.', isLeftOut: true };
  }
  const isOnnx = extensionOf(file.path) === 'onnx';
  // The engine reads an ONNX file without running anything, and says itself what it cannot take.
  const isDangerous = danger !== undefined && !(isOnnx && danger.severity !== 'critical');
  if (isDangerous) return { kind: 'unreadable', file, why: dangerWords(danger), isLeftOut: true };
  const converted = isOnnx ? undefined : findConverted(file, found);
  if (converted === undefined) return undefined;
  const why =
    `${converted.path} has the same name, so it is taken for this model after its conversion, and is analysed. This file ` +
    'itself is only scanned for what it does when it is loaded.';
  return { kind: 'unreadable', file, why, isLeftOut: true };
}

/** Finds the ONNX file that a model was converted to: of the same name, in the same folder. */
function findConverted(file: FoundPath, { models }: FoundFiles): FoundPath | undefined {
  const wanted = `${withoutExtension(file.path)}.onnx`.toLowerCase();
  return models.find(({ path: other }) => other.toLowerCase() === wanted);
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^./]+$/u, '');
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

function tell(
  guesses: readonly Guess[],
  found: FoundFiles,
  isPrinted: boolean,
  { err, paint }: Terminal,
): void {
  const lines = guesses.flatMap((guess): readonly string[] => {
    if (guess.kind === 'unreadable') {
      const mark = guess.isLeftOut === true ? 'left out' : 'commented out';
      return [`${paint('yellow', '?', err)} ${safeLine(guess.file.path)}: ${mark}. ${safeLine(guess.why)}`];
    }
    const { file, task, artifacts, attacks, notes } = guess;
    const files = Object.entries(artifacts).flatMap(([slot, one]) =>
      slot === 'model' ? [] : [`${slot} ${one}`],
    );
    return [
      `${paint('green', '✓', err)} ${safeLine(file.path)}: ${task}, ${attacks.join(', ')}; ${safeLine(files.join(', '))}`,
      ...notes.map((note) => `    ${safeLine(note)}`),
    ];
  });
  const left = found.models.length - guesses.length;
  const guessed = guesses.filter(({ kind }) => kind === 'guessed').length;
  const where = isPrinted ? 'Nothing was written.' : `${DEFAULT_CONFIG_FILE} was written.`;
  const next = isPrinted ? '' : ' Check it, then run: model-security validate && model-security scan';
  const nothing = guessed === 0 ? ' Nothing is attacked yet: the lines above say what each model needs.' : '';
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
