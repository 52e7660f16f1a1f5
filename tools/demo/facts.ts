import type { ActionRun } from '../../__tests__/support/run-action.ts';
import { at, textAt } from '@model-security-scan/common/json';

/** What the demo checks of a run: names and values, both as a person reads them. */
export type Facts = Readonly<Record<string, string>>;

/** Reads the facts of a run: exit status, outputs, each analysis, and each file with an error. Pure. */
export function factsOf(run: Pick<ActionRun, 'exitCode' | 'outputs' | 'commands'>): Facts {
  const analyses = resultsOf(run.outputs).map(
    ({ name, state, files }) => [name, `${state}, ${files === 0 ? 'result reused' : 'analysed'}`] as const,
  );
  const files = run.commands.flatMap(({ name, properties: { file } }) =>
    file === undefined || name !== 'error' ? [] : [[file, 'error'] as const],
  );
  return {
    'exit status': String(run.exitCode),
    ...run.outputs,
    ...Object.fromEntries(files),
    ...Object.fromEntries(analyses),
  };
}

/** Compares the facts of a run with those that are expected. Pure. @returns what differs, one line each */
export function differences(expected: Facts, facts: Facts): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    facts[name] === value ? [] : [`${name}: expected "${value}", but it is "${facts[name] ?? 'missing'}"`],
  );
}

/** One object of the output `results`. */
export interface Result {
  /** Model and attack, such as `digits/evasion`. */
  readonly name: string;
  readonly state: string;
  readonly score: number | undefined;
  readonly threshold: number | undefined;
  /** How many files were analysed; 0 if an earlier result was reused. */
  readonly files: number;
}

/** Reads the output `results`; empty if the run has none. Pure. */
export function resultsOf(outputs: ActionRun['outputs']): readonly Result[] {
  const text = outputs['results'] ?? '';
  const parsed: unknown = text === '' ? [] : JSON.parse(text);
  return (Array.isArray(parsed) ? parsed : []).map((one: unknown) => {
    const [score, threshold, uploads] = ['score', 'threshold', 'uploads'].map((key) => at(one, key));
    return {
      name: `${textAt(one, 'model') ?? ''}/${textAt(one, 'attack') ?? ''}`,
      state: textAt(one, 'state') ?? '',
      score: typeof score === 'number' ? score : undefined,
      threshold: typeof threshold === 'number' ? threshold : undefined,
      files: Array.isArray(uploads) ? uploads.length : 0,
    };
  });
}
