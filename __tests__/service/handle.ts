import { createHash } from 'node:crypto';
import type { RequestLog } from './front/request-log.ts';
import type { ServiceState } from './front/service-state.ts';
import type { Job } from './jobs/job.ts';
import { progressNow } from './jobs/jobs-state.ts';
import type { JobView, PlayedService } from './played-service.ts';
import { DEFAULT_BRANCH, type LineageRecord, type SeedRecord } from './records/lineage-record.ts';
import type { FaultQueue } from './simulation/fault-queue.ts';
import type { Simulation } from './simulation/simulation.ts';

/** The parts that the handle of a service controls. */
interface HandleParts {
  readonly state: ServiceState;
  readonly faults: FaultQueue;
  readonly requests: RequestLog;
  readonly simulation: Simulation;
  close(): Promise<void>;
}

/** Creates the handle by which tests and tools control a service. */
export function createHandle(parts: HandleParts): PlayedService {
  const { state, requests, simulation } = parts;
  const { settings, records, jobs } = state;
  return {
    get baseUrl() {
      return state.baseUrl();
    },
    get storageUrl() {
      return state.storageUrl();
    },
    apiKey: settings.apiKey,
    orgId: settings.orgId,
    faults: parts.faults,
    requests: {
      list: () => requests.list(),
      clear() {
        requests.clear();
      },
    },
    records: {
      add(record) {
        records.addRecord(completeRecord(record, settings.orgId, settings.now()));
      },
      list: () => records.listRecords(),
      delete: (repoUrl) => records.deleteRecords(repoUrl),
    },
    jobs: () => jobs.listJobs().map((job) => viewJob(state, job)),
    recordFinishedJobs() {
      for (const target of records.listTargets()) state.recordFinishedJobs(target);
    },
    setCommit(repoUrl, branch, commit) {
      records.setCommit(repoUrl, branch, commit);
    },
    setScenario(scenario, modelId) {
      simulation.setScenario(scenario, modelId);
    },
    close: () => parts.close(),
  };
}

function viewJob(state: ServiceState, job: Job): JobView {
  const progress = progressNow(state, job);
  return {
    jobId: job.jobId,
    modelId: job.modelId,
    task: job.task,
    kind: job.kind,
    fields: job.fields,
    phase: progress.phase,
    score: progress.score,
    uploads: state.uploads.slotsOf(job.jobId).map(({ slot, arrived }) => ({
      slot,
      bytes: arrived?.bytes,
      sha256: arrived?.sha256,
      problem: arrived?.problem,
    })),
  };
}

function completeRecord(record: SeedRecord, orgId: string, nowMs: number): LineageRecord {
  const branchname = record.branchname ?? DEFAULT_BRANCH;
  const seed = `${record.repourl} ${branchname}`;
  return {
    branchname,
    commitid: createHash('sha1').update(seed).digest('hex'),
    createdtimestamp: new Date(nowMs).toISOString(),
    depth: '1',
    hashedjobid: createHash('sha256').update(seed).digest('hex'),
    modelid: 'na',
    orgid: orgId,
    repotype: 'github',
    supplychain_vuldetected: 0,
    ...record,
  };
}
