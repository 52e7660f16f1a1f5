import { MemorySource } from '../byte-source.ts';
import type { ScannedFormat } from '../content-format.ts';
import { searchedText } from '../reading/text-pieces.ts';
import type { Content, Scan } from '../scan.ts';
import { decodeAt } from '../text-rules/encoded-bytes.ts';
import { placesThatMatter } from '../text-rules/encoded-places.ts';
import { textMarks } from '../text-marks.ts';

/** The key under which stable-baselines3 keeps Base64, whatever is in it: see `json-document.ts`. */
const DECODED_ELSEWHERE = /":serialized:"\s{0,9}:\s{0,9}"$/u;

/** A text with more of them was made to cost time. */
const MAX_CONTENTS = 10_000;
/** Only what lies in one another has more bytes than its text has letters. */
const SPARE_BYTES = 2 ** 20;

function scanEncoded({ bytes }: Content, scan: Scan): void {
  const text = searchedText(bytes);
  let [contents, left] = [MAX_CONTENTS, text.length + SPARE_BYTES];
  for (const place of placesThatMatter(text, { spent: 0 })) {
    if (DECODED_ELSEWHERE.test(text.slice(Math.max(0, place.index - 40), place.index))) continue;
    const decoded = decodeAt(text, place);
    contents -= 1;
    left -= decoded.length;
    if (contents < 0 || left < 0) {
      reportRest(place.index, scan);
      return;
    }
    scan.spend?.(decoded.length);
    const name = `${place.encoding}@${String(place.index)}`;
    scan.enter(name, new MemorySource(decoded), { isGuess: true, isFromText: true });
  }
}

function reportRest(offset: number, scan: Scan): void {
  const detail = 'More bytes are encoded in the text than are decoded. Those from here on were not scanned.';
  const limit = { rule: 'over-limit', severity: 'not-scanned', subject: 'encoded content', detail } as const;
  scan.find({ ...limit, when: 'none', offset });
}

/** Text with bytes in Base64, or as numbers, that are a pickle or may hold one: a program decodes and loads them. */
export const encodedContent: ScannedFormat = {
  id: 'encoded-content',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (_, bytes) => textMarks(bytes).has('encoded'),
  scan: scanEncoded,
};
