import { finding } from '../../rules/file-finding.ts';
import { isAlias, isMap, isNode, isScalar, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { Document, Node, YAMLMap } from 'yaml';
import { readText } from '../../reading/utf8-text.ts';
import type { Scan, ScanFormat } from '../../scan.ts';
import { baseName } from '../../model-names.ts';
import { leadsIntoSkipped, skippedReference } from '../../skipped-folders.ts';
import { hasPython, judgeSettingLines, withoutEscapes } from '../../text-rules/python-in-text.ts';
import { judgeSettings } from '../../text-rules/judge-settings.ts';
import { OBJECT_KEY, reportObjectKey } from './object-keys.ts';
import { isChatKey, isTemplateKey, scanTemplateText } from './template.ts';
import { judgeYamlTag, pythonTagsInText } from '../../text-rules/yaml-tags.ts';
import { TEXT_FORMAT, type ScannedFormat } from '../../content-format.ts';

/** Longer texts take seconds to parse; they are judged line by line. */
const MAX_PARSED_LENGTH = 128 * 1024;
const STEPS_PER_CHARACTER = 40;
const MAX_FILE_BYTES = 64 * 2 ** 20;

/** True for names of YAML files, and for MLflow's, which have no extension. */
export function isYamlName(name: string): boolean {
  return /\.ya?ml$|^MLmodel$/iu.test(name);
}

/** True if content is text. YAML has no mark of its own: judge the name first. */
export function looksLikeYaml(head: Uint8Array): boolean {
  return (
    !head.includes(0) || (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  );
}

/**
 * Scans YAML for tags that make Python objects: `yaml.load` with an unsafe loader calls what they name. Also finds what
 * Hydra, NeMo and MLflow call by a name. The text is never turned into values, so aliases cannot grow.
 */
export const scanYaml: ScanFormat = (content, scan) => {
  const text = readText(content.bytes, MAX_FILE_BYTES);
  scanYamlText(text, scan);
  const name = baseName(content.place.members.at(-1) ?? content.place.path);
  // Other texts quote what was found elsewhere.
  if (isYamlName(name)) judgeExpressions(text, scan);
  if (name === 'MLmodel') judgeFiles(text, scan);
};

/** MLflow reads the files that the values of an `MLmodel` name. */
function judgeFiles(text: string, scan: Scan): void {
  for (const [index, line] of text.split('\n').entries()) {
    const [, path = ''] = /^[\s-]*[\w"']+\s*:\s*["']?([^"'#]{1,4096}?)["']?\s*$/u.exec(line) ?? [];
    if (leadsIntoSkipped(path)) scan.find(skippedReference(path, { line: index + 1 }));
  }
}

export function scanYamlText(text: string, scan: Scan): void {
  // What the parser refuses, Python's may read, so the text is always searched as well.
  for (const { tag, line } of pythonTagsInText(text)) judgeYamlTag(tag, scan, line);
  if (ASSIGNED_TARGET.test(withoutEscapes(text))) judgeSettingLines(text, scan);
  const hasTemplate = /template/iu.test(text) && /\{[%{]/u.test(text);
  if (!hasTemplate && !HINT.test(text)) return;
  if (text.length > MAX_PARSED_LENGTH || isCostly(text)) judgeLines(text, scan);
  else {
    scan.spend?.(STEPS_PER_CHARACTER * text.length);
    const lines = new LineCounter();
    for (const document of documentsOf(text, lines)) judgeDocument(document, lines, scan);
  }
}

/** As TOML and INI files have it. */
const ASSIGNED_TARGET = /_target_["']?\s{0,9}=/u;

/** Without any of these there is nothing to judge. */
const HINT =
  /python|%[0-9a-f]{2}|target|trust_remote_code|loader_module|auto_map|model_code_path|!(?:new|apply|applyref|name|module):|\\[xu]|\(\)|class|\bpy\/|type\S{0,9}\s{0,9}\S?(?:os|posix|nt|sys|subprocess|builtins|shutil|runpy|importlib|pty|code|ctypes)\./iu;

/** Values that are Python, for programs that evaluate them, as YOLO does with the layers of a model. */
function judgeExpressions(text: string, scan: Scan): void {
  for (const [index, line] of text.split('\n').entries()) {
    const found = /^[^#]{0,500}?(__import__\s*\([^#]{0,100})/u.exec(line);
    if (found === null) continue;
    const detail = 'A program that evaluates this value imports a module, and calls what it names.';
    scan.find(
      finding('high', 'yaml-object', '__import__', detail, { excerpt: found[1] ?? '', line: index + 1 }),
    );
  }
}

/** True for text whose parsing would take time by the square of its length. */
function isCostly(text: string): boolean {
  const count = (char: string): number => text.split(char).length - 1;
  return ['"', "'", '&', '*', '[', '{', '!'].some(
    (char) => count(char) > 2000 && count(char) > text.length / 20,
  );
}

/** What is too long to be parsed, and what is no YAML, is judged line by line. */
function judgeLines(text: string, scan: Scan): void {
  // What is around a template is text to it.
  if (/template/iu.test(text) && /\{[%{]/u.test(text)) scanTemplateText(text, scan, {}, false);
  judgeSettingLines(text, scan);
}

function documentsOf(text: string, lineCounter: LineCounter): readonly Document[] {
  try {
    const documents = parseAllDocuments(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
    return Array.isArray(documents) ? documents : [];
  } catch {
    // The parser throws RangeError for deep nesting. The search above has read the text.
    return [];
  }
}

function judgeDocument(document: Document, lines: LineCounter, scan: Scan): void {
  const lineOf = (node: Node): number => lines.linePos(node.range?.[0] ?? 0).line;
  visit(document, {
    Node: (_key, node) => {
      if (node.tag !== undefined) judgeYamlTag(node.tag, scan, lineOf(node));
    },
    Map: (_key, map) => {
      if (map.tag !== undefined) judgeYamlTag(map.tag, scan, lineOf(map));
      judgeMap(map, lineOf(map), document, scan);
    },
  });
}

function judgeMap(map: YAMLMap, line: number, document: Document, scan: Scan): void {
  const follow = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  const texts = new Map<string, string>();
  const switches = new Set<string>();
  const codeNames: string[] = [];
  for (const item of map.items) {
    const [key, value] = [follow(item.key), follow(item.value)];
    if (!isScalar(key) || typeof key.value !== 'string') continue;
    if (OBJECT_KEY.test(key.value)) {
      reportObjectKey(key.value, scalarText(value) ?? key.value, { line }, scan);
    }
    if (isTemplateKey(key.value)) judgeTemplates(value, key.value, line, scan);
    if (key.value === 'auto_map' && isMap(value)) codeNames.push(...textsOf(value));
    if (!isScalar(value)) continue;
    if (value.value === true || /^(?:yes|on)$/iu.test(String(value.value))) switches.add(key.value);
    else if (typeof value.value === 'string') texts.set(key.value, value.value);
  }
  judgeSettings({ texts, switches, codeNames, place: { line } }, scan);
}

function scalarText(node: unknown): string | undefined {
  return isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
}

/** A template is a text, a list of objects that have one, or an object of texts. */
function judgeTemplates(value: unknown, key: string, line: number, scan: Scan): void {
  if (!isNode(value)) return;
  visit(value, {
    Scalar: (_key, node) => {
      const text = scalarText(node) ?? '';
      if (/\{[%{]/u.test(text)) scanTemplateText(text, scan, { line }, isChatKey(key));
    },
  });
}

function textsOf(map: YAMLMap): readonly string[] {
  return map.items.flatMap(({ value }) => scalarText(value) ?? []);
}

const SOURCE =
  /\.(?:[cm]?[jt]sx?|pyi?|ipynb|html?|xml|svg|sarif|tex|java|go|rs|rb|sh|cpp|cc?|h|hpp|lock|patch|diff)$/iu;

/** Names of sources and prose, which quote what they do not do. Programs read any other text as YAML, too. */
function isQuotingName(name: string): boolean {
  return SOURCE.test(name) || /\.(?:mdx?|rst|adoc|log|csv|jsonl)$/iu.test(name);
}

export const yaml: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'yaml',
  looksLike: (head, bytes, name) =>
    (isYamlName(name) && looksLikeYaml(head)) || (!isQuotingName(name) && hasPython(bytes)),
  scan: scanYaml,
};
