import { actionJob } from '../action.ts';
import { type Bench, MIB } from '../bench.ts';
import { column, measureRounds } from '../rounds.ts';
import { startService } from '../service.ts';
import { show, spreadOf } from '../../../packages/common/bench/statistics.ts';
import { table } from '../../../packages/common/bench/table.ts';

const LATENCY_MS = 50;
const SHAPES = [
  { analyses: 1, concurrency: 4 },
  { analyses: 8, concurrency: 4 },
  { analyses: 64, concurrency: 4 },
  { analyses: 512, concurrency: 4 },
  { analyses: 512, concurrency: 32 },
] as const;

/** Many analyses against a service that takes its time, against what their requests must take. */
export async function breadthSection(bench: Bench): Promise<void> {
  bench.print('## Breadth\n');
  using service = await startService(LATENCY_MS);
  const jobs = await Promise.all(
    SHAPES.map(({ analyses, concurrency }) =>
      actionJob(bench, {
        name: `${String(analyses)} at ${String(concurrency)}`,
        url: service.url,
        recorded: false,
        config: manyModels(analyses),
        inputs: { concurrency: String(concurrency) },
      }),
    ),
  );
  const measured = await measureRounds(bench.launcher, jobs, bench.full ? 7 : 3);
  const head = ['analyses, at once', 'ideal, s', 'wall, s', 'wall : ideal', 'CPU, s', 'peak memory, MiB'];
  const rows = measured.map((one, index) => {
    const { analyses, concurrency } = SHAPES[index] ?? SHAPES[0];
    // The lineage check comes first, by itself.
    const idealMs = LATENCY_MS * (1 + Math.ceil(analyses / concurrency));
    const wallMs = column(one, 'wallMs');
    return [
      one.name,
      (idealMs / 1000).toFixed(2),
      show(spreadOf(wallMs.map((ms) => ms / 1000)), 2),
      show(spreadOf(wallMs.map((ms) => ms / idealMs)), 2),
      show(spreadOf(column(one, 'cpuMs').map((ms) => ms / 1000)), 2),
      (spreadOf(column(one, 'peakBytes')).median / MIB).toFixed(1),
    ];
  });
  bench.print(`${table(head, rows)}\n`);
}

/** Models with one analysis each, for which the service asks for no file. */
export function manyModels(count: number): string {
  const models = Array.from({ length: count }, (_unused, index) =>
    [
      `  - name: model-${String(index)}`,
      '    id: "slots:none"',
      '    task: image-classification',
      '    attacks:',
      '      outlier: { input_dimensions: [28, 28, 1] }',
    ].join('\n'),
  );
  return `version: 1\nmodels:\n${models.join('\n')}\n`;
}
