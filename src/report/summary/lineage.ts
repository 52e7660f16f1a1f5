import { venueOf } from '../../facts/venue.ts';
import type { Known, Lineage, LineageRecord, Outcome, RecordMismatch } from '../../facts/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { code, details, knownEntries, list } from './html.ts';
import { commitLink } from './links.ts';

const MAX_TEXT_LENGTH = 200;

/** Renders the record of an earlier scan: its verdict, and whether it is about this commit. */
export function renderLineage(outcome: Outcome): string {
  const { lineage } = outcome;
  if (lineage === undefined) return '';
  if (lineage.record === undefined) {
    const isSaid = outcome.status === 'not-scanned' || venueOf(outcome).recalls !== 'record';
    return isSaid ? '' : 'Before this run the service had no record of a scan.';
  }
  if (lineage.cached !== undefined) return contentRecord(outcome, lineage.record);
  const parts = [
    '### Earlier scan',
    recordList(outcome, lineage, lineage.record),
    lineage.accepted ? '' : `A new scan is needed despite this record, because ${whyNot(lineage)}.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function whyNot({ isOfOther }: Lineage): string {
  return isOfOther === undefined ? 'of the input `rescan`' : 'it is of something else';
}

/** Describes a cached result: it is about the content, whatever the commit. */
function contentRecord(outcome: Outcome, record: LineageRecord): string {
  const { commitid, repourl } = record;
  const commit =
    commitid === undefined || commitid === ''
      ? undefined
      : commitLink(commitid, repourl ?? outcome.target?.repoUrl, outcome);
  const known = knownEntries([
    ['Commit', commit],
    ['Scanned at', codeIfGiven(record.createdtimestamp)],
  ]);
  return [
    '### Earlier scan',
    'All analyses have a cached result of the same content, so none was run again.',
    list(known),
  ].join('\n\n');
}

function recordList(outcome: Outcome, lineage: Lineage, record: LineageRecord): string {
  const link = codeIfGiven(record.repourl);
  const repository =
    link === undefined ? undefined : markdownLink(link, record.repourl) + formatOther(lineage, 'repository');
  const branch = codeIfGiven(record.branchname);
  const known = knownEntries([
    ['Verdict', formatFlag(lineage.vulnerable, record.supplychain_vuldetected)],
    ['Commit', formatCommit(outcome, lineage, record)],
    ['Repository', repository],
    ['Branch', branch === undefined ? undefined : branch + formatOther(lineage, 'branch')],
    ['Scanned at', codeIfGiven(record.createdtimestamp)],
  ]);
  return [list(known), recordDetails(record)].filter((part) => part !== '').join('\n');
}

function recordDetails(record: LineageRecord): string {
  const entries = knownEntries([
    ['Kind of repository', codeIfGiven(record.repotype)],
    ['Depth in commits', codeIfGiven(record.depth)],
    ['Model id', codeIfGiven(record.modelid)],
    ['Scan job', codeIfGiven(record.hashedjobid)],
  ]);
  return entries.length === 0 ? '' : details('More of this record', list(entries));
}

function formatCommit(
  outcome: Outcome,
  { matchesCommit }: Lineage,
  { commitid, repourl }: LineageRecord,
): string {
  const { target } = outcome;
  const scanned =
    commitid === undefined || commitid === ''
      ? '(not given)'
      : commitLink(commitid, repourl ?? target?.repoUrl, outcome);
  if (matchesCommit === 'unknown') return `${scanned} ❔ unknown whether this is the commit of this run`;
  if (matchesCommit) return `${scanned} ✅ the commit of this run`;
  const current =
    target?.commit === undefined ? '' : ` (${commitLink(target.commit, target.repoUrl, outcome)})`;
  return `${scanned} ⚠️ <strong>not the commit of this run</strong>${current}; later changes were not scanned`;
}

function codeIfGiven(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : code(text, MAX_TEXT_LENGTH);
}

function formatOther({ isOfOther = [] }: Lineage, part: RecordMismatch['part']): string {
  return isOfOther.some((one) => one.part === part) ? ` ⚠️ <strong>not the requested ${part}</strong>` : '';
}

function formatFlag(vulnerable: Known, flag: number | undefined): string {
  const value = flag === undefined ? '' : ` (flag ${code(String(flag), MAX_TEXT_LENGTH)})`;
  if (vulnerable === 'unknown') return `❔ unknown${value}`;
  return (vulnerable ? '🚨 vulnerability found' : '✅ no vulnerability found') + value;
}
