import type { Known, Lineage, LineageRecord, Outcome, RecordMismatch } from '../../facts/run-outcome.ts';
import { venueOf } from '../../facts/venue.ts';
import { fold, type Line, line, listOfLines, type Piece, type Section } from './parts.ts';

const FIELDS = ['field', 'fields'] as const;

/** The record of an earlier scan: its verdict, and whether it is about this commit. */
export function lineageSection(outcome: Outcome): Section {
  const { lineage } = outcome;
  const title = 'Earlier scan';
  const record = lineage?.record;
  if (lineage === undefined || record === undefined) return { title, parts: [] };
  if (lineage.cached !== undefined) {
    const all = 'All analyses have a cached result of the same content, so none was run again.';
    const known = [
      ...given('Commit', record.commitid, () => [commitOf(outcome, record)]),
      ...given('Scanned at', record.createdtimestamp),
    ];
    return { title, parts: [line(all), ...listOfLines(known, FIELDS)] };
  }
  const why = lineage.isOfOther === undefined ? 'of the input `rescan`' : 'it is of something else';
  return {
    title,
    parts: [
      ...listOfLines(mainLines(outcome, lineage, record), FIELDS),
      ...fold('More of this record', listOfLines(moreLines(record), FIELDS)),
      ...(lineage.accepted ? [] : [line(`A new scan is needed despite this record, because ${why}.`)]),
    ],
  };
}

/** Says that there is no record, unless the heading says so. */
export function missingRecord(outcome: Outcome): string {
  const { lineage, status } = outcome;
  const isMissing = lineage !== undefined && lineage.record === undefined;
  return isMissing && status !== 'not-scanned' && venueOf(outcome).recalls === 'record'
    ? 'Before this run the service had no record of a scan.'
    : '';
}

/** A field with its value; nothing if the record has none. */
function given(
  name: string,
  value: string | undefined,
  show: (value: string) => Line = (text) => [{ code: text, most: 200 }],
): readonly Line[] {
  return value === undefined || value === '' ? [] : [[`${name}: `, ...show(value)]];
}

function mainLines(outcome: Outcome, lineage: Lineage, record: LineageRecord): readonly Line[] {
  const of = (part: RecordMismatch['part']): Line => mismatch(lineage, part);
  return [
    ['Verdict: ', ...verdictLine(lineage.vulnerable, record.supplychain_vuldetected)],
    ['Commit: ', ...commitLine(outcome, lineage, record)],
    ...given('Repository', record.repourl, (url) => [
      { label: { code: url, most: 200 }, link: url },
      ...of('repository'),
    ]),
    ...given('Branch', record.branchname, (name) => [{ code: name, most: 200 }, ...of('branch')]),
    ...given('Scanned at', record.createdtimestamp),
  ];
}

function moreLines({ repotype, depth, modelid, hashedjobid }: LineageRecord): readonly Line[] {
  return [
    ...given('Kind of repository', repotype),
    ...given('Depth in commits', depth),
    ...given('Model id', modelid),
    ...given('Scan job', hashedjobid),
  ];
}

function commitOf({ target }: Outcome, { commitid = '', repourl }: LineageRecord): Piece {
  return { commit: commitid, repository: repourl ?? target?.repoUrl };
}

function commitLine(outcome: Outcome, { matchesCommit }: Lineage, record: LineageRecord): Line {
  const { commitid = '' } = record;
  const scanned = commitid === '' ? '(not given)' : commitOf(outcome, record);
  if (matchesCommit === 'unknown') return [scanned, ' ❔ unknown whether this is the commit of this run'];
  if (matchesCommit) return [scanned, ' ✅ the commit of this run'];
  const { commit, repoUrl } = outcome.target ?? {};
  const current: Line = commit === undefined ? [] : [' (', { commit, repository: repoUrl }, ')'];
  const alarm = { strong: 'not the commit of this run' };
  return [scanned, ' ⚠️ ', alarm, ...current, '; later changes were not scanned'];
}

function mismatch({ isOfOther = [] }: Lineage, part: RecordMismatch['part']): Line {
  const isOther = isOfOther.some((one) => one.part === part);
  return isOther ? [' ⚠️ ', { strong: `not the requested ${part}` }] : [];
}

function verdictLine(vulnerable: Known, flag: number | undefined): Line {
  const value: Line = flag === undefined ? [] : [' (flag ', { code: String(flag) }, ')'];
  if (vulnerable === 'unknown') return ['❔ unknown', ...value];
  return [vulnerable ? '🚨 vulnerability found' : '✅ no vulnerability found', ...value];
}
