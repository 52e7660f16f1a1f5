import type { ByteSource } from './byte-source.ts';
import { textPieces } from './reading/text-pieces.ts';
import { escapeInText } from './template/escape-in-text.ts';
import { type Looks, placesThatMatter } from './text-rules/encoded-places.ts';
import { namesPython } from './text-rules/python-in-text.ts';

/** What a text may have anywhere, whatever kind of text it is. */
const SEARCHES = {
  /** Bytes in Base64 or as numbers that are scanned. */
  encoded: (text: string, looks: Looks): boolean => placesThatMatter(text, looks).next().done !== true,
  /** A template that leads to Python. */
  escape: (text: string): boolean => escapeInText(text) !== undefined,
  /** What programs that read YAML or settings call. */
  python: namesPython,
  /** Settings of Python's `logging`. */
  logging: (text: string): boolean => /^[ \t]{0,100}\[(?:loggers|handlers|formatters)\]/mu.test(text),
} as const;

export type TextMark = keyof typeof SEARCHES;

const known = new WeakMap<ByteSource, ReadonlySet<string>>();

/** Searches a text once for everything that is recognised by what it has inside. Other content has no marks. */
export function textMarks(bytes: ByteSource): { has(mark: TextMark): boolean } {
  const earlier = known.get(bytes);
  if (earlier !== undefined) return earlier;
  const marks = new Set<string>();
  const looks = { spent: 0 };
  for (const { text } of textPieces(bytes)) {
    for (const [mark, search] of Object.entries(SEARCHES)) {
      if (!marks.has(mark) && search(text, looks)) marks.add(mark);
    }
  }
  known.set(bytes, marks);
  return marks;
}
