import type { NoteWork } from '../slow-work.ts';
import { type Tried, tryModels } from '../../analyser/local/try-models.ts';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { findReadable } from '../../artifacts/plan.ts';
import { preprocessingText, withSizing } from '@model-security-scan/engine/preprocessing';
import { DEFAULT_CONFIG_FILE } from '../../facts/settings.ts';
import { LOCAL_CONFIG } from '../../settings/config/config-rules.ts';
import { parseConfig } from '../../settings/config/parse-config.ts';
import type { GuessedModel, UnreadableModel } from './guessed-model.ts';
import { renderConfig } from './render-config.ts';

type Guess = GuessedModel | UnreadableModel;

/**
 * Tries data on the models that were guessed for it, says what would fail, and corrects how pictures are scaled. If a model does
 * not know the data, other data that fits is tried; if it knows none, the closest stays.
 * @param root the folder of all files
 */
export async function tryGuesses(
  guesses: readonly Guess[],
  root: string,
  note: NoteWork,
): Promise<readonly Guess[]> {
  const tried = await tryOnce(guesses, root, note);
  const better = new Map<Guess, Guess>();
  for (const guess of tried) {
    if (guess.kind === 'unreadable' || guess.isRefused !== true) continue;
    for (const other of guess.alternatives ?? []) {
      const [one] = await tryOnce([{ ...other, covers: guess.covers ?? [] }], root, note);
      if (one?.kind !== 'guessed' || one.isRefused === true) continue;
      better.set(guess, one);
      break;
    }
  }
  return tried.map((guess) => better.get(guess) ?? guess);
}

async function tryOnce(guesses: readonly Guess[], root: string, note: NoteWork): Promise<readonly Guess[]> {
  const { signal } = new AbortController();
  const { analyses } = parseConfig(renderConfig(guesses), DEFAULT_CONFIG_FILE, LOCAL_CONFIG);
  const planned = (await findReadable(analyses, root, signal)).analyses;
  const tried = await tryModels(planned, { workspace: root, eventName: '', signal, note });
  const trials = new Map(
    tried.map((one) => [one.spec.artifacts.find(({ slot }) => slot === 'model')?.path, one]),
  );
  return guesses.map((guess) => {
    const trial = trials.get(guess.file.path);
    return guess.kind === 'unreadable' || trial === undefined ? guess : corrected(guess, trial);
  });
}

function corrected(guess: GuessedModel, { spec, outcome }: Tried): GuessedModel {
  const { normalize_data: normalize, ...config } = guess.config;
  // The guess was only how pixels are scaled, which was tried now.
  const notes = guess.notes.filter((note) => !note.startsWith('normalize_data'));
  if (outcome.kind === 'prepared') {
    if (outcome.label !== undefined) return { ...guess, notes: [...guess.notes, ...knownLabel(outcome)] };
    // Without labels, nothing shows how pictures are scaled.
    if (guess.task !== 'image-classification' || !DESCRIPTORS[spec.attack].needsLabels) return guess;
    const isUnit = normalize === 'yes' || typeof guess.preprocessing === 'object';
    return { ...guess, notes: [...notes, knownPictures(outcome, isUnit ? 'from 0 to 1' : 'as they are')] };
  }
  if ('better' in outcome && outcome.better !== undefined) {
    const preprocessing = withSizing(outcome.better, guess.preprocessing ?? outcome.better);
    const text = preprocessingText(preprocessing);
    const note = `Tried: the model knows the labelled pictures best with preprocessing: ${text}.`;
    return { ...guess, config, preprocessing, notes: [...notes, note] };
  }
  return outcome.kind === 'not-tested' || outcome.kind === 'failed'
    ? { ...guess, notes: [...notes, `Tried, but: ${outcome.reason}`], isRefused: true }
    : guess;
}

type Prepared = Extract<Tried['outcome'], { readonly kind: 'prepared' }>;

function knownLabel({ label = '', skill }: Prepared): readonly string[] {
  return [`label: ${label}`, ...(skill === undefined ? [] : [`Tried: on this data, ${formatSkill(skill)}.`])];
}

function knownPictures({ skill }: Prepared, range: string): string {
  const known = `Tried: the model knows the labelled pictures with pixels ${range}`;
  if (skill === undefined) return `${known}.`;
  return (
    `${known}: ${formatSkill(skill)}. If it is better in your training, pixels have another mean and std there: say which with ` +
    'preprocessing.'
  );
}

function formatSkill({ measure, value }: NonNullable<Prepared['skill']>): string {
  return measure === 'r2' ? `R² is ${value.toFixed(2)}` : `it gets ${(100 * value).toFixed(1)} % right`;
}
