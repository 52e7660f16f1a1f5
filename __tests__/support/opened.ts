import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { KeyAndCertificate } from './certificates.ts';
import { type Behaviour, type FaultServer, startFaultServer } from './fault-server.ts';
import { type Reply, startStrictServer, type StrictServer } from './strict-server.ts';
import { openTestTransport, type TestTransport, type TestTransportOptions } from './test-transport.ts';

/** Resources that are closed when the test is over. */
export interface Closable {
  close(): Promise<void> | void;
}

/** Servers and transports that are closed after the test that opened them. */
export interface Opened {
  /** Closes it after the test, and before all that was opened earlier. @returns the same */
  readonly keep: <T extends Closable>(one: T) => T;
  /** Starts a server that does one behaviour after the other, then the last one again. */
  readonly serve: (...behaviours: readonly Behaviour[]) => Promise<FaultServer>;
  /** Starts a strict server that gives every request the same reply. */
  readonly serveReply: (reply: Reply, tls?: KeyAndCertificate) => Promise<StrictServer>;
  /** Opens a transport on real HTTP. */
  readonly open: (options?: TestTransportOptions) => TestTransport;
}

/**
 * To be called where tests are declared.
 * @param usual what all transports of these tests have that is not said when one is opened
 */
export function useOpened(usual: TestTransportOptions = {}): Opened {
  const opened: Closable[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });
  const keep = <T extends Closable>(one: T): T => {
    opened.push(one);
    return one;
  };
  return {
    keep,
    serve: async (...behaviours) => keep(await startFaultServer(...behaviours)),
    serveReply: async (reply, tls) => keep(await startStrictServer(() => reply, tls)),
    open: (options) => keep(openTestTransport({ ...usual, ...options })),
  };
}

/** Makes an empty folder before each test, and removes it afterwards. To be called where tests are declared. */
export function useFolder(use: (folder: string) => void): void {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-'));
    use(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
}
