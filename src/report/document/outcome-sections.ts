import type { AnalysisResult, Outcome, Upload } from '../../facts/run-outcome.ts';
import { countFindings } from '../../decide/scan/decide-findings.ts';
import { counted, formatBytes } from '@model-security-scan/common/number-words';
import {
  type Counted,
  fold,
  type Item,
  joinLines,
  type Line,
  line,
  listOfLines,
  list,
  type Part,
  type Piece,
  type Section,
} from './parts.ts';

const FILES = ['file', 'files'] as const;
const MAX_NAMES = 20;
/** More changes of a policy are folded away. */
const MAX_OPEN_CHANGES = 10;

/** The problems of inputs and configuration, with their places. */
export function problemSection({ problems }: Pick<Outcome, 'problems'>): Section {
  const items = problems.map(({ place, message }): Item => ({
    lines: [[{ place }], [{ said: message, most: 1000 }]],
  }));
  return {
    title: `${counted(problems.length, 'problem', 'problems')} to fix`,
    parts: list(items, ['problem', 'problems']),
  };
}

/** Texts that each stand for themselves: warnings, notices. */
export function textParts(texts: readonly string[], what: Counted): readonly Part[] {
  return listOfLines(
    texts.map((text) => [{ said: text, most: 500 }]),
    what,
  );
}

/** The keys of the policy that a pull request changes. Empty if it changes nothing and there is nothing to say. */
export function policyChangeSection({ policyChange }: Pick<Outcome, 'policyChange'>): Section {
  const title = 'Changes to the policy';
  if (policyChange === undefined) return { title, parts: [] };
  if (policyChange.kind === 'unread') {
    const unread = 'The policy of the base could not be read, so its changes are not shown.';
    return { title, parts: [line(unread), line({ said: policyChange.why, most: 600 })] };
  }
  const { base, changes, notes, judgedBy } = policyChange;
  if (changes.length + notes.length === 0 && judgedBy === 'head') return { title, parts: [] };
  const isBase = judgedBy === 'base';
  const whose = isBase ? 'The policy of the base' : 'The pull request’s own policy';
  const items = changes.map(({ key, before, after }): Item => ({
    lines: [[{ code: key }, ' ', { code: before }, ' → ', { code: after }]],
  }));
  const listed = list(items, ['change', 'changes']);
  const words =
    changes.length === 0
      ? 'The pull request does not change it.'
      : `The pull request changes it${isBase ? ', which counts once it is merged' : ''}:`;
  return {
    title,
    parts: [
      line(`${whose} judged this run (base commit `, { code: base.slice(0, 12) }, ').'),
      ...notes.map((note) => line({ said: note, most: 500 })),
      // Notes say why there can be no changes.
      ...(changes.length === 0 && notes.length > 0 ? [] : [line(words)]),
      ...(changes.length > MAX_OPEN_CHANGES
        ? fold(counted(changes.length, 'changed key', 'changed keys'), listed)
        : listed),
    ],
  };
}

/**
 * How many findings `accept` and the baseline decided, and which of the baseline are gone. Empty if the run has neither. The
 * reason of a decision stands beside its finding.
 */
export function decisionSection(outcome: Outcome): Section {
  const { results, supplyChain, policy } = outcome;
  const decisions = [...results, ...(supplyChain?.findings ?? [])].map((one) => one.policy);
  const isDecided = decisions.some((decision) => decision !== undefined && decision.isPlain !== true);
  const fixedInFiles = policy?.fixedInFiles ?? [];
  const title = 'Accepted, and compared with the baseline';
  if (!isDecided && fixedInFiles.length === 0 && policy?.hasBaseline !== true) return { title, parts: [] };
  const { new: isNew, known, accepted, fixed } = countFindings(outcome);
  const counts = `${String(isNew)} new, ${String(known)} known, ${String(accepted)} accepted, ${String(fixed)} fixed.`;
  const gone = fixedInFiles.map((name): Line => [
    { code: name },
    ' is ',
    { strong: 'fixed' },
    '. The baseline has it, and this run does not.',
  ]);
  return {
    title,
    parts: [
      line(`${counts} Only a new finding fails the check.`),
      ...listOfLines(gone, ['finding', 'findings']),
    ],
  };
}

interface Use {
  /** The name of the analysis. */
  readonly name: string;
  readonly upload: Upload;
}

/** Everything that left the runner (docs/design.md, rule 6), or that local analyses read; nothing if there is none. */
export function uploadParts(results: readonly AnalysisResult[]): readonly Part[] {
  const all = results.flatMap(({ spec, uploads }) =>
    uploads.map((upload): Use => ({ name: spec.name, upload })),
  );
  const hosts = new Set(all.map(({ upload }) => upload.host));
  const stayed = hosts.size === 1 && hosts.has('');
  // The same file is often given to several analyses.
  const files = [...Map.groupBy(all, ({ upload }) => JSON.stringify(upload)).values()];
  // A service gets a file once for each analysis.
  const moved = stayed ? files.flatMap((uses) => uses.slice(0, 1)) : all;
  const bytes = moved.reduce((sum, { upload }) => sum + upload.bytes, 0);
  const amount = `${counted(moved.length, ...FILES)}, ${formatBytes(bytes)}`;
  const title = stayed
    ? `📦 Read on this machine: ${amount}`
    : `📦 Uploaded: ${amount}, to ${counted(hosts.size, 'host', 'hosts')}`;
  return fold(title, list(files.map(uploadItem), FILES));
}

/** What is sent is an archive of the file. */
export function digestName(host: string): string {
  return host === '' ? 'SHA-256' : 'SHA-256 of the archive';
}

/** @param uses the same upload, for each analysis that it was made for */
function uploadItem(uses: readonly Use[]): Item {
  const [first] = uses;
  if (first === undefined) return { lines: [] };
  const { slot, file, bytes, sha256, host } = first.upload;
  const to: Line = host === '' ? [] : [' to ', { code: host, most: 200 }];
  const names = uses.slice(0, MAX_NAMES).map(({ name }) => [{ code: name, most: 100 }]);
  const left = uses.length - MAX_NAMES;
  const more = left > 0 ? `, ${counted(left, 'analysis more', 'analyses more')}` : '';
  const size = `: \`${slot}\`, ${formatBytes(bytes)}, ${digestName(host)} `;
  return {
    lines: [
      [{ code: file, most: 200 }, size, { digest: sha256 }, ...to, ', for ', ...joinLines(names, ', '), more],
    ],
  };
}

/** Repository, branch, commit and mode of a run; empty if none is known. */
export function subjectLine({ target, repoType, mode }: Outcome): Line {
  const code = (text: string): Piece => ({ code: text, most: 200 });
  const { repoUrl = '', branch, commit, pullRequest, fork } = target ?? {};
  const known: readonly Line[] = [
    repoUrl === '' ? [] : ['repository ', { label: code(repoUrl), link: repoUrl }],
    repoType === undefined ? [] : ['kind ', code(repoType)],
    branch === undefined ? [] : ['branch ', code(branch)],
    commit === undefined ? [] : ['commit ', { commit, repository: repoUrl }],
    pullRequest === undefined ? [] : ['pull request ', code(String(pullRequest))],
    fork === true ? ['from a fork'] : [],
  ];
  const all = joinLines([...known, mode === 'unknown' ? [] : [`mode \`${mode}\``]], ' · ');
  if (all.length === 0) return [];
  const isOf = known.some(({ length }) => length > 0);
  return [isOf ? 'Model security scan of ' : 'Model security scan, ', ...all];
}
