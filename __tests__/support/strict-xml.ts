const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TAG = /<(\/?)([A-Za-z_][\w.-]*)>/gu;
/** Every character that XML 1.0 allows (section 2.2). */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * Reads XML of elements without attributes, and refuses everything that is not well-formed.
 * @returns the texts of the elements that hold no others, in order
 */
export function readStrictXml(xml: string): readonly string[] {
  if (!xml.startsWith(DECLARATION)) throw new Error('there is no declaration');
  if (!ALLOWED.test(xml)) throw new Error('a character that XML forbids');
  const open: string[] = [];
  const leaves: string[] = [];
  let [at, isLeaf, roots] = [DECLARATION.length, false, 0];
  for (const { 0: tag, 1: closing, 2: name = '', index } of xml.matchAll(TAG)) {
    const text = decode(xml.slice(at, index));
    at = index + tag.length;
    if (closing === '') {
      if (text.trim() !== '') throw new Error(`text beside elements: ${text.slice(0, 80)}`);
      if (open.length === 0) roots += 1;
      open.push(name);
      isLeaf = true;
      continue;
    }
    if (open.pop() !== name) throw new Error(`</${name}> closes nothing that is open`);
    if (isLeaf) leaves.push(text);
    else if (text.trim() !== '') throw new Error(`text beside elements: ${text.slice(0, 80)}`);
    isLeaf = false;
  }
  if (open.length > 0 || roots !== 1 || xml.slice(at).trim() !== '') throw new Error('there is not one root');
  return leaves;
}

function decode(text: string): string {
  if (text.includes('<') || text.includes(']]>')) throw new Error(`markup in a text: ${text.slice(0, 80)}`);
  return text.replace(/&[^;]{0,8};?/gu, (found) => {
    const char = ENTITIES[found];
    if (char === undefined) throw new Error(`no entity: ${found}`);
    return char;
  });
}
