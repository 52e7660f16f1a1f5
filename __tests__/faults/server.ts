import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { faultOf, type PlannedFault } from './catalogue/catalogue.ts';
import { echoOf } from './leaks.ts';
import { readRequests, type RequestHead } from './requests.ts';
import { nextInSequence } from './sequence.ts';
import type { Attempt, Operation } from './types.ts';
import { reset } from './wire.ts';
import type { Subject, World } from './world.ts';

const HOST = '127.0.0.1';

interface Expected {
  readonly operation: Operation;
  readonly key: string;
  readonly number: number;
}

/** A service and a storage on loopback that misbehave by the plan of their world. */
export class FaultServer {
  readonly #world: World;
  readonly #sockets = new Set<Socket>();
  readonly #storage: Server;
  #service: Server | undefined;
  #port = 0;
  /** The attempt whose connection is reset as soon as it is there. */
  #armed: Expected | undefined;
  #reopening: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(world: World) {
    this.#world = world;
    this.#storage = createServer((socket) => {
      this.#serve(socket, 'storage');
    });
  }

  /** Starts both on free ports of 127.0.0.1. */
  static async start(world: World): Promise<FaultServer> {
    const server = new FaultServer(world);
    world.setStorage(`http://${HOST}:${String(await listen(server.#storage, 0))}`);
    await server.#open();
    server.#expect({ operation: 'lineage', key: 'lineage', number: 1 });
    return server;
  }

  get baseUrl(): string {
    return `http://${HOST}:${String(this.#port)}`;
  }

  /** Ends every connection. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reopening);
    this.#service?.close();
    this.#storage.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #open(): Promise<void> {
    const server = createServer((socket) => {
      this.#accept(socket);
    });
    this.#service = server;
    this.#port = await listen(server, this.#port);
    if (this.#isClosed) server.close();
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

  /** Looks whether the next attempt is to be kept from arriving at all, and makes ready for it. */
  #expect(expected: Expected): boolean {
    const planned = this.#plannedFor(expected, true);
    const { strikes } = planned.fault;
    if (strikes === 'on-accept') this.#armed = expected;
    if (strikes === 'before-connection') {
      this.#note(expected, planned, { unseen: true });
      this.#service?.close();
      const reopen = (): void => {
        this.#reopening = undefined;
        this.#open().then(
          () => this.#expect({ ...expected, number: expected.number + 1 }),
          // Somebody else took the port meanwhile: then it stays refused, which is noted already.
          () => undefined,
        );
      };
      this.#reopening = setTimeout(reopen, planned.random.integer(50, 500));
    }
    return strikes === 'on-accept' || strikes === 'before-connection';
  }

  #serve(socket: Socket, side: 'service' | 'storage'): void {
    this.#sockets.add(socket);
    let last: Attempt | undefined;
    let current: { subject: Subject; attempt: Attempt; planned: PlannedFault } | undefined;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (last !== undefined) last.doneMs = performance.now();
    });
    readRequests(socket, {
      onHead: (head) => {
        // Only a connection whose answer was read to its end is used again.
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

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
