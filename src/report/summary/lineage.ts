import {
  type Known,
  type Lineage,
  type LineageRecord,
  type Outcome,
  recordCounts,
} from '../../core/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { alert, code, details, known, nameTable } from './html.ts';

const TEXT_LENGTH = 200;

/** The record of an earlier scan: what it says, and loudly where it is not about the commit of this run. */
export function renderLineage(outcome: Outcome): string {
  const { lineage } = outcome;
  if (lineage === undefined) return '';
  if (lineage.record === undefined) {
    return outcome.status === 'not-scanned' ? '' : 'Before this run the service had no record of a scan.';
  }
  const parts = [
    '### Earlier scan',
    outcome.status === 'vulnerable' && outcome.results.length === 0 ? '' : flagAlert(lineage),
    commitAlert(lineage, outcome.target?.commit),
    recordTable(lineage, lineage.record),
    moreOfRecord(lineage.record),
    lineage.accepted ? '' : 'The record does not make a scan needless: the input `rescan` asks for one.',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function flagAlert(lineage: Lineage): string {
  const counts = recordCounts(lineage);
  switch (lineage.vulnerable) {
    case true:
      return alert(
        counts ? 'CAUTION' : 'NOTE',
        '**The record is flagged**: the earlier scan found a supply-chain vulnerability.',
      );
    case 'unknown':
      return alert(
        counts ? 'WARNING' : 'NOTE',
        '**The record has no verdict**: its supply-chain flag is missing or no number.',
      );
    case false:
      return '';
  }
}

function commitAlert(lineage: Lineage, commit: string | undefined): string {
  if (lineage.matchesCommit === true) return '';
  if (lineage.matchesCommit === 'unknown') {
    return alert('NOTE', 'Whether the record is of the commit of this run is not known.');
  }
  const commits = [
    `Scanned: ${code(lineage.record?.commitid ?? '', TEXT_LENGTH)}`,
    ...(commit === undefined ? [] : [`This run: ${code(commit, TEXT_LENGTH)}`]),
  ];
  return alert(
    recordCounts(lineage) ? 'WARNING' : 'NOTE',
    '**The record is of another commit.** What changed since then was no part of that scan.',
    `<p>${commits.join('<br>')}</p>`,
  );
}

function recordTable(lineage: Lineage, record: LineageRecord): string {
  const link = shown(record.repourl);
  return nameTable(
    known([
      [
        'Repository',
        link === undefined ? undefined : markdownLink(link, record.repourl) + repositoryWords(lineage),
      ],
      ['Branch', shown(record.branchname)],
      ['Commit', `${shown(record.commitid) ?? '(not given)'} ${matchWords(lineage.matchesCommit)}`],
      ['Scanned', shown(record.createdtimestamp)],
      ['Supply chain', flagWords(lineage.vulnerable, record.supplychain_vuldetected)],
    ]),
  );
}

function moreOfRecord(record: LineageRecord): string {
  const rows = known([
    ['Kind of repository', shown(record.repotype)],
    ['Commits deep', shown(record.depth)],
    ['Model id', shown(record.modelid)],
    ['Scan job', shown(record.hashedjobid)],
  ]);
  return rows.length === 0 ? '' : details('More of this record', nameTable(rows));
}

function shown(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : code(text, TEXT_LENGTH);
}

function repositoryWords({ isOfOtherRepository }: Lineage): string {
  return isOfOtherRepository === true ? ' ⚠️ <strong>not the repository that was asked for</strong>' : '';
}

function matchWords(matches: Known): string {
  if (matches === 'unknown') return '❔ unknown whether it is the commit of this run';
  return matches ? '✅ the commit of this run' : '⚠️ <strong>not the commit of this run</strong>';
}

function flagWords(vulnerable: Known, flag: number | undefined): string {
  const value = flag === undefined ? '' : ` (flag ${code(String(flag), TEXT_LENGTH)})`;
  if (vulnerable === 'unknown') return `❔ unknown${value}`;
  return (vulnerable ? '🚨 vulnerability found' : '✅ no vulnerability found') + value;
}
