import { createServer, type Server, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { type ListeningServer, listenOnLoopback } from '../service/wire/loopback.ts';
import { faultOf, type PlannedFault } from './catalogue/catalogue.ts';
import { echoOf } from './leaks.ts';
import { readRequests, type RequestHead } from './requests.ts';
import { nextInSequence } from './sequence.ts';
import type { Attempt, Operation } from './types.ts';
import { reset } from './wire.ts';
import type { Subject, World } from './world.ts';

interface Expected {
  readonly operation: Operation;
  readonly key: string;
  readonly number: number;
}

/** A service and a storage on loopback that misbehave as their world plans. */
export class FaultServer {
  readonly #world: World;
  /** The storage, and the service each time that it was opened. */
  readonly #listening: ListeningServer[] = [];
  #service: Server | undefined;
  #baseUrl = '';
  #port = 0;
  /** The attempt whose connection is reset as soon as it is accepted. */
  #armed: Expected | undefined;
  #reopening: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(world: World) {
    this.#world = world;
  }

  /** Starts both on free ports of 127.0.0.1. */
  static async start(world: World): Promise<FaultServer> {
    const server = new FaultServer(world);
    const storage = createServer((socket) => {
      server.#serve(socket, 'storage');
    });
    world.setStorage((await server.#listen(storage, 0)).origin);
    await server.#open();
    server.#expect({ operation: 'lineage', key: 'lineage', number: 1 });
    return server;
  }

  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** Ends every connection. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reopening);
    for (const listening of this.#listening) void listening.close();
  }

  async #open(): Promise<void> {
    const server = createServer((socket) => {
      this.#accept(socket);
    });
    this.#service = server;
    const { origin, port } = await this.#listen(server, this.#port);
    this.#baseUrl = origin;
    this.#port = port;
  }

  async #listen(server: Server, port: number): Promise<ListeningServer> {
    const listening = await listenOnLoopback(server, port);
    this.#listening.push(listening);
    if (this.#isClosed) void listening.close();
    return listening;
  }

  #accept(socket: Socket): void {
    const expected = this.#armed;
    if (expected === undefined) {
      this.#serve(socket, 'service');
      return;
    }
    this.#armed = undefined;
    const planned = this.#plannedFor(expected, true);
    this.#note(expected, planned, { unseen: true });
    socket.on('error', () => undefined);
    reset(socket);
    if (expected.operation !== 'submission') this.#expect({ ...expected, number: expected.number + 1 });
  }

  #plannedFor({ operation, key, number }: Expected, inSequence: boolean): PlannedFault {
    return faultOf(this.#world.plan, operation, key, number, inSequence);
  }

  #note({ operation, key, number }: Expected, { fault }: PlannedFault, more: Partial<Attempt>): Attempt {
    const { readings } = fault;
    const attempt: Attempt = {
      operation,
      key,
      number,
      fault: fault.name,
      readings: typeof readings === 'function' ? readings(more.jobTruth) : readings,
      surelyNotProcessed: fault.surelyNotProcessed === true,
      unseen: false,
      receivedMs: performance.now(),
      ...more,
    };
    this.#world.attempts.push(attempt);
    return attempt;
  }

  /** Prepares for the next attempt. @returns true if that attempt must not arrive at all */
  #expect(expected: Expected): boolean {
    const planned = this.#plannedFor(expected, true);
    const { strikes } = planned.fault;
    if (strikes === 'on-accept') this.#armed = expected;
    if (strikes === 'before-connection') {
      this.#note(expected, planned, { unseen: true });
      // Only stops listening: the answer under way still goes out.
      this.#service?.close();
      const reopen = (): void => {
        this.#reopening = undefined;
        this.#open().then(
          () => this.#expect({ ...expected, number: expected.number + 1 }),
          // If another program has taken the port, connections stay refused, as already noted.
          () => undefined,
        );
      };
      this.#reopening = setTimeout(reopen, planned.random.integer(50, 500));
    }
    return strikes === 'on-accept' || strikes === 'before-connection';
  }

  #serve(socket: Socket, side: 'service' | 'storage'): void {
    let last: Attempt | undefined;
    let current: { subject: Subject; attempt: Attempt; planned: PlannedFault } | undefined;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (last !== undefined) last.doneMs = performance.now();
    });
    readRequests(socket, {
      onHead: (head) => {
        // A client uses a connection again only after it has read the answer to its end.
        if (last !== undefined) last.doneMs = last.receivedMs;
        last = undefined;
        current = this.#begin(head, side);
        if (current === undefined) {
          socket.destroy();
          return false;
        }
        if (current.planned.fault.strikes !== 'before-body') return true;
        void this.#deliver(socket, current);
        return false;
      },
      onRequest: (request) => {
        if (current === undefined) return;
        last = current.attempt;
        this.#world.inspect(current.subject, request, current.attempt);
        void this.#deliver(socket, current);
      },
      onNonsense: (what) => {
        this.#world.complaints.push(`${side}: ${what}`);
      },
    });
  }

  #begin(
    head: RequestHead,
    side: 'service' | 'storage',
  ): { subject: Subject; attempt: Attempt; planned: PlannedFault } | undefined {
    const world = this.#world;
    const subject = world.identify(head, side);
    if (subject === undefined) return undefined;
    if (this.#armed?.key === subject.key) this.#armed = undefined;
    const number = world.attempts.filter(({ key }) => key === subject.key).length + 1;
    const expected = { operation: subject.operation, key: subject.key, number };
    const planned = this.#plannedFor(expected, false);
    const { operation, jobId } = subject;
    const jobTruth = operation === 'status' && jobId !== undefined ? world.ask(jobId) : undefined;
    const about = jobId === undefined || jobTruth === undefined ? {} : { jobId, jobTruth };
    const attempt = this.#note(expected, planned, about);
    return { subject, attempt, planned };
  }

  async #deliver(
    socket: Socket,
    { subject, attempt, planned }: { subject: Subject; attempt: Attempt; planned: PlannedFault },
  ): Promise<void> {
    const world = this.#world;
    const next = nextInSequence(world.plan, attempt);
    const isBlind = next !== undefined && this.#expect(next);
    await planned.fault.serve({
      socket,
      operation: subject.operation,
      random: planned.random,
      requestTimeoutMs: world.plan.requestTimeoutMs,
      keepAlive: planned.keepAlive && !isBlind,
      truth: () => world.answer(subject, attempt),
      echo: echoOf(world.knownSecrets(), planned.random),
      trap: `${this.baseUrl}/trap`,
    });
  }
}
