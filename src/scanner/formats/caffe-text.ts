import { readText } from '../reading/utf8-text.ts';
import type { ScannedFormat } from '../content-format.ts';
import { reportImport } from '../text-rules/imported-names.ts';

const MAX_BYTES = 16 * 2 ** 20;
/** A layer in Python: Caffe imports the module, and makes an object of the class (`python_layer.hpp`). */
const PYTHON_LAYER =
  /python_param\s{0,20}:?\s{0,20}\{[^}]{0,2000}?\bmodule\s{0,20}:\s{0,20}["']([^"'\n]{1,200})["']/gu;

/** Networks of Caffe in text. */
export const caffeText: ScannedFormat = {
  id: 'caffe-text',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (head, _, name) => /\.(?:prototxt|pbtxt)$/iu.test(name) && !head.includes(0),
  scan: ({ bytes }, scan) => {
    const text = readText(bytes, MAX_BYTES);
    for (const found of text.matchAll(PYTHON_LAYER)) {
      const line = text.slice(0, found.index).split('\n').length;
      reportImport('Caffe', found[1] ?? '', { line }, scan);
    }
  },
};
