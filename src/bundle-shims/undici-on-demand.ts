/**
 * Replaces undici in the bundle (tsconfig.json, `paths`). @actions/http-client and @actions/github load undici for one
 * class and one function that only a proxy needs, and loading it takes longer than everything else in a run that has
 * nothing to scan (docs/performance.md). Code that needs undici calls {@link loadUndici} first.
 */
type Undici = Pick<typeof import('../../node_modules/undici/index.js'), 'fetch' | 'ProxyAgent'>;

let undici: Undici | undefined;

/** Loads the real undici. */
export async function loadUndici(): Promise<void> {
  undici = await import('../../node_modules/undici/index.js');
}

/** Calls undici's fetch, the only one that accepts a ProxyAgent, if undici was loaded; otherwise Node's fetch. */
export async function fetch(...request: readonly unknown[]): Promise<unknown> {
  const answer: unknown = await Reflect.apply(undici?.fetch ?? globalThis.fetch, undefined, request);
  return answer;
}

/**
 * Called with `new` like undici's class; returns an object of that class.
 * @throws Error if undici was not loaded
 */
export function ProxyAgent(options: ConstructorParameters<Undici['ProxyAgent']>[0]): object {
  if (undici === undefined) throw new Error('undici is needed for a proxy, but was not loaded.');
  return new undici.ProxyAgent(options);
}
