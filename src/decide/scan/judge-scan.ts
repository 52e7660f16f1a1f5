import {
  FAIL_ON,
  type FailOn,
  type FilesPolicy,
  type JudgedFinding,
  partOf,
  partsOf,
  type ScannedFile,
  type Standing,
  STANDINGS,
  type SupplyChainOutcome,
} from '../../facts/file-scan.ts';
import { SEVERITIES, type SupplyChainFinding, RULES } from '@model-security-scan/scanner/rules';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { present } from '@model-security-scan/common/present';

/** Where findings come from: from the scan that the user asked for, or only from the files that were about to be uploaded. */
type Scope = SupplyChainOutcome['scope'];

/** Sorts findings: what fails the check comes first, and the worst of that first. */
export function sortFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return findings.toSorted(
    (one, other) => findingRank(one) - findingRank(other) || (one.path < other.path ? -1 : 1),
  );
}

function findingRank({ standing, severity }: JudgedFinding): number {
  return STANDINGS.indexOf(standing) * SEVERITIES.length + SEVERITIES.indexOf(severity);
}

/** What a finding does to the verdict if nothing accepts it. Before an upload, only a critical finding fails the check. */
function standingOf({ severity, isModelFile }: SupplyChainFinding, scope: Scope, failOn: FailOn): Standing {
  if (severity === 'not-scanned') return isModelFile ? 'undecided' : 'listed';
  const limit = scope === 'workspace' ? failOn : 'critical';
  return FAIL_ON.indexOf(severity) <= FAIL_ON.indexOf(limit) ? 'flagged' : 'listed';
}

/** A scan of files, as far as judging it needs it: packages/scanner/src/scan-report.ts has the whole. */
interface Scan {
  readonly files: readonly ScannedFile[];
  readonly findings: readonly SupplyChainFinding[];
  readonly counts: {
    readonly filesSeen: number;
    readonly filesKnown: number;
    readonly ignored: number;
    readonly bytesScanned: number;
  };
  readonly limits: readonly {
    readonly kind: string;
    readonly path: string;
    readonly text: string;
    readonly hasModelName?: boolean;
  }[];
  readonly packages?: readonly { readonly path: string; readonly files: number }[];
}

/**
 * Judges a scan of files (packages/scanner/README.md). Pure.
 *
 * If the user did not ask for the scan of the repository, only critical and high findings are kept: that scan is there to
 * stop an upload, and lists nothing to look at.
 */
export function judgeScan(
  { files, findings, counts, limits, packages = [] }: Scan,
  { failOn }: Pick<FilesPolicy, 'failOn'>,
  scope: Scope,
): SupplyChainOutcome {
  const judged = [...findings, ...limits.map(unseenPart)]
    .filter(({ severity }) => scope === 'workspace' || severity === 'critical' || severity === 'high')
    .map((finding) => ({ ...finding, standing: standingOf(finding, scope, failOn) }));
  return {
    scope,
    findings: sortFindings(judged),
    files: files.map(({ path, bytes, sha256, format, isModelFile, observations }) => ({
      path,
      bytes,
      isModelFile,
      observations,
      ...present({ sha256, format }),
    })),
    fileCount: counts.filesSeen,
    bytes: counts.bytesScanned,
    unchangedCount: counts.filesKnown,
    ignoredCount: counts.ignored,
    ...(packages.length > 0 && { leftOut: packages.filter(({ files: left }) => left > 0) }),
  };
}

/**
 * Links that lead out and devices hold nothing of the repository, unless they have a name that models have: then a program
 * loads what they lead to. Every other part may hold a model.
 */
const HARMLESS_LIMITS: readonly string[] = ['link-out', 'not-fetched', 'special'];

function unseenPart({ kind, path, text, hasModelName }: Scan['limits'][number]): SupplyChainFinding {
  return {
    rule: kind === 'unreadable' ? 'unreadable' : 'over-limit',
    severity: 'not-scanned',
    subject: '',
    detail: text,
    when: 'none',
    path,
    members: [],
    isModelFile: hasModelName === true || !HARMLESS_LIMITS.includes(kind),
  };
}

/**
 * Lists findings of several scans, the most important first. What more than one scan found is listed once, with the
 * strictest standing: a file may have changed in between, and what accepts it may be for one content of it.
 */
export function mergeFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  const strictest = new Map<string, JudgedFinding>();
  for (const finding of ungroupFindings(findings)) {
    const identity = identityOf(finding);
    const known = strictest.get(identity);
    if (known === undefined || findingRank(finding) < findingRank(known)) strictest.set(identity, finding);
  }
  return groupFindings([...strictest.values()].sort((one, other) => findingRank(one) - findingRank(other)));
}

