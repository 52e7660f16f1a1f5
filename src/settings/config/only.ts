import { listNames } from '@model-security-scan/common/list-names';
import type { Problem } from '@model-security-scan/common/problem';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { foldName } from '../../text/similar-names.ts';
import { nearest, quoted } from './nearest.ts';

/** The attacks of each model that a configuration names, even if they have mistakes. */
export type Declared = ReadonlyMap<string, readonly string[]>;

/** A longer list of names in an error does not help. */
const MAX_LISTED = 20;

/**
 * Keeps the analyses that the input `only` names, separated by commas: `model` for all analyses of a model, or
 * `model/attack`, in any case.
 * @param declared the names that exist; if it is empty, the configuration could not be read and no name is reported
 */
export function selectAnalyses(
  analyses: readonly AnalysisSpec[],
  only: string,
  declared: Declared,
): { readonly analyses: readonly AnalysisSpec[]; readonly problems: readonly Problem[] } {
  const names = only.split(',').map((name) => name.trim());
  const messages = names
    .map((name) => findNameProblem(name, declared))
    .filter((message) => message !== undefined);
  const wanted = new Set(names.map(foldName));
  return {
    analyses: analyses.filter((spec) => wanted.has(foldName(spec.name)) || wanted.has(foldName(spec.model))),
    problems: messages.map((message) => ({ place: { kind: 'input', input: 'only' }, message })),
  };
}

function findNameProblem(name: string, declared: Declared): string | undefined {
  if (name === '') {
    return 'has an empty entry. Separate names with single commas, such as digits/extraction,digits/evasion.';
  }
  if (declared.size === 0) return undefined;
  const [model = '', ...rest] = name.split('/');
  const attacks = [...declared].find(([known]) => foldName(known) === foldName(model))?.[1];
  if (attacks === undefined) {
    return (
      describeLoneAttack(name, declared) ??
      describeUnknown(`model ${quoted(model)}`, model, [...declared.keys()])
    );
  }
  const attack = rest.join('/');
  if (rest.length === 0 || attacks.includes(foldName(attack))) return undefined;
  return describeUnknown(`attack ${quoted(attack)} of model ${quoted(model)}`, attack, attacks);
}

/** Describes an attack that was given without its model. */
function describeLoneAttack(name: string, declared: Declared): string | undefined {
  const having = [...declared]
    .filter(([, attacks]) => attacks.includes(foldName(name)))
    .map(([model]) => model);
  if (having.length === 0) return undefined;
  const fullNames = listNames(having, MAX_LISTED, (model) => quoted(`${model}/${name}`));
  return `names the attack ${quoted(name)} without its model. Write model/attack; known: ${fullNames}.`;
}

function describeUnknown(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const hint = near === undefined ? '' : `; did you mean ${quoted(near)}?`;
  const choice =
    known.length === 0 ? 'None are configured.' : `Known: ${listNames(known, MAX_LISTED, quoted)}.`;
  return `names ${what}, which is not configured${hint === '' ? '.' : hint} ${choice}`;
}
