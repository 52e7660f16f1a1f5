import { readFileSync } from 'node:fs';
import { projectPath } from '../../tools/project.ts';

/** A file that packages/engine/bench/fixtures made. */
export function fixture(name: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/engine/${name}`));
}

/** The files of a repository with small real models. */
export const BUILT_IN_FILES = {
  'wine.onnx': fixture('wine-logistic.onnx'),
  'wine.csv': fixture('wine.csv'),
  'wine-minmax.csv': fixture('wine-minmax.csv'),
  'digits.onnx': fixture('digits-perceptron.onnx'),
  'digits.npz': fixture('digits.npz'),
  // What pickle writes for an empty list.
  'model.pkl': Buffer.from('\u0080\u0004]\u0094.', 'latin1'),
} as const;

const WINE = {
  name: 'wine',
  task: 'tabular-classification',
  artifacts: { model: 'wine.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' },
} as const;

/** A check of data that is over soonest, and passes by its default threshold. It attacks no model. */
export const WITHSTOOD = { outlier: {} } as const;
/** An attack that the model withstands: no change that small turns an input. */
export const WITHSTOOD_EVASION = { evasion: { samples: 20, eps: 0.001 } } as const;
/** One that takes twice as long: with every threshold below 1, it finds the model vulnerable. With 1, it cannot pass. */
export const FATAL = { extraction: { number_of_attack_queries: 50 } } as const;
/** The same with the least questions that earn a pass, which take a multiple of the time. */
export const EARNED = { extraction: { number_of_attack_queries: 500 } } as const;

/**
 * Writes a config file with one model of wines, attacked by extraction: it is vulnerable with every threshold below 1.
 * @param changes to the model; without a threshold of 1 or attacks of its own, the attack cannot pass
 */
export function wineConfig(changes: Readonly<Record<string, unknown>> = {}): string {
  const attacks = changes['threshold'] === 1 ? EARNED : FATAL;
  return JSON.stringify({ version: 1, models: [{ ...WINE, attacks, ...changes }] });
}

/** Writes a config file with an analysis that takes much longer than a test: extraction with very many questions. */
export function slowConfig(): string {
  const models = ['one', 'two', 'three'].map((name) => ({
    ...WINE,
    name,
    attacks: { extraction: { number_of_attack_queries: 100_000_000, vulnerability_threshold: 1 } },
  }));
  return JSON.stringify({ version: 1, models });
}
