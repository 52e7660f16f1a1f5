import type { AnalysisData } from '../../packages/engine/src/analysis-data.ts';
import type { Upload } from '../../packages/engine/src/dataset/open-upload.ts';
import { prepareAnalysis } from '../../packages/engine/src/prepare/prepare-analysis.ts';
import { testRuntime } from './engine-runtime.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** Hands over files, or the bytes of a zip, from memory, as an analysis reads them. */
export function uploadOf(files: Files | Buffer): Upload {
  const isZip = Buffer.isBuffer(files);
  const contents = Object.values(isZip ? { zip: files } : files).map((content) => Buffer.from(content));
  const all = Buffer.concat(contents);
  const names = Object.keys(files).map((name, place) => ({ name, bytes: contents[place]?.length ?? 0 }));
  return {
    bytes: all.length,
    index: isZip ? undefined : names,
    read: (start, bytes) => all.subarray(start, start + bytes),
  };
}

type Job = Parameters<typeof prepareAnalysis>[0];

/** Prepares evasion of a model by its labelled rows; `more` may change the job, and add files. */
export async function prepareTable(
  slots: Readonly<Record<string, Files | string | Buffer | undefined>>,
  more: Partial<Omit<Job, 'slots' | 'settings'>> & { readonly settings?: Partial<Job['settings']> } = {},
): Promise<AnalysisData> {
  const all = Object.entries(slots).flatMap(([slot, given]) => {
    if (given === undefined) return [];
    const isFile = typeof given === 'string' || Buffer.isBuffer(given);
    return [
      [slot, uploadOf(isFile ? { [slot === 'model' ? 'm.onnx' : `${slot}.csv`]: given } : given)] as const,
    ];
  });
  return prepareAnalysis(
    {
      ...{ task: 'tabular-classification', attack: 'evasion', fields: {} },
      ...{ needs: ['model'], needsLabels: true, slots: Object.fromEntries(all) },
      ...more,
      settings: { seed: 1, timeMs: 60_000, maxQueries: 1_000, ...more.settings },
    },
    { runtime: await testRuntime(), endpoint: undefined },
  );
}
