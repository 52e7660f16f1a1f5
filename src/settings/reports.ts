import { normalize } from 'node:path';
import { LOCAL_REPORT_KINDS, type ReportKind } from '../facts/report-kinds.ts';
import { type CommentPolicy, type ReportSettings } from '../facts/settings.ts';
import { present } from '@model-security-scan/common/present';
import type { Venue } from '../facts/venue.ts';
import { WRITTEN_FILES, type WrittenFiles } from '../facts/written-files.ts';
import type { InputReader } from './reader.ts';

/** Reads what a run writes: files, reports of jobs and the comment. */
export function readReports(reader: InputReader, { hasJobs }: Venue): ReportSettings {
  const kinds = readKinds(reader, hasJobs);
  const directory = reader.read('report-directory');
  const files = readOutputFiles(reader);
  const githubToken = reader.read('github-token');
  return {
    kinds,
    ...present({ directory, githubToken }),
    ...files,
    commentPolicy: readCommentPolicy(reader),
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

function readCommentPolicy(reader: InputReader): CommentPolicy {
  const commentPolicy = reader.read('comment-on-pr');
  if (reader.isAbsent('github-token') && commentPolicy !== 'never') {
    reader.report(
      'github-token',
      'is empty, but comment-on-pr needs it. Remove the input to use its default.',
    );
  }
  return commentPolicy;
}
