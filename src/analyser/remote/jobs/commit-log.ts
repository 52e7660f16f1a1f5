import { at, integerAt, textAt } from '@model-security-scan/common/json';
import type { Log } from '../../../core/log.ts';
import { contradictsRecord } from '../../../decide/policy/reuse-policy.ts';
import { type CommitJob, SEEN_ENDS } from '../../../facts/job/kept-job.ts';
import type { JobPlace } from './job-place.ts';

/** After so many entries that others created meanwhile, this run gives up. */
const MAX_TRIES = 20;
/** So often this run looks for an entry that another one has begun to write. */
const MAX_READS = 5;

/**
 * What the runs of a commit know of its analyses. Each entry of the cache holds all of it, and has the next number: a run
 * adds what it knows to the newest one, and if another run has created that number meanwhile, it begins again. So one
 * look-up finds everything.
 */
export class CommitLog {
  readonly #place: JobPlace;
  readonly #log: Log;
  readonly #start: string;
  #jobs: readonly CommitJob[] = [];
  #number = 0;
  #isDamaged = false;
  #problem: string | undefined;

  private constructor(place: JobPlace, log: Log) {
    this.#place = place;
    this.#log = log;
    this.#start = `commit-${place.seal.nameOf(['commit', ...place.about])}-`;
  }

  /** Reads the newest entry of the commit, by one look-up. */
  static async open(place: JobPlace, log: Log): Promise<CommitLog> {
    const commit = new CommitLog(place, log);
    const found = await place.store.readNewest(commit.#start);
    if (found.kind === 'problem') commit.#problem = found.problem;
    else if (found.kind !== 'missing') commit.#take(found.key, found.kind === 'entry' ? found.text : '');
    return commit;
  }

  /** Why it is not known what earlier runs left; undefined if it is known. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** True if a job of this commit is in doubt, running, failed or vulnerable; also if the entry cannot be read. */
  get contradictsRecord(): boolean {
    return this.#isDamaged || contradictsRecord(this.#jobs);
  }

  /** @param name from `commitJobName` */
  find(name: string): CommitJob | undefined {
    return this.#jobs.find((job) => job.name === name);
  }

  /** Adds what is known of some analyses. It never fails: it warns. */
  async add(jobs: readonly CommitJob[]): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const all = merge(this.#jobs, jobs);
      if (!this.#isDamaged && JSON.stringify(all) === JSON.stringify(this.#jobs)) return;
      const key = `${this.#start}${String(this.#number + 1)}`;
      const created = await this.#place.store.create(key, this.#place.seal.seal(key, { jobs: all }));
      if (created.kind === 'problem') {
        this.#warn(created.problem);
        return;
      }
      if (created.kind === 'created') {
        this.#take(key, undefined, all);
        return;
      }
      await this.#takeOther(key);
    }
    this.#warn('other runs wrote at the same time');
  }

  /** Takes over what another run wrote under the next number. If that run was killed while it wrote, the number stays free. */
  async #takeOther(key: string): Promise<void> {
    for (let tries = 0; tries < MAX_READS; tries += 1) {
      const other = await this.#place.store.read(key);
      if (other.kind === 'entry') {
        this.#take(key, other.text);
        return;
      }
      await this.#place.pause().catch(() => undefined);
    }
    this.#number += 1;
  }

  #warn(problem: string): void {
    this.#log.warning(
      `What this run knows of its analyses could not be kept for later runs of this commit: ${problem}.`,
    );
  }

  #take(key: string, text: string | undefined, jobs?: readonly CommitJob[]): void {
    const read = jobs ?? (text === undefined ? undefined : readJobs(this.#place.seal.open(key, text)));
    this.#number = Number(key.slice(this.#start.length));
    this.#isDamaged = read === undefined;
    this.#jobs = read ?? this.#jobs;
  }
}

/** The name of an analysis in the log: models of two config files may have the same name. */
export function commitJobName(configFile: string | undefined, analysis: string): string {
  return `${configFile ?? ''} ${analysis}`;
}

function merge(known: readonly CommitJob[], news: readonly CommitJob[]): readonly CommitJob[] {
  const all = new Map(known.map((job) => [job.name, job]));
  for (const job of news) all.set(job.name, job);
  return [...all.values()];
}

/** @returns undefined if it is not as this version writes it */
function readJobs(body: unknown): readonly CommitJob[] | undefined {
  const found = at(body, 'jobs');
  if (!Array.isArray(found)) return undefined;
  const jobs = found.flatMap((item: unknown) => readJob(item) ?? []);
  return jobs.length === found.length ? jobs : undefined;
}

function readJob(item: unknown): CommitJob | undefined {
  const name = textAt(item, 'name');
  const isOpen = at(item, 'isOpen');
  if (name === undefined || typeof isOpen !== 'boolean') return undefined;
  const end = SEEN_ENDS.find((one) => one === at(item, 'end'));
  const [digest, attempt] = [textAt(item, 'digest'), integerAt(item, 'attempt')];
  return {
    name,
    isOpen,
    ...(end === undefined ? {} : { end }),
    ...(digest === undefined || attempt === undefined ? {} : { digest, attempt }),
  };
}
