import { tryModels } from '../analyser/local/try-models.ts';
import type { Problem } from '../core/problem.ts';
import type { PlannedAnalysis } from '../facts/planned-analysis.ts';
import type { Runner } from '../facts/runner.ts';

/** What trials say. */
export interface TriedContent {
  readonly problems: readonly Problem[];
  /** The label of the tables, by the name of the model. */
  readonly labels: ReadonlyMap<string, string>;
}

/**
 * Tries labelled data on its models, as the analyses would.
 * @param analyses those whose files can be read
 * @returns what would fail an analysis, at its model; and the label that each model was tried with
 */
export async function tryContent(
  analyses: readonly PlannedAnalysis[],
  { workspace, variable }: Pick<Runner, 'workspace' | 'variable'>,
  signal: AbortSignal,
): Promise<TriedContent> {
  const eventName = variable('GITHUB_EVENT_NAME');
  const tried = await tryModels(analyses, { workspace, eventName, signal });
  const problems = tried.flatMap(({ spec, outcome }) => {
    const isFault = outcome.kind === 'not-tested' || (outcome.kind === 'failed' && outcome.by === 'artifact');
    const place = spec.artifacts.find(({ slot }) => slot === 'model')?.place ?? spec.place;
    return isFault && place !== undefined ? [{ place, message: `${spec.name}: ${outcome.reason}` }] : [];
  });
  const labels = tried.flatMap(({ spec, outcome }) =>
    outcome.kind === 'prepared' && outcome.label !== undefined ? [[spec.model, outcome.label] as const] : [],
  );
  return { problems, labels: new Map(labels) };
}
