import { serviceInputs } from './interface-service.ts';
import { type ActionRun, runAction, type RunOptions } from './run-action.ts';
import { type RecordedRequest, type Script, startStrictServer } from './strict-server.ts';
import { oneAnalysis } from './one-analysis.ts';
import { makeWorkspace } from './workspace.ts';

/** One run of the bundle, and everything that it asked the service. */
export interface Talk {
  readonly run: ActionRun;
  readonly requests: readonly RecordedRequest[];
}

interface TalkOptions extends Omit<RunOptions, 'inputs' | 'workspace'> {
  /** The path of base-url. */
  readonly basePath?: string;
  /** The files of the repository. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/**
 * Runs the bundle once against a service that answers by a script.
 * @param inputs beside address and credentials, which they may override
 */
export async function talk(
  script: Script,
  inputs: Readonly<Record<string, string>>,
  options: TalkOptions = {},
): Promise<Talk> {
  const { basePath = '', files = {}, ...rest } = options;
  await using server = await startStrictServer(script);
  await using workspace = await makeWorkspace(files);
  const run = await runAction({
    ...rest,
    workspace: workspace.folder,
    inputs: { ...serviceInputs(server.origin + basePath), ...inputs },
  });
  return { run, requests: server.requests };
}

/** Inputs of the smallest analysis, without any file. */
export const OUTLIER = {
  config: oneAnalysis('m1', 'image-classification', 'outlier', {
    fields: { input_dimensions: [28, 28, 1] },
    service: { 'allow-missing-artifacts': true },
  }),
} as const;

/** The only item of a list. @throws Error if there are more or none */
export function only<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined || items.length !== 1) throw new Error(`${String(items.length)} instead of one`);
  return first;
}
