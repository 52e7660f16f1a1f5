import type { ListedName } from '@model-security-scan/engine/catalog';
import type { Outcome } from '../../facts/run-outcome.ts';
import { type Content, element, isolated, webAddress } from '../../html/markup.ts';
import { grouped } from '@model-security-scan/common/number-words';
import { evidenceRows } from '../assurance.ts';
import { tableOf } from '../html/table-html.ts';
import { note } from './page-parts.ts';

/** A row names at most this many analyses, findings or files. */
const MOST_NAMES = 20;

/** What the run is evidence of, by entries of public lists; undefined if it is evidence of nothing. */
export function evidenceTable(outcome: Outcome): Content {
  const rows = evidenceRows(outcome).map(({ subject, result, names, standards, shows, open }) => [
    [`${subject}: ${result}`.replaceAll('-', ' '), namesOf(names)],
    standardsCell(standards),
    shows,
    isolated(open),
  ]);
  const header = ['result', 'bears on', 'what it shows', 'what it does not show'];
  return rows.length === 0 ? undefined : [note(NO_CERTIFICATE), tableOf('Evidence', header, rows)];
}

const NO_CERTIFICATE =
  'The entries are requirements, tests and techniques that a result bears on. That a result is good does not mean that one of them is met.';

function namesOf(names: readonly string[]): Content {
  const left = names.length - MOST_NAMES;
  return element(
    'div',
    {},
    names.slice(0, MOST_NAMES).map((name, at) => [at === 0 ? '' : ', ', element('code', {}, isolated(name))]),
    left > 0 ? `, and ${grouped(left)} more` : '',
  );
}

/** `OWASP AISVS 1.0: v1.0-C11.1.3, v1.0-C6.1.4`, a line for each list. */
function standardsCell(standards: readonly ListedName[]): Content {
  return [...Map.groupBy(standards, ({ list }) => list)].map(([list, entries]) =>
    element(
      'div',
      {},
      `${list}: `,
      entries.map(({ id, url, nearest }, at) => [
        at === 0 ? '' : ', ',
        element('a', { href: webAddress(url), rel: 'noreferrer' }, id),
        nearest === true ? ' (nearest)' : '',
      ]),
    ),
  );
}
