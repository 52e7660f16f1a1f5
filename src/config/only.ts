import type { Problem } from '../problem.ts';
import type { AnalysisSpec } from './analysis-spec.ts';
import { nearest, quoted } from './nearest.ts';

/** The attacks of each model that a configuration names, right or wrong. */
export type Declared = ReadonlyMap<string, readonly string[]>;

/** More names in an error are of no help. */
const MOST_LISTED = 20;

/**
 * Keeps the analyses that the `only` input names: `model` for all of a model's, or `model/attack`, with commas between.
 * @param declared what can be named; where it is empty, nothing is known and no name is called unknown
 */
export function selectAnalyses(
  analyses: readonly AnalysisSpec[],
  only: string,
  declared: Declared,
): { readonly analyses: readonly AnalysisSpec[]; readonly problems: readonly Problem[] } {
  const names = only.split(',').map((name) => name.trim());
  const messages = names
    .map((name) => nameProblem(name, declared))
    .filter((message) => message !== undefined);
  const wanted = new Set(names);
  return {
    analyses: analyses.filter((spec) => wanted.has(spec.name) || wanted.has(spec.model)),
    problems: messages.map((message) => ({ place: { kind: 'input', input: 'only' }, message })),
  };
}

function nameProblem(name: string, declared: Declared): string | undefined {
  if (name === '') {
    return 'has an empty entry. Write names with single commas between, such as digits/extraction.';
  }
  if (declared.size === 0) return undefined;
  const [model = '', ...rest] = name.split('/');
  const attacks = declared.get(model);
  if (attacks === undefined) return unknown(`model ${quoted(model)}`, model, [...declared.keys()]);
  const attack = rest.join('/');
  if (rest.length === 0 || attacks.includes(attack)) return undefined;
  return unknown(`attack ${quoted(attack)} of model ${quoted(model)}`, attack, attacks);
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const hint = near === undefined ? '' : `; did you mean ${quoted(near)}?`;
  const listed = known.slice(0, MOST_LISTED).map(quoted).join(', ');
  const more = known.length > MOST_LISTED ? `, and ${String(known.length - MOST_LISTED)} more` : '';
  const choice = listed === '' ? 'There is none.' : `There are ${listed}${more}.`;
  return `names ${what}, which is not configured${hint === '' ? '.' : hint} ${choice}`;
}
