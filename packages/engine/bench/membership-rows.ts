import { join } from 'node:path';
import { isObject, textAt } from '@model-security-scan/common/json';
import { attackByMembership } from '../src/attacks/membership/membership.ts';
import type { MembershipAnalysis } from '../src/attacks/membership/pool.ts';
import { NotTestable } from '../src/fault.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { AttackResult } from '../src/types.ts';
import { openMembershipVictim, victimFolders } from './membership-victims.ts';
import { runPython } from './python.ts';
import { endless } from './victims.ts';

export const THRESHOLD = 0.1;
const MANY = 10_000_000;

/** Attacks, or says why there is no verdict. */
export async function attacked(
  analysis: MembershipAnalysis,
  seed = 1,
): Promise<AttackResult | { readonly untested: string }> {
  try {
    return await attackByMembership(analysis, endless(seed, MANY));
  } catch (error) {
    if (error instanceof NotTestable) return { untested: error.message };
    throw error;
  }
}

/** What ART's attacks reach on the victims of a folder, by their ids: the greatest advantage of them. */
export function referenceAdvantages(python: string, folder: string): ReadonlyMap<string, number> {
  const program = join(import.meta.dirname, 'membership_reference.py');
  const found: unknown = JSON.parse(runPython(python, program, [folder]));
  const victims = Array.isArray(found) ? found.filter(isObject) : [];
  return new Map(
    victims.map((one) => [
      textAt(one, 'id') ?? '',
      Math.max(...Object.values(one).filter((value) => typeof value === 'number')),
    ]),
  );
}

const HEADER =
  '| id | data, model | reference | ART | advantage (low to high) | score | AUC | TPR @ FPR | at 1 % | at 5 % | s | right |\n' +
  '|---|---|---|---|---|---|---|---|---|---|---|---|';

/**
 * Attacks every victim of a folder, and prints a row for each, and how far the goals are met.
 * @param arts what ART reaches
 */
export async function membershipRows(
  folder: string,
  runtime: Runtime,
  arts: ReadonlyMap<string, number>,
  print: (text: string) => void,
): Promise<void> {
  print(HEADER);
  const lows: number[] = [];
  const shares: number[] = [];
  const rights: boolean[] = [];
  for (const name of victimFolders(folder)) {
    const { id, what, expect, reference, analysis } = await openMembershipVictim(join(folder, name), runtime);
    const started = performance.now();
    const result = await attacked(analysis);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const start = `| ${id} | ${what} | ${shown(reference)} | ${shown(arts.get(id))}`;
    if ('untested' in result) {
      print(`${start} | not tested: ${result.untested} | | | | | | ${seconds} | |`);
      continue;
    }
    const isRight = (expect === 'leak') === result.score.value > THRESHOLD;
    if (expect !== 'any') rights.push(isRight);
    lows.push(Number(result.figures['advantage, low']));
    if (reference !== undefined && reference > 0.15) {
      shares.push(Number(result.figures['advantage']) / reference);
    }
    print(
      `${start} | ${cellsOf(result)} | ${seconds} | ${expect === 'any' ? 'any' : isRight ? 'yes' : 'NO'} |`,
    );
  }
  const mean = lows.reduce((sum, low) => sum + low, 0) / Math.max(1, lows.length);
  print(
    `\n${String(rights.filter(Boolean).length)} of ${String(rights.length)} right; mean low ${mean.toFixed(3)}; least share of ` +
      `a reference above .15: ${shown(Math.min(...shares))}\n`,
  );
}

function cellsOf({ figures, score }: AttackResult): string {
  const figure = (name: string): string => shown(Number(figures[name]));
  const rates = (at: string): string => `${figure(`TPR${at}`)} @ ${figure(`FPR read${at}`)}`;
  return [
    `${figure('advantage')} (${figure('advantage, low')} to ${figure('advantage, high')})`,
    ...[shown(score.value), figure('AUC'), rates(''), rates(' at 1 %'), rates(' at 5 %')],
  ].join(' | ');
}

function shown(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '-' : value.toFixed(3);
}
