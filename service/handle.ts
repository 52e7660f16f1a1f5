import { createHash } from 'node:crypto';
import type { FaultQueue } from './simulation/faults.ts';
import { type Job, progressOf } from './jobs/jobs.ts';
import { DEFAULT_BRANCH } from './records/lineage-record.ts';
import { recordFinishedJobs } from './records/lineage.ts';
import type { Scenario } from './options.ts';
import type { RequestLog } from './front/request-log.ts';
import type { JobView, LocalService, SeedRecord } from './local-service.ts';
import type { LineageRecord } from './records/lineage-record.ts';
import type { Service } from './front/service.ts';

/** What the handles of a sandbox work on. */
interface ControlParts {
  readonly service: Service;
  readonly faults: FaultQueue;
  readonly requests: RequestLog;
  setScenario(scenario: Scenario, modelId?: string): void;
  close(): Promise<void>;
}

/** The handles by which tests, the demo and the admin operations hold a sandbox. */
export function createHandle(parts: ControlParts): LocalService {
  const { service, requests } = parts;
  const { settings, records, jobs } = service;
  return {
    get baseUrl() {
      return service.baseUrl();
    },
    get storageUrl() {
      return service.storageUrl();
    },
    apiKey: settings.apiKey,
    orgId: settings.orgId,
    adminEnabled: settings.admin,
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
      list() {
        for (const target of records.listTargets()) recordFinishedJobs(service, target);
        return records.listRecords();
      },
      delete: (repoUrl) => records.deleteRecords(repoUrl),
    },
    jobs: () => jobs.listJobs().map((job) => viewJob(service, job)),
    setCommit(repoUrl, branch, commit) {
      records.setCommit(repoUrl, branch, commit);
    },
    setScenario(scenario, modelId) {
      parts.setScenario(scenario, modelId);
    },
    close: () => parts.close(),
  };
}

function viewJob(service: Service, job: Job): JobView {
  const progress = progressOf(job, service.settings.now());
  return {
    jobId: job.jobId,
    modelId: job.modelId,
    task: job.task,
    kind: job.kind,
    fields: job.fields,
    phase: progress.phase,
    score: progress.score,
    uploads: service.jobs.slotsOf(job.jobId).map(({ slot, arrived }) => ({
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
