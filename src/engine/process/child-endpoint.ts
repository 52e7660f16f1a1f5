import { ArtifactFault } from '../fault.ts';
import type { EndpointPort } from '../victim/endpoint-victim.ts';
import type { EndpointProtocol } from '../victim/endpoint-protocol.ts';
import type { ChildMessage, EndpointMessage } from './messages.ts';

interface Waiting {
  readonly resolve: (text: string | undefined) => void;
  readonly reject: (fault: ArtifactFault) => void;
}

/** Reaches the endpoint by way of the parent process: the child itself makes no connection. */
export class ChildEndpoint {
  readonly #tell: (message: ChildMessage) => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(tell: (message: ChildMessage) => void) {
    this.#tell = tell;
  }

  port(protocol: EndpointProtocol): EndpointPort {
    return {
      protocol,
      metadata: () => this.#ask(undefined),
      infer: async (body) => (await this.#ask(body)) ?? '',
    };
  }

  /** Hands an answer of the parent to the question that it belongs to. */
  answered({ id, text, fault }: EndpointMessage): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (fault === undefined) waiting?.resolve(text);
    else waiting?.reject(new ArtifactFault(fault));
  }

  #ask(body: string | undefined): Promise<string | undefined> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ kind: 'ask-endpoint', id, body });
    });
  }
}
