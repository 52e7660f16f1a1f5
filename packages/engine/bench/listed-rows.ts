import type { AttackResult } from '../src/types.ts';

/** The rows, counted from 0, that the tables of a result list. @param title how the tables begin that count */
export function listedRows({ evidence }: Pick<AttackResult, 'evidence'>, title = ''): readonly number[] {
  return evidence.flatMap((one) =>
    one.kind === 'table' && one.title.startsWith(title)
      ? one.rows.map(([name]) => Number(String(name).slice('row '.length)) - 1)
      : [],
  );
}
