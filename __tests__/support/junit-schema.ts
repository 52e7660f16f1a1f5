/**
 * Checks a JUnit report by the parts of junit-10.xsd that concern us: elements, where they may stand, and their attributes.
 * Transcribed by hand from the sources of Jenkins' xunit plugin, jenkinsci/xunit-plugin at commit 031e285, under
 * src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd. `.ci/run` checks reports by the schema itself, with
 * xmllint; no npm package carries it.
 */

interface Form {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly children: readonly string[];
  readonly hasText?: true;
}

const NUMBERS = ['tests', 'failures', 'errors'];
const PROBLEM: Form = { required: [], optional: ['type', 'message'], children: [], hasText: true };
const OUTPUT: Form = { required: [], optional: [], children: [], hasText: true };

const FORMS: Readonly<Record<string, Form>> = {
  testsuites: { required: [], optional: ['name', 'time', ...NUMBERS], children: ['testsuite'] },
  testsuite: {
    required: ['name', ...NUMBERS],
    optional: ['group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url'],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    required: ['name'],
    optional: ['time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  error: PROBLEM,
  failure: PROBLEM,
  skipped: PROBLEM,
  'system-out': OUTPUT,
  'system-err': OUTPUT,
};

/** A node of a report that fits the schema. */
export interface JunitNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: JunitNode[];
  text: string;
}

const TOKEN = /<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gu;
/** Every character that XML 1.0 allows (section 2.2). */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/**
 * Reads a report strictly.
 * @throws Error that says where it is not well-formed, or does not fit the schema
 */
export function readJunit(xml: string): JunitNode {
  const [declaration = '', ...lines] = xml.split('\n');
  if (declaration !== '<?xml version="1.0" encoding="UTF-8"?>') throw new Error('there is no declaration');
  if (!ALLOWED.test(xml)) throw new Error('a character that XML forbids');
  const [top, ...others] = parseNodes(lines.join('\n'));
  if (top?.name !== 'testsuites' || others.length > 0) throw new Error('the root is no testsuites');
  check(top);
  return top;
}

function parseNodes(body: string): readonly JunitNode[] {
  const root: JunitNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const token of body.matchAll(TOKEN)) {
    if (token.index !== end) throw new Error(`no markup: ${body.slice(end, end + 80)}`);
    end = token.index + token[0].length;
    takeToken(token, open);
  }
  if (end !== body.length || open.length !== 1) throw new Error('it is not closed');
  return root.children;
}

/** @param open the nodes that are open, the outermost first */
function takeToken(
  { 1: closing, 2: name = '', 3: attributes, 4: empty, 5: text }: RegExpExecArray,
  open: JunitNode[],
): void {
  const parent = open.at(-1);
  if (parent === undefined) throw new Error('something is closed that was never open');
  if (text !== undefined) {
    parent.text += decode(text);
    return;
  }
  if (closing === '/') {
    if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing that is open`);
    return;
  }
  const node = { name, attributes: attributesOf(attributes ?? ''), children: [], text: '' };
  parent.children.push(node);
  if (empty !== '/') open.push(node);
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&([^;]{0,8};?)/gu, (_all, name: string) => {
    const char = entities[name.replace(';', '')];
    if (char === undefined || !name.endsWith(';')) throw new Error(`no entity: ${name}`);
    return char;
  });
}

function check({ name, attributes, children, text }: JunitNode): void {
  const form = FORMS[name];
  if (form === undefined) throw new Error(`<${name}> is not in the schema`);
  const missing = form.required.filter((one) => attributes[one] === undefined);
  const unknown = Object.keys(attributes).filter(
    (one) => ![...form.required, ...form.optional].includes(one),
  );
  const strange = children.filter((child) => !form.children.includes(child.name));
  if (missing.length + unknown.length + strange.length > 0) {
    throw new Error(`<${name}> does not fit the schema`);
  }
  if (form.hasText !== true && text.trim() !== '') throw new Error(`<${name}> holds text`);
  children.forEach(check);
}
