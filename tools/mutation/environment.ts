import { TestEnvironment } from 'jest-environment-node';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import type { Event, State } from 'jest-circus';
import type {} from './circus.ts';
import { at } from '@model-security-scan/common/json';
import { openings } from './sessions.ts';

/** What a pass over the tests of a file found. */
export interface Pass {
  /** How many tests ran. */
  readonly ran: number;
  /** The first test that failed; its name is empty if an error belongs to none. */
  readonly failed?: { readonly test: string; readonly message: string };
  /** True if the changed code ran so often that it counts as an endless loop. */
  readonly isEndless: boolean;
}

type Describe = State['rootDescribeBlock'];
type Test = Describe['tests'][number];

declare global {
  /** What the instrumented code asks for the active mutant. */
  var __stryker__: InstrumenterContext;
}

/** Errors outside of every test, of all open files: Jest gives those of one process to the file that it loaded last. */
const stray: unknown[][] = [];

/**
 * Jest's environment of a test file, which stays open: after a first pass that runs no test, it runs the tests that
 * `mutationRunner` names, for one mutant after the other, without loading a module again.
 */
export default class MutationEnvironment extends TestEnvironment {
  readonly #path: string;
  #isOpen = false;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#path = context.testPath;
    this.global.__stryker__ = {};
    this.#activate(openings.get(this.#path)?.mutant);
  }

  /** Jest calls it with each of its events, and waits for it. */
  async handleTestEvent(event: Event, state: State): Promise<void> {
    if (event.name === 'run_finish' && !this.#isOpen) {
      this.#isOpen = true;
      await this.#serve(state);
    }
    // The first failure is enough.
    if (event.name === 'test_done' && event.test.errors.length > 0) state.testNamePattern = /(?!)/u;
  }

  #serve(state: State): Promise<void> {
    this.global.mutationCircus.setState(state);
    stray.push(state.unhandledErrors);
    return new Promise((resolve) => {
      openings.get(this.#path)?.onReady({
        run: (mutant, tests, hitLimit) => this.#pass(state, mutant, tests, hitLimit),
        close: () => {
          stray.splice(stray.indexOf(state.unhandledErrors), 1);
          resolve();
        },
      });
    });
  }

  async #pass(
    state: State,
    mutant: string | undefined,
    names: ReadonlySet<string>,
    hitLimit = Infinity,
  ): Promise<Pass> {
    const tests = testsOf(state.rootDescribeBlock);
    for (const test of tests) this.#reset(test, names);
    for (const errors of stray) errors.splice(0);
    state.testNamePattern = null;
    const context = this.#activate(mutant);
    Object.assign(context, { hitCount: 0, hitLimit });
    await this.global.mutationCircus.run();
    // Node reports rejections that nobody handles one turn later.
    await new Promise(setImmediate);
    const isEndless = (context.hitCount ?? 0) > hitLimit;
    this.#activate(undefined);
    const ran = tests.filter(({ status }) => status === 'done').length;
    const failed = tests.find((test) => errorsOf(test).length > 0);
    const [error] = failed === undefined ? stray.flat() : errorsOf(failed);
    if (failed === undefined && error === undefined) return { ran, isEndless };
    const test = failed === undefined ? '' : nameOf(failed);
    return { ran, isEndless, failed: { test, message: messageOf(error) } };
  }

  #reset(test: Test, names: ReadonlySet<string>): void {
    const mode = names.has(nameOf(test)) ? undefined : 'skip';
    Object.assign(test, { mode, errors: [], status: null, duration: null, startedAt: null, invocations: 0 });
    test.unhandledRejectionErrorByPromise.clear();
    this.global.mutationCircus.clearSnapshots(test);
  }

  /** Also for the programs that a test starts: they get the environment of the tests. */
  #activate(mutant: string | undefined): InstrumenterContext {
    const { __stryker__: context, process } = this.global;
    delete context.activeMutant;
    delete process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (mutant !== undefined) {
      context.activeMutant = mutant;
      process.env['__STRYKER_ACTIVE_MUTANT__'] = mutant;
    }
    return context;
  }
}

/** The same name that Stryker gives a test. */
function nameOf({ name, parent }: Test | Describe): string {
  return parent?.parent === undefined ? name : `${nameOf(parent)} ${name}`;
}

function testsOf(block: Describe): Test[] {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));
}

function errorsOf(test: Test): unknown[] {
  const errors: readonly unknown[] = test.errors;
  return [...errors, ...test.unhandledRejectionErrorByPromise.values()];
}

function messageOf(error: unknown): string {
  const one: unknown = Array.isArray(error) ? (error[0] ?? error[1]) : error;
  return String(at(one, 'message') ?? one);
}
