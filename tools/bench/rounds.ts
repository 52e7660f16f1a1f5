import type { Cost, Job, Launcher } from './launcher.ts';

/** The costs of one program, one of each round. */
export interface Measured {
  readonly name: string;
  readonly costs: readonly Cost[];
}

/**
 * Runs every program once in every round, after one round that does not count. Each round begins with another one, so
 * that none always runs after the same.
 */
export async function measureRounds(
  launcher: Launcher,
  jobs: readonly Job[],
  rounds: number,
): Promise<Measured[]> {
  const costs = new Map<Job, Cost[]>(jobs.map((job) => [job, []]));
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + 1) % jobs.length;
    for (const job of [...jobs.slice(first), ...jobs.slice(0, first)]) {
      const cost = await launcher.run(job);
      if (round >= 0) costs.get(job)?.push(cost);
    }
  }
  return [...costs].map(([job, list]) => ({ name: job.name, costs: list }));
}

/** One kind of cost of all rounds. */
export function column({ costs }: Measured, key: keyof Cost): number[] {
  return costs.map((cost) => cost[key]);
}
