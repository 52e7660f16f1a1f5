import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Problem } from '../../core/problem.ts';
import { isLoopbackHost, parseUrl } from '../../core/url.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readText } from './forms.ts';
import { pickKeys, readMapping } from './keys.ts';
import { type CompletedAnalyses, missingDetails, needsDetails } from './model-api.ts';
import { foldName } from '../../text/fold-name.ts';
import { didYouMean, quoted } from './nearest.ts';
import type { Declared } from './only.ts';
import type { Entry, Tree } from './tree.ts';
import { readYaml } from './yaml-tree.ts';

const INPUT = 'model-api-details';
const KEYS = ['url', 'protocol', 'headers'] as const;
const PROTOCOLS = ['v2', 'mlflow'];
const EXPECTED_URL =
  'an address that begins with https://, or with http:// on this machine, without user name and password';
/** The runner hides a masked text wherever it occurs, so a shorter one would make a log unreadable. */
const MIN_SECRET_LENGTH = 4;

/** How a local analysis reaches the endpoint of one model; the wire value of `model_api_details`. */
type Details = string;

/**
 * Gives the analyses that use a model's API its endpoint, for local analyses.
 * @param text the input `model-api-details`: an address, or a mapping from model to `{ url, protocol, headers }`
 */
export function applyEndpoints(
  analyses: readonly AnalysisSpec[],
  text: string | undefined,
  declared: Declared,
): CompletedAnalyses {
  const needing = analyses.filter(needsDetails);
  if (text === undefined || text.trim() === '') {
    return { analyses, problems: needing.map(missingDetails), secrets: [] };
  }
  const { diagnostics, root } = readYaml(text, { kind: 'input', input: INPUT });
  const find = readDetails(root, declared, diagnostics);
  const found = diagnostics.problems();
  const problems: Problem[] = root.kind === 'broken' ? found.slice(0, 1).map(withoutText) : [...found];
  const complete = analyses.map((spec) => {
    if (!needsDetails(spec)) return spec;
    const details = find(spec.model);
    if (details !== undefined) return { ...spec, fields: { ...spec.fields, model_api_details: details } };
    if (problems.length === 0) problems.push(missingDetails(spec));
    return spec;
  });
  return { analyses: complete, problems, secrets: [...diagnostics.secrets] };
}

/** The parser's own message quotes the text, which is secret. */
function withoutText({ place }: Problem): Problem {
  return {
    place,
    message:
      'it is not valid YAML or JSON. Expected an address, or a mapping from model to { url, protocol, headers }. Its text is not shown, because it is secret.',
  };
}

/** @returns a function that finds the details of a model */
function readDetails(
  root: Tree,
  declared: Declared,
  diagnostics: Diagnostics,
): (model: string) => Details | undefined {
  if (root.kind === 'scalar') {
    const url = readUrl(root, INPUT, diagnostics);
    return () => url;
  }
  const entries = readMapping(root, INPUT, diagnostics) ?? [];
  const byModel = new Map<string, Details | undefined>();
  const known = [...declared.keys()];
  for (const { key, keySpan, value } of entries) {
    if (!known.some((model) => foldName(model) === foldName(key))) {
      const hint = KEYS.some((name) => name === key)
        ? ' Write the model’s name before it, and this below.'
        : '';
      diagnostics.report(keySpan, `there is no model ${quoted(key)}${didYouMean(key, known)}${hint}`);
      continue;
    }
    byModel.set(foldName(key), readEndpoint(key, value, diagnostics));
  }
  return (model) => byModel.get(foldName(model));
}

function readEndpoint(model: string, tree: Tree, diagnostics: Diagnostics): Details | undefined {
  if (tree.kind === 'scalar') return readUrl(tree, quoted(model), diagnostics);
  const given = readMapping(tree, quoted(model), diagnostics);
  if (given === undefined) return undefined;
  const entries = pickKeys(given, KEYS, quoted(model), diagnostics);
  const urlEntry = entries.get('url');
  if (urlEntry === undefined) diagnostics.report(tree.span, `${quoted(model)} needs "url": ${EXPECTED_URL}.`);
  const url = urlEntry === undefined ? undefined : readUrl(urlEntry.value, '"url"', diagnostics);
  const protocol = readProtocol(entries.get('protocol'), diagnostics);
  const headers = readHeaders(entries.get('headers'), diagnostics);
  const details = JSON.stringify({ url, protocol, headers });
  diagnostics.secrets.add(details);
  return url === undefined ? undefined : details;
}

/** The value is not quoted in a message: an address may hold a key. */
function readUrl(tree: Tree, what: string, diagnostics: Diagnostics): string | undefined {
  const text = readText(tree);
  const url = typeof text === 'string' ? parseUrl(text.trim()) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url !== undefined && isSafe && url.username === '' && url.password === '') {
    diagnostics.secrets.add(url.href);
    return url.href;
  }
  diagnostics.reportMismatch(tree, what, EXPECTED_URL, 'something else');
  return undefined;
}

function readProtocol(entry: Entry | undefined, diagnostics: Diagnostics): string | undefined {
  if (entry === undefined) return undefined;
  const text = readText(entry.value);
  if (typeof text === 'string' && PROTOCOLS.includes(text)) return text;
  diagnostics.reportMismatch(entry.value, '"protocol"', 'v2 (Open Inference Protocol) or mlflow');
  return undefined;
}

function readHeaders(
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): Readonly<Record<string, string>> | undefined {
  if (entry === undefined) return undefined;
  const given = readMapping(entry.value, '"headers"', diagnostics) ?? [];
  const headers = given.map(({ key, value }) => {
    const text = readText(value);
    if (typeof text === 'string') {
      if (text.length >= MIN_SECRET_LENGTH) diagnostics.secrets.add(text);
      return [key, text] as const;
    }
    diagnostics.reportMismatch(value, `the header ${quoted(key)}`, 'one line of text', 'something else');
    return [key, ''] as const;
  });
  return Object.fromEntries(headers);
}
