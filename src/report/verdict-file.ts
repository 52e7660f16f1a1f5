import { ENGINE, EVIDENCE } from '../facts/job/evidence-forms.ts';
import { programFacts, MAX_PATH_LENGTH } from './result-object.ts';
import { type JudgedResult, type Outcome, STATUSES } from '../facts/run-outcome.ts';
import type { Program } from '../core/own-program.ts';
import type { Standing, SupplyChainOutcome } from '../facts/file-scan.ts';
import { countFindings, findingState } from '../decide/scan/decide-findings.ts';
import { sentSlots, type VerdictStatement } from '../decide/verdict-statement.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { CHECKS, TASKS } from '@model-security-scan/engine/catalog';
import { plainLine } from '@model-security-scan/common/sanitize';
import { present } from '@model-security-scan/common/present';
import { named, type Read } from '@model-security-scan/common/schema/schema';
import {
  count,
  described,
  FLAG,
  listOf,
  numeral,
  object,
  oneOf,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';
import { withStanding } from '../decide/scan/judge-scan.ts';
import { JUDGEMENT } from '../facts/job/result-forms.ts';
import { writeDeclared } from './write-declared.ts';
import { constant, nullable } from '../core/file-keys.ts';
import { evidenceFacts } from './assurance.ts';

/** The type of the predicate, with the version of its form. */
export const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

const DIGEST = named('sha256', text(undefined, SHA256));
const COUNT = named('count', count());

const ANALYSIS = object('an analysis', {
  name: text(),
  task: oneOf(TASKS),
  attack: oneOf(CHECKS),
  state: oneOf(['passed', 'vulnerable']),
  threshold: numeral('A score above it is vulnerable.'),
  ...JUDGEMENT,
  kept_since: nullable(text('When the same content was analysed, if its score was kept. Otherwise null.')),
  artifacts: listOf(
    object('an artifact', {
      slot: text(),
      path: text(),
      form: oneOf(['file', 'folder']),
      digest: described(
        DIGEST,
        'The SHA-256 of the file; for a folder, that of the names and SHA-256 of its files.',
      ),
    }),
    'What was analysed. Empty if the content is not known, as for a model behind an endpoint.',
  ),
});

const STATUS = oneOf(STATUSES);

const PREDICATE = object('a verdict', {
  verdict: oneOf(
    ['passed', 'vulnerable'],
    'passed if nothing fails the check and every analysis has a verdict.',
  ),
  status: {
    ...STATUS,
    json: {
      description:
        'The output status. already-scanned: the same content was analysed before, and its scores were judged again.',
      enum: ['passed', 'vulnerable', 'already-scanned'],
    },
  },
  engine: ENGINE,
  repository: nullable(text('The address of the repository.')),
  commit: nullable(text('The commit that was checked out. Null if it is not known.')),
  run: nullable(
    object('a run', { url: text(), attempt: text() }, 'The run that decided. Null outside of GitHub.'),
  ),
  analyses: listOf(
    named('analysis', ANALYSIS),
    'The analyses that have a verdict, in the order of the plan.',
  ),
  undecided: listOf(text(), 'The names of the analyses without a verdict. Empty if the verdict is passed.'),
  supply_chain: nullable(
    object(
      'a scan',
      {
        files_scanned: COUNT,
        files_ignored: COUNT,
        findings: object(
          'findings',
          { flagged: COUNT, undecided: COUNT, known: COUNT, accepted: COUNT, listed: COUNT },
          'Findings by what they do: flagged fails the check, undecided is a model file that was not scanned, and the others ' +
            'are accepted or to be looked at.',
        ),
      },
      "What the scan of the repository's files found. Null if it did not run.",
    ),
  ),
  findings: object(
    'findings',
    { new: COUNT, known: COUNT, accepted: COUNT, fixed: COUNT },
    'The outputs new-findings, known-findings, accepted-findings and fixed-findings.',
  ),
  baseline: described(FLAG, 'True if the run compared with a baseline.'),
  evidence: EVIDENCE,
});

const SUBJECTS = listOf(
  object('a file', {
    name: text('The path in the repository.'),
    digest: object('a digest', { sha256: DIGEST }),
  }),
  'The files that the verdict covers: the models and data that were analysed, and the model files of the repository that were ' +
    'scanned; of a run that passed, without models that nothing attacks. Sorted by name.',
  { least: 1 },
);

/** The statement of a verdict. */
export const STATEMENT = object(
  'a statement',
  {
    _type: constant(STATEMENT_TYPE),
    subject: SUBJECTS,
    predicateType: constant(VERDICT_TYPE, 'The type of the predicate; it ends in the version of its form.'),
    predicate: named('predicate', PREDICATE),
  },
  'What a run decided about files, as an in-toto statement: the file that the input verdict-file names. Nothing in it is ' +
    'signed: actions/attest signs its predicate and its subjects.',
);

/** What is known of the run itself. Everything else in a statement follows from what was judged. */
export interface RunFacts {
  readonly program: Program;
  /** The address of the run; absent outside of GitHub. */
  readonly runUrl?: string;
  /** The attempt of the run; empty if it is not known. */
  readonly attempt: string;
}

/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
export function renderVerdictFile(statement: VerdictStatement, outcome: Outcome, facts: RunFacts): string {
  const { verdict, files, analyses, undecided } = statement;
  const { status, target, supplyChain, policy } = outcome;
  const { program, runUrl, attempt } = facts;
  const predicate: Read<typeof PREDICATE> = {
    ...{ verdict, status, undecided },
    engine: programFacts(program),
    ...present({ repository: target?.repoUrl, commit: target?.commit }),
    ...(runUrl === undefined ? {} : { run: { url: runUrl, attempt } }),
    analyses: analyses.map(analysisPart),
    ...(supplyChain?.scope === 'workspace' && { supplyChain: supplyChainPart(supplyChain) }),
    findings: countFindings(outcome),
    baseline: policy?.hasBaseline === true,
    evidence: evidenceFacts(outcome),
  };
  const lineOf = (one: string): string => plainLine(one, MAX_PATH_LENGTH);
  return `${canonicalJson({
    _type: STATEMENT_TYPE,
    predicateType: VERDICT_TYPE,
    subject: files.map(({ path, sha256 }) => ({ name: lineOf(path), digest: { sha256 } })),
    predicate: writeDeclared(PREDICATE, predicate, lineOf),
  })}\n`;
}

function analysisPart(result: JudgedResult): Read<typeof ANALYSIS> {
  const { name, task, attack } = result.spec;
  return {
    ...result,
    ...{ name, task, attack, artifacts: artifactParts(result), notTested: result.notTested ?? [] },
    ...present({ finding: findingState(result), why: result.policy?.why }),
  };
}

/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts(result: JudgedResult): Read<typeof ANALYSIS>['artifacts'] {
  const { spec, digests = {}, folders = [] } = result;
  const judged = sentSlots(result);
  return spec.artifacts.flatMap(({ slot, path }) => {
    const digest = digests[slot];
    if (digest === undefined || !judged.includes(slot)) return [];
    return [{ slot, path, form: folders.includes(slot) ? 'folder' : 'file', digest }];
  });
}

function supplyChainPart(scan: SupplyChainOutcome) {
  const countOf = (standing: Standing): number => withStanding(scan, standing).length;
  return {
    filesScanned: scan.fileCount,
    filesIgnored: scan.ignoredCount,
    findings: {
      ...{ flagged: countOf('flagged'), undecided: countOf('undecided') },
      ...{ known: countOf('known'), accepted: countOf('accepted'), listed: countOf('listed') },
    },
  };
}
