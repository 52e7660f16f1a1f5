import { ArtifactFault } from '../fault.ts';
import { exposeTensor, FLOAT_TYPES } from '../model/expose-tensor.ts';
import type { ModelFile } from '../model/model-file.ts';
import type { Runtime, Session } from '../runtime/runtime.ts';
import { runtimeMessage } from './batch-runner.ts';

/** @throws ArtifactFault if the runtime refuses the model */
export async function loadSession(runtime: Runtime, bytes: Uint8Array): Promise<Session> {
  try {
    return await runtime.open(bytes);
  } catch (error) {
    throw refusal(error);
  }
}

/** Loads a model with an inner tensor as an output, whose type of float the file does not say. @throws ArtifactFault if it is refused */
export async function loadSessionWith(runtime: Runtime, file: ModelFile, tensor: string): Promise<Session> {
  let refused: unknown;
  for (const type of FLOAT_TYPES) {
    try {
      return await runtime.open(exposeTensor(file.bytes, tensor, type));
    } catch (error) {
      refused ??= error;
    }
  }
  throw refusal(refused);
}

function refusal(error: unknown): ArtifactFault {
  return new ArtifactFault(
    `The runtime refuses the model: ${runtimeMessage(error)}. Check it with onnx.checker.check_model, and export it ` +
      'with an operator set that ONNX Runtime knows.',
  );
}
