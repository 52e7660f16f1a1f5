import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../facts/outcome.ts';
import type { Waiver } from '../facts/policy.ts';
import { describePlace } from '../core/problem.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { foldName } from '../text/fold-name.ts';
import { plainLine, quotedName } from '../text/sanitize.ts';
import type { PolicyAtTime } from './policy-at-time.ts';

/** The waivers of a finding in a file, whatever content they are for. */
export function findFileWaivers(
  waivers: readonly Waiver[],
  { rule, path }: Pick<JudgedFinding, 'rule' | 'path'>,
): readonly Waiver[] {
  return waivers.filter(({ file }) => file?.rule === rule && file.path === path);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before its end, a waiver is a warning. */
const NOTICE_DAYS = 14;

/** What a run found, as far as waivers are about it. */
interface Found {
  readonly results: readonly AnalysisResult[];
  readonly supplyChain: SupplyChainOutcome | undefined;
}

/** Warns of waivers that end soon, that are not needed, and that match nothing. */
export function waiverWarnings({ policy, nowMs }: PolicyAtTime, found: Found): readonly string[] {
  return policy.waivers.flatMap((waiver) => {
    const about =
      waiver.file === undefined ? aboutAnalysis(waiver, found.results) : aboutFile(waiver, found.supplyChain);
    const words = about === 'holds' ? warnOfEnd(waiver, nowMs) : about;
    return words === undefined ? [] : [`${describePlace(waiver.place)}: ${words}`];
  });
}

/** What there is to say of a waiver; `holds` if it accepts a finding of this run. */
type About = string | undefined;

function aboutAnalysis(waiver: Waiver, results: readonly AnalysisResult[]): About {
  const name = shown(waiver);
  if (!waiver.isDeclared) {
    return `The waiver of ${name} matches nothing: the config file has no such analysis${formatNearest(waiver)} Check the name, or remove it.${lookAlikes(waiver)}`;
  }
  const result = results.find(({ spec }) => foldName(spec.name) === foldName(waiver.finding));
  if (result?.policy?.finding === 'waived') return 'holds';
  if (result?.state !== 'passed' || result.reason !== undefined) return undefined;
  return `The waiver of ${name} is not needed: the analysis passed. Remove it.`;
}

function aboutFile(waiver: Waiver, scan: SupplyChainOutcome | undefined): About {
  if (scan?.scope !== 'workspace') return undefined;
  const name = shown(waiver);
  const found = scan.findings.filter((finding) => findFileWaivers([waiver], finding).length > 0);
  if (found.length === 0) {
    return `The waiver of ${name} matches nothing: the scan has no such finding. Check the rule and the path, or remove it.${lookAlikes(waiver)}`;
  }
  const same = found.filter(({ sha256 }) => sha256 === waiver.sha256);
  if (same.some(({ standing }) => standing === 'waived')) return 'holds';
  if (same.some(({ standing }) => standing === 'undecided')) {
    return (
      `The waiver of ${name} does not count: the file was not scanned, so nothing is known of it. If nothing loads it, list ` +
      'its path under "ignore" of "supply-chain".'
    );
  }
  return same.some(({ standing }) => standing === 'listed' || standing === 'allowed')
    ? `The waiver of ${name} is not needed: the finding does not fail the check. Remove it.`
    : undefined;
}

function warnOfEnd({ until, endsAtMs, finding }: Waiver, nowMs: number): string | undefined {
  const leftMs = endsAtMs - nowMs;
  if (leftMs > NOTICE_DAYS * DAY_MS) return undefined;
  const days = Math.floor(leftMs / DAY_MS);
  const when = days === 0 ? 'less than a day' : counted(days, 'day', 'days');
  return (
    `The waiver of ${plainLine(finding, 200)} holds through ${until} (UTC): ${when} left. Fix the finding, or ` +
    'set a later day. After that day, the finding fails the check.'
  );
}

function formatNearest({ nearest }: Waiver): string {
  return nearest === undefined ? '.' : `; did you mean ${quotedName(nearest)}?`;
}

function shown({ finding }: Waiver): string {
  return plainLine(finding, 200);
}

/** More characters than these are not named. */
const MAX_CODES = 5;

/** Names the characters of a finding that may look like others, or like nothing; empty if there are none. */
function lookAlikes({ finding }: Waiver): string {
  const codes = Array.from(finding, (char) => char.codePointAt(0) ?? 0).filter((code) => code > 0x7e);
  if (codes.length === 0) return '';
  const names = [...new Set(codes)]
    .slice(0, MAX_CODES)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  return ` It holds characters that may look like others: ${names.join(', ')}.`;
}
