import { MODEL_ROLES, type ModelRole } from '../rules/model-kind.ts';
import classes from './classes.json' with { type: 'json' };

/** Endings of class names with what such a class is, the longest first. */
const ENDINGS: readonly (readonly [string, ModelRole])[] = MODEL_ROLES.flatMap((role) =>
  role === 'data' || role === 'no-class-scores'
    ? []
    : namesIn(classes[role]).map((name) => [name, role] as const),
).toSorted(([one], [other]) => other.length - one.length);

/** What people call classes of models of their own. It says little, so that only the outermost object counts. */
const OWN_MODEL = /(?:Model|Net|Network|Predictor|Estimator)$/u;

/**
 * Says what a class is, by the end of its name: `RandomForestClassifier` is a classifier in every package.
 * @param path with its module: `sklearn.ensemble._forest.RandomForestClassifier`
 */
export function classRole(path: string): ModelRole | undefined {
  const name = className(path);
  return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1];
}

/** The same for the class of the outermost object in a file: a class called a model is one. */
export function outermostRole(path: string): ModelRole | undefined {
  return classRole(path) ?? (OWN_MODEL.test(path) ? 'predictor' : undefined);
}

export function className(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** True for a class that predicts. */
export function isPredictorClass(path: string): boolean {
  const role = classRole(path);
  return role !== undefined && MODEL_ROLES.indexOf(role) <= MODEL_ROLES.indexOf('predictor');
}

function namesIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}
