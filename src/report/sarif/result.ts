import { present } from '@model-security-scan/common/present';
import type { Location, Result } from 'sarif';
import type { Place } from '@model-security-scan/common/problem';
import { fullRuleId } from '../../facts/fingerprint.ts';
import type { FindingDecision } from '../../facts/policy/policy.ts';
import { inertText } from './inert-text.ts';

/** The file for results that have no place in a file. */
export const FALLBACK_FILE = '.github/model-security.yml';

/** Code scanning keeps at most this many results of a run. */
export const MAX_RESULTS = 5000;

/** What a result says. */
interface ResultFacts {
  readonly rule: Parameters<typeof fullRuleId>[0];
  readonly ruleIndex: number;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly location: Location;
  /** From `src/facts/fingerprint.ts`; the results file has the same. */
  readonly fingerprint: string;
  readonly policy?: FindingDecision | undefined;
  readonly hasBaseline?: boolean;
  readonly properties?: NonNullable<Result['properties']>;
}

/**
 * Renders a result. Its fingerprints are those by which readers of SARIF recognize a finding in the next run: they depend on
 * the model and the attack, not on the line or the score. Code scanning matches alerts by `primaryLocationLineHash`: that is
 * left to the uploader, which computes it from the text of the file and warns about every result that brings another value.
 */
export function renderResult(facts: ResultFacts): Result {
  const { rule, ruleIndex, level, text, location, fingerprint, policy, hasBaseline = false } = facts;
  return {
    ruleId: fullRuleId(rule),
    ruleIndex,
    kind: 'fail',
    level,
    message: { text: text.trim() },
    locations: [location],
    fingerprints: { 'modelSecurityFinding/v1': fingerprint },
    partialFingerprints: { 'modelSecurityScan/v1': fingerprint.slice(0, 16) },
    ...policyProperties(policy, hasBaseline),
    ...present({ properties: facts.properties }),
  };
}

/**
 * Renders what the policy decided about a finding: what is accepted as a suppression, and what a baseline says as its state. What is
 * fixed has no result: code scanning ignores the state `absent`, and would show the result as an open alert.
 */
function policyProperties(
  decision: FindingDecision | undefined,
  hasBaseline: boolean,
): Pick<Result, 'suppressions' | 'baselineState'> {
  if (decision === undefined) return {};
  const { finding, why } = decision;
  if (finding === 'accepted') {
    return { suppressions: [{ kind: 'external', justification: inertText(why, 600) }] };
  }
  if (!hasBaseline || finding === 'fixed') return {};
  return { baselineState: finding === 'new' ? 'new' : 'unchanged' };
}

/**
 * Returns the one location that code scanning requires for each result.
 * @param fallbackFile the file for results without a place in a file; relative to the workspace
 */
export function locationOf(place: Place | undefined, fallbackFile: string): Location {
  if (place?.kind !== 'file') return lineLocation(fallbackFile, fallbackFile);
  const { file, line, column, endColumn } = place;
  return lineLocation(file, fallbackFile, line, column, endColumn);
}

/**
 * Returns a location on one line.
 * @param line counted from 1, as are columns; `endColumn` is exclusive
 */
export function lineLocation(
  file: string,
  fallbackFile: string,
  line = 1,
  column = 1,
  endColumn = column + 1,
): { readonly physicalLocation: NonNullable<Location['physicalLocation']> } {
  const startLine = Math.max(line, 1);
  const startColumn = Math.max(column, 1);
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(file) ?? relativeUri(fallbackFile) ?? FALLBACK_FILE },
      region: { startLine, startColumn, endLine: startLine, endColumn: Math.max(endColumn, startColumn + 1) },
    },
  };
}

/** Percent-encodes a path and removes parts that lead out of the repository; undefined if nothing is left. */
function relativeUri(file: string): string | undefined {
  const uri = file
    .toWellFormed()
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');
  return uri === '' ? undefined : uri;
}
