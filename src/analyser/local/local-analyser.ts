import { artifactDigest } from '../../artifacts/digest-analyses.ts';
import { FileHashes } from '../../artifacts/file-hashes.ts';
import type { CacheEntry } from '../../cache/cache-entry.ts';
import { CachedResults } from '../../cache/cached-results.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { requireSameContent } from '../same-content.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import type {
  AnalysisRequest,
  ComparisonOutcome,
  UploadFile,
} from '@model-security-scan/engine/run-analysis';
import { messageOf } from '../../core/errors.ts';
import { ServiceError } from '../../core/errors.ts';
import { plannedSlots, unusedArtifacts } from '../../facts/local-analysis.ts';
import type { Log } from '../../core/log.ts';
import type { Upload } from '../../facts/run-outcome.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import type { RunCache } from '../../cache/run-cache.ts';
import type { CachedResult } from '../../facts/cached-result.ts';
import type {
  Analyser,
  PlanFiles,
  Recollection,
  ReportRequest,
  Started,
  VersionComparer,
  Watch,
} from '../analyser.ts';
import { AnalysisRuns, type AnalysisRunsOptions, type OnProgress } from './analysis-runs.ts';
import { findChildCode } from './child-place.ts';
import { contentIdOf } from '../../cache/content-id.ts';
import { findingOf, keptFinding } from './local-finding.ts';
import { ListedFiles } from '../listed-files.ts';
import { saveReport } from './save-report.ts';
import { Spool } from './spool.ts';
import { present } from '@model-security-scan/common/present';

export interface LocalAnalyserOptions {
  /** The signal of the run. Its reason is what every wait ends with. */
  readonly signal: AbortSignal;
  /** When the run must be over, in milliseconds since 1970. Analyses end a little earlier. */
  readonly endsAtMs: number;
  /** The cached results; undefined if nothing is kept between runs. They are saved and closed with the analyser. */
  readonly cache: RunCache | undefined;
  /** The event of the run; empty outside GitHub Actions. */
  readonly eventName: string;
  /** Its absolute path. */
  readonly workspace: string;
  readonly log: Log;
  /** How often and how long an endpoint is asked, if not as usual. */
  readonly endpoint?: AnalysisRunsOptions['endpoint'];
  /** The code of the processes that analyse, if not that of the program. */
  readonly code?: AnalysisRunsOptions['code'];
}

/** Opens the analyser that does every analysis on this machine, in a process of its own. Nothing is started yet. */
export function openLocalAnalyser(options: LocalAnalyserOptions): Analyser & VersionComparer {
  return new LocalAnalyser(options);
}

/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;

type HandedOver = AnalysisRequest['uploads'];

interface Work {
  readonly finding: Promise<AnalysisFinding>;
  onProgress: OnProgress;
}

class LocalAnalyser implements Analyser, VersionComparer {
  readonly jobsOutliveRun = false;
  readonly #options: LocalAnalyserOptions;
  readonly #closing = new AbortController();
  /** Aborted if the run ends, or the analyser is closed. */
  readonly #signal: AbortSignal;
  readonly #spool: Spool;
  readonly #hashes: FileHashes;
  readonly #readFiles = new ListedFiles();
  readonly #work = new WeakMap<Started, Work>();
  readonly #running = new Set<Promise<unknown>>();
  #cached: CachedResults | undefined;
  #contentIds: readonly string[] = [];
  #planned = 0;
  #runs: AnalysisRuns | undefined;

  constructor(options: LocalAnalyserOptions) {
    this.#options = options;
    this.#signal = AbortSignal.any([options.signal, this.#closing.signal]);
    this.#spool = new Spool(this.#signal);
    this.#hashes = new FileHashes(this.#signal);
  }

  async recall(specs: readonly AnalysisSpec[], plan: PlanFiles): Promise<Recollection> {
    this.#planned = specs.length;
    const { cache } = this.#options;
    const analyses = await plan();
    if (cache === undefined) return { record: undefined, kept: new Map(), ignored: {} };
    const planned = analyses.map((analysis) => {
      const { name, task, attack } = analysis.spec;
      return { name, task, attack, contentId: contentIdOf(analysis) };
    });
    this.#contentIds = planned.flatMap(({ contentId }) => contentId ?? []);
    const found = await CachedResults.open(cache.source, planned);
    this.#cached = found;
    const kept = planned.flatMap(({ name }) => {
      const entry = found.find(name);
      return entry === undefined ? [] : [[name, cachedResult(entry)] as const];
    });
    this.#planned -= kept.length;
    return { record: undefined, kept: new Map(kept), ignored: found.ignored };
  }

