import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/text/sanitize.ts';
import type { PlayedCase } from './case-run.ts';
import type { WorkflowRepository } from './repository.ts';

/** A case that was played, with what its texts name. */
export interface ShownCase extends PlayedCase {
  readonly repository: WorkflowRepository;
}

const COMMIT = '1'.repeat(40);
const ANNOTATION = /^(?:error|warning|notice): (?:input "mode": )?/u;
const TIME = '2026-01-15T09:30:00.000Z';

/** How a text may stand in a log, an address or a summary. */
function spellings(text: string): readonly string[] {
  const inAddress = encodeURIComponent(text);
  return [text, inAddress, escapeHtml(text), escapeHtml(inAddress)];
}

/** A change of texts that differ from run to run to texts that never do; everything else stays. */
export function stableText({ runs, baseUrl, repository }: ShownCase): (text: string) => string {
  const pairs: (readonly [string, string])[] = [
    ...[repository, ...Object.values(repository.others)].map(({ commit }) => [commit, COMMIT] as const),
    [baseUrl, 'https://service.example'],
    ...[...repository.ports].map(([port, free]) => [`127.0.0.1:${free}`, `127.0.0.1:${port}`] as const),
    ...jobIds(runs.map(({ log }) => log).join('\n')),
  ];
  const changes = pairs.flatMap(([from, to]) => spellings(from).map((spelling) => [spelling, to] as const));
  const documented = new Set([...repository.ports.keys()].map((port) => `127.0.0.1:${port}`));
  const dash = '(?:-|&#45;)';
  const colon = '(?::|&#58;)';
  const dot = '(?:\\.|&#46;)';
  const time = new RegExp(
    `20\\d\\d${dash}\\d\\d${dash}\\d\\dT\\d\\d${colon}\\d\\d${colon}\\d\\d${dot}\\d+Z`,
    'gu',
  );
  const host = new RegExp(`127${dot}0${dot}0${dot}1${colon}\\d+`, 'gu');
  return (text) =>
    changes
      .reduce((all, [from, to]) => all.replaceAll(from, to), text)
      .replace(time, TIME)
      .replace(host, (found) => (documented.has(found) ? found : 'storage.example'));
}

/** Ids of jobs, before a dashboard's address or at its end, and their digests, which a record has. */
function jobIds(log: string): readonly (readonly [string, string])[] {
  const lines = log.matchAll(/(\S+\/\S+): job (?:(\S+), dashboard |https?:\S+\/(\S+))/gu);
  return [...lines].flatMap(([, name = '', before, end = '']) => {
    const id = before ?? decodeURIComponent(end);
    const shown = `job-of-${name.replace('/', '-')}`;
    return [
      [id, shown] as const,
      [createHash('sha256').update(id).digest('hex'), `digest-of-${shown}`] as const,
    ];
  });
}

/**
 * Lines of analyses that ran at once, analysis by analysis: each did one thing after the other, but which of them was
 * faster is chance. So is which upload of an analysis was faster. How far jobs were at each question is left out: it
 * depends on how fast the machine is.
 */
export function orderedLines(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => !/^\S+\/\S+: after \d+ s: /u.test(line));
  const byAnalysis = sortedWithin(kept, kindOf, analysisOf);
  return sortedWithin(byAnalysis, uploadsOf, (line) => line);
}

/** Sorts lines that follow one another and are of one group, by a key; those of the group '' stay where they are. */
function sortedWithin(
  lines: readonly string[],
  groupOf: (line: string) => string,
  keyOf: (line: string) => string,
): readonly string[] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const group = groupOf(line);
    if (block?.[0] !== undefined && group !== '' && groupOf(block[0]) === group) block.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block) => block.sort((a, b) => keyOf(a).localeCompare(keyOf(b))));
}

function kindOf(line: string): 'annotation' | 'analysis' | '' {
  if (analysisOf(line) === '') return '';
  return ANNOTATION.test(line) ? 'annotation' : 'analysis';
}

/** The analysis whose upload a line reports. */
function uploadsOf(line: string): string {
  return line.includes(': Uploaded ') ? analysisOf(line) : '';
}

/**
 * `digits/evasion` of `digits/evasion: Uploaded …`; empty for a line that is of no analysis, and for an annotation on a
 * line of a file: those stay in their order.
 */
function analysisOf(line: string): string {
  const text = line.replace(ANNOTATION, '');
  return /^([\w-]+\/[\w-]+): /u.exec(text)?.[1] ?? '';
}
