import { EXTRACTION_THRESHOLD, SLOTS } from './plan.ts';
import { createRandom } from './random.ts';
import type { AttackKind, JobEnd, JobTruth, PlannedAnalysis, RunPlan } from './types.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The true answer to a lineage check. @param commit the commit of the run */
export function trueRecord(plan: RunPlan, commit: string): Record<string, unknown> {
  const { record } = plan;
  if (record.kind === 'none') return {};
  // Some services of this family send numbers as strings.
  const isText = plan.number % 2 === 0;
  const flags = {
    clean: isText ? '0' : 0,
    vulnerable: isText ? '2' : 2,
    unclear: [undefined, '', 'no', '0.0', ' 0 ', true, null][plan.number % 7],
  };
  return {
    branchname: 'main',
    commitid: record.commit === 'same' ? commit : 'a'.repeat(40),
    createdtimestamp: '2026-01-02T03:04:05Z',
    depth: '1',
    hashedjobid: 'b'.repeat(64),
    modelid: '',
    orgid: plan.secrets.orgId,
    repotype: plan.repoType,
    repourl: plan.repoType === 'github' ? 'https://github.com/octo-org/digits' : '',
    supplychain_vuldetected: flags[record.flag],
  };
}

/** An opaque id, as long as the real ones. */
export function newJobId(plan: RunPlan, model: string, submission: number): string {
  const random = createRandom(`${plan.seed}/${String(plan.number)}/job/${model}/${String(submission)}`);
  return `${random.text(98, BASE64URL)}==`;
}

/** The upload address of a slot; its query, or the fields of the form, are secrets. */
export interface UploadSpot {
  readonly slot: string;
  readonly path: string;
  readonly signature: string;
}

export function uploadSpots(plan: RunPlan, analysis: PlannedAnalysis, jobId: string): UploadSpot[] {
  return SLOTS[analysis.attack].map((slot) => {
    const random = createRandom(`${plan.seed}/${String(plan.number)}/upload/${jobId}/${slot}`);
    return {
      slot,
      path: `/bucket/${analysis.model}/${slot}`,
      signature: `sig+${random.text(20, BASE64URL)}/${random.text(20, BASE64URL)}=`,
    };
  });
}

/** The true answer to a submission. */
export function trueJob(
  analysis: PlannedAnalysis,
  jobId: string,
  spots: readonly UploadSpot[],
  storage: string,
): Record<string, unknown> {
  const urls = spots.map(({ slot, path, signature }): [string, unknown] => {
    const value =
      analysis.uploadForm === 'put'
        ? `${storage}${path}?X-Amz-Signature=${encodeURIComponent(signature)}`
        : { url: `${storage}${path}`, fields: { key: `uploads/${slot}`, 'x-amz-signature': signature } };
    return [`${slot}_upload_url`, value];
  });
  const uploads = { urls: Object.fromEntries(urls) };
  const job = {
    api_version: '1.5',
    model_id: analysis.model,
    job_id: jobId,
    dashboard_link: `https://dashboard.example.com/jobs/${encodeURIComponent(jobId)}`,
  };
  // Messages quote the beginning.
  return analysis.runningAnswers === 0 ? { ...uploads, ...job } : { ...job, ...uploads };
}

const STAGES: Readonly<Record<AttackKind, readonly string[]>> = {
  outlier: ['ModelExploration_Status', 'SanityCheck_Status'],
  drift: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  extraction: [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
  ],
  evasion: [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
  ],
};

/** The true answer about a job. */
export function trueStatus(attack: AttackKind, truth: JobTruth): Record<string, unknown> {
  const names = STAGES[attack];
  if (truth === 'running') {
    return Object.fromEntries(names.map((name, index) => [name, index === 0 ? 'inprogress' : 'na']));
  }
  const states = names.map((name, index): [string, string] => {
    const isLast = index === names.length - 1;
    if (truth === 'failed') return [name, isLast ? 'failed' : 'completed'];
    return [name, name === 'SanityCheck_Status' ? 'passed' : 'completed'];
  });
  return {
    ...Object.fromEntries(states),
    CurrentStatus: truth === 'failed' ? 'stopped' : 'completed',
    ...scoreOf(attack, truth),
  };
}

function scoreOf(attack: AttackKind, end: JobEnd): Record<string, unknown> {
  if (end === 'failed') return {};
  if (end === 'vulnerable') return { VulnerabiltyScore: '0.87' };
  // An outlier analysis has no score; the others pass with one at their threshold.
  if (attack === 'outlier') return {};
  return { VulnerabiltyScore: attack === 'extraction' ? EXTRACTION_THRESHOLD : '0' };
}
