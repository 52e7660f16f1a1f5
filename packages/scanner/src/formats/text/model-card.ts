import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { decodeUtf8 } from '../../reading/byte-cursor.ts';
import { decodeText } from '../../reading/utf8-text.ts';
import type { Scan, ScanFormat } from '../../scan.ts';
import { scanYamlText } from './yaml.ts';
import { TEXT_FORMAT, type ScannedFormat } from '../../content-format.ts';

const MAX_HEAD_BYTES = 256 * 1024;
const MAX_FRONT_MATTER = 64 * 1024;

/** True if content is Markdown that begins with front matter, as model cards do. */
export function looksLikeModelCard(head: Uint8Array): boolean {
  return /^\ufeff?---[ \t]*\r?\n/u.test(decodeUtf8(head.subarray(0, 64)));
}

/** Reads what a model card declares in its front matter: licence, base model, data sets, task and library. */
export const scanModelCard: ScanFormat = (content, scan) => {
  const text = decodeText(content.bytes.read(0, MAX_HEAD_BYTES));
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u.exec(text)?.index;
  if (end === undefined || !/^---[ \t]*\r?\n/u.test(text) || end > MAX_FRONT_MATTER) return;
  const frontMatter = text.slice(text.indexOf('\n') + 1, end + 1);
  scanYamlText(frontMatter, scan);
  observe(frontMatter, scan);
};

function observe(frontMatter: string, scan: Scan): void {
  const declared = declaredIn(frontMatter);
  const licence = declared.get('license')?.[0];
  const name = licence === 'other' ? (declared.get('license_name')?.[0] ?? licence) : licence;
  if (name !== undefined) scan.observe({ kind: 'licence', text: name });
  for (const model of declared.get('base_model') ?? []) scan.observe({ kind: 'base-model', name: model });
  for (const dataset of declared.get('datasets') ?? []) scan.observe({ kind: 'dataset', name: dataset });
  for (const task of declared.get('pipeline_tag') ?? []) scan.observe({ kind: 'task', name: task });
  for (const library of declared.get('library_name') ?? []) {
    scan.observe({ kind: 'framework', name: library });
  }
}

/** @returns the texts of each key: one, or those of a list */
function declaredIn(frontMatter: string): ReadonlyMap<string, readonly string[]> {
  const declared = new Map<string, readonly string[]>();
  try {
    const { contents } = parseDocument(frontMatter, { logLevel: 'silent', uniqueKeys: false });
    for (const { key, value } of isMap(contents) ? contents.items : []) {
      if (!isScalar(key) || typeof key.value !== 'string') continue;
      const values = isSeq(value) ? value.items : [value];
      const texts = values.flatMap((item) =>
        isScalar(item) && typeof item.value === 'string' ? [item.value] : [],
      );
      declared.set(key.value, texts);
    }
  } catch {
    // A card that cannot be parsed declares nothing.
  }
  return declared;
}

export const modelCard: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'model-card',
  looksLike: (head, _, name) => /\.(?:md|markdown)$/iu.test(name) && looksLikeModelCard(head),
  scan: scanModelCard,
};
