import { ANALYSIS_PATH, LINEAGE_PATH } from './interface-rules.ts';
import { type KeptOptions, type KeptTalk, keptTalk } from './kept-run.ts';
import { type Answer, jsonAnswer } from './strict-server.ts';

/** Texts that no run may send or show. */
export const OUTSIDE = 'text-of-a-file-outside-of-the-workspace';

/**
 * Submits to a service that asks for the data of every analysis.
 * @param onSubmit called while the service takes the analysis: after every check, before any upload
 */
export function runFiles(
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions,
  onSubmit: () => Promise<void> = () => Promise.resolve(),
): Promise<KeptTalk> {
  const script = async ({ path }: { readonly path: string }, origin: string): Promise<Answer> => {
    if (path === LINEAGE_PATH) return jsonAnswer({});
    if (!path.startsWith(ANALYSIS_PATH)) return {};
    await onSubmit();
    return jsonAnswer({ job_id: 'j1', data_upload_url: `${origin}/files` });
  };
  return keptTalk(script, inputs, options);
}
