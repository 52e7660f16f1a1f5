import { at, textAt } from '../../src/core/json.ts';

/** A function that was running. */
export interface Frame {
  /** Empty for the body of a module. */
  readonly name: string;
  /** `node:...` for Node's own, `file:...` for others, empty for what has no text. */
  readonly url: string;
}

/** How long one stack of calls was seen. */
interface Sampled {
  /** From the innermost call to the outermost. */
  readonly stack: readonly Frame[];
  readonly ms: number;
}

/**
 * Reads what Node writes for `--cpu-prof` (Chrome DevTools Protocol, type Profiler.Profile).
 * @throws SyntaxError where it is no JSON
 */
export function readProfile(text: string): readonly Sampled[] {
  const profile: unknown = JSON.parse(text);
  const frames = new Map<number, Frame>();
  const parents = new Map<number, number>();
  for (const node of listAt(profile, 'nodes')) {
    const id = Number(at(node, 'id'));
    const name = textAt(node, 'callFrame', 'functionName') ?? '';
    frames.set(id, { name, url: textAt(node, 'callFrame', 'url') ?? '' });
    for (const child of listAt(node, 'children')) parents.set(Number(child), id);
  }
  const deltas = listAt(profile, 'timeDeltas').map(Number);
  return listAt(profile, 'samples').map((sample, index) => ({
    stack: stackOf(Number(sample), frames, parents),
    ms: (deltas[index] ?? 0) / 1000,
  }));
}

function stackOf(
  leaf: number,
  frames: ReadonlyMap<number, Frame>,
  parents: ReadonlyMap<number, number>,
): readonly Frame[] {
  const stack: Frame[] = [];
  for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
    const frame = frames.get(id);
    if (frame !== undefined) stack.push(frame);
  }
  return stack;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
