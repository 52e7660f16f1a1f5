import type { Problem } from '../core/problem.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { nearest, quoted } from './nearest.ts';

/** The attacks of each model that a configuration names, right or wrong. */
export type Declared = ReadonlyMap<string, readonly string[]>;

/** More names in an error are of no help. */
const MAX_LISTED = 20;

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
  if (attacks === undefined) {
    return attackAlone(name, declared) ?? unknown(`model ${quoted(model)}`, model, [...declared.keys()]);
  }
  const attack = rest.join('/');
  if (rest.length === 0 || attacks.includes(attack)) return undefined;
  return unknown(`attack ${quoted(attack)} of model ${quoted(model)}`, attack, attacks);
}

/** An attack without its model: people mean that attack of every model that has it. */
function attackAlone(name: string, declared: Declared): string | undefined {
  const having = [...declared].filter(([, attacks]) => attacks.includes(name)).map(([model]) => model);
  if (having.length === 0) return undefined;
  const whole = list(having.map((model) => `${model}/${name}`));
  return `names the attack ${quoted(name)} without its model. Write model/attack; known: ${whole}.`;
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const hint = near === undefined ? '' : `; did you mean ${quoted(near)}?`;
  const choice = known.length === 0 ? 'There is none.' : `Known: ${list(known)}.`;
  return `names ${what}, which is not configured${hint === '' ? '.' : hint} ${choice}`;
}

function list(names: readonly string[]): string {
  const listed = names.slice(0, MAX_LISTED).map(quoted).join(', ');
  return names.length > MAX_LISTED ? `${listed}, and ${String(names.length - MAX_LISTED)} more` : listed;
}
