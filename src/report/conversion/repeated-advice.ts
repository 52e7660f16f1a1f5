import { type Advice, nameOf } from './unconverted.ts';

/**
 * Shortens lines to paste that an earlier model of the list has, too, but for its own names: the advice names that model, and
 * only the entries of the config file stay.
 */
export function withoutRepeats<T extends Advice & { readonly path: string }>(
  models: readonly T[],
): readonly T[] {
  const known = new Map<string, string>();
  return models.map((model) => {
    if (model.lines.length === 0) return model;
    const advice = withoutNames(model);
    const like = known.get(advice);
    if (like === undefined) {
      known.set(advice, model.path);
      return model;
    }
    const entries = model.lines.filter((line) => line.startsWith('- {'));
    const lines = entries.length === 0 ? model.lines : entries;
    return { ...model, whatToDo: `Do the same as for ${like}, with its own names.`, lines };
  });
}

function withoutNames({ path, whatToDo, lines }: Advice & { readonly path: string }): string {
  const stem = path.replace(/(?:\.weights)?\.[^./]+$/u, '');
  const isName = (word: string): boolean => word === path || word.startsWith(`${stem}.`);
  return [whatToDo, ...lines]
    .join('\n')
    .replaceAll(nameOf(path), '*')
    .split(/[\s"'()[\]{}]+/u)
    .map((word) => (isName(word) ? '*' : word))
    .join(' ');
}
