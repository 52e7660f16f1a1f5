import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { projectPath } from '../project.ts';
import { markdownTable } from '../readme-tables.ts';
import type { ActRun } from './act.ts';
import type { CaseRun } from './case.ts';
import type { JobLog, StepLog } from './job-log.ts';
import { PUBLISHED_ACTION } from './repository.ts';
import { orderedLines, type ShownCase, stableText } from './stable-text.ts';

export type { ShownCase } from './stable-text.ts';

const PAGE = 'docs/examples-output.md';

const HEAD = `# What the examples print

Written by \`npm run workflows -- --page\`; do not edit. Each [example](../examples) was run by
[act](https://github.com/nektos/act), a workflow runner, against [the local service](local-service.md), which simulates
analyses. This is what the jobs printed, and the job summaries that they wrote.

- What differs from run to run is replaced: commits by ones, ids of jobs by \`job-of-…\`, times, and the addresses of the
  service and its storage by \`service.example\` and \`storage.example\`.
- Lines of analyses that ran at once are put together by analysis, each in its own order, but for its uploads. What a
  runner shows folded, the progress of the jobs, and long output of steps that are not the action's are left out.
- Analyses run at once: which of them is named by the record that a later run meets, and whether an entry of a matrix
  meets it already, is chance.
- Other actions are played by stand-ins: they say what they were given.
`;

/** Writes what every example printed into the documentation. */
export async function writePage(cases: readonly ShownCase[]): Promise<void> {
  const chapters = Map.groupBy(cases, chapterOf);
  const sections = [...chapters].map(([title, its]) =>
    [`## ${title}`, ...its.map(storySection)].join('\n\n'),
  );
  const path = projectPath(PAGE);
  const text = [HEAD, contents(chapters), ...sections].join('\n\n');
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
  console.log(`Written: ${PAGE}`);
}

/** Runs of one story stay together, also where they are of several examples. */
function chapterOf({ played }: ShownCase): string {
  return [...new Set(played.runs.map(({ example }) => linkTo(example)))].join(' and ');
}

function linkTo(example: string): string {
  return `[${example}.yml](../examples/${example}.yml)`;
}

function contents(chapters: ReadonlyMap<string, readonly ShownCase[]>): string {
  const rows = [...chapters].flatMap(([title, its]) =>
    its.map(({ played, runs }, index) => {
      const story = upperFirst(played.name);
      return [index === 0 ? title : '', `[${story}](#${anchorOf(story)})`, runs.map(endOf).join(', ')];
    }),
  );
  return markdownTable(['Example', 'What happens', 'How each run ends'], rows);
}

/** The name that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function storySection(shown: ShownCase): string {
  const { played, runs } = shown;
  const stable = stableText(shown);
  const sections = played.runs.flatMap((run, index): readonly string[] => {
    const done = runs[index];
    if (done === undefined) return [];
    const title = played.runs.length === 1 ? [] : [`#### ${runTitle(shown, run, index)}`];
    return [...title, ...runSection(run, done, stable)];
  });
  return [`### ${upperFirst(played.name)}`, ...sections].join('\n\n');
}

/** Names the example where the runs of the story are of several. */
function runTitle({ played }: ShownCase, { example }: CaseRun, index: number): string {
  const isOne = played.runs.every((run) => run.example === example);
  const which = `Run ${String(index + 1)} of ${String(played.runs.length)}`;
  return isOne ? which : `${which}: ${example}.yml`;
}

function runSection(run: CaseRun, done: ActRun, stable: (text: string) => string): readonly string[] {
  const event = run.event === 'fork' ? 'a `pull_request` from a fork' : `\`${run.event}\``;
  return [
    `On ${event}: **${endOf(done)}**`,
    ...done.jobLogs.flatMap((job) => [
      logOf(job, stable),
      ...job.summaries.map((text) => summaryOf(job, stable(text))),
    ]),
  ];
}

function endOf({ exitCode }: ActRun): string {
  return exitCode === 0 ? '🟢 green' : '🔴 red';
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
  const lower = markdown.replace(/^(?=##+ )/gmu, '###');
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
