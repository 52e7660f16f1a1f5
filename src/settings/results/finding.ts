import { nullable, shownText } from '../../core/file-keys.ts';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { FINDING_STATES } from '../../facts/policy/policy.ts';
import { STANDINGS } from '../../facts/file-scan.ts';
import { SEVERITIES, RULE_IDS } from '@model-security-scan/scanner/rules';
import { named, type Read, then } from '@model-security-scan/common/schema/schema';
import {
  listOf,
  numeral,
  object,
  oneOf,
  optional,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';

const SUBJECT = text('The name that was found, such as os.system.');
const MEMBERS = listOf(text(), 'Names of archive members, the outermost first.');
const EXCERPT = nullable(text('What was found, as code that was never run. Null if the subject says all.'));
const OFFSET = nullable(numeral('In bytes, in the innermost content.', { isWhole: true }));

/** One of the names that a finding in a file has. */
const NAME = named(
  'name',
  object('a name', {
    subject: SUBJECT,
    members: MEMBERS,
    excerpt: EXCERPT,
    offset: OFFSET,
    fingerprint: text('Identifies the name in this file in other runs.', SHA256),
  }),
);
export type ResultsName = Read<typeof NAME>;

const KEYS = {
  finding: text(
    "The name of the analysis, such as digits/evasion; record for the flag of an earlier scan's record; rule and path for a " +
      'finding in a file.',
  ),
  rule: text('The rule of the finding, as in the SARIF file.'),
  fingerprint: text(
    'Identifies the finding in other runs: fingerprints in the SARIF file has the same.',
    SHA256,
  ),
  state: nullable(
    oneOf(
      FINDING_STATES,
      'What the policy decided: only a new finding fails the check. Null for a finding in a file that is only listed.',
    ),
  ),
  why: nullable(shownText(4096, 'Why the finding fails the check, or why not.')),
  score: nullable(numeral()),
  threshold: nullable(numeral()),
  file: nullable(
    text('The file of the finding, or the config file that asks for the analysis. Null if there is none.'),
  ),
  line: nullable(numeral(undefined, { isWhole: true })),
};

const UNKNOWN_RULE = '"rule": this version of the action has no such rule';
/** The rule of a finding in a file, which this version must know. */
const RULE_IN_FILE = then(
  { ...KEYS.rule, json: { ...KEYS.rule.json, enum: RULE_IDS.map(fullRuleId) } },
  (rule, tree, diagnostics) => {
    const id = RULE_IDS.find((known) => fullRuleId(known) === rule);
    if (id === undefined) diagnostics.report(tree.span, UNKNOWN_RULE);
    return id && { rule, id };
  },
);

const OF_ANALYSIS = object('a finding', KEYS);
const IN_FILE = object('a finding', {
  ...KEYS,
  rule: RULE_IN_FILE,
  severity: oneOf(SEVERITIES, 'The severity of a finding in a file.'),
  standing: oneOf(STANDINGS, 'What a finding in a file does to the verdict.'),
  members: MEMBERS,
  subject: SUBJECT,
  excerpt: EXCERPT,
  offset: OFFSET,
  sha256: nullable(text('Of the file, in hexadecimal.')),
  names: optional(
    listOf(
      NAME,
      "If several names were found for one cause, all of them. The finding's own name and place are those of the first.",
      { least: 2 },
    ),
  ),
});

const WITH_FILE = then(IN_FILE, ({ rule: { rule, id }, ...all }) => {
  const { severity, standing, members, subject, excerpt, offset, sha256, names, ...rest } = all;
  const inFile = { severity, standing, members, subject, excerpt, offset, sha256, ...(names && { names }) };
  return { ...rest, rule, inFile: { rule: id, ...inFile } };
});

/** One finding of a results file. Only that in a file has a severity. Its texts are untrusted. */
export type ResultsFinding = Read<typeof OF_ANALYSIS> & Partial<Pick<Read<typeof WITH_FILE>, 'inFile'>>;
export const FINDING = named<ResultsFinding>('finding', {
  json: { anyOf: [OF_ANALYSIS.json, WITH_FILE.json] },
  definitions: WITH_FILE.definitions,
  read: (tree, ...rest) => {
    const isInFile = tree.kind === 'mapping' && tree.entries.some(({ key }) => key === 'severity');
    return (isInFile ? WITH_FILE : OF_ANALYSIS).read(tree, ...rest);
  },
});
