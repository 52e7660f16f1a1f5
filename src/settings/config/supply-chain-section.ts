import {
  type CoveredPath,
  type IgnoredPath,
  NO_SUPPLY_CHAIN_POLICY,
  type SupplyChainPolicy,
} from '../../facts/scan-outcome.ts';
import type { Place } from '../../core/problem.ts';
import type { Diagnostics } from './diagnostics.ts';
import { findTextFault, readText } from './forms.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import { quoted } from './nearest.ts';
import type { Entry, Tree } from './tree.ts';

/** Reads `supply-chain:` of the config file: the calls that are safe here, and the files that are not scanned. */
export function readSupplyChain(
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): Pick<SupplyChainPolicy, 'allow' | 'ignore'> {
  if (entry === undefined) return NO_SUPPLY_CHAIN_POLICY;
  const what = '"supply-chain"';
  const entries = readMapping(entry.value, what, diagnostics);
  if (entries === undefined) return NO_SUPPLY_CHAIN_POLICY;
  const picked = pickKeys(entries, ['allow', 'ignore'], what, diagnostics);
  return {
    allow: readAccepted(picked.get('allow'), ALLOWED, diagnostics).map(({ value, reason, place }) => ({
      name: value,
      reason,
      place,
    })),
    ignore: readPaths(picked.get('ignore'), IGNORED, diagnostics),
  };
}

/** Reads `unattacked:` of the config file: the models that nobody has to attack, and why. */
export function readUnattacked(entry: Entry | undefined, diagnostics: Diagnostics): readonly IgnoredPath[] {
  return readPaths(entry, UNATTACKED, diagnostics);
}

function readPaths(entry: Entry | undefined, kind: Kind, diagnostics: Diagnostics): readonly IgnoredPath[] {
  return readAccepted(entry, kind, diagnostics).map(({ value, reason, place }) => ({
    path: value,
    reason,
    place,
  }));
}

/** Reads `covers:` of a model: other files that are the same model. */
export function readCovers(
  entry: Entry | undefined,
  model: string | undefined,
  diagnostics: Diagnostics,
): readonly CoveredPath[] {
  if (entry === undefined) return [];
  const expected = 'a list of files that are the same model, such as [digits.pt]';
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(entry.value, '"covers"', expected);
    return [];
  }
  return entry.value.items.flatMap((item) => {
    const text = readText(item);
    const found = typeof text === 'string' ? findPathFault(text) : text.found;
    if (typeof text !== 'string' || found !== undefined) {
      diagnostics.reportMismatch(item, 'an item of "covers"', IGNORED.expected, found);
      return [];
    }
    return [{ path: text, model: model ?? '', place: diagnostics.place(item.span) }];
  });
}

/** One kind of list: what each item names, and how. */
interface Kind {
  readonly list: string;
  readonly key: 'name' | 'path';
  readonly expected: string;
  readonly findFault: (text: string) => string | undefined;
}

const ALLOWED: Kind = {
  list: '"allow"',
  key: 'name',
  expected: 'the name of a call or class as findings show it, such as mypackage.layers.build',
  findFault: findTextFault,
};
const IGNORED: Kind = {
  list: '"ignore"',
  key: 'path',
  expected: 'a path or a pattern inside the workspace, such as tests/fixtures/**',
  findFault: findPathFault,
};
const UNATTACKED: Kind = {
  list: '"unattacked"',
  key: 'path',
  expected: 'a path or a pattern inside the workspace, such as models/old/**',
  findFault: findPathFault,
};

interface Accepted {
  readonly value: string;
  readonly reason: string;
  readonly place: Place;
}

function readAccepted(entry: Entry | undefined, kind: Kind, diagnostics: Diagnostics): readonly Accepted[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(entry.value, kind.list, `a list, each item starting with "- ${kind.key}:"`);
    return [];
  }
  const first = new Map<string, Accepted>();
  for (const item of entry.value.items) {
    const accepted = readItem(item, kind, diagnostics);
    if (accepted === undefined) continue;
    if (!first.has(accepted.value)) first.set(accepted.value, accepted);
    else diagnostics.report(item.span, `${kind.list} has ${quoted(accepted.value)} twice. Remove one.`);
  }
  return [...first.values()];
}

function readItem(
  item: Tree,
  { list, key, expected, findFault }: Kind,
  diagnostics: Diagnostics,
): Accepted | undefined {
  const what = `an item of ${list}`;
  const entries = readMapping(item, what, diagnostics);
  if (entries === undefined) return undefined;
  const picked = pickKeys(entries, [key, 'reason'], what, diagnostics);
  const value = readChecked(picked.get(key), `"${key}"`, expected, findFault, diagnostics);
  const why = 'why it is accepted, for whoever reads this later';
  const reason = readChecked(picked.get('reason'), '"reason"', why, findTextFault, diagnostics);
  if (value === undefined) diagnostics.report(item.span, `${what} has no "${key}". Give ${expected}.`);
  if (reason === undefined) diagnostics.report(item.span, `${what} has no "reason". Say ${why}.`);
  if (value?.value === undefined || reason?.value === undefined) return undefined;
  return { value: value.value, reason: reason.value, place: diagnostics.place(item.span) };
}

/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
export function findPathFault(path: string): string | undefined {
  const fault = findTextFault(path);
  if (fault !== undefined) return fault;
  const parts = path.split(/[/\\]/u);
  if (parts.includes('..')) return 'a path with ".."';
  return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}
