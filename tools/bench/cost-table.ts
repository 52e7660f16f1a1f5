import { MIB } from './bench.ts';
import { column, type Measured } from './rounds.ts';
import { ratioOf, show, spreadOf } from '../../packages/common/bench/statistics.ts';
import { table } from '../../packages/common/bench/table.ts';

/**
 * The cost of programs, and the cost of ours relative to the others.
 * @param isOurs tells them apart
 */
export function costTable(measured: readonly Measured[], isOurs: (name: string) => boolean): string {
  const costs = measured.map((one) => [
    one.name,
    show(spreadOf(column(one, 'wallMs')), 1),
    show(spreadOf(column(one, 'cpuMs')), 1),
    (spreadOf(column(one, 'peakBytes')).median / MIB).toFixed(1),
  ]);
  const others = measured.filter(({ name }) => !isOurs(name));
  const ratios = measured
    .filter(({ name }) => isOurs(name))
    .flatMap((ours) =>
      (['wallMs', 'cpuMs'] as const).map((key) => [
        `${ours.name}, ${key === 'wallMs' ? 'wall' : 'CPU'}`,
        ...others.map((other) => show(ratioOf(column(ours, key), column(other, key)), 2)),
      ]),
    );
  return [
    table(['program', 'wall, ms', 'CPU, ms', 'peak memory, MiB'], costs),
    '',
    table(['ratio to', ...others.map(({ name }) => name)], ratios),
    '',
  ].join('\n');
}
