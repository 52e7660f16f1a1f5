import type { EntryFacts } from '../../facts/policy/policy.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import { withStanding } from '../../decide/scan/judge-scan.ts';
import { badge } from '../../html/badge.ts';
import { element, isolated } from '../../html/markup.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { findingLines, placeOf } from '../document/files.ts';
import { formatSubject, SEVERITY_WORDS } from '../file-words.ts';
import { type Entry, type Group, idOf } from './entry.ts';
import { lineContent, note, type PageContext, paragraph, whatToDo, withCode } from './page-parts.ts';

/** A page shows at most this many findings of a kind. */
const MOST_FINDINGS = 100;

type FileGroup = Pick<Group, 'entries'> & { readonly left: number };

/** The findings in files that fail the check, the first one open; and the files that were not scanned. */
export function fileEntries(
  scan: SupplyChainOutcome | undefined,
  facts: EntryFacts | undefined,
  context: PageContext,
): { readonly flagged: FileGroup; readonly undecided: FileGroup } {
  const group = (standing: 'flagged' | 'undecided'): FileGroup => {
    const findings = scan === undefined ? [] : withStanding(scan, standing);
    const entries = findings.slice(0, MOST_FINDINGS).map((finding, index): Entry => ({
      ...fileEntry(finding, facts, context),
      isOpen: standing === 'flagged' && index === 0,
    }));
    return { entries, left: findings.length - entries.length };
  };
  return { flagged: group('flagged'), undecided: group('undecided') };
}

function fileEntry(finding: JudgedFinding, facts: EntryFacts | undefined, context: PageContext): Entry {
  const { rule, path, severity, standing, sha256 } = finding;
  const { title, what, why, actions } = RULES[rule];
  const subject = formatSubject(finding);
  const id = idOf(`${rule}/${path}`, context);
  // Nobody should be told how to accept what runs code.
  const steps = severity === 'critical' ? actions.filter((action) => !action.includes('`accept`')) : actions;
  return {
    ...{ id, kind: 'files', needsAction: true, name: isolated(path) },
    verdict: badge(standing === 'flagged' ? 'bad' : 'open', SEVERITY_WORDS[severity]),
    words: [title, ...(subject === '' ? [] : [': ', isolated(subject)])],
    body: [
      element('p', { class: 'lead' }, title, ', in ', lineContent([placeOf(finding)], context.run), '.'),
      findingLines(finding, facts, false).map((line) => paragraph(line, context.run)),
      whatToDo(steps),
      element('h4', {}, 'What it means'),
      element('p', {}, withCode(what), ' ', withCode(why)),
      sha256 === undefined ? undefined : note('SHA-256 of the file: ', element('code', {}, sha256)),
    ],
  };
}
