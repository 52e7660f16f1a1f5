import { normalize } from 'node:path';
import { LOCAL_REPORT_KINDS, type ReportKind } from '../facts/report-kinds.ts';
import type { ReportSettings } from '../facts/settings.ts';
import { present } from '@model-security-scan/common/present';
import type { Venue } from '../facts/venue.ts';
import { WRITTEN_FILES, type WrittenFiles } from '../facts/written-files.ts';
import type { InputReader } from './reader.ts';

/** Reads what a run writes: files, reports of jobs, the comment and alerts. */
export function readReports(reader: InputReader, { hasJobs }: Venue): ReportSettings {
  const kinds = readKinds(reader, hasJobs);
  const directory = reader.read('report-directory');
  const files = readOutputFiles(reader);
  const githubToken = reader.read('github-token');
  return {
    kinds,
    ...present({ directory, githubToken }),
    ...files,
    ...readPublishing(reader),
  };
}

/** @param hasJobs true if a service makes the reports */
function readKinds(reader: InputReader, hasJobs: boolean): readonly ReportKind[] {
  const kinds = reader.read('reports');
  const others = hasJobs ? [] : kinds.filter((kind) => !LOCAL_REPORT_KINDS.includes(kind));
  for (const kind of others) {
    reader.report(
      'reports',
      `has ${kind}, which only a service writes. With base-url: local there are ${LOCAL_REPORT_KINDS.join(' and ')}.`,
    );
  }
  return kinds;
}

/** Reads the paths of the files to write. Each needs its own. */
function readOutputFiles(reader: InputReader): WrittenFiles {
  const files: { -readonly [K in keyof WrittenFiles]: WrittenFiles[K] } = {};
  const baseline = reader.read('baseline');
  // A run never renews its own baseline: small steps would add up, and a failed run would be its own excuse.
  const taken: (readonly [name: string, path: string])[] =
    baseline === undefined ? [] : [['baseline', normalize(baseline)]];
  for (const { name, key } of WRITTEN_FILES) {
    const file = reader.read(name);
    if (file === undefined) continue;
    const other = taken.find(([, path]) => path === normalize(file));
    if (other !== undefined) {
      reader.report(name, `names the same file as ${other[0]}. Give each its own path.`);
    }
    taken.push([name, normalize(file)]);
    files[key] = file;
  }
  return files;
}

/** Reads what a run writes to GitHub, which needs a token. */
function readPublishing(reader: InputReader): Pick<ReportSettings, 'commentPolicy' | 'uploadsSarif'> {
  const commentPolicy = reader.read('comment-on-pr');
  const uploadsSarif = reader.read('upload-sarif');
  const needing = [
    ...(commentPolicy === 'never' ? [] : ['comment-on-pr needs it']),
    ...(uploadsSarif ? ['upload-sarif needs it'] : []),
  ];
  if (reader.isAbsent('github-token') && needing.length > 0) {
    reader.report(
      'github-token',
      `is empty, but ${needing.join(', and ')}. Remove the input to use its default.`,
    );
  }
  return { commentPolicy, uploadsSarif };
}
