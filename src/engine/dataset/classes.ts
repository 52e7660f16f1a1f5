import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';

/** What is known of the classes before the labels are read. */
export interface KnownClasses {
  /** The model's own names, in the order of its scores. */
  readonly names: readonly string[] | undefined;
  readonly count: number | undefined;
}

export interface ClassLabels {
  /** The classes, counted from 0. */
  readonly labels: Int32Array;
  readonly names: readonly string[] | undefined;
}

const WHOLE = /^[+-]?\d+(?:\.0*)?$/u;

/**
 * Turns labels into classes counted from 0: by the model's own names of the classes, else as integers, else by the order of
 * the alphabet, which is how common tools number folders and names.
 * @param file the file with the labels, for messages
 * @throws ArtifactFault if a label is none of the classes
 */
export function classesOf(values: readonly string[], known: KnownClasses, file: string): ClassLabels {
  const named = byNames(values, known.names);
  if (named !== undefined) return named;
  if (values.every((value) => WHOLE.test(value))) {
    const labels = Int32Array.from(values, Number);
    const bad = labels.findIndex((label) => label < 0 || label >= (known.count ?? Infinity));
    if (bad === -1) return { labels, names: known.names };
    throw new ArtifactFault(
      `${shownName(file)}: the label ${String(labels[bad])} (row ${String(bad + 1)}) is none of the model's ` +
        `${String(known.count ?? 'many')} classes. Count the classes from 0.`,
    );
  }
  const names = [...new Set(values)].sort();
  if (known.names !== undefined || names.length > (known.count ?? Infinity)) {
    const classes = known.names?.slice(0, 10).join(', ') ?? `${String(known.count)} in number`;
    const unknown = names.find((name) => known.names?.includes(name) !== true) ?? '';
    throw new ArtifactFault(
      `${shownName(file)}: the label "${shownName(unknown, 40)}" is none of the model's classes (${shownName(classes)}). ` +
        'Write the labels as the model names its classes, or count them from 0.',
    );
  }
  return byNames(values, names) ?? { labels: new Int32Array(0), names };
}

/** @returns undefined if a label is none of the names */
function byNames(values: readonly string[], names: readonly string[] | undefined): ClassLabels | undefined {
  if (names === undefined) return undefined;
  const places = new Map(names.map((name, index) => [plain(name), index]));
  const labels = Int32Array.from(values, (value) => places.get(plain(value)) ?? -1);
  return labels.includes(-1) ? undefined : { labels, names };
}

/** Writes whole numbers alike: 1, 1.0 and +1. */
function plain(label: string): string {
  return WHOLE.test(label) ? String(Number(label)) : label;
}
