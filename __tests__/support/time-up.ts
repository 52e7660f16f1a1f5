/** The signal at which a run with {@link TIME_UP_AT_SIGNAL} ends, or one with {@link crashAtSignal} crashes. */
export const MOMENT = 'SIGUSR2';

/**
 * The environment of a run whose time is up when {@link MOMENT} comes, however slow the machine is. Only the deadline of
 * the run is a timer of more than ten minutes, by the default of timeout-minutes.
 */
export const TIME_UP_AT_SIGNAL = preloading(`
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(start, self, [act, ms, ...rest]) {
      if (ms > 600_000) process.once(${JSON.stringify(MOMENT)}, act);
      return Reflect.apply(start, self, [act, ms, ...rest]);
    },
  });`);

/** The environment of a run that crashes when {@link MOMENT} comes: `act` throws or rejects with `error`. */
export function crashAtSignal(message: string, act: string): Readonly<Record<string, string>> {
  const error = `const error = new Error(${JSON.stringify(message)});`;
  return preloading(`process.once(${JSON.stringify(MOMENT)}, () => { ${error} ${act}; });`);
}

/** The environment of a Node that runs a script before its program. */
function preloading(script: string): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(script).toString('base64')}`,
  };
}
