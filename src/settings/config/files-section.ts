import {
  type CoveredPath,
  FAIL_ON,
  type FilePattern,
  type FilesPolicy,
  NO_SUPPLY_CHAIN_POLICY,
} from '../../facts/scan-outcome.ts';
import type { Diagnostics } from './diagnostics.ts';
import { findTextFault, readText } from './forms.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import { quoted } from './nearest.ts';
import type { Entry } from './tree.ts';

const NO_FILES = NO_SUPPLY_CHAIN_POLICY.files;

/** Reads `files:` of the config file: which files are scanned, and from which severity on a finding fails the check. */
export function readFiles(entry: Entry | undefined, diagnostics: Diagnostics): FilesPolicy {
  if (entry === undefined) return NO_FILES;
  const entries = readMapping(entry.value, '"files"', diagnostics);
  if (entries === undefined) return NO_FILES;
  const picked = pickKeys(entries, ['paths', 'fail-on'], '"files"', diagnostics);
  const all = readPatterns(picked.get('paths'), '"paths"', diagnostics);
  const paths = all.filter(({ path }) => !path.startsWith('!'));
  const leftOut = all
    .filter(({ path }) => path.startsWith('!'))
    .map(({ path, place }) => ({ path: path.slice(1), place }));
  const given = picked.get('paths');
  if (given !== undefined && leftOut.length > 0 && paths.length === 0) {
    const example = JSON.stringify(['**', ...leftOut.map(({ path }) => `!${path}`)]);
    diagnostics.report(
      given.value.span,
      `"paths" only leaves files out. Say first what is scanned: paths: ${example}.`,
    );
  }
  const expected = `one of ${FAIL_ON.join(', ')}`;
  const findFault = (text: string): string | undefined =>
    FAIL_ON.some((severity) => severity === text.trim()) ? undefined : quoted(text);
  const failOn = readChecked(picked.get('fail-on'), '"fail-on"', expected, findFault, diagnostics)?.value;
  return {
    paths,
    leftOut,
    failOn: FAIL_ON.find((severity) => severity === failOn?.trim()) ?? NO_FILES.failOn,
  };
}

/** Reads `covers:` of a model: other files that are the same model. */
export function readCovers(
  entry: Entry | undefined,
  model: string | undefined,
  diagnostics: Diagnostics,
): readonly CoveredPath[] {
  const patterns = readPatterns(entry, '"covers"', diagnostics);
  return patterns.map((pattern) => ({ ...pattern, model: model ?? '' }));
}

const PATTERN = 'a path or a pattern inside the workspace, such as tests/fixtures/**';

function readPatterns(
  entry: Entry | undefined,
  what: string,
  diagnostics: Diagnostics,
): readonly FilePattern[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    const expected = 'a list of paths or patterns inside the workspace, such as [models, tests/fixtures/**]';
    diagnostics.reportMismatch(entry.value, what, expected);
    return [];
  }
  return entry.value.items.flatMap((item) => {
    const text = readText(item);
    const found = typeof text === 'string' ? findPathFault(text.replace(/^!/u, '')) : text.found;
    if (typeof text !== 'string' || found !== undefined) {
      diagnostics.reportMismatch(item, `an item of ${what}`, PATTERN, found);
      return [];
    }
    return [{ path: text, place: diagnostics.place(item.span) }];
  });
}

/** Finds a fault in a path that must stay inside the workspace; it fits after `found`. */
export function findPathFault(path: string): string | undefined {
  const fault = findTextFault(path);
  if (fault !== undefined) return fault;
  const parts = path.split(/[/\\]/u);
  if (parts.includes('..')) return 'a path with ".."';
  return /^(?:[/\\]|[a-z]:)/iu.test(path) ? 'an absolute path' : undefined;
}
