import type { Read } from '@model-security-scan/common/schema/schema';
import type { EVIDENCE } from '../facts/job/evidence-forms.ts';
import {
  type Assurance,
  type Attack,
  CHECKS,
  DESCRIPTORS,
  type ListedName,
} from '@model-security-scan/engine/catalog';
import { SCAN_ASSURANCE } from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';
import { type AnalysisResult, type Outcome, RECORD_FINDING } from '../facts/run-outcome.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../facts/file-scan.ts';
import { venueOf } from '../facts/venue.ts';
import { isFoundByRecord } from '../decide/lineage.ts';
import { isDecided } from '../decide/judged.ts';
import { MAX_FIELD_LENGTH, MAX_PATH_LENGTH } from './result-object.ts';
import { standardOf } from './standards.ts';
import {
  classificationOf,
  entriesOf,
  type Finding,
  sourceOf,
  type TaxonomyEntry,
  techniquesOf,
} from './taxonomy.ts';

/** What a run can be evidence of. */
type Subject = Finding | 'files' | 'unattacked-models' | 'bill-of-materials' | 'digests';

/** `found`: a weakness; `passed`: looked for, and none found; `not-tested`: unknown; `recorded`: a fact without a verdict. */
type EvidenceResult = 'found' | 'passed' | 'not-tested' | 'recorded';

/** What findings, passed analyses and what was not tested are evidence of. */
export interface EvidenceRow {
  readonly subject: Subject;
  readonly result: EvidenceResult;
  /** Analyses, findings in files as `accept` names them, or files. Untrusted. */
  readonly names: readonly string[];
  /** Entries of public lists, the closest first. */
  readonly standards: readonly ListedName[];
  /** What it shows, and what it does not: sentences. The second one may name parts, which are untrusted. */
  readonly shows: string;
  readonly open: string;
}

const NOTHING = 'Nothing: there is no verdict.';
const ON_PURPOSE = 'Whether somebody did it on purpose.';
const IN_USE = 'Whether somebody does it to the system in use, and what follows there.';
const BY_SERVICE = 'the score of a service, whose method is not known here';

/** What the run is evidence of, in a fixed order: one row for all analyses or findings that are evidence of the same. */
export function evidenceRows(outcome: Outcome): readonly EvidenceRow[] {
  const { results, supplyChain } = outcome;
  return [
    ...CHECKS.flatMap((attack) => {
      const own = results.filter(({ spec }) => spec.attack === attack);
      return analysisRows(attack, own, venueOf(outcome).hasJobs);
    }),
    ...(supplyChain === undefined ? [] : [...fileRows(supplyChain), ...unattackedRows(supplyChain)]),
    ...(isFoundByRecord(outcome) ? [FLAG_ROW] : []),
    ...recordedRows(outcome),
  ];
}

/** The entries of public lists that results of an attack bear on: those of the lists for auditors, then its technique. */
export function standardsOf(attack: Attack): readonly ListedName[] {
  const { atlas } = classificationOf(attack);
  const own = DESCRIPTORS[attack].assurance.standards.map(standardOf);
  return atlas === undefined ? own : [...own, listed(atlas)];
}

/** The rows for other programs. */
export function evidenceFacts(outcome: Outcome): Read<typeof EVIDENCE> {
  return evidenceRows(outcome).map(({ subject, result, names, standards, shows, open }) => ({
    ...{ subject, result, shows, doesNotShow: open },
    names: names.map((name) => plainLine(name, MAX_PATH_LENGTH)),
    standards: standards.map(({ list, id, nearest }) => ({ list, id, ...(nearest && { nearest }) })),
  }));
}

function analysisRows(
  attack: Attack,
  results: readonly AnalysisResult[],
  isByService: boolean,
): readonly EvidenceRow[] {
  const { assurance, judges, tasks } = DESCRIPTORS[attack];
  const isAttack = tasks.length > 0;
  const shows = isByService ? BY_SERVICE : assurance.shows;
  const row = (result: EvidenceResult, names: readonly string[], words: Words) =>
    rowOf(attack, result, names, standardsOf(attack), words);
  const decided = results.filter(isDecided);
  // Those that lack the same parts are evidence of the same.
  const judged = (result: EvidenceResult, state: 'passed' | 'vulnerable', words: Words) =>
    [
      ...Map.groupBy(
        decided.filter((one) => one.state === state),
        (one) => untestedParts(one).join(', '),
      ),
    ].flatMap(([parts, some]) => {
      const open = parts === '' ? words.open : `Not tested: ${parts}. ${words.open}`;
      return row(
        result,
        some.map(({ spec }) => spec.name),
        { ...words, open },
      );
    });
  const without = results.filter((result) => !isDecided(result)).map(({ spec }) => spec.name);
  const parts = decided.flatMap((one) => untestedParts(one).map((part) => `${one.spec.name} (${part})`));
  return [
    ...judged('found', 'vulnerable', {
      shows: sentence(`above the threshold: ${shows}`),
      open: judges === 'data' ? ON_PURPOSE : isAttack ? IN_USE : sentence(assurance.open),
    }),
    ...judged('passed', 'passed', {
      shows: sentence(`at or below the threshold: ${shows}`),
      open: sentence(isByService ? 'what the service tested' : assurance.open),
    }),
    ...row('not-tested', [...without, ...parts], untested(assurance)),
  ];
}

