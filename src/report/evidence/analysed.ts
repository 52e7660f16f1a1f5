import type { JobSummary } from '../../facts/job-summary.ts';
import type { Block, Section } from './document.ts';

/** What was analysed, and by which program. */
export function analysedSection(summary: JobSummary): Section {
  const facts: (readonly [string, string])[] = [
    ['Model', summary.model],
    ['Task', summary.task],
    ['Attack', summary.attack],
    ['Job', summary.jobId],
    ['Runtime', summary.runtime],
    ['Engine', `version ${summary.engineVersion}`],
    ...(summary.note === undefined ? [] : [['Note', summary.note] as const]),
  ];
  const files: Block[] =
    summary.files.length === 0
      ? []
      : [
          {
            kind: 'table',
            caption: 'Files',
            header: ['artifact', 'file', 'bytes', 'SHA-256'],
            rows: summary.files.map(({ slot, name, bytes, sha256 }) => [slot, name, bytes, sha256]),
          },
        ];
  return { title: 'What was analysed', blocks: [{ kind: 'facts', caption: 'Job', facts }, ...files] };
}
