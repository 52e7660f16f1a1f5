import { interfaceScript } from './interface-service.ts';
import { type KeptOptions, type KeptTalk, keptTalk } from './kept-run.ts';
import { jsonAnswer, type Script } from './strict-server.ts';

/** Runs against a service that takes every job and asks for a file. */
export function runWith(
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions = {},
): Promise<KeptTalk> {
  const known = interfaceScript({
    analysis: (_request, origin) => jsonAnswer({ job_id: 'j1', data_upload_url: `${origin}/files` }),
  });
  const script: Script = (request, origin) => {
    if (request.path === '/files') return {};
    if (request.path.includes('/job_status')) {
      return jsonAnswer({ ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' });
    }
    return known(request, origin);
  };
  const env = { RUNNER_DEBUG: '1', ...options.env };
  return keptTalk(script, { 'poll-interval-seconds': '0.1', ...inputs }, { ...options, env });
}

/** The files that {@link configOf} needs. */
export const FILES = { 'data/labels.csv': 'image,label\n0,1\n' };

/** A config file with the same texts as names, ids, values and paths. */
export function configOf(text: string, path = 'data/labels.csv'): string {
  return JSON.stringify({
    version: 1,
    models: [
      {
        name: text,
        id: text,
        task: 'image-classification',
        config: { input_dimensions: [28, 28, 1], color_space: text },
        artifacts: { data: path },
        attacks: { outlier: {} },
      },
    ],
  });
}
