import type { Known, Lineage, LineageRecord, Outcome } from '../../core/outcome.ts';
import { recordCounts } from '../../decide/lineage.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { alert, code, details, keepKnown, nameTable } from './html.ts';

const MAX_TEXT_LENGTH = 200;

/** Renders the record of an earlier scan, with a warning if it belongs to another commit. */
export function renderLineage(outcome: Outcome): string {
  const { lineage } = outcome;
  if (lineage === undefined) return '';
  if (lineage.record === undefined) {
    return outcome.status === 'not-scanned' ? '' : 'Before this run the service had no record of a scan.';
  }
  if (lineage.byContent !== undefined) return contentRecord(lineage.record);
  const parts = [
    '### Earlier scan',
    outcome.status === 'vulnerable' && outcome.results.length === 0 ? '' : flagAlert(lineage),
    commitAlert(lineage, outcome.target?.commit),
    recordTable(lineage, lineage.record),
    recordDetails(lineage.record),
    lineage.accepted ? '' : 'A new scan is needed in spite of this record, because of the input `rescan`.',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Describes the record of the built-in service: it stands for the content, whatever the commit. */
function contentRecord(record: LineageRecord): string {
  return [
    '### Earlier scan',
    'All analyses have a record of the same content, so none was run again.',
    nameTable(
      keepKnown([
        ['Commit', codeIfGiven(record.commitid)],
        ['Scanned', codeIfGiven(record.createdtimestamp)],
      ]),
    ),
  ].join('\n\n');
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
        '**The record has no verdict**: its supply-chain flag is missing or not a number.',
      );
    case false:
      return '';
  }
}

function commitAlert(lineage: Lineage, commit: string | undefined): string {
  if (lineage.matchesCommit === true) return '';
  if (lineage.matchesCommit === 'unknown') {
    return alert('NOTE', 'It is unknown whether the record belongs to the commit of this run.');
  }
  const commits = [
    `Scanned: ${code(lineage.record?.commitid ?? '', MAX_TEXT_LENGTH)}`,
    ...(commit === undefined ? [] : [`This run: ${code(commit, MAX_TEXT_LENGTH)}`]),
  ];
  return alert(
    recordCounts(lineage) ? 'WARNING' : 'NOTE',
    '**The record belongs to another commit.** Later changes were not scanned.',
    `<p>${commits.join('<br>')}</p>`,
  );
}

function recordTable(lineage: Lineage, record: LineageRecord): string {
  const link = codeIfGiven(record.repourl);
  return nameTable(
    keepKnown([
      [
        'Repository',
        link === undefined ? undefined : markdownLink(link, record.repourl) + repositoryWords(lineage),
      ],
      ['Branch', codeIfGiven(record.branchname)],
      ['Commit', `${codeIfGiven(record.commitid) ?? '(not given)'} ${matchWords(lineage.matchesCommit)}`],
      ['Scanned', codeIfGiven(record.createdtimestamp)],
      ['Supply chain', flagWords(lineage.vulnerable, record.supplychain_vuldetected)],
    ]),
  );
}

function recordDetails(record: LineageRecord): string {
  const rows = keepKnown([
    ['Kind of repository', codeIfGiven(record.repotype)],
    ['Depth in commits', codeIfGiven(record.depth)],
    ['Model id', codeIfGiven(record.modelid)],
    ['Scan job', codeIfGiven(record.hashedjobid)],
  ]);
  return rows.length === 0 ? '' : details('More of this record', nameTable(rows));
}

function codeIfGiven(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : code(text, MAX_TEXT_LENGTH);
}

function repositoryWords({ isOfOtherRepository }: Lineage): string {
  return isOfOtherRepository === true ? ' ⚠️ <strong>not the requested repository</strong>' : '';
}

function matchWords(matches: Known): string {
  if (matches === 'unknown') return '❔ unknown whether this is the commit of this run';
  return matches ? '✅ the commit of this run' : '⚠️ <strong>not the commit of this run</strong>';
}

function flagWords(vulnerable: Known, flag: number | undefined): string {
  const value = flag === undefined ? '' : ` (flag ${code(String(flag), MAX_TEXT_LENGTH)})`;
  if (vulnerable === 'unknown') return `❔ unknown${value}`;
  return (vulnerable ? '🚨 vulnerability found' : '✅ no vulnerability found') + value;
}
