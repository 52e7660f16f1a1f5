import type { AnalysisResult, JudgedResult, Outcome } from '../facts/run-outcome.ts';
import type { ScannedFile } from '../facts/file-scan.ts';
import { attacksModel } from '../facts/declared-model.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import { isDecided } from './judged.ts';
import { countsAsVulnerable } from './scan/decide-findings.ts';
import { unattackedFiles } from './scan/unattacked.ts';

interface JudgedFile {
  /** Relative to the workspace; untrusted. */
  readonly path: string;
  readonly sha256: string;
}

/** What a run may state about content that it knows. */
export interface VerdictStatement {
  readonly verdict: 'passed' | 'vulnerable';
  /** The files that the verdict is about, each once, in a fixed order; at least one. */
  readonly files: readonly JudgedFile[];
  /** The analyses that have a verdict. */
  readonly analyses: readonly JudgedResult[];
  /** The names of the others: nothing is stated about them. Untrusted. */
  readonly undecided: readonly string[];
}

/**
 * Decides whether a run may state a verdict for others to trust, and about which files (docs/design.md, rule 1). It states
 * nothing about what was not decided, and nothing that rests on the record of a service, which names no content. Pure.
 * @returns the reason if it states none: a clause that fits after a colon
 */
export function stateVerdict(outcome: Outcome): VerdictStatement | { readonly why: string } {
  const { mode, status, lineage, results } = outcome;
  if (mode !== 'scan') return { why: `mode ${mode} judges nothing` };
  if (status === 'already-scanned' && lineage?.cached !== 'reused') {
    return {
      why: 'the verdict comes from an earlier scan, and its record does not say which files it covers',
    };
  }
  if (status !== 'passed' && status !== 'vulnerable' && status !== 'already-scanned') {
    return { why: `the run reached no verdict (status ${status})` };
  }
  const analyses = results.filter(hasVerdict);
  const undecided = results.filter((result) => !isDecided(result)).map(({ spec }) => spec.name);
  const verdict = status === 'vulnerable' ? 'vulnerable' : 'passed';
  // Both would be faults of this program. A signed statement is worth a second look.
  const isContradicted = undecided.length > 0 || results.some(countsAsVulnerable);
  if (verdict === 'passed' && isContradicted) return { why: 'not every analysis has a verdict that passes' };
  const judged = [...analyses.flatMap(analysedFiles), ...scannedFiles(outcome)];
  const files = uniqueFiles(verdict === 'passed' ? withoutUnattacked(judged, outcome) : judged);
  if (files.length === 0) return { why: 'it is not known which files the verdict covers' };
  return { verdict, files, analyses, undecided };
}

function hasVerdict(result: AnalysisResult): result is JudgedResult {
  return isDecided(result);
}

/**
 * The files of an analysis: what it read on the runner, or what was sent to the service, which may judge other files that
 * it holds. The digest of a folder is no SHA-256 of a file, so no one could verify it.
 */
function analysedFiles(result: AnalysisResult): readonly JudgedFile[] {
  const { spec, digests = {}, folders = [] } = result;
  const sent = sentSlots(result);
  return spec.artifacts.flatMap(({ slot, path }) => {
    const sha256 = digests[slot];
    const isKnown = sha256 !== undefined && !folders.includes(slot) && sent.includes(slot);
    return isKnown ? [{ path: cleanPath(path), sha256 }] : [];
  });
}

/** The slots whose files were judged. */
export function sentSlots({ spec, uploads, sentBefore = [] }: AnalysisResult): readonly Slot[] {
  if (spec.local !== undefined) return spec.artifacts.map(({ slot }) => slot);
  return [...uploads.map(({ slot }) => slot), ...sentBefore];
}

/** The model files of the repository, without those that could not be scanned. */
function scannedFiles({ supplyChain }: Outcome): readonly JudgedFile[] {
  if (supplyChain?.scope !== 'workspace') return [];
  const open = new Set(
    supplyChain.findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path),
  );
  const isJudged = ({ path, isModelFile }: ScannedFile): boolean => isModelFile && !open.has(path);
  return supplyChain.files
    .filter(isJudged)
    .flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [{ path, sha256 }]));
}

/** A model that nothing attacks passed nothing, by whatever name its content goes. */
function withoutUnattacked(
  files: readonly JudgedFile[],
  { results, supplyChain }: Outcome,
): readonly JudgedFile[] {
  const modelsOf = (isWanted: boolean): readonly string[] =>
    results
      .filter(({ spec }) => attacksModel(spec.attack) === isWanted)
      .flatMap(({ digests }) => digests?.model ?? []);
  const attacked = new Set(modelsOf(true));
  const open = supplyChain === undefined ? [] : unattackedFiles(supplyChain);
  const left = new Set([...open.flatMap(({ sha256 }) => sha256 ?? []), ...modelsOf(false)]);
  return files.filter(({ sha256 }) => attacked.has(sha256) || !left.has(sha256));
}

/** `./models/a.onnx` and `models/a.onnx` are one file. */
function cleanPath(path: string): string {
  const parts = path.split(/[/\\]/u).filter((part) => part !== '' && part !== '.');
  return parts.join('/');
}

function uniqueFiles(files: readonly JudgedFile[]): readonly JudgedFile[] {
  const unique = new Map(files.map((file) => [JSON.stringify([file.path, file.sha256]), file]));
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}