  async start(analysis: PlannedAnalysis, watch: Watch): Promise<Started> {
    const { spec, artifacts } = analysis;
    this.#signal.throwIfAborted();
    await watch.submitting();
    this.#signal.throwIfAborted();
    watch.started();
    const kept = this.#cached?.find(spec.name)?.kept;
    if (kept !== undefined) {
      await requireSameContent(artifacts);
      const finding = keptFinding(spec, kept, await this.#describe(analysis));
      return this.#add({ spec, uploads: [], hasEnded: true }, Promise.resolve(finding));
    }
    const { uploads, files } = await this.#handOver(analysis, watch);
    const started: Started = { spec, uploads, hasEnded: false };
    return this.#add(started, this.#analyse(started, files));
  }

  async await(started: Started, watch: Watch): Promise<AnalysisFinding> {
    const work = this.#work.get(started);
    if (work === undefined) throw new Error(`${started.spec.name} was not started by this analyser.`);
    work.onProgress = (share, words) => {
      watch.progress({ share, words });
    };
    return work.finding;
  }

  async compare(now: PlannedAnalysis, before: PlannedAnalysis): Promise<ComparisonOutcome> {
    const [own, old] = [await this.#copies(now), await this.#copies(before)];
    const outcome = await this.#openRuns().compare(now.spec, before.spec, { own, old });
    if (outcome.kind === 'cancelled') this.#signal.throwIfAborted();
    return outcome;
  }

  /** Copies what the engine reads of an analysis. */
  async #copies({ spec, artifacts }: PlannedAnalysis): Promise<HandedOver> {
    const wanted: readonly Slot[] = [...plannedSlots(spec), 'reference_data', 'reference_label'];
    const files: Record<string, UploadFile> = {};
    for (const artifact of artifacts.filter(({ slot }) => wanted.includes(slot))) {
      files[artifact.slot] = await this.#spool.take(artifact);
    }
    return files;
  }

  async saveReport({ report, kind, file }: ReportRequest): Promise<void> {
    if (report === undefined) throw new ServiceError('rejected', 'The analysis has no result.');
    await saveReport(report, kind, file);
  }

  async close(how: 'keep' | 'discard'): Promise<void> {
    this.#closing.abort(new ServiceError('cancelled', 'The run has ended.'));
    await Promise.allSettled(this.#running);
    await this.#spool.remove().catch(() => undefined);
    const { cache, log } = this.#options;
    try {
      if (how === 'keep') await cache?.save(this.#contentIds);
    } catch (error) {
      // A run does not fail because its results cannot be kept.
      log.info(`The results of this run could not be kept: ${messageOf(error)}.`);
    }
    await cache?.close().catch(() => undefined);
  }

  #add(started: Started, finding: Promise<AnalysisFinding>): Started {
    // The error surfaces when the analysis is awaited; until then it must not count as an unhandled rejection.
    finding.catch(() => undefined);
    this.#work.set(started, { finding, onProgress: () => undefined });
    this.#running.add(finding);
    return started;
  }

  /** Describes the files that the analysis reads: their digests are those of the plan, if it has them. */
  async #describe({ spec, artifacts, digests = {} }: PlannedAnalysis): Promise<readonly Upload[]> {
    const wanted = plannedSlots(spec);
    const uploads: Upload[] = [];
    for (const artifact of artifacts.filter(({ slot }) => wanted.includes(slot))) {
      const { slot, path, bytes } = artifact;
      const sha256 = digests[slot] ?? (await artifactDigest(artifact, this.#hashes));
      uploads.push({ slot, file: path, bytes, sha256, host: '' });
    }
    return uploads;
  }

  /** Copies the files that the analysis reads, and tells which they are. */
  async #handOver(
    analysis: PlannedAnalysis,
    watch: Watch,
  ): Promise<{ readonly uploads: readonly Upload[]; readonly files: HandedOver }> {
    const { spec, artifacts } = analysis;
    const uploads = await this.#describe(analysis);
    const files: Record<string, UploadFile> = {};
    for (const upload of uploads) {
      const artifact = artifacts.find(({ slot }) => slot === upload.slot);
      if (artifact === undefined) continue;
      files[upload.slot] = await this.#spool.take(artifact);
      this.#readFiles.listRead(upload, watch.log);
    }
    reportUnused(spec, watch);
    return { uploads, files };
  }

  async #analyse(started: Started, files: HandedOver): Promise<AnalysisFinding> {
    const { spec, uploads } = started;
    const end = await this.#openRuns().run(spec, files, (share, words) => {
      this.#work.get(started)?.onProgress(share, words);
    });
    const { outcome, timeLimit } = end;
    if (outcome.kind === 'cancelled') {
      this.#signal.throwIfAborted();
      throw new Error(`${spec.name} was cancelled for no reason.`);
    }
    if (outcome.kind === 'result') {
      const { result, runtime } = outcome;
      await this.#cached?.keep(spec.name, { result, runtime, madeMs: Date.now() });
    }
    return findingOf(spec, outcome, timeLimit, uploads);
  }

  #openRuns(): AnalysisRuns {
    const { endsAtMs, code, eventName, workspace, endpoint } = this.#options;
    const leftMs = Math.max(0, endsAtMs - Date.now());
    this.#runs ??= new AnalysisRuns({
      code: code ?? findChildCode(eventName, workspace),
      endsAtMs: endsAtMs - Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER),
      planned: this.#planned,
      signal: this.#signal,
      workspace,
      endpoint,
    });
    return this.#runs;
  }
}

function cachedResult({ contentId, commit, kept: { result, madeMs } }: CacheEntry): CachedResult {
  const { score, unearned, accuracy, seconds } = result;
  return {
    ...{ contentId, score: score.value, madeMs, seconds },
    ...(unearned === undefined ? {} : { isUnearned: true }),
    ...present({ accuracy, commit }),
  };
}

/** Names the artifacts that the analysis does not read: the usual ones of its kind as a warning. */
function reportUnused(spec: AnalysisSpec, watch: Watch): void {
  for (const { text, isUsual } of unusedArtifacts(spec)) {
    if (isUsual) watch.warn(text);
    else watch.log.info(text);
  }
}
