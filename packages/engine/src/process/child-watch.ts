import { isUnreadable } from '@model-security-scan/common/unreadable';
import type { ChildProcess } from 'node:child_process';
import { Duplex } from 'node:stream';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { AttackResult, PythonPort } from '../types.ts';
import type { EndpointPort } from '../victim/endpoint-victim.ts';
import { residentBytes } from './memory-limits.ts';
import { CHANNEL, frameOf, FrameReader } from './channel.ts';
import {
  type ChildFailure,
  type ChildMessage,
  childMessage,
  MOST_CHILD_BYTES,
  type ParentMessage,
} from './messages.ts';

export interface WatchLimits {
  readonly memoryBytes: number;
  readonly deadlineMs: number;
  readonly silenceMs: number;
  readonly signal: AbortSignal | undefined;
  readonly progress: ((share: number, what: string) => void) | undefined;
  readonly endpoint: EndpointPort | undefined;
  readonly python: PythonPort | undefined;
}

export type Ending =
  | { readonly kind: 'result'; readonly result: AttackResult; readonly runtime: 'wasm' | 'native' }
  | { readonly kind: 'not-tested'; readonly reason: string }
  | ChildFailure
  | Extract<ChildMessage, { readonly kind: 'prepared' | 'compared' }>
  | { readonly kind: 'cancelled' | 'memory' }
  /** `waitedMs`: how long a Python function had not answered then. */
  | { readonly kind: 'deadline'; readonly afterMs: number; readonly waitedMs: number | undefined }
  | { readonly kind: 'silence'; readonly afterMs: number }
  /** `how`: signal or exit status; `told`: the last that it wrote to stderr; `started`: whether it gave a sign of life. */
  | { readonly kind: 'died'; readonly how: string; readonly told: string; readonly started: boolean };

const LOOK_MS = 100;
const REPEAT_PROGRESS_MS = 5000;
const KEPT_ERRORS = 4096;
/** A child tells a few things a second, and asks its endpoint or function one question after another. */
const MOST_MESSAGES_A_LOOK = 1000;
const MOST_QUESTIONS = 16;
const UNREADABLE =
  'its process sent a message that cannot be understood. If that happens again, treat the model as hostile, and report it.';

/** Watches a child process until it ends: its messages, its time, its memory and its silence. The first reason counts. */
export class ChildWatch {
  readonly #child: ChildProcess;
  readonly #limits: WatchLimits;
  readonly #channel: Duplex | undefined;
  readonly #frames = new FrameReader(MOST_CHILD_BYTES);
  readonly #start = performance.now();
  #ending: Ending | undefined;
  #lastSign = performance.now();
  #lastProgress: readonly [number, string] = [0, 'starting'];
  #progressReportedAtMs = performance.now();
  #errors = '';
  #started = false;
  /** Messages since the last look, without questions. */
  #messages = 0;
  #questions = 0;
  /** When the Python function was asked what it has not answered yet. */
  #askedPython: number | undefined;

  constructor(child: ChildProcess, limits: WatchLimits) {
    this.#child = child;
    this.#limits = limits;
    const channel = child.stdio[CHANNEL];
    this.#channel = channel instanceof Duplex ? channel : undefined;
    // A child that has just died is no error here: its end is what counts.
    for (const stream of [this.#channel, child.stdin]) stream?.on('error', () => undefined);
    this.#channel?.on('data', (piece: Buffer) => {
      this.#read(piece);
    });
    // The child's watchdog writes signs of life there.
    child.stdout?.on('data', () => {
      this.#lastSign = performance.now();
      this.#started = true;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
    });
  }

