import { DistinctFindings } from '../reading/distinct-findings.ts';
import { LineNumbers } from '../reading/line-numbers.ts';
import { readText } from '../reading/utf8-text.ts';
import type { Content, Scan, ScanFormat } from '../scan.ts';
import { type PythonCall, pythonCalls } from '../text-rules/python-calls.ts';
import { type PythonToken, pythonTokens } from '../text-rules/python-tokens.ts';
import {
  judgeRemoteCode,
  MODEL_FIELDS,
  REVISION_FIELDS,
  type RemoteModel,
} from '../text-rules/remote-code.ts';
import type { ScannedFormat } from '../content-format.ts';
import { ACTIONS, FETCHED_CODE, type Rules } from '../rules/rule.ts';

const MAX_SOURCE_BYTES = 8 * 2 ** 20;

/** Where transformers looks for the code that generates texts. */
const CUSTOM_GENERATE = /(?:^|\/)custom_generate\/generate\.py$/u;

/** True for names of Python sources. */
export function isPythonName(name: string): boolean {
  return /\.(?:py|pyi|pyw)$/iu.test(name);
}

/** True if content is text. Python has no mark of its own: judge the name first. */
export function looksLikePythonSource(head: Uint8Array): boolean {
  return !head.includes(0);
}

/**
 * Scans Python source for calls that load a model with its code, or a pickle, on purpose. A call in a team's own source
 * is a decision that somebody made, so most are for a person to look at (`review`). Only a model of a hub that is named
 * in the source and not pinned is `high`: strangers can change what it runs.
 */
export const scanPythonSource: ScanFormat = (content: Content, outer: Scan): void => {
  if (CUSTOM_GENERATE.test(content.place.members.at(-1) ?? content.place.path)) {
    outer.find({
      rule: 'remote-code',
      severity: 'review',
      subject: 'custom_generate',
      detail: 'transformers runs this file when a model of this folder is loaded with trust_remote_code.',
      when: 'run',
    });
  }
  judgePython(readText(content.bytes, MAX_SOURCE_BYTES), new DistinctFindings(outer), (line) => line);
};

/** @param lineOf gives the line in the file for a line of this source */
export function judgePython(source: string, scan: Scan, lineOf: (line: number) => number | undefined): void {
  if (!/trust_remote_code|weights_only/u.test(source)) return;
  const tokens = pythonTokens(source);
  const lines = new LineNumbers(source);
  const place = (offset: number): { line?: number } => {
    const line = lineOf(lines.at(offset));
    return line === undefined ? {} : { line };
  };
  for (const call of pythonCalls(tokens)) {
    if (isWord(call.named.get('trust_remote_code'), 'True')) {
      const found = judgeRemoteCode(modelOf(call), {
        ...place(call.offset),
        excerpt: `${call.name}(… trust_remote_code=True)`,
      });
      if (found !== undefined) scan.find(found);
    }
    if (isWord(call.named.get('weights_only'), 'False')) {
      const detail =
        'The file is loaded as a pickle, which can run code. Use weights_only=True if the file allows it.';
      const excerpt = `${call.name}(… weights_only=False)`;
      const found = {
        rule: 'unsafe-load',
        severity: 'review',
        subject: 'weights_only=False',
        excerpt,
        detail,
      } as const;
      scan.find({ ...found, when: 'run', ...place(call.offset) });
    }
  }
  judgeMappings(tokens, scan, place);
}

/** Finds `{'trust_remote_code': True}` and `kwargs['trust_remote_code'] = True`. */
function judgeMappings(
  tokens: readonly PythonToken[],
  scan: Scan,
  place: (offset: number) => { line?: number },
): void {
  tokens.forEach((token, index) => {
    if (token.kind !== 'text' || token.value !== 'trust_remote_code') return;
    const following = tokens
      .slice(index + 1, index + 4)
      .map(({ value }) => value)
      .join(' ');
    if (!/^(?:: True\b|\] = True$)/u.test(following)) return;
    const found = judgeRemoteCode({ model: undefined, revision: undefined }, place(token.offset));
    if (found !== undefined) scan.find(found);
  });
}

function isWord(tokens: readonly PythonToken[] | undefined, word: string): boolean {
  return tokens?.length === 1 && tokens[0]?.kind === 'name' && tokens[0].value === word;
}

function modelOf(call: PythonCall): RemoteModel {
  const named = MODEL_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
  const revision = REVISION_FIELDS.map((field) => call.named.get(field)).find((value) => value !== undefined);
  return { model: textOf(named ?? call.first), revision: revisionOf(revision) };
}

function revisionOf(tokens: readonly PythonToken[] | undefined): RemoteModel['revision'] {
  if (tokens === undefined || isWord(tokens, 'None')) return undefined;
  return textOf(tokens) ?? { kind: 'computed' };
}

function textOf(tokens: readonly PythonToken[]): string | undefined {
  return tokens.length === 1 && tokens[0]?.kind === 'text' ? tokens[0].value : undefined;
}

const RULES: Rules = {
  'unsafe-load': {
    title: 'Code that loads a model in an unsafe way',
    what: 'The code turns off the protection of a loader.',
    why: 'A model file that was swapped then runs code on the machine that loads it.',
    actions: [
      'Use the safe form: `weights_only=True`, or a file without pickles, such as safetensors.',
      ACTIONS.ignore,
    ],
    cwe: 502,
    techniques: FETCHED_CODE,
  },
};

export const pythonSource: ScannedFormat = {
  id: 'python',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  rules: RULES,
  looksLike: (head, _, name) => isPythonName(name) && looksLikePythonSource(head),
  scan: scanPythonSource,
};