function untestedParts(result: AnalysisResult): readonly string[] {
  const { notTested = [] } = 'notTested' in result ? result : {};
  return notTested.map((part) => plainLine(part, MAX_FIELD_LENGTH));
}

type Words = Pick<EvidenceRow, 'shows' | 'open'>;

function untested({ shows, open }: Pick<Assurance, 'shows' | 'open'>): Words {
  return { shows: NOTHING, open: sentence(`${shows}; ${open}`) };
}

/** The scan of files: what was found, what could not be scanned, or that nothing was found. */
function fileRows({ findings, fileCount }: SupplyChainOutcome): readonly EvidenceRow[] {
  const { shows, open } = SCAN_ASSURANCE;
  const standards = SCAN_ASSURANCE.standards.map(standardOf);
  const unscanned = findings.filter(({ severity }) => severity === 'not-scanned');
  const found = findings.filter(({ severity }) => severity !== 'not-scanned');
  const techniques = new Set(found.flatMap(({ rule }) => techniquesOf(rule)));
  const clean = { shows: sentence(`nothing found in what was scanned: ${shows}`), open: sentence(open) };
  return [
    ...rowOf('files', 'found', namesOf(found), [...standards, ...[...techniques].map(listed)], {
      shows: sentence(`found: ${shows}`),
      open: ON_PURPOSE,
    }),
    ...(found.length > 0 || fileCount === 0
      ? []
      : [{ subject: 'files', result: 'passed', names: [], standards, ...clean } as const]),
    ...rowOf('files', 'not-tested', namesOf(unscanned), standards, untested(SCAN_ASSURANCE)),
  ];
}

/** The names that entries of `accept` have. */
function namesOf(findings: readonly JudgedFinding[]): readonly string[] {
  return [...new Set(findings.map(({ rule, path }) => `${rule}:${path}`))];
}

function unattackedRows({
  unattacked = [],
  acceptedModels = [],
}: SupplyChainOutcome): readonly EvidenceRow[] {
  const names = [...unattacked, ...acceptedModels].map(({ path }) => path);
  const open = 'How these models withstand attacks: no analysis takes them.';
  return rowOf('unattacked-models', 'not-tested', names, standardsOf('evasion'), { shows: NOTHING, open });
}

/** A row; none without names. */
function rowOf(
  subject: Subject,
  result: EvidenceResult,
  names: readonly string[],
  standards: readonly ListedName[],
  words: Words,
): readonly EvidenceRow[] {
  return names.length === 0 ? [] : [{ subject, result, names, standards, ...words }];
}

/** What a run records beside its verdicts. */
export const RECORDED: Readonly<Record<'bill-of-materials' | 'digests', Assurance>> = {
  'bill-of-materials': {
    standards: ['v1.0-C6.2.1', 'AML.M0023'],
    shows: 'which models and data the repository holds, their licences, and what was measured, as CycloneDX',
    open: 'who made it: it is not signed (AISVS 6.2.2); no missing field fails the check (AISVS 6.2.3)',
  },
  digests: {
    standards: ['v1.0-C6.1.3', 'AML.M0014'],
    shows: 'which bytes were judged, by the SHA-256 of each file, and which program judged them',
    open: 'who made the files, and whether the same ones are in use: sign the statement, and verify it there',
  },
};

/** What the flag in the record of a service is evidence of. */
export const FLAG = {
  shows: 'that a service flagged the repository',
  open: 'what it found, and in which file',
};

const FLAG_ROW: EvidenceRow = {
  ...{ subject: 'supply-chain', result: 'found', names: [RECORD_FINDING] },
  standards: entriesOf('supply-chain').map(listed),
  ...{ shows: sentence(FLAG.shows), open: sentence(FLAG.open) },
};

function recordedRows({ bomFile, results, supplyChain }: Outcome): readonly EvidenceRow[] {
  const hasDigests =
    results.some(({ digests = {} }) => Object.keys(digests).length > 0) ||
    supplyChain?.files.some(({ sha256 }) => sha256 !== undefined) === true;
  const row = (subject: keyof typeof RECORDED, names: readonly string[]): EvidenceRow => {
    const { standards, shows, open } = RECORDED[subject];
    return {
      ...{ subject, result: 'recorded', names, standards: standards.map(standardOf) },
      ...{ shows: sentence(shows), open: sentence(open) },
    };
  };
  return [
    ...(bomFile === undefined ? [] : [row('bill-of-materials', [bomFile])]),
    ...(hasDigests ? [row('digests', [])] : []),
  ];
}

function listed(entry: TaxonomyEntry): ListedName {
  return { ...entry, list: sourceOf(entry).name };
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
