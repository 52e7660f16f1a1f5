import { shownName } from '../model/shown-name.ts';
import type { AttackResult, Inputs } from '../types.ts';

/** More texts of a column would hide the sentence. */
const MOST_WORDS = 10;

/** Says what the codes of texts in pairs of inputs stand for. */
export function formatCodes(
  { evidence }: Pick<AttackResult, 'evidence'>,
  { columns, texts, codeNames }: Pick<Inputs, 'columns' | 'texts' | 'codeNames'>,
): readonly string[] {
  if (!evidence.some(({ kind }) => kind === 'pairs')) return [];
  const lists = [
    ...[...(texts ?? [])].map(([column, words]) => ({
      column,
      size: words.size,
      shown: Array.from({ length: Math.min(words.size, MOST_WORDS) }, (_unused, code) => words.word(code)),
    })),
    ...[...(codeNames ?? [])].map(([column, names]) => ({
      column,
      size: names.length,
      shown: names.slice(0, MOST_WORDS),
    })),
  ];
  return lists.map(({ column, size, shown }) => {
    const name = shownName(columns?.[column] ?? `column ${String(column + 1)}`);
    const words = shown.map(
      (word, code) => `${String(code)} is ${word === '' ? 'missing' : shownName(word, 40)}`,
    );
    const start = isChanged(evidence, column) ? '' : `The attack left the text of ${name} as it is. `;
    return (
      `${start}In the changed inputs ${start === '' ? `the text of ${name}` : 'it'} is written as a code: ` +
      `${words.join(', ')}${size > MOST_WORDS ? ', …' : ''}.`
    );
  });
}

/** True if a pair differs in the column, as with a trigger that sets it. */
function isChanged(evidence: AttackResult['evidence'], column: number): boolean {
  return evidence.some(
    (one) =>
      one.kind === 'pairs' &&
      one.pairs.some(({ original, changed }) => !Object.is(original[column], changed[column])),
  );
}
