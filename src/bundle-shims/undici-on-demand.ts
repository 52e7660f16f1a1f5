/**
 * Stands in for undici in the bundle (tsconfig.json, `paths`). @actions/http-client and @actions/github load undici for
 * one class and one function that only a proxy needs, and loading it takes longer than all else of a run that has
 * nothing to scan (docs/performance.md). Whoever is going to need it calls {@link loadUndici} first.
 */
type Undici = Pick<typeof import('../../node_modules/undici/index.js'), 'fetch' | 'ProxyAgent'>;

let undici: Undici | undefined;

/** Loads undici itself. */
export async function loadUndici(): Promise<void> {
  undici = await import('../../node_modules/undici/index.js');
}

/** undici's own, which alone takes a ProxyAgent, where it was loaded; else Node's. */
export async function fetch(...request: readonly unknown[]): Promise<unknown> {
  const answer: unknown = await Reflect.apply(undici?.fetch ?? globalThis.fetch, undefined, request);
  return answer;
}

/**
 * Called with `new`, as undici's own class, of which it gives an object.
 * @throws Error where undici was not loaded
 */
export function ProxyAgent(options: ConstructorParameters<Undici['ProxyAgent']>[0]): object {
  if (undici === undefined) throw new Error('undici is needed for a proxy, but was not loaded.');
  return new undici.ProxyAgent(options);
}
