import { attackByEvasion } from '../src/attacks/evasion/attack-by-evasion.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { AttackResult } from '../src/types.ts';
import { tableHead, tableRow } from '../../common/bench/table.ts';
import { type CoverageVictim, coverageVictims } from './coverage-victims.ts';
import { endless } from './victims.ts';

const SEEDS = 20;
/** Inputs that each seed draws. */
const SAMPLES = 30;
/** For each input attacked, as with the defaults. */
const QUERIES_PER_SAMPLE = 1_500;
/** A seed other than those that draw. */
const WHOLE_SEED = 1_000;
/** Goals: of all pairs of victim and seed, and of the seeds of each victim. */
const [OF_ALL, OF_EACH] = [0.93, 16];

/**
 * How often the interval of evasion contains the score of the same attack on all rows: what another sample would give is what the
 * interval promises.
 */
export async function coverageRows(runtime: Runtime, print: (text: string) => void): Promise<void> {
  print(
    tableHead([
      'victim',
      'rows attacked in all',
      'score of all',
      'scores of seeds',
      'inside, of 20',
      'goal: 16',
    ]),
  );
  let [inside, pairs] = [0, 0];
  for (const victim of await coverageVictims(runtime)) {
    const whole = await attack(victim, WHOLE_SEED, victim.analysis.data.count);
    const drawn: AttackResult[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) drawn.push(await attack(victim, seed, SAMPLES));
    const truth = whole.score.value;
    const held = drawn.filter(({ score }) => score.low <= truth && truth <= score.high).length;
    inside += held;
    pairs += SEEDS;
    const scores = drawn.map(({ score }) => score.value);
    const range = `${Math.min(...scores).toFixed(2)} to ${Math.max(...scores).toFixed(2)}`;
    const attacked = String(whole.figures['samples']);
    const met = held >= OF_EACH ? 'met' : 'missed';
    print(tableRow([victim.name, attacked, truth.toFixed(3), range, String(held), met]));
  }
  const share = inside / pairs;
  const met = share >= OF_ALL ? 'met' : 'missed';
  print(
    `\nInside in ${String(inside)} of ${String(pairs)} pairs: ${share.toFixed(3)}; goal: ${String(OF_ALL)}, ${met}.\n`,
  );
}

function attack({ analysis }: CoverageVictim, seed: number, samples: number): Promise<AttackResult> {
  const budget = endless(seed, QUERIES_PER_SAMPLE * samples * 2);
  return attackByEvasion({ ...analysis, settings: { samples } }, budget);
}