  send(message: ParentMessage): void {
    if (this.#channel?.writable === true) this.#channel.write(frameOf(message));
  }

  async ended(): Promise<Ending> {
    const look = setInterval(() => void this.#look(), LOOK_MS);
    const cancel = (): void => {
      this.#end({ kind: 'cancelled' });
    };
    this.#limits.signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve) => {
        this.#child.once('error', (error) => {
          resolve(this.#ending ?? { kind: 'died', how: error.message, told: '', started: false });
        });
        this.#child.once('close', (code, signal) => {
          resolve(this.#ending ?? this.#death(code, signal));
        });
      });
    } finally {
      clearInterval(look);
      this.#limits.signal?.removeEventListener('abort', cancel);
    }
  }

  #hasEnded(): boolean {
    return this.#ending !== undefined;
  }

  #end(ending: Ending): void {
    this.#ending ??= ending;
    this.#child.kill('SIGKILL');
  }

  #death(code: number | null, signal: NodeJS.Signals | null): Ending {
    if (/heap out of memory|allocation failed|out of memory/iu.test(this.#errors)) return { kind: 'memory' };
    const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
    return { kind: 'died', how, told: shownName(this.#errors, 300), started: this.#started };
  }

  async #look(): Promise<void> {
    this.#messages = 0;
    const now = performance.now();
    const { deadlineMs, silenceMs, memoryBytes, progress } = this.#limits;
    if (now - this.#progressReportedAtMs > REPEAT_PROGRESS_MS) {
      this.#progressReportedAtMs = now;
      progress?.(...this.#lastProgress);
    }
    if (now - this.#start > deadlineMs) {
      const asked = this.#askedPython;
      const waitedMs = asked === undefined ? undefined : now - asked;
      this.#end({ kind: 'deadline', afterMs: deadlineMs, waitedMs });
    } else if (now - this.#lastSign > silenceMs) this.#end({ kind: 'silence', afterMs: silenceMs });
    const { pid } = this.#child;
    const bytes = pid === undefined ? undefined : await residentBytes(pid);
    if (bytes !== undefined && bytes > memoryBytes) this.#end({ kind: 'memory' });
  }

  #read(piece: Buffer): void {
    // What a child still says after its end was decided is not even kept.
    if (this.#hasEnded()) return;
    try {
      for (const message of this.#frames.read(piece)) {
        this.#received(childMessage(message));
        if (this.#hasEnded()) return;
      }
    } catch (error) {
      if (!isUnreadable(error, 'damaged')) throw error;
      this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
    }
  }

  #received(message: ChildMessage | undefined): void {
    this.#lastSign = performance.now();
    this.#started = true;
    if (message?.kind === 'ask-endpoint' || message?.kind === 'ask-python') {
      this.#asked(message);
      return;
    }
    this.#messages += 1;
    if (message === undefined || this.#messages > MOST_MESSAGES_A_LOOK) {
      this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
      return;
    }
    switch (message.kind) {
      case 'progress':
        this.#lastProgress = [message.share, message.what];
        this.#progressReportedAtMs = performance.now();
        this.#limits.progress?.(message.share, message.what);
        return;
      case 'result':
      case 'prepared':
      case 'compared':
      case 'not-tested':
      case 'failed':
        this.#end(message);
    }
  }

  #asked(question: Question): void {
    if (this.#questions < MOST_QUESTIONS) void this.#answer(question);
    else this.#end({ kind: 'failed', reason: UNREADABLE, fault: false });
  }

  async #answer(question: Question): Promise<void> {
    this.#questions += 1;
    try {
      this.send(question.kind === 'ask-python' ? await this.#askPython(question) : await this.#ask(question));
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      const { id } = question;
      if (question.kind === 'ask-python') this.send({ kind: 'python', id, answer: undefined, fault });
      else this.send({ kind: 'endpoint', id, text: undefined, fault });
    } finally {
      this.#questions -= 1;
    }
  }

  async #ask({ id, body }: Extract<Question, { kind: 'ask-endpoint' }>): Promise<ParentMessage> {
    const { endpoint } = this.#limits;
    if (endpoint === undefined) throw new ArtifactFault('This analysis has no endpoint.');
    const text = body === undefined ? await endpoint.metadata() : await endpoint.infer(body);
    return { kind: 'endpoint', id, text, fault: undefined };
  }

  async #askPython({ id, header, body }: Extract<Question, { kind: 'ask-python' }>): Promise<ParentMessage> {
    const { python } = this.#limits;
    if (python === undefined) throw new ArtifactFault('This analysis has no Python function.');
    this.#askedPython = performance.now();
    try {
      return { kind: 'python', id, answer: await python.ask(header, body), fault: undefined };
    } finally {
      this.#askedPython = undefined;
    }
  }
}

type Question = Extract<ChildMessage, { readonly kind: 'ask-endpoint' | 'ask-python' }>;
