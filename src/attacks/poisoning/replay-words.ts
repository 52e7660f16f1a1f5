import type { Replay } from './replay.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `99 of 100 trusted inputs` */
export function flips({ flipped, inputs }: Pick<Replay, 'flipped' | 'inputs'>): string {
  return `${String(flipped)} of ${String(inputs)} trusted inputs`;
}
