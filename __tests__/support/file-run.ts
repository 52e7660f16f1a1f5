import { ANALYSIS_PATH, LINEAGE_PATH } from './interface-rules.ts';
import { serviceInputs } from './interface-service.ts';
import { type KeptOptions, type KeptRun, runKept } from './kept-run.ts';
import { jsonAnswer, type RecordedRequest, startStrictServer } from './strict-server.ts';

/** Texts that no run may send or show. */
export const OUTSIDE = 'text-of-a-file-outside-of-the-workspace';

export interface FileRun {
  readonly kept: KeptRun;
  readonly requests: readonly RecordedRequest[];
}

/**
 * Submits to a service that asks for the data of every analysis.
 * @param onSubmit called while the service takes the analysis: after every check, before any upload
 */
export async function runFiles(
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions,
  onSubmit: () => Promise<void> = () => Promise.resolve(),
): Promise<FileRun> {
  const server = await startStrictServer(async ({ path }, origin) => {
    if (path === LINEAGE_PATH) return jsonAnswer({});
    if (!path.startsWith(ANALYSIS_PATH)) return {};
    await onSubmit();
    return jsonAnswer({ job_id: 'j1', data_upload_url: `${origin}/files` });
  });
  try {
    return {
      kept: await runKept({ ...serviceInputs(server.origin), ...inputs }, options),
      requests: server.requests,
    };
  } finally {
    await server.close();
  }
}
