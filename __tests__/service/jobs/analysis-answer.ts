import type { Slot } from '@model-security-scan/engine/catalog';
import type { UploadAddress } from '../storage/presign.ts';

/** Shapes of the answer to a model analysis (observed publicly; the interface document gives no names). */
export const ANSWER_SHAPES = [
  'urls',
  'flat',
  'data-urls',
  'monitor-link',
  'api-version',
  'eva',
  'old-names',
  'no-uploads',
] as const;
export type AnswerShape = (typeof ANSWER_SHAPES)[number];

/** The content of the answer to a model analysis, whatever its shape (service spec 2.2). */
interface AnalysisFacts {
  readonly modelId: string;
  readonly jobId: string;
  readonly dashboard: string;
  readonly urls: ReadonlyMap<Slot, UploadAddress>;
}

const VERSION = '1.5';

/** The answer to a model analysis in one of the shapes. */
export function analysisAnswer(shape: AnswerShape, facts: AnalysisFacts): Readonly<Record<string, unknown>> {
  const job = { api_version: VERSION, model_id: facts.modelId, job_id: facts.jobId };
  const linked = { ...job, dashboard_link: facts.dashboard };
  const urls = slotUrls(facts.urls);
  switch (shape) {
    case 'urls':
      return { ...linked, urls };
    case 'flat':
      return { ...linked, ...urls };
    case 'data-urls':
      return { ...linked, data: { model_id: facts.modelId, urls } };
    case 'monitor-link':
      return { ...job, monitor_link: facts.dashboard, urls };
    case 'api-version':
      return {
        ApiVersion: VERSION,
        model_id: facts.modelId,
        job_id: facts.jobId,
        dashboard_link: facts.dashboard,
        urls,
      };
    case 'eva':
      return { ...linked, urls, eva: { response: { ...linked, urls } } };
    case 'old-names':
      return { ...linked, ModelID: facts.modelId, ...oldSlotUrls(facts.urls) };
    case 'no-uploads':
      return linked;
  }
}

/** Addresses under `<slot>_upload_url`. */
export function slotUrls(urls: ReadonlyMap<Slot, UploadAddress>): Readonly<Record<string, UploadAddress>> {
  return Object.fromEntries([...urls].map(([slot, address]) => [`${slot}_upload_url`, address]));
}

/** Addresses under the older names: `DataUploadURL`, `ReferenceDataUploadURL`. */
function oldSlotUrls(urls: ReadonlyMap<Slot, UploadAddress>): Readonly<Record<string, UploadAddress>> {
  return Object.fromEntries([...urls].map(([slot, address]) => [`${pascalCase(slot)}UploadURL`, address]));
}

function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
