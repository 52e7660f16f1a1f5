import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { NODE, projectPath } from '../../tools/project.ts';
import { ATTACKS, FIELDS, TASKS } from '@model-security-scan/engine/catalog';
import { at, textAt } from '@model-security-scan/common/json';

// What an editor shows: the schema, read by the language server that editors use for YAML.

const SCHEMA = new URL('../../schema/model-security.schema.json', import.meta.url).href;
const HEAD = `# yaml-language-server: $schema=${SCHEMA}\n`;
const MODEL = `version: 1
models:
  - name: digits
    id: m-1
    task: image-classification
`;

/** Speaks the language server protocol: a header with the length, an empty line, JSON. */
class LanguageServer {
  private readonly answers = new Map<number, (answer: unknown) => void>();
  private readonly diagnosed = new Map<string, (diagnostics: unknown) => void>();
  private readonly child: ChildProcess;
  private readonly input: Writable;
  private rest = Buffer.alloc(0);
  private lastId = 0;

  constructor(child: ChildProcess, input: Writable, output: Readable) {
    this.child = child;
    this.input = input;
    output.on('data', (chunk: Buffer) => {
      this.rest = Buffer.concat([this.rest, chunk]);
      this.readMessages();
    });
  }

  private readMessages(): void {
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/iu.exec(this.rest.toString('latin1', 0, end))?.[1] ?? 0);
      if (end === -1 || this.rest.length < end + 4 + length) return;
      const message: unknown = JSON.parse(this.rest.toString('utf8', end + 4, end + 4 + length));
      this.rest = this.rest.subarray(end + 4 + length);
      this.take(message);
    }
  }

  private take(message: unknown): void {
    const id = at(message, 'id');
    const method = textAt(message, 'method');
    if (method === 'textDocument/publishDiagnostics') {
      this.diagnosed.get(textAt(message, 'params', 'uri') ?? '')?.(at(message, 'params', 'diagnostics'));
    } else if (method === 'workspace/configuration') {
      this.send({ id, result: [{}, {}, {}, {}, {}] });
    } else if (method !== undefined && id !== undefined) {
      this.send({ id, result: null });
    } else if (typeof id === 'number') {
      this.answers.get(id)?.(at(message, 'result'));
    }
  }

  private send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.input.write(`Content-Length: ${String(body.length)}\r\n\r\n`);
    this.input.write(body);
  }

  async request(method: string, params: object): Promise<unknown> {
    const id = ++this.lastId;
    const answer = new Promise<unknown>((resolve) => this.answers.set(id, resolve));
    this.send({ id, method, params });
    return answer;
  }

  notify(method: string, params: object): void {
    this.send({ method, params });
  }

  /** Opens a document and waits for what is wrong with it. */
  async open(uri: string, text: string): Promise<readonly unknown[]> {
    const diagnostics = new Promise<unknown>((resolve) => this.diagnosed.set(uri, resolve));
    this.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    return listOf(await diagnostics);
  }

  async close(): Promise<void> {
    const closed = once(this.child, 'close');
    await this.request('shutdown', {});
    this.notify('exit', {});
    await closed;
  }
}

let server: LanguageServer;
let documents = 0;

beforeAll(async () => {
  const program = projectPath('node_modules/yaml-language-server/bin/yaml-language-server');
  const child = spawn(NODE, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  server = new LanguageServer(child, child.stdin, child.stdout);
  await server.request('initialize', {
    processId: null,
    rootUri: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  server.notify('initialized', {});
});

afterAll(() => server.close());

/** Opens a text with the schema named in its first line; the place is where `|` stands in it. */
async function open(marked: string): Promise<{
  readonly place: { readonly textDocument: object; readonly position: object };
  readonly messages: readonly string[];
}> {
  const text = HEAD + marked.replace('|', '');
  const before = (HEAD + marked).split('|')[0]?.split('\n') ?? [];
  const uri = `file:///models-${String(++documents)}/model-security.yml`;
  const diagnostics = await server.open(uri, text);
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const messages = diagnostics.map((one) => textAt(one, 'message') ?? '');
  return { place: { textDocument: { uri }, position }, messages };
}

async function completions(marked: string): Promise<readonly string[]> {
  const { place } = await open(marked);
  const answer = await server.request('textDocument/completion', place);
  return listOf(at(answer, 'items')).map((item) => textAt(item, 'label') ?? '');
}

async function hover(marked: string): Promise<string> {
  const { place } = await open(marked);
  const answer = await server.request('textDocument/hover', place);
  return textAt(answer, 'contents', 'value') ?? '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const RIGHT = `${MODEL}    config: { model_framework: onnx, input_dimensions: [28, 28, 1], number_of_classes: 10, color_space: rgb }
    attacks:
      evasion: {}
`;

describe('an editor with the YAML language server', () => {
  it('finds nothing wrong with a right file', async () => {
    expect((await open(`${RIGHT}|`)).messages).toEqual([]);
  });

  it('completes tasks', async () => {
    expect(await completions('version: 1\nmodels:\n  - name: digits\n    task: |\n')).toEqual(
      expect.arrayContaining([...TASKS]),
    );
  });

  it('completes attacks', async () => {
    expect(await completions(`${MODEL}    attacks:\n      |\n`)).toEqual(
      expect.arrayContaining([...ATTACKS]),
    );
  });

  it('completes the fields of an attack, and no others', async () => {
    const offered = await completions(`${MODEL}    attacks:\n      outlier:\n        |\n`);
    expect(offered).toContain('input_dimensions');
    expect(offered).not.toContain('number_of_attack_queries');
  });

  it('tells what a field means', async () => {
    const text = await hover(
      `${MODEL}    attacks:\n      extraction:\n        number_of_attack_que|ries: 20000\n`,
    );
    expect(text).toContain(FIELDS.number_of_attack_queries.meaning);
  });

  it('marks a field that does not exist', async () => {
    const { messages } = await open(`${RIGHT.replace('evasion: {}', 'evasion: { colour: red }')}|`);
    expect(messages).toEqual([expect.stringContaining('colour')]);
  });

  it('marks an attack that the task does not have', async () => {
    const { messages } = await open(
      `${RIGHT.replace('image-classification', 'time-series-forecasting').replace('evasion: {}', 'drift: {}')}|`,
    );
    expect(messages.join('\n')).toContain('drift');
  });
});
