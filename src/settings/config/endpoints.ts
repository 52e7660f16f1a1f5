import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Problem } from '@model-security-scan/common/problem';
import { isLoopbackHost, parseUrl } from '../../core/url.ts';
import type { Diagnostics } from '../schema/diagnostics.ts';
import { type CompletedAnalyses, missingDetails, needsDetails } from './model-api.ts';
import { foldName } from '../../text/similar-names.ts';
import { didYouMean, quoted } from './nearest.ts';
import type { Declared } from './only.ts';
import {
  either,
  entriesOf,
  mapping,
  needed,
  type Schema,
  then,
} from '@model-security-scan/common/schema/schema';
import { line, scalar } from '../schema/text.ts';
import { word } from '../schema/forms.ts';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { readYaml } from './yaml-tree.ts';

const INPUT = 'model-api-details';
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
  const entries = entriesOf(root);
  if (entries === undefined) {
    const url = URL.read(root, INPUT, diagnostics);
    return () => url;
  }
  const byModel = new Map<string, Details | undefined>();
  const known = [...declared.keys()];
  for (const { key, keySpan, value } of entries) {
    if (known.some((model) => foldName(model) === foldName(key))) {
      byModel.set(foldName(key), DETAILS.read(value, quoted(key), diagnostics));
      continue;
    }
    const isKey = ['url', 'protocol', 'headers'].includes(key);
    const hint = isKey ? ' Write the model’s name before it, and this below.' : '';
    diagnostics.report(keySpan, `there is no model ${quoted(key)}${didYouMean(key, known)}${hint}`);
  }
  return (model) => byModel.get(foldName(model));
}

/** No message quotes the value: an address may hold a key. */
const URL: Schema<string> = then(
  scalar({
    expected:
      'an address that begins with https://, or with http:// on this machine, without user name and password',
    json: {},
    findFault: (text) => (addressOf(text) === undefined ? 'something else' : undefined),
    convert: addressOf,
  }),
  (url, _tree, diagnostics) => {
    diagnostics.secrets.add(url);
    return url;
  },
);
function addressOf(text: string): string | undefined {
  const url = parseUrl(text.trim());
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  return url !== undefined && isSafe && url.username === '' && url.password === '' ? url.href : undefined;
}

const HEADERS: Schema<Readonly<Record<string, string>>> = {
  json: {},
  read: (tree, what, diagnostics) => {
    const entries = entriesOf(tree);
    if (entries === undefined) diagnostics.reportMismatch(tree, what, 'a mapping (lines of "key: value")');
    const headers = (entries ?? []).map(({ key, value }) => {
      const text = HEADER.read(value, `the header ${quoted(key)}`, diagnostics) ?? '';
      if (text.length >= MIN_SECRET_LENGTH) diagnostics.secrets.add(text);
      return [key, text] as const;
    });
    return Object.fromEntries(headers);
  },
};
const HEADER = line({ expected: 'one line of text' });

const ENDPOINT = mapping({
  url: needed(URL),
  protocol: word(['v2', 'mlflow'], {}, { expected: 'v2 (Open Inference Protocol) or mlflow' }),
  headers: HEADERS,
});
/** The endpoint of one model: an address, or a mapping. */
const DETAILS: Schema<Details> = either(
  'mapping',
  then(ENDPOINT, ({ values: { url, protocol, headers } }, _tree, diagnostics) => {
    const details = JSON.stringify({ url, protocol, headers });
    diagnostics.secrets.add(details);
    return url === undefined ? undefined : details;
  }),
  URL,
);
