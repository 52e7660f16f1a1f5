import { present } from '@model-security-scan/common/present';
import { ArtifactFault } from '../fault.ts';
import type { EndpointPort } from '../victim/endpoint-victim.ts';
import type { EndpointProtocol } from '../victim/endpoint-protocol.ts';
import type { PythonPort } from '../types.ts';
import type { ChildMessage, EndpointMessage, PythonMessage } from './messages.ts';

type Answer = EndpointMessage | PythonMessage;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: ArtifactFault) => void;
}

const NO_ANSWER = new ArtifactFault(
  'The answer to a question about the model has another form than expected.',
);

/** Asks the parent process for answers of a model that is not here: the child makes no connection and starts no program. */
export class ChildQuestions {
  readonly #tell: (message: ChildMessage) => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(tell: (message: ChildMessage) => void) {
    this.#tell = tell;
  }

  endpoint(protocol: EndpointProtocol): EndpointPort {
    const ask = async (body: string | undefined): Promise<string | undefined> => {
      const answer = await this.#ask((id) => ({ kind: 'ask-endpoint', id, ...present({ body }) }));
      if (answer.kind !== 'endpoint') throw NO_ANSWER;
      return answer.text;
    };
    return {
      protocol,
      metadata: () => ask(undefined),
      infer: async (body) => (await ask(body)) ?? '',
    };
  }

  python(): PythonPort {
    return {
      ask: async (header, body) => {
        const answer = await this.#ask((id) => ({ kind: 'ask-python', id, header, body }));
        if (answer.kind !== 'python' || answer.answer === undefined) throw NO_ANSWER;
        return answer.answer;
      },
    };
  }

  /** Hands an answer of the parent to the question that it belongs to. */
  answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.fault === undefined) waiting?.resolve(answer);
    else waiting?.reject(new ArtifactFault(answer.fault));
  }

  #ask(question: (id: number) => ChildMessage): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell(question(id));
    });
  }
}
