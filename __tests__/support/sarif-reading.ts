import { expect } from '@jest/globals';
import type { Location, Log, Notification, ReportingDescriptor, Result, Run } from 'sarif';
import type { Outcome } from '../../src/facts/run-outcome.ts';
import { renderSarif, type SarifOptions } from '../../src/report/sarif.ts';
import { linkableUrl } from '../../src/text/safe-markup.ts';

/** Options of a run for which nothing else matters. */
export const OPTIONS: SarifOptions = { category: 'model-security-scan/all/' };

/** The run about the analyses, which has to be there. */
export function analysesRun(outcome: Outcome, options: SarifOptions = OPTIONS): Run {
  return runOf(renderSarif(outcome, options), options.category);
}

/** The run about the record of an earlier scan, which has to be there. */
export function recordRun(outcome: Outcome, options: SarifOptions = OPTIONS): Run {
  return runOf(renderSarif(outcome, options), `${options.category}record/`);
}

function runOf(log: Log, id: string): Run {
  const run = log.runs.find((one) => one.automationDetails?.id === id);
  if (run === undefined) throw new Error(`no run of ${id}`);
  return run;
}

/** The one result of a run. */
export function onlyResult(run: Run): Result {
  const [result, ...others] = resultsOf(run);
  expect(others).toEqual([]);
  if (result === undefined) throw new Error('the run has no result');
  return result;
}

export function resultsOf(run: Run): readonly Result[] {
  if (run.results === undefined) throw new Error('the run lacks its results');
  return run.results;
}

export function notificationsOf(run: Run): readonly Notification[] {
  return run.invocations?.[0]?.toolExecutionNotifications ?? [];
}

function rulesOf(run: Run): readonly ReportingDescriptor[] {
  return run.tool.driver.rules ?? [];
}

/** Where code scanning shows a result, as `uri:line:column-column`. */
export function placeOf(result: Result): string {
  const location = result.locations?.[0]?.physicalLocation;
  const { startLine, startColumn, endLine, endColumn } = location?.region ?? {};
  expect(endLine).toBe(startLine);
  return `${location?.artifactLocation?.uri ?? ''}:${String(startLine)}:${String(startColumn)}-${String(endColumn)}`;
}

/** Holds every result of a log against what code scanning wants of it (GitHub's documentation, "SARIF for code scanning"). */
export function expectCodeScanningTakes(log: Log): void {
  expect(log.$schema).toMatch(/^https:\/\/.*sarif-2\.1\.0\.json$/u);
  expect(log.version).toBe('2.1.0');
  expect(log.runs.length).toBeLessThanOrEqual(20);
  const categories = log.runs.map((run) => run.automationDetails?.id ?? '');
  expect(new Set(categories).size).toBe(categories.length);
  for (const run of log.runs) {
    expect(run.automationDetails?.id).toMatch(/.\/$/u);
    expect(run.tool.driver.name).not.toBe('');
    expect(resultsOf(run).length).toBeLessThanOrEqual(5000);
    for (const rule of rulesOf(run)) expectWantedRule(rule);
    for (const result of resultsOf(run)) expectWantedResult(result, rulesOf(run));
  }
}

function expectWantedRule(rule: ReportingDescriptor): void {
  expect(rule.id).toMatch(/^model-security\/[a-z-]+$/u);
  for (const text of [rule.shortDescription?.text, rule.fullDescription?.text]) {
    expect(text).toMatch(/^.{1,1024}$/u);
  }
  expect(rule.help?.text).toMatch(/./u);
  const properties = rule.properties ?? {};
  expect(properties.tags?.length).toBeLessThanOrEqual(10);
  expect(properties.tags).toContain('security');
  const severity: unknown = properties['security-severity'];
  expect(severity).toMatch(/^\d+\.\d$/u);
  expect(Number(severity)).toBeGreaterThan(0);
  expect(Number(severity)).toBeLessThanOrEqual(10);
}

function expectWantedResult(result: Result, rules: readonly ReportingDescriptor[]): void {
  expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
  expect(result.message.text).toMatch(/./u);
  expect(result.partialFingerprints?.['modelSecurityScan/v1']).toMatch(/^[\da-f]{16}$/u);
  // The uploader computes these itself, and warns of each result that brings another value.
  for (const name of ['primaryLocationLineHash', 'primaryLocationStartColumnFingerprint']) {
    expect(result.partialFingerprints).not.toHaveProperty(name);
  }
  expect(result.locations).toHaveLength(1);
  for (const location of result.locations ?? []) expectWantedLocation(location);
}

function expectWantedLocation(location: Location): void {
  const { artifactLocation, region } = location.physicalLocation ?? {};
  const uri = artifactLocation?.uri ?? '';
  expect(uri).toMatch(/^[^/:\\\s][^:\\\s]*$/u);
  expect(uri.split('/')).not.toContain('..');
  const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = region ?? {};
  expect(Math.min(startLine, startColumn)).toBeGreaterThanOrEqual(1);
  expect(endLine).toBe(startLine);
  expect(endColumn).toBeGreaterThan(startColumn);
}

/** Everything in a log that untrusted text may have gone into and that people are shown. */
export function shownTexts(log: Log): readonly string[] {
  return log.runs.flatMap((run) => [
    ...resultsOf(run).map((result) => result.message.text ?? ''),
    ...notificationsOf(run).map((notification) => notification.message.text ?? ''),
    ...resultsOf(run).flatMap((result) =>
      (result.locations ?? []).flatMap(({ logicalLocations = [] }) =>
        logicalLocations.map(({ fullyQualifiedName = '' }) => fullyQualifiedName),
      ),
    ),
  ]);
}

const LINK = /\[Dashboard of the job\]\(([^()\s]*)\)/gu;

/** One line in which nothing is markup, a placeholder, a mention or an address, but for links that may be followed. */
export function expectInert(text: string): void {
  const [, url] = [...text.matchAll(LINK)][0] ?? [];
  if (url !== undefined) expect(linkableUrl(url)).toBe(url);
  const rest = text.replace(LINK, '');
  expect(rest).not.toMatch(/[[\]{}<>`*~|#@&$!\\^]|:\/|\bwww\.|\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/iu);
  expect(rest).not.toMatch(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u);
}