/** Adds the findings of a second scan to those of a first one. */
export function combineScans(first: SupplyChainOutcome, second: SupplyChainOutcome): SupplyChainOutcome {
  const paths = new Set(first.files.map(({ path }) => path));
  const files = second.files.filter(({ path }) => !paths.has(path));
  return {
    ...first,
    findings: mergeFindings([...first.findings, ...second.findings]),
    files: [...first.files, ...files],
    ...(first.scope === 'artifacts'
      ? { fileCount: first.fileCount + second.fileCount, bytes: first.bytes + second.bytes }
      : {}),
  };
}

/** Two findings of one identity are the same one, whatever bytes the file has. */
export function identityOf({ rule, path, members, subject, others = [] }: JudgedFinding): string {
  const more = others.map((part) => [part.members, part.subject]);
  return JSON.stringify([rule, path, members, subject, ...more]);
}

/** The findings of an outcome that do one thing to the verdict. */
export function withStanding(
  { findings }: Pick<SupplyChainOutcome, 'findings'>,
  standing: Standing,
): readonly JudgedFinding[] {
  return findings.filter((finding) => finding.standing === standing);
}

/** True if a finding of the supply chain fails the check. */
export function isFlagged(supplyChain: SupplyChainOutcome | undefined): boolean {
  return supplyChain?.findings.some(({ standing }) => standing === 'flagged') ?? false;
}

/** True if the scan of the supply chain has no verdict, because a model file was not scanned. */
export function isUndecidedSupplyChain(supplyChain: SupplyChainOutcome | undefined): boolean {
  return supplyChain?.findings.some(({ standing }) => standing === 'undecided') ?? false;
}

/** Sums up a scan for a headline: `The supply-chain scan flagged 1 of 12 files.`, or `12 files are clean.` */
export function supplyChainHeadline(supplyChain: SupplyChainOutcome): string {
  const flagged = withStanding(supplyChain, 'flagged');
  const undecided = withStanding(supplyChain, 'undecided');
  const files = counted(supplyChain.fileCount, 'file', 'files');
  if (flagged.length > 0) {
    const paths = new Set(flagged.map(({ path }) => path)).size;
    return `The supply-chain scan flagged ${grouped(paths)} of ${files}.`;
  }
  if (undecided.length > 0) {
    const paths = new Set(undecided.map(({ path }) => path)).size;
    return `The supply-chain scan could not scan ${counted(paths, 'model file', 'model files')}.`;
  }
  return cleanFilesHeadline(supplyChain);
}

/** Files that need a look, and those that are accepted, are not called clean. */
function cleanFilesHeadline(supplyChain: SupplyChainOutcome): string {
  const { findings, fileCount } = supplyChain;
  if (findings.length === 0) return `${counted(fileCount, 'file is clean', 'files are clean')}.`;
  const files = counted(fileCount, 'file', 'files');
  const start = `${files} scanned: ${counted(findings.length, 'finding', 'findings')}, none of which fails the check`;
  return `${start}${formatAccepted(supplyChain)}.`;
}

function formatAccepted(supplyChain: SupplyChainOutcome): string {
  const accepted = [...withStanding(supplyChain, 'known'), ...withStanding(supplyChain, 'accepted')];
  if (accepted.length === 0) return '';
  const critical = accepted.filter(({ severity }) => severity === 'critical').length;
  const words = critical === 0 ? '' : ` (${grouped(critical)} critical)`;
  return `: ${counted(accepted.length, 'is', 'are')} accepted by the config file or the baseline${words}`;
}

/**
 * Makes one finding of those that have one cause in one file: twelve classes that no list has are one finding with twelve
 * names. Only findings that do the same to the verdict, for the same reason, are put together. Pure; grouping twice changes
 * nothing.
 * @returns the findings in their order; a group has the place of its first one
 */
export function groupFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  const groups = Map.groupBy(ungroupFindings(findings), causeOf);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [{ ...first, others: others.map(partOf) }];
  });
}

/** Gives each name a finding of its own again. What accepts findings is asked for each name. */
export function ungroupFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return findings.flatMap(partsOf);
}

/** Findings of other rules differ in what a person has to do, each by itself. */
function causeOf(finding: JudgedFinding): string {
  const { rule, path, severity, standing, when, detail, sha256, policy } = finding;
  const cause = [rule, path, severity, standing, when, detail, sha256, policy];
  if (RULES[rule].isOneCause === true) return JSON.stringify(cause);
  const { subject, members, excerpt, offset, line } = finding;
  return JSON.stringify([...cause, subject, members, excerpt, offset, line]);
}
