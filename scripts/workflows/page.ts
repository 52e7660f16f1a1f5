import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { projectPath } from '../project.ts';
import type { ActRun } from './act.ts';
import type { CaseRun } from './case.ts';
import type { JobLog, StepLog } from './job-log.ts';
import { PUBLISHED_ACTION } from './repository.ts';
import { orderedLines, type ShownCase, stableText } from './stable-text.ts';

export type { ShownCase } from './stable-text.ts';

const PAGE = 'docs/examples-output.md';

const HEAD = `# What the examples print

Written by \`npm run workflows -- --page\`; do not edit. Each [example](../examples) was run by
[act](https://github.com/nektos/act), a workflow runner, against [the local service](sandbox.md), which simulates analyses. What
stands here is what the jobs printed and the job summaries that they wrote.

- What differs from run to run is replaced: commits by ones, ids of jobs by \`job-of-…\`, times, and the addresses of the service and
  its storage by \`service.example\` and \`storage.example\`.
- Lines of analyses that ran at once are ordered by analysis. What a runner shows folded, the progress of the jobs, and long output
  of steps that are not the action's are left out.
- Analyses run at once: which of them is named by the record that a later run meets, and whether an entry of a matrix meets it
  already, is chance.
- Other actions are played by stand-ins: they say what they were given.
`;

interface ShownRun {
  readonly shown: ShownCase;
  readonly run: CaseRun;
  readonly done: ActRun;
  /** Counted from 1. */
  readonly number: number;
}

/** Writes what every example printed into the documentation. */
export async function writePage(cases: readonly ShownCase[]): Promise<void> {
  const runs = cases.flatMap((shown) =>
    shown.played.runs.flatMap((run, index): readonly ShownRun[] => {
      const done = shown.runs[index];
      return done === undefined ? [] : [{ shown, run, done, number: index + 1 }];
    }),
  );
  const byExample = Map.groupBy(runs, ({ run }) => run.example);
  const sections = [...byExample].map(([example, its]) =>
    [`## [${example}.yml](../examples/${example}.yml)`, ...its.map(runSection)].join('\n\n'),
  );
  const path = projectPath(PAGE);
  const text = [HEAD, ...sections].join('\n\n');
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
  console.log(`Written: ${PAGE}`);
}

function runSection({ shown, run, done, number }: ShownRun): string {
  const count = shown.played.runs.length;
  const which = count === 1 ? '' : `, run ${String(number)} of ${String(count)}`;
  const event = run.event === 'fork' ? 'a `pull_request` from a fork' : `\`${run.event}\``;
  const color = done.exitCode === 0 ? '🟢 green' : '🔴 red';
  const stable = stableText(shown);
  return [
    `### ${upperFirst(shown.played.name)}${which}`,
    `On ${event}: **${color}**`,
    ...done.jobLogs.flatMap((job) => [
      logOf(job, stable),
      ...job.summaries.map((text) => summaryOf(job, stable(text))),
    ]),
  ].join('\n\n');
}

function logOf(job: JobLog, stable: (text: string) => string): string {
  const text = stable(job.steps.flatMap(stepLines).join('\n'));
  return fold(`${mark(job.result)} Log of job <code>${job.name}</code>`, `\`\`\`text\n${text}\n\`\`\``);
}

function stepLines({ name, result, lines }: StepLog): readonly string[] {
  const action = name === './' ? PUBLISHED_ACTION : name;
  const title = `${mark(result)} ${action.replace(/@[0-9a-f]{40}$/u, '')}`;
  const isOwn = action === PUBLISHED_ACTION;
  const shown = isOwn ? orderedLines(lines) : lines.length > 2 ? ['…'] : lines;
  return [title, ...shown.map((line) => `   ${line}`)];
}

/** Headings of a summary stand below those of the page. */
function summaryOf(job: JobLog, markdown: string): string {
  const lower = markdown.replace(/^(?=##+ )/gmu, '##');
  return fold(`Job summary of <code>${job.name}</code>`, lower.trim());
}

function fold(title: string, content: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

function mark(result: string): string {
  if (result === 'success') return '✅';
  return result === 'failure' ? '❌' : '⏭️';
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
