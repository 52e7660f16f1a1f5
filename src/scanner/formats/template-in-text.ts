import type { ScannedFormat } from '../content-format.ts';
import { baseName } from '../model-names.ts';
import { searchedText } from '../reading/text-pieces.ts';
import type { Content, Scan } from '../scan.ts';
import { reportEscape } from '../template/tell-escape.ts';
import { textMarks } from '../text-marks.ts';
import { isProseOrData, isSourceName } from '../text-rules/text-names.ts';
import { jsonDocument } from './json-document.ts';
import { isTemplateName } from './template.ts';

function scanText({ bytes, place }: Content, scan: Scan): void {
  const text = searchedText(bytes);
  // Prose and data sets show templates that no program renders.
  const isShown = isProseOrData(baseName(place.members.at(-1) ?? place.path));
  reportEscape(text, scan, isShown ? { severity: 'review' } : {});
}

/** Text of any kind that holds a template which leads to Python: prompts in settings, whatever their key is. */
export const templateInText: ScannedFormat = {
  id: 'template-in-text',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (head, bytes, name) =>
    !isSourceName(name) &&
    !isTemplateName(name) &&
    textMarks(bytes).has('escape') &&
    // There each text is judged by itself.
    !jsonDocument.looksLike(head, bytes, name),
  scan: scanText,
};
